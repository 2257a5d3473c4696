import { renew } from './kept.ts'
import { dropPack } from './packs.ts'

/** Key of the games whose packs the visitor took away: they are not made again by themselves. */
export const refusedPacks = 'packs-refused'
/** How many of them are remembered; a game is a day away at most when it matters. */
const mostRefused = 40

export const acceptPack = (tenant: string, gameId: number): Promise<unknown> => renew<number[]>(tenant, refusedPacks, (old = []) => old.filter((one) => one !== gameId))

/** The visitor takes a pack away. Resolves with false where the browser's store refuses. */
export async function removePack(tenant: string, gameId: number): Promise<boolean> {
  await renew<number[]>(tenant, refusedPacks, (old = []) => [...old.filter((one) => one !== gameId), gameId].slice(-mostRefused))
  return dropPack(tenant, gameId)
}
