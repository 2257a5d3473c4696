import { useEffect, useSyncExternalStore } from 'react'
import { savedAtHeader } from '../contract/messages.ts'
import { packCacheName, packManifestPath, readPacks, type Pack } from '../contract/packs.ts'
import { withTimeout } from '../domain/with-timeout.ts'

/** A pack as stored now: with the age of its oldest page, and without withdrawn pages. */
export type SavedPack = Pack & { at: number; bytes: number }
/** The progress of a pack: things done out of all. */
export type PackProgress = { gameId: number; done: number; of: number; cancel(): void }
export type PackState = {
  /** Undefined until read. The next game first. One without parts is unfinished or removed. */
  packs: readonly SavedPack[] | undefined
  making: PackProgress | null
  /** Why the last pack failed, and of which game. */
  failed: { gameId: number; word: string } | null
}

const unknown: PackState = { packs: undefined, making: null, failed: null }
let state = unknown
const listeners = new Set<() => void>()

export function setPacks(change: Partial<PackState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}
export const packState = (): PackState => state

/** Requested games with their sports, until their packs are complete, canceled or removed. */
export const requestedPacks = new Map<number, number>()
let handleRequest: ((gameId: number) => void) | undefined

/** Registers what loads packs (`shell/packs/start-packs.ts`), also for earlier requests. */
export function onPackRequest(handle: (gameId: number) => void): void {
  handleRequest = handle
  for (const gameId of requestedPacks.keys()) handle(gameId)
}
/** Makes or renews the pack of a game. */
export function requestPack(gameId: number, sportId: number): void {
  requestedPacks.set(gameId, sportId)
  handleRequest?.(gameId)
}
export const cancelPack = (): void => state.making?.cancel()

/** Timeout of a step in milliseconds: it reads or deletes up to a hundred copies. */
const cacheWaits = 1800

/** Resolves with false when the store refuses. Reading must not create the cache. */
const withCache = (tenant: string, work: (cache: Cache) => Promise<unknown>): Promise<boolean> =>
  withTimeout(
    async () => {
      const name = packCacheName(tenant)
      if (await caches.has(name)) await work(await caches.open(name))
      return true
    },
    false,
    cacheWaits,
  )

/**
 * Deletes what no pack lists. The keys are read first: a pack lists its URLs before they are
 * stored.
 */
export async function deleteUnlisted(cache: Cache): Promise<void> {
  const keys = await cache.keys()
  const listed = new Set(
    (await readPacks(cache))
      .flatMap(({ gameId, urls }) => [packManifestPath(gameId), ...urls])
      .map((url) => new URL(url, location.origin).href),
  )
  for (const key of keys) if (!listed.has(key.url)) await cache.delete(key)
}

/** All packs of this department on this device. */
export async function loadPacks(tenant: string): Promise<readonly SavedPack[]> {
  let packs: SavedPack[] = []
  await withCache(tenant, async (cache) => {
    packs = await Promise.all((await readPacks(cache)).map((pack) => toSavedPack(cache, pack)))
  })
  packs.sort((a, b) => (a.date < b.date ? -1 : 1))
  setPacks({ packs })
  return packs
}

async function toSavedPack(cache: Cache, pack: Pack): Promise<SavedPack> {
  const copies = await Promise.all(pack.parts.map(({ key }) => cache.match(key)))
  const dates = copies.flatMap((copy) =>
    copy ? [Date.parse(copy.headers.get(savedAtHeader) ?? '') || 0] : [],
  )
  const parts = pack.parts.filter((_, i) => copies[i])
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0)
  return { ...pack, parts, at: Math.min(...dates), bytes }
}

/** Deletes a pack with what no other pack lists. */
export const deletePack = (tenant: string, gameId: number): Promise<boolean> =>
  withCache(tenant, async (cache) => {
    await cache.delete(packManifestPath(gameId))
    await deleteUnlisted(cache)
  })

/**
 * Removes a pack on the visitor's click, and notes that it is not made again automatically.
 * Resolves with false when the store refuses.
 */
export async function removePack(tenant: string, gameId: number): Promise<boolean> {
  requestedPacks.delete(gameId)
  // A pack being made would be stored again.
  if (state.making?.gameId === gameId) cancelPack()
  const pack = state.packs?.find((candidate) => candidate.gameId === gameId)
  const done = await deletePack(tenant, gameId)
  const removed = { ...pack, parts: [], urls: [], isRemoved: true }
  await withCache(tenant, (cache) => cache.put(packManifestPath(gameId), Response.json(removed)))
  await loadPacks(tenant)
  return done
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The packs of this device, and the one being made. */
export function usePacks(tenant: string): PackState {
  const { packs, ...rest } = useSyncExternalStore(subscribe, packState, () => unknown)
  useEffect(() => {
    if (!state.packs && 'caches' in globalThis) void loadPacks(tenant)
  }, [tenant])
  return { ...rest, packs: packs?.filter(({ parts }) => parts.length > 0) }
}
