import { z } from 'zod'
import { OpponentHistory, OpponentOption, OpponentSummary, YearByYear } from '../schema/opponent-history.ts'
import { meetingRows, opponentRows, recordRow } from './game-table.ts'
import { id, pageOf, paging, type DescribedOf } from './parts.ts'

const sport = z.object({ sportId: id })

export const opponentSchemas: DescribedOf<typeof import('../api/opponents.ts')> = {
  opponentPage: { summary: 'The schools that a sport has met, by name, page by page.', query: z.object({ ...paging, sportId: id }), result: pageOf(OpponentSummary), example: { sportId: 1 }, table: ({ items }) => opponentRows(items) },
  opponentList: { summary: 'All schools that a sport has met, by name, with wins, losses and ties.', query: sport, result: z.array(OpponentSummary), example: { sportId: 1 }, table: opponentRows },
  opponentHistory: { summary: 'All meetings of a sport with a school, the newest first, and what they come to.', query: z.object({ sportId: id, opponentId: id }), result: OpponentHistory.nullable(), example: { sportId: 1, opponentId: 1 }, table: (history) => meetingRows(history?.meetings ?? []) },
  opponentOptions: { summary: 'Schools for a picker: all, or those that a sport has met.', query: z.object({ sportId: id.optional() }), result: z.array(OpponentOption), example: {} },
  yearByYear: { summary: 'Every season of a sport by its title, with its games and its record.', query: sport, result: YearByYear, example: { sportId: 1 }, table: (years) => Object.entries(years).map(([season, { games, records }]) => ({ Season: season, Games: games.length, ...recordRow(records) })) },
}
