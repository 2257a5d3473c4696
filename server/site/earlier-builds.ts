import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { respond } from '../http/body.ts'
import { contentType } from '../http/static-files.ts'

const hour = 3_600_000
/** A day after the last process of a build ended; processes renew the time every hour. */
const retentionMs = 25 * hour

/**
 * Names of built files contain a hash of their content: the same name is the same file in every
 * build.
 */
const name = /^[\w-]+(?:\.[\w-]+)+$/

/**
 * Files of the builds of the last day, for pages that are still open after a deployment. They are
 * in a folder that all processes of a machine share, so that a process of the old build also finds
 * new files. A file's time is when a process with it last ran.
 */
export class EarlierBuilds {
  #folder: string
  #built: string
  #report: (error: unknown) => void
  #timer: NodeJS.Timeout | undefined

  constructor(dataDir: string, builtFolder: string, report: (error: unknown) => void) {
    this.#folder = join(dataDir, 'builds')
    this.#built = join(builtFolder, 'assets')
    this.#report = report
  }

  /**
   * Stores this build's files and renews their time every hour. If the disk is full, pages of an
   * earlier build have to reload.
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
    // A missing built file is a 404, never a page, because a worker would cache the page under its
    // name.
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
      { 'content-type': contentType(file), 'cache-control': 'public, max-age=31536000, immutable' },
    )
  }

  async #keep(): Promise<void> {
    try {
      await mkdir(this.#folder, { recursive: true })
      const builtFiles = (await readdir(this.#built)).filter(
        (file) => name.test(file) && !file.endsWith('.gz'),
      )
      const now = new Date()
      for (const file of builtFiles) {
        const copiedFile = join(this.#folder, file)
        if (
          await utimes(copiedFile, now, now).then(
            () => false,
            () => true,
          )
        )
          await copyWhole(join(this.#built, file), copiedFile)
      }
      const currentFiles = new Set(builtFiles)
      for (const file of await readdir(this.#folder))
        if (!currentFiles.has(file))
          await this.#forgetIfOld(join(this.#folder, file), now.getTime())
    } catch (error) {
      this.#report(error)
    }
  }

  async #forgetIfOld(file: string, now: number): Promise<void> {
    // Another process may have done it first.
    const facts = await stat(file).catch(() => undefined)
    if (facts && now - facts.mtimeMs > retentionMs) await rm(file, { force: true })
  }
}

/** Writes to a temporary name first, so that a file under its final name is complete. */
async function copyWhole(from: string, to: string): Promise<void> {
  const temporary = `${to}-${randomBytes(4).toString('hex')}.tmp`
  await copyFile(from, temporary)
  await rename(temporary, to)
}
