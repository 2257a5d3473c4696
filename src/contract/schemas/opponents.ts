import { z } from 'zod'
import {
  OpponentHistory,
  OpponentOption,
  OpponentSummary,
  SeasonRecord,
  SeasonResults,
  YearByYear,
} from '../schema/opponent-history.ts'
import { meetingRows, opponentRows, recordRow } from './game-table.ts'
import { id, pageOf, paging, season, type DescribedOf } from './parts.ts'

const sport = z.object({ sportId: id })

export const opponentSchemas: DescribedOf<typeof import('../api/opponents.ts')> = {
  opponentPage: {
    summary: 'The schools that a sport has met, by name, page by page.',
    query: z.object({ ...paging, sportId: id }),
    result: pageOf(OpponentSummary),
    example: { sportId: 1 },
    table: ({ items }) => opponentRows(items),
  },
  opponentList: {
    summary: 'All schools that a sport has met, by name, with wins, losses and ties.',
    query: sport,
    result: z.array(OpponentSummary),
    example: { sportId: 1 },
    table: opponentRows,
  },
  opponentHistory: {
    summary: 'All meetings of a sport with a school, the newest first, and what they come to.',
    query: z.object({ sportId: id, opponentId: id }),
    result: OpponentHistory.nullable(),
    example: { sportId: 1, opponentId: 1 },
    table: (history) => meetingRows(history?.meetings ?? []),
  },
  opponentOptions: {
    summary: 'Schools for a picker: all, or those that a sport has met.',
    query: z.object({ sportId: id.optional() }),
    result: z.array(OpponentOption),
    example: {},
  },
  yearByYear: {
    summary: 'Every season of a sport by its title, with its games and its record.',
    query: sport,
    result: YearByYear,
    example: { sportId: 1 },
    table: (years) =>
      Object.entries(years).map(([season, { games, records }]) => ({
        Season: season,
        Games: games.length,
        ...recordRow(records),
      })),
  },
  seasonRecords: {
    summary:
      'What each season of a sport came to, the newest first, back to the first page of the record book.',
    notes: 'Year by year without the games: the newest season first.',
    query: sport,
    result: z.array(SeasonRecord),
    example: { sportId: 1 },
    table: (years) =>
      years.map(({ season: title, games, records }) => ({
        Season: title,
        Games: games,
        ...recordRow(records),
      })),
  },
  seasonResults: {
    summary:
      'The results of a season, or of the newest one that has any; of a season without a schedule from the record book.',
    notes: 'Without a season: the newest one that has results.',
    query: z.object({ sportId: id, season }),
    result: SeasonResults.nullable(),
    example: { sportId: 1, season: '2026' },
    table: (results) => meetingRows(results?.games ?? []),
  },
}
