import { useEffect, useSyncExternalStore } from 'react'
import { packCacheName, packNote, packPrefix, type Pack } from '../contract/packs.ts'
import { patiently } from './patient.ts'

/** A pack that is being made: of how many things so many are here. */
export type Making = { gameId: number; done: number; of: number }
export type PackState = {
  /** Undefined until they were looked for. The next game first. */
  packs: readonly Pack[] | undefined
  making: Making | null
  /** Why the last one was not made, in words, and whose it was. */
  failed: { gameId: number; word: string } | null
}

/** Who makes packs: there is one once the page stands (`shell/packs/start-packs.ts`). */
type Maker = { make(gameId: number, sportId: number): void; cancel(): void }

let state: PackState = { packs: undefined, making: null, failed: null }
let maker: Maker | undefined
const listeners = new Set<() => void>()

export function setPacks(change: Partial<PackState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}
export const setMaker = (one: Maker): void => { maker = one }
export const packState = (): PackState => state

/** Makes the pack of a game, or makes it anew. */
export const askForPack = (gameId: number, sportId: number): void => maker?.make(gameId, sportId)
export const cancelPack = (): void => maker?.cancel()

/** All packs of this department that are on this device. */
export const lookForPacks = async (tenant: string): Promise<readonly Pack[]> => {
  const packs = await patiently(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith(packPrefix(tenant)))
    const notes = await Promise.all(names.map(async (name) => (await (await caches.match(packNote, { cacheName: name }))?.json()) as Pack | undefined))
    return notes.filter((note) => note !== undefined).toSorted((a, b) => (a.date < b.date ? -1 : 1))
  }, [])
  setPacks({ packs })
  return packs
}

/** Resolves with false where the browser's store refuses. */
export async function dropPack(tenant: string, gameId: number): Promise<boolean> {
  const done = await patiently(() => caches.delete(packCacheName(tenant, gameId)), false)
  await lookForPacks(tenant)
  return done
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => { listeners.delete(listener) }
}
const unknown: PackState = { packs: undefined, making: null, failed: null }

/** The packs of this device, and the one that is being made. */
export function usePacks(tenant: string): PackState {
  const packs = useSyncExternalStore(subscribe, packState, () => unknown)
  useEffect(() => {
    if (!state.packs && 'caches' in globalThis) void lookForPacks(tenant)
  }, [tenant])
  return packs
}
