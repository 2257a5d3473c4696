import { z } from 'zod'
import { Image, id, emptyQuery, toPageSchema, paging, type CallSchemaOf } from './parts.schema.ts'
import { ScheduleRecord } from './game.schema.ts'
import { SportRef, RelatedSeason, Season, Sport } from './sport.schema.ts'
import { recordRow, standingRows } from './game-tables.ts'

export const Standing = z
  .object({
    rank: z.number(),
    opponentId: z
      .number()
      .nullable()
      .meta({ description: 'Null for us and for schools that we never play.' }),
    title: z.string(),
    image: Image.nullable(),
    isTenant: z.boolean().meta({ description: "This department's row." }),
    conferenceRecord: z.string(),
    conferencePercentage: z.string(),
    conferencePoints: z.string(),
    overallRecord: z.string(),
    overallPercentage: z.string(),
    homeRecord: z.string(),
    awayRecord: z.string(),
    neutralRecord: z.string(),
    streak: z.string(),
    lastFive: z
      .string()
      .optional()
      .meta({ description: "The last results, oldest first: 'WLWWL'." }),
    scored: z.string().optional().meta({ description: 'Points, goals or sets of the season.' }),
    allowed: z.string().optional(),
  })
  .meta({
    id: 'Standing',
    description:
      'A row of conference standings. All values are text, as entered by the ' +
      'department. Blank records of its own row come from its schedule; then rows are ' +
      'sorted by record, and later results of its games count for the opponents, too.',
  })
export type Standing = z.infer<typeof Standing>

export const ConferenceStanding = z
  .object({
    sport: SportRef,
    season: z.string(),
    conference: z.string().nullable(),
    through: z
      .string()
      .nullable()
      .meta({ description: 'The last day whose results are counted; null if unknown.' }),
    unit: z.string().optional().meta({
      description: "What `scored` and `allowed` count: 'points', 'goals', 'runs', 'sets'.",
    }),
    isSorted: z
      .boolean()
      .optional()
      .meta({
        description:
          'Whether the rows are sorted by their records: tied teams by their results against ' +
          'each other, then by overall percentage, then by name. Otherwise as entered.',
      }),
    rows: z.array(Standing),
  })
  .meta({ id: 'ConferenceStanding', description: 'The current standings of one sport.' })
export type ConferenceStanding = z.infer<typeof ConferenceStanding>

const Standpoint = z.object({
  record: z.string().meta({ description: "The conference record: '6-2'." }),
  place: z.string().meta({ description: "'1', of equal records 'T1'." }),
})

export const Outlook = z
  .object({ gameId: z.number(), win: Standpoint, loss: Standpoint })
  .meta({ id: 'Outlook', description: 'Where a game in progress would put this department.' })
export type Outlook = z.infer<typeof Outlook>

export const SportStandings = ConferenceStanding.extend({
  outlooks: z.array(Outlook).optional(),
  isCurrent: z.boolean().meta({ description: 'Shown when no season is requested.' }),
  url: z.string().meta({ description: "'/sports/football/standings'" }),
  seasons: z
    .array(z.object({ title: z.string(), url: z.string() }))
    .meta({ description: 'Seasons of the sport with standings, newest first.' }),
}).meta({ id: 'SportStandings', description: 'The standings of one sport in one season.' })
export type SportStandings = z.infer<typeof SportStandings>

/** With the headings of sports.csv in an import folder. */
const sportRow = (sport: Sport) => ({
  title: sport.title,
  slug: sport.globalSportNameSlug,
  short_name: sport.shortName,
  abbrev: sport.abbrev,
  code: sport.globalSportShortName,
  gender: sport.globalSportGender,
  non_sport: sport.nonSport ? 'y' : '',
  tickets: sport.ticketsLink,
  twitter: sport.twitterName,
  instagram: sport.instagramName,
  facebook: sport.facebookPage,
  youtube: sport.youtubeName,
})

export const sportSchemas: CallSchemaOf<typeof import('./sports.ts')> = {
  sports: {
    summary: 'All sports of the department, by title.',
    query: emptyQuery,
    result: z.array(Sport),
    example: {},
    table: (all) => all.map(sportRow),
  },
  sport: {
    summary: 'One sport by id.',
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
    summary: 'The current season of a sport, as marked by the department.',
    query: z.object({ sportId: id }),
    result: Season.nullable(),
    example: { sportId: 1 },
  },
  seasonRecord: {
    summary: 'The record of a season as text.',
    query: z.object({ seasonId: id }),
    result: ScheduleRecord.nullable(),
    example: { seasonId: 1 },
    table: (record) => (record ? [recordRow(record)] : []),
  },
  relatedSeasons: {
    summary: 'Seasons of a sport with a schedule, newest first.',
    notes: 'Seasons of a sport that have a schedule.',
    query: z.object({ sportId: id }),
    result: z.array(RelatedSeason),
    example: { sportId: 1 },
  },
  seasonStandings: {
    summary: "Conference standings of a season, or of a sport's current season.",
    query: z
      .object({ ...paging, sportId: id.optional(), seasonId: id.optional() })
      .refine(
        ({ sportId, seasonId }) => sportId !== undefined || seasonId !== undefined,
        'name a sportId or a seasonId',
      ),
    result: toPageSchema(Standing),
    example: { sportId: 1 },
    table: ({ items }) => standingRows(items),
  },
  conferenceStandings: {
    summary: 'The standings of all sports in their current seasons.',
    query: emptyQuery,
    result: z.array(ConferenceStanding),
    example: {},
    table: (tables) =>
      tables.flatMap(({ sport, season, rows }) =>
        standingRows(rows).map((row) => ({ Sport: sport.title, Season: season, ...row })),
      ),
  },
  sportStandings: {
    summary:
      'The standings of a sport in a season. Without a season: the current one, ' +
      'or the newest with standings.',
    query: z.object({ sportId: id, season: z.string().max(20).optional() }),
    result: SportStandings.nullable(),
    example: { sportId: 1 },
    table: (standings) => standingRows(standings?.rows ?? []),
  },
}
