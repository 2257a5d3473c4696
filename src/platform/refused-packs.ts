import { readStored, validItems, updateStored } from './storage.ts'
import { cancelPack, dropPack, packState } from './packs.ts'

/**
 * The storage key of games whose packs the visitor removed: they are not made again automatically.
 */
const key = 'packs-refused'
/** Most remembered games; automatic packs are made only a day ahead. */
const mostRefused = 40

const gamesIn = (value: unknown) => validItems<number>(value, (one) => typeof one === 'number')

export const isRefused = async (tenant: string, gameId: number): Promise<boolean> =>
  gamesIn(await readStored(tenant, key)).includes(gameId)

export const acceptPack = (tenant: string, gameId: number): Promise<unknown> =>
  updateStored(tenant, key, (old) => gamesIn(old).filter((one) => one !== gameId))

/** Removes a pack on the visitor's click. Resolves with false when the store refuses. */
export async function removePack(tenant: string, gameId: number): Promise<boolean> {
  // A pack being made would be stored again.
  if (packState().making?.gameId === gameId) cancelPack()
  await updateStored(tenant, key, (old) =>
    [...gamesIn(old).filter((one) => one !== gameId), gameId].slice(-mostRefused),
  )
  return dropPack(tenant, gameId)
}
