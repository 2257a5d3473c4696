import { useEffect, useSyncExternalStore } from 'react'
import { savedAtHeader } from '../contract/messages.ts'
import { packCacheName, packManifestPath, packCachePrefix, type Pack } from '../contract/packs.ts'
import { hasElapsed } from '../domain/calendar/elapsed.ts'
import { withTimeout } from '../domain/with-timeout.ts'

/** The progress of a pack: things done out of all. */
export type PackProgress = { gameId: number; done: number; of: number }
export type PackState = {
  /** Undefined until read. The next game first. */
  packs: readonly Pack[] | undefined
  making: PackProgress | null
  /** Why the last pack failed, and of which game. */
  failed: { gameId: number; word: string } | null
}

/** The pack maker, registered after the start (`shell/packs/start-packs.ts`). */
type Maker = { make(gameId: number, sportId: number): void; cancel(): void }

let state: PackState = { packs: undefined, making: null, failed: null }
let maker: Maker | undefined
/** Requests made before the maker was registered. */
const asked: Parameters<Maker['make']>[] = []
const listeners = new Set<() => void>()

export function setPacks(change: Partial<PackState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}
export function setMaker(one: Maker): void {
  maker = one
  for (const game of asked.splice(0)) one.make(...game)
}
export const packState = (): PackState => state

/** Makes or renews the pack of a game. Requests before the maker is loaded are kept. */
export function requestPack(...game: Parameters<Maker['make']>): void {
  if (maker) maker.make(...game)
  else asked.push(game)
}
export const cancelPack = (): void => maker?.cancel()

const namesOf = async (tenant: string): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(packCachePrefix(tenant)))

/**
 * The note of a pack's cache. Undefined when it is missing or unreadable, so that a damaged pack
 * hides no other.
 */
export async function readPackManifest(name: string): Promise<Pack | undefined> {
  const note = (await (
    await caches.match(packManifestPath, { cacheName: name })
  )
    ?.json()
    .catch(() => undefined)) as Partial<Pack> | null | undefined
  return note &&
    typeof note.gameId === 'number' &&
    typeof note.date === 'string' &&
    Array.isArray(note.parts) &&
    Array.isArray(note.missing)
    ? (note as Pack)
    : undefined
}

/** Milliseconds after which an unfinished pack is abandoned: its note is written last. */
const begunFor = 3_600_000

/** Deletes unfinished and damaged packs, which are in no list. */
export const deleteUnfinishedPacks = (tenant: string, now = Date.now()): Promise<unknown> =>
  withTimeout(async () => {
    for (const name of await namesOf(tenant)) {
      if (await readPackManifest(name)) continue
      const [first] = await (await caches.open(name)).matchAll()
      if (first && hasElapsed(Date.parse(first.headers.get(savedAtHeader) ?? ''), begunFor, now))
        await caches.delete(name)
    }
  }, undefined)

/** All packs of this department on this device. */
export const loadPacks = async (tenant: string): Promise<readonly Pack[]> => {
  const packs = await withTimeout(async () => {
    const notes = await Promise.all((await namesOf(tenant)).map(readPackManifest))
    return notes.filter((note) => note !== undefined).toSorted((a, b) => (a.date < b.date ? -1 : 1))
  }, [])
  setPacks({ packs })
  return packs
}

/** Resolves with false when the store refuses. */
export async function dropPack(tenant: string, gameId: number): Promise<boolean> {
  const done = await withTimeout(() => caches.delete(packCacheName(tenant, gameId)), false)
  await loadPacks(tenant)
  return done
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
const unknown: PackState = { packs: undefined, making: null, failed: null }

/** The packs of this device, and the one being made. */
export function usePacks(tenant: string): PackState {
  const packs = useSyncExternalStore(subscribe, packState, () => unknown)
  useEffect(() => {
    if (!state.packs && 'caches' in globalThis) void loadPacks(tenant)
  }, [tenant])
  return packs
}
