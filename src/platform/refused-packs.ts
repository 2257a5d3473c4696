import { readStored, listOf, updateStored } from './storage.ts'
import { cancelPack, dropPack, packState } from './packs.ts'

/** Key of the games whose packs the visitor took away: they are not made again by themselves. */
const key = 'packs-refused'
/** How many of them are remembered; a game is a day away at most when it matters. */
const mostRefused = 40

const gamesIn = (value: unknown) => listOf<number>(value, (one) => typeof one === 'number')

export const isRefused = async (tenant: string, gameId: number): Promise<boolean> =>
  gamesIn(await readStored(tenant, key)).includes(gameId)

export const acceptPack = (tenant: string, gameId: number): Promise<unknown> =>
  updateStored(tenant, key, (old) => gamesIn(old).filter((one) => one !== gameId))

/** The visitor takes a pack away. Resolves with false where the browser's store refuses. */
export async function removePack(tenant: string, gameId: number): Promise<boolean> {
  // What is made anew right now would be there again.
  if (packState().making?.gameId === gameId) cancelPack()
  await updateStored(tenant, key, (old) =>
    [...gamesIn(old).filter((one) => one !== gameId), gameId].slice(-mostRefused),
  )
  return dropPack(tenant, gameId)
}
