import { statSync } from 'node:fs'
import { readTenantsFile, type FileTenant } from '../config.ts'
import { transact } from '../content/transaction.ts'
import type { Store } from '../db/store.ts'
import { overlaySettings } from './overlay.ts'
import type { Tenants } from './tenants.ts'

/**
 * Milliseconds between two checks of the file. A changed file is read when it did not change since
 * the last check, so within a second.
 */
const lookEvery = 300

type Parts = {
  file: string
  store: Store
  tenants: Tenants
  /** The tenants read at the start. */
  before: FileTenant[]
  upstream?: boolean
  report(error: unknown): void
}

/**
 * Applies changes of TENANTS_FILE without a restart. An invalid or missing file is reported once,
 * and the earlier tenants stay. The file is checked by path, so a file moved into place (by
 * editors, deployments, mounted configuration) is noticed, too.
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
  // The file may have changed since the start, so it is always read once.
  let appliedSign = ''
  let seen = signOf(file)
  let work: Promise<void> = Promise.resolve()

  const applyFile = async () => {
    const next = readTenantsFile(file, upstream)
    await tenants.check(next)
    const removedIds = list
      .filter(({ id }) => !next.some((nextTenant) => nextTenant.id === id))
      .map(({ id }) => id)
    const changed = next
      .filter(
        (nextTenant) =>
          JSON.stringify(nextTenant) !==
          JSON.stringify(list.find(({ id }) => id === nextTenant.id)),
      )
      .map(({ id }) => id)
    if (removedIds.length + changed.length === 0) return
    await overlaySettings(store, next, upstream, removedIds)
    await tenants.replace(next)
    list = next
    // Caches of pages, answers and addresses of these tenants depend on this topic.
    for (const id of [...removedIds, ...changed])
      await transact(store, id, async ({ topics }) => void topics.add('settings'))
  }
  const checkFile = () => {
    const now = signOf(file)
    const stood = now === seen
    seen = now
    if (!stood || now === appliedSign) return
    appliedSign = now
    work = work.then(applyFile).catch(report)
  }
  const timer = setInterval(checkFile, lookEvery)
  timer.unref()
  return { taken: () => list, stop: async () => (clearInterval(timer), work) }
}

/** Identifies the file's version without reading it; '' when there is none. */
function signOf(file: string): string {
  try {
    const { mtimeMs, size, ino } = statSync(file)
    return `${mtimeMs} ${size} ${ino}`
  } catch {
    return ''
  }
}
