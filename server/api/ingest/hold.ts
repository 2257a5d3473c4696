import { z } from 'zod'
import { HoldMode } from '../../../src/contract/schema/ingest.ts'
import { writeHold } from '../../content/live/desk.ts'
import { readGame } from '../../content/games/games.ts'
import { ReadContext } from '../../content/read-context.ts'
import { problem } from '../problem.ts'
import { readJson, said, type Methods } from './asked.ts'

/**
 * `PUT …/hold`: which versions of this game wait for a person. Those that wait already go on
 * waiting.
 */
export const hold: Methods = {
  async PUT({ request, tenant, store, gameId }) {
    const read = await readJson(request, z.object({ hold: HoldMode }))
    if ('refused' in read) return read.refused
    if (!(await readGame(new ReadContext(store, tenant), gameId)))
      return problem(404, `there is no game ${gameId}; see the schedule for its number`)
    await writeHold({ db: store.of(tenant), tenant }, gameId, read.value.hold)
    return said({ hold: read.value.hold })
  },
}
