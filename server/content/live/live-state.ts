import type { LiveGame } from '../../../src/contract/live.schema.ts'
import { readable } from '../broken-doc.ts'
import type { ReadContext } from '../read-context.ts'

/** Null for one that cannot be read; the others go on. */
export const liveState = (reading: ReadContext, gameId: number, doc: string): LiveGame | null =>
  readable(reading, 'live game', gameId, () => {
    const live = JSON.parse(doc) as LiveGame
    if (typeof live.version !== 'number') throw new Error('no state of a game')
    return live
  })
