import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { respond } from '../http/body.ts'
import { typeOf } from '../http/static-files.ts'

const hour = 3_600_000
/** A day after the last process of a build ended, which told of itself once an hour. */
const kept = 25 * hour

/**
 * Names of built files carry the hash of their content: the same name is the same file in every
 * build.
 */
const name = /^[\w-]+(?:\.[\w-]+)+$/

/**
 * Files of the builds that ran within a day, for pages that are still open since then: a deployment
 * takes nothing from under a reader. They lie in one folder beside the store, which the processes
 * of a machine share: while a new build starts here, a process of the old one answers for its
 * pieces, too. A file's time is when a process that has it last ran.
 */
export class EarlierBuilds {
  #folder: string
  #built: string
  #report: (fault: unknown) => void
  #timer: NodeJS.Timeout | undefined

  constructor(dataDir: string, builtFolder: string, report: (fault: unknown) => void) {
    this.#folder = join(dataDir, 'builds')
    this.#built = join(builtFolder, 'assets')
    this.#report = report
  }

  /**
   * Puts this build's files away, and again every hour says that they are in use. A disk that is
   * full costs pages of an earlier build a reload, and nothing else.
   */
  async start(): Promise<void> {
    await this.#keep()
    this.#timer = setInterval(() => void this.#keep(), hour)
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  async answer(request: Request, url: URL): Promise<Response> {
    const file = url.pathname.slice('/assets/'.length)
    const plain =
      name.test(file) && !/\.(?:br|gz)$/.test(file)
        ? await readFile(join(this.#folder, file)).catch(() => null)
        : null
    // A built file that is not there is a real 404, never a page: a worker would keep the page
    // under its name.
    if (!plain)
      return new Response('No such file', {
        status: 404,
        headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
      })
    const br = await readFile(join(this.#folder, `${file}.br`)).catch(() => null)
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
    return respond(
      request,
      200,
      { plain, br, gzip: null, etag },
      { 'content-type': typeOf(file), 'cache-control': 'public, max-age=31536000, immutable' },
    )
  }

  async #keep(): Promise<void> {
    try {
      await mkdir(this.#folder, { recursive: true })
      const own = (await readdir(this.#built)).filter(
        (file) => name.test(file) && !file.endsWith('.gz'),
      )
      const now = new Date()
      for (const file of own) {
        const place = join(this.#folder, file)
        if (
          await utimes(place, now, now).then(
            () => false,
            () => true,
          )
        )
          await copyWhole(join(this.#built, file), place)
      }
      const running = new Set(own)
      for (const file of await readdir(this.#folder))
        if (!running.has(file)) await this.#forgetIfOld(join(this.#folder, file), now.getTime())
    } catch (fault) {
      this.#report(fault)
    }
  }

  async #forgetIfOld(file: string, now: number): Promise<void> {
    // Another process may have been quicker.
    const facts = await stat(file).catch(() => undefined)
    if (facts && now - facts.mtimeMs > kept) await rm(file, { force: true })
  }
}

/**
 * Under another name first: what has its right name is whole, whichever process reads it meanwhile.
 */
async function copyWhole(from: string, to: string): Promise<void> {
  const temporary = `${to}-${randomBytes(4).toString('hex')}.tmp`
  await copyFile(from, temporary)
  await rename(temporary, to)
}
