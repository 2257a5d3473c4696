import { statSync } from 'node:fs'
import { readTenantsFile, type FileTenant } from '../config.ts'
import { transact } from '../content/transaction.ts'
import type { Store } from '../db/store.ts'
import { overlaySettings } from './overlay.ts'
import type { Tenants } from './tenants.ts'

/**
 * Milliseconds between two looks at the file. One that has changed is taken when it has stood still
 * for one look: within a second.
 */
const lookEvery = 300

type Parts = {
  file: string
  store: Store
  tenants: Tenants
  /** What was taken at the start. */
  before: FileTenant[]
  upstream?: boolean
  report(fault: unknown): void
}

/**
 * Follows TENANTS_FILE while the server runs: a tenant that is added, changed or taken away counts
 * without a restart. A file that cannot be taken, or is not there, is reported once, and what was
 * taken before stays. It is looked at by its name, so a file that is moved into its place (as
 * editors, deployments and mounted configuration do) is noticed like one that is written to.
 */
export function watchTenantsFile({
  file,
  store,
  tenants,
  before,
  upstream = false,
  report,
}: Parts): { stop(): Promise<void>; taken(): FileTenant[] } {
  let list = before
  // Between the start and now it may have been written to: it is looked at once in any case.
  let taken = ''
  let seen = signOf(file)
  let work: Promise<void> = Promise.resolve()

  const take = async () => {
    const next = readTenantsFile(file)
    await tenants.check(next)
    const gone = list.filter(({ id }) => !next.some((one) => one.id === id)).map(({ id }) => id)
    const changed = next
      .filter((one) => JSON.stringify(one) !== JSON.stringify(list.find(({ id }) => id === one.id)))
      .map(({ id }) => id)
    if (gone.length + changed.length === 0) return
    await overlaySettings(store, next, upstream, gone)
    await tenants.replace(next)
    list = next
    // Whoever keeps pages, answers or addresses of these tenants listens for this topic.
    for (const id of [...gone, ...changed])
      await transact(store, id, async ({ topics }) => void topics.add('settings'))
  }
  const look = () => {
    const now = signOf(file)
    const stood = now === seen
    seen = now
    if (!stood || now === taken) return
    taken = now
    work = work.then(take).catch(report)
  }
  const timer = setInterval(look, lookEvery)
  timer.unref()
  return { taken: () => list, stop: async () => (clearInterval(timer), work) }
}

/** The file as far as it can be told from outside; '' where there is none. */
function signOf(file: string): string {
  try {
    const { mtimeMs, size, ino } = statSync(file)
    return `${mtimeMs} ${size} ${ino}`
  } catch {
    return ''
  }
}
