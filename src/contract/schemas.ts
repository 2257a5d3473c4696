import { z } from 'zod'
import type { Api } from './api.ts'
import type { QueryOf, ResultOf } from './endpoint.ts'
import { BoxScore } from './schema/box-score.ts'
import { Game, GamePage, Schedule, ScheduleRecord } from './schema/game.ts'
import { LiveDetails, LiveStats } from './schema/live.ts'
import { NavigationItem, SubNavigationItem } from './schema/navigation.ts'
import { PlayerBio, Roster } from './schema/roster.ts'
import { SiteSettings } from './schema/site.ts'
import { Season, Sport } from './schema/sport.ts'
import { Story, StoryPage } from './schema/story.ts'

/** An id on the wire is digits: '007', '1e3' and '' are not ids. */
const id = z.union([z.number().int().nonnegative(), z.string().regex(/^\d{1,15}$/, 'must be a number').transform(Number)]) as unknown as z.ZodType<number>
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}/, 'must be a day, 2026-09-05')
const season = z.string().max(20).optional()
const nothing = z.object({})
const paging = { $pageIndex: id.optional(), $pageSize: id.optional() }
const events = z.object({
  ...paging,
  sportId: id.optional(),
  locationIndicator: z.enum(['H', 'A', 'N']).optional(),
  startDate: day.optional(),
  endDate: day.optional(),
})

/** The parsers of every row, for the server and the tests; never for the entry bundle. */
export const schemas = {
  settings: { query: nothing, result: SiteSettings.nullable() },
  sports: { query: nothing, result: z.array(Sport) },
  sport: { query: z.object({ sportId: id }), result: Sport.nullable() },
  navigation: { query: nothing, result: z.array(NavigationItem) },
  subNavigation: { query: z.object({ sportId: id }), result: z.array(SubNavigationItem) },
  seasons: { query: z.object({ sportId: id, year: z.string().max(20).optional() }), result: z.array(Season) },
  currentSeason: { query: z.object({ sportId: id }), result: Season.nullable() },
  seasonRecord: { query: z.object({ seasonId: id }), result: ScheduleRecord.nullable() },
  roster: { query: z.object({ sportId: id, season, $pageSize: id.optional() }), result: Roster.nullable() },
  rosterById: { query: z.object({ rosterId: id }), result: Roster.nullable() },
  player: { query: z.object({ rosterPlayerId: id }), result: PlayerBio.nullable() },
  schedule: { query: z.object({ sportId: id, season }), result: Schedule.nullable() },
  scheduleById: { query: z.object({ scheduleId: id }), result: Schedule.nullable() },
  scheduleRecord: { query: z.object({ scheduleId: id }), result: ScheduleRecord.nullable() },
  game: { query: z.object({ gameId: id }), result: Game.nullable() },
  upcoming: { query: events, result: GamePage },
  results: { query: events, result: GamePage },
  scoreboard: { query: z.object({ sportId: id.optional() }), result: z.array(Game) },
  boxScore: { query: z.object({ gameId: id }), result: BoxScore.nullable() },
  liveStats: { query: nothing, result: LiveStats },
  liveDetails: { query: z.object({ gameId: id }), result: LiveDetails.nullable() },
  stories: { query: z.object({ ...paging, sportId: id.optional() }), result: StoryPage },
  story: { query: z.object({ date: z.string().max(30), slug: z.string().max(200) }), result: Story.nullable() },
} satisfies { [K in keyof Api]: { query: z.ZodType<QueryOf<Api[K]>>; result: z.ZodType<ResultOf<Api[K]>> } }
