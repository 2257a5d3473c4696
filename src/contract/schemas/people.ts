import { z } from 'zod'
import { PlayerBio, Roster } from '../schema/roster.ts'
import { id, season, type DescribedOf } from './parts.ts'

export const peopleSchemas: DescribedOf<typeof import('../api/people.ts')> = {
  roster: { summary: 'The roster of a sport: of its current season, or of the season that is named.', query: z.object({ sportId: id, season, $pageSize: id.optional() }), result: Roster.nullable(), example: { sportId: 1 } },
  rosterById: { summary: 'One roster by its number.', query: z.object({ rosterId: id }), result: Roster.nullable(), example: { rosterId: 1 } },
  player: { summary: 'The bio of a player in one season.', query: z.object({ rosterPlayerId: id }), result: PlayerBio.nullable(), example: { rosterPlayerId: 1 } },
}
