import { z } from 'zod'
import { ScheduleRecord } from '../schema/game.ts'
import { RelatedSeason, Season, Sport } from '../schema/sport.ts'
import { ConferenceStanding, Standing } from '../schema/standings.ts'
import { recordRow, standingRows } from './game-table.ts'
import { id, nothing, pageOf, paging, type DescribedOf } from './parts.ts'

/** The heads are those of sports.csv in a tenant pack. */
const sportRow = (one: Sport) => ({
  title: one.title,
  slug: one.globalSportNameSlug,
  short_name: one.shortName,
  abbrev: one.abbrev,
  code: one.globalSportShortName,
  gender: one.globalSportGender,
  non_sport: one.nonSport ? 'y' : '',
  tickets: one.ticketsLink,
  twitter: one.twitterName,
  instagram: one.instagramName,
  facebook: one.facebookPage,
  youtube: one.youtubeName,
})

export const sportSchemas: DescribedOf<typeof import('../api/sports.ts')> = {
  sports: {
    summary: 'All sports of the department, by title.',
    query: nothing,
    result: z.array(Sport),
    example: {},
    table: (all) => all.map(sportRow),
  },
  sport: {
    summary: 'One sport, by its number.',
    query: z.object({ sportId: id }),
    result: Sport.nullable(),
    example: { sportId: 1 },
  },
  seasons: {
    summary: 'The seasons of a sport, newest first.',
    query: z.object({ sportId: id, year: z.string().max(20).optional() }),
    result: z.array(Season),
    example: { sportId: 1 },
  },
  currentSeason: {
    summary: 'The season of a sport that the department has marked as current.',
    query: z.object({ sportId: id }),
    result: Season.nullable(),
    example: { sportId: 1 },
  },
  seasonRecord: {
    summary: 'Wins and losses of a season, as words.',
    query: z.object({ seasonId: id }),
    result: ScheduleRecord.nullable(),
    example: { seasonId: 1 },
    table: (record) => (record ? [recordRow(record)] : []),
  },
  relatedSeasons: {
    summary: 'The seasons of a sport that have a schedule, newest first.',
    notes: 'The seasons of a sport that have a schedule.',
    query: z.object({ sportId: id }),
    result: z.array(RelatedSeason),
    example: { sportId: 1 },
  },
  seasonStandings: {
    summary:
      'The table of a conference in a season: of the season, or of a sport in its current one.',
    query: z
      .object({ ...paging, sportId: id.optional(), seasonId: id.optional() })
      .refine(
        ({ sportId, seasonId }) => sportId !== undefined || seasonId !== undefined,
        'name a sportId or a seasonId',
      ),
    result: pageOf(Standing),
    example: { sportId: 1 },
    table: ({ items }) => standingRows(items),
  },
  conferenceStandings: {
    summary: 'The tables of all sports in their current seasons.',
    query: nothing,
    result: z.array(ConferenceStanding),
    example: {},
    table: (tables) =>
      tables.flatMap(({ sport, season, rows }) =>
        standingRows(rows).map((row) => ({ Sport: sport.title, Season: season, ...row })),
      ),
  },
}
