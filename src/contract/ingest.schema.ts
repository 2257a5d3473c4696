import { z } from 'zod'

export const VersionStatus = z.enum(['published', 'held', 'dropped', 'replaced']).meta({
  id: 'VersionStatus',
  description:
    "'held' waits for a person; 'replaced' was published, or was waiting, when " +
    "a newer one was; 'dropped' a person has refused. One version at most is " +
    'published.',
})
export type VersionStatus = z.infer<typeof VersionStatus>

export const Finding = z.object({ kind: z.enum(['note', 'serious']), text: z.string() }).meta({
  id: 'Finding',
  description:
    "What does not add up, for the scorer: 'serious' is worth a look before the " + 'next play.',
})
export type Finding = z.infer<typeof Finding>

export const IngestReport = z
  .object({
    gameId: z.number(),
    version: z.number(),
    changed: z
      .boolean()
      .meta({ description: 'False: the very same file came before; nothing was written.' }),
    score: z.string(),
    state: z.string(),
    warnings: z.array(z.string()),
    status: VersionStatus.meta({
      description: 'Of this version: only a published one is on the site.',
    }),
  })
  .meta({ id: 'IngestReport', description: 'What the scorer gets back for a stat file.' })
export type IngestReport = z.infer<typeof IngestReport>

export const VersionSource = z.enum(['stat-file', 'feed', 'hand']).meta({
  id: 'VersionSource',
  description:
    'Where a version came from: a file of the StatCrew family, the JSON feed of ' +
    'a scoring program, or the scoring page.',
})
export type VersionSource = z.infer<typeof VersionSource>

export const HoldMode = z.enum(['never', 'findings', 'always']).meta({
  id: 'HoldMode',
  description:
    'What waits for a person: nothing; what would show another game or a score ' +
    'that cannot be; everything.',
})
export type HoldMode = z.infer<typeof HoldMode>

export const StatVersion = z
  .object({
    version: z.number(),
    receivedAt: z.string().meta({ description: 'UTC, ISO 8601.' }),
    source: VersionSource,
    by: z
      .string()
      .nullable()
      .meta({ description: "The name on a scorer's link; null with the department's own token." }),
    score: z.string().meta({ description: 'Visitors first.' }),
    state: z.string(),
    findings: z.array(Finding),
    status: VersionStatus,
    correction: z
      .string()
      .nullable()
      .meta({ description: 'What it changed after the final; null for all others.' }),
    change: z
      .string()
      .nullable()
      .meta({
        description:
          "Of a held one, what the site would show instead of what it shows: '14-7, " +
          "2nd → 14-10, 2nd'.",
      }),
  })
  .meta({ id: 'StatVersion' })
export type StatVersion = z.infer<typeof StatVersion>

export const StatVersions = z
  .object({
    gameId: z.number(),
    game: z.object({
      title: z.string(),
      sport: z.string(),
      date: z.string(),
      teamName: z.string(),
      opponentName: z.string(),
      isHome: z.boolean(),
    }),
    published: z
      .number()
      .meta({ description: 'The version that the site shows; 0 before the first.' }),
    hold: HoldMode,
    versions: z.array(StatVersion),
  })
  .meta({
    id: 'StatVersions',
    description: 'The received stat files of a game, newest first, with the result of each.',
  })
export type StatVersions = z.infer<typeof StatVersions>

export const ScorerLink = z
  .object({
    id: z.string(),
    name: z.string(),
    expiresAt: z.string(),
    createdAt: z.string(),
  })
  .meta({
    id: 'ScorerLink',
    description: 'A link for a helper: it opens the scoring page of one game, and ends.',
  })
export type ScorerLink = z.infer<typeof ScorerLink>

export const HandSide = z.enum(['team', 'opponent']).meta({
  id: 'HandSide',
  description: 'The team that scored: ours or theirs, at home or away.',
})
export type HandSide = z.infer<typeof HandSide>

/** Most events of one game: five long sets have about 250, and as many undone. */
export const mostHandEvents = 3000

const id = z.uuid()
/**
 * Milliseconds since 1970 on the device that made it, and later than all events it knew, so that
 * the order is right even with a wrong clock.
 */
const at = z.number().int().min(0).max(8_640_000_000_000)
/** The period: quarters, sets; half innings in baseball. */
const step = z.number().int().min(1).max(99)

export const HandEvent = z
  .discriminatedUnion('kind', [
    z.strictObject({ id, at, kind: z.literal('start') }),
    z.strictObject({
      id,
      at,
      kind: z.literal('score'),
      side: HandSide,
      points: z.number().int().min(1).max(99),
      step,
    }),
    z.strictObject({ id, at, kind: z.literal('step'), step }),
    /** The clock: '8:39'; '' removes it. */
    z.strictObject({
      id,
      at,
      kind: z.literal('clock'),
      clock: z.string().regex(/^(?:\d{1,3}:[0-5]\d)?$/),
    }),
    z.strictObject({ id, at, kind: z.literal('note'), text: z.string().trim().min(1).max(200) }),
    z.strictObject({ id, at, kind: z.literal('final') }),
    z.strictObject({ id, at, kind: z.literal('reopen') }),
    /** Takes the game over from a stat file of this version; a newer one takes it back. */
    z.strictObject({ id, at, kind: z.literal('take'), over: z.number().int().min(1) }),
    z.strictObject({ id, at, kind: z.literal('undo'), of: id }),
  ])
  .meta({
    id: 'HandEvent',
    description:
      'A tap of who keeps score by hand. Never changed and never deleted: what ' +
      'was wrong is taken back by another one. Its id is made on the device, so ' +
      'that one which is sent twice is one.',
  })
export type HandEvent = z.infer<typeof HandEvent>

export const HandSheetIn = z.strictObject({ events: z.array(HandEvent).max(1000) }).meta({
  id: 'HandSheetIn',
  description: 'The events of a device that the server has not confirmed.',
})

export const HandSheet = z
  .object({
    gameId: z.number(),
    events: z.array(HandEvent),
    last: z.number().meta({
      description: 'The number of the last event. A request with `after` returns only newer ones.',
    }),
    count: z.number().meta({ description: 'How many the sheet has in all.' }),
    token: z.enum(['ingest', 'scorer']).meta({
      description: "Who asks: the department's own token may make links, a helper's may not.",
    }),
    published: z
      .object({ version: z.number(), source: z.string(), score: z.string() })
      .nullable()
      .meta({ description: 'What fans see: the newest published version and where it came from.' }),
    fedBy: z
      .number()
      .nullable()
      .meta({
        description:
          'The version of a stat file that feeds this game, which the sheet has not ' +
          'taken over; null while the sheet itself counts.',
      }),
    word: z
      .string()
      .nullable()
      .meta({ description: 'Why the sheet is not what fans see, in words; null where it is.' }),
  })
  .meta({
    id: 'HandSheet',
    description:
      'What it gets back: what others have tapped since its `after`, and what ' +
      'became of it all.',
  })
export type HandSheet = z.infer<typeof HandSheet>
