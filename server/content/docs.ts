import { z } from 'zod'
import { Game, Opponent, Schedule } from '../../src/contract/schema/game.ts'
import { Roster, PlayerBio, StaffMember } from '../../src/contract/schema/roster.ts'
import { Season, Sport } from '../../src/contract/schema/sport.ts'
import { Story } from '../../src/contract/schema/story.ts'

/** Documents as they are stored: the contract's shapes without what is put together from other rows when they are read. */
export const SportDoc = Sport.omit({ id: true, seasonId: true, rosterId: true, scheduleId: true })
export type SportDoc = z.infer<typeof SportDoc>

export const SeasonDoc = Season.omit({ id: true, sportId: true, isCurrent: true })

/** `aliases` and `tag` are what schedules and stat files call this school. */
export const OpponentDoc = Opponent.omit({ id: true }).extend({ aliases: z.array(z.string()), tag: z.string().nullable() })
export type OpponentDoc = z.infer<typeof OpponentDoc>

export const RosterDoc = Roster.pick({ season: true })
export const PlayerDoc = PlayerBio.omit({ rosterPlayerId: true, playerId: true, sport: true, season: true, rosterDisplayTitle: true, historicalFields: true })
export type PlayerDoc = z.infer<typeof PlayerDoc>
export const StaffDoc = StaffMember.omit({ id: true }).extend({ kind: z.enum(['coach', 'support']) })
export type StaffDoc = z.infer<typeof StaffDoc>

export const ScheduleDoc = Schedule.pick({ title: true, season: true, note: true, settings: true })
export type ScheduleDoc = z.infer<typeof ScheduleDoc>

/** The opponent is kept as the schedule writes it, with the number of the school when it is known. */
export const GameDoc = Game.omit({ id: true, scheduleId: true, sport: true, live: true, opponent: true }).extend({
  opponent: z.object({ id: z.number().nullable(), title: z.string() }),
})
export type GameDoc = z.infer<typeof GameDoc>

export const StoryDoc = Story.omit({ id: true, sport: true, url: true, games: true }).extend({ gameIds: z.array(z.number()) })
export type StoryDoc = z.infer<typeof StoryDoc>
