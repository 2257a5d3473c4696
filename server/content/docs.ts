import { z } from 'zod'
import type { ReadContext } from './read-context.ts'
import { GameExtras } from '../../src/contract/game-details.schema.ts'
import { Game, Opponent, Schedule } from '../../src/contract/game.schema.ts'
import { Player, PlayerBio, Roster, StaffMember } from '../../src/contract/roster.schema.ts'
import { Season, Sport } from '../../src/contract/sport.schema.ts'
import { Story, StoryVideo } from '../../src/contract/stories.schema.ts'

/**
 * Unreadable documents that were reported. Each is reported once, so that a busy list does not fill
 * the log.
 */
const reportedNames = new Set<string>()

/** Most names remembered, so that a broken store does not fill the memory. */
const maxReported = 1000

/** Skips and reports a document that cannot be read, so that its list still works. */
export function readOrReport<T>(
  { tenant }: Pick<ReadContext, 'tenant'>,
  kind: string,
  id: number,
  read: () => T,
): T | null {
  try {
    return read()
  } catch (error) {
    const name = `${tenant} ${kind} ${id}`
    if (!reportedNames.has(name) && reportedNames.size < maxReported)
      process.stderr.write(
        `fieldhouse: Error parsing ${kind} ${id} of ${tenant}: ${String(error)}\n`,
      )
    reportedNames.add(name)
    return null
  }
}

/** Stored documents: the contract's shapes without what is joined from other rows on reading. */
export const SportDoc = Sport.omit({ id: true, seasonId: true, rosterId: true, scheduleId: true })
export type SportDoc = z.infer<typeof SportDoc>

export const SeasonDoc = Season.omit({ id: true, sportId: true, isCurrent: true })

/** `aliases` and `tag` are names of this school in schedules and stat files. */
export const OpponentDoc = Opponent.omit({ id: true }).extend({
  aliases: z.array(z.string()),
  tag: z.string().nullable(),
})
export type OpponentDoc = z.infer<typeof OpponentDoc>

export const RosterDoc = Roster.pick({ season: true })
const nullableText = z.string().nullable().default(null)

/** Every field that may be null defaults to null: rows written before the field existed lack it. */
type NullByDefault<Shape extends z.ZodRawShape> = {
  [Name in keyof Shape]: Shape[Name] extends z.ZodNullable ? z.ZodDefault<Shape[Name]> : Shape[Name]
}
const nullByDefault = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object(
    Object.fromEntries(
      Object.entries(shape).map(([name, field]) => [
        name,
        field instanceof z.ZodNullable ? field.default(null) : field,
      ]),
    ) as NullByDefault<Shape>,
  )

export const PlayerDoc = nullByDefault({
  ...Player.omit({ rosterPlayerId: true, playerId: true }).shape,
  bio: PlayerBio.shape.bio,
  /** Other spellings of the name in stat files, separated by |. Never public. */
  alsoKnownAs: z.string().nullable(),
}).extend({ hide: z.boolean().default(false) })
export type PlayerDoc = z.input<typeof PlayerDoc>
/** A player with all fields. */
export type StoredPlayer = z.output<typeof PlayerDoc>

const playerDefaults = Object.fromEntries(
  Object.entries(PlayerDoc.shape).flatMap(([name, field]) =>
    field instanceof z.ZodDefault ? [[name, field.parse(undefined)]] : [],
  ),
)

/** The stored document of a player, with the defaults of fields that it lacks. */
export const parsePlayerDoc = (doc: string): StoredPlayer => ({
  ...playerDefaults,
  ...JSON.parse(doc),
})

export const StaffDoc = StaffMember.omit({ id: true, staffId: true, url: true }).extend({
  kind: z.enum(['coach', 'support']),
  hide: z.boolean().default(false),
  hideBio: z.boolean().default(false),
  bio: nullableText,
  socialMedia: z.array(z.object({ channel: z.string(), url: z.string() })).default([]),
})
export type StaffDoc = z.input<typeof StaffDoc>

export const ScheduleDoc = Schedule.pick({ title: true, season: true })
export type ScheduleDoc = z.infer<typeof ScheduleDoc>

/**
 * The opponent is stored as the schedule names it, with the school's id when known. `extras` is
 * only for the game's own page.
 */
export const GameDoc = Game.omit({
  id: true,
  scheduleId: true,
  sport: true,
  live: true,
  opponent: true,
  gameCenterLink: true,
}).extend({
  opponent: z.object({
    id: z.number().nullable(),
    title: z.string(),
    prefix: z.string().nullable(),
  }),
  gameCenterEnabled: z.boolean(),
  extras: GameExtras.nullable(),
})
export type GameDoc = z.infer<typeof GameDoc>

/**
 * Fields with a default are newer than the first rows; older rows get the default. `playerIds` are
 * persons. `hidden` is in no public answer.
 */
export const StoryDoc = Story.omit({
  id: true,
  sport: true,
  url: true,
  games: true,
  players: true,
  tags: true,
}).extend({
  gameIds: z.array(z.number()),
  playerIds: z.array(z.number()).default([]),
  tagIds: z.array(z.number()).default([]),
  hidden: z.boolean().default(false),
  writer: Story.shape.writer.default(null),
  images: Story.shape.images.default([]),
  video: StoryVideo.extend({
    captions: StoryVideo.shape.captions.default(null),
    transcript: nullableText,
  })
    .nullable()
    .default(null),
  galleryId: z.number().nullable().default(null),
  links: Story.shape.links.default([]),
  contentTemplate: nullableText,
})
export type StoryDoc = z.input<typeof StoryDoc>
