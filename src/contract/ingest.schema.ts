import { z } from 'zod'

export const VersionStatus = z.enum(['published', 'held', 'dropped', 'replaced']).meta({
  id: 'VersionStatus',
  description:
    "'held' awaits review; 'replaced' was superseded by a newer version; " +
    "'dropped' was rejected. At most one version is published.",
})
export type VersionStatus = z.infer<typeof VersionStatus>

export const Finding = z.object({ kind: z.enum(['note', 'serious']), text: z.string() }).meta({
  id: 'Finding',
  description: "A problem for the scorer; check 'serious' ones before the next play.",
})
export type Finding = z.infer<typeof Finding>

export const IngestReport = z
  .object({
    gameId: z.number(),
    version: z.number(),
    changed: z
      .boolean()
      .meta({ description: 'False: identical to an earlier file; nothing was written.' }),
    score: z.string(),
    state: z.string(),
    warnings: z.array(z.string()),
    status: VersionStatus.meta({
      description: 'The status of this version: only a published one is on the site.',
    }),
  })
  .meta({ id: 'IngestReport', description: 'The response to a stat file.' })
export type IngestReport = z.infer<typeof IngestReport>

export const VersionSource = z.enum(['stat-file', 'feed', 'hand']).meta({
  id: 'VersionSource',
  description:
    'The source of a version: a StatCrew file, the JSON feed of a scoring ' +
    'program, or the scoring page.',
})
export type VersionSource = z.infer<typeof VersionSource>

export const HoldMode = z.enum(['never', 'findings', 'always']).meta({
  id: 'HoldMode',
  description:
    'Versions that need review: none; those with another game or an ' + 'impossible score; all.',
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
      .meta({ description: "The name of a scorer's link; null for the department's token." }),
    score: z.string().meta({ description: 'Visitors first.' }),
    state: z.string(),
    findings: z.array(Finding),
    status: VersionStatus,
    correction: z
      .string()
      .nullable()
      .meta({ description: 'What it changed after the final; null for all others.' }),
    change: z.string().nullable().meta({
      description: "For a held version, the change it would make: '14-7, 2nd → 14-10, 2nd'.",
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
    published: z.number().meta({ description: 'The published version; 0 before the first.' }),
    hold: HoldMode,
    versions: z.array(StatVersion),
  })
  .meta({
    id: 'StatVersions',
    description: 'Received versions of a game, newest first, with their status.',
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
    description: 'A scoring link for one game, with an expiry time.',
  })
export type ScorerLink = z.infer<typeof ScorerLink>

export const HandSide = z.enum(['team', 'opponent']).meta({
  id: 'HandSide',
  description: 'The team that scored: us or the opponent, home or away.',
})
export type HandSide = z.infer<typeof HandSide>

/** Most events of one game: five long sets have about 250, and as many undone. */
export const mostHandEvents = 3000

const id = z.uuid()
/**
 * Milliseconds since 1970 on the device that made it, and later than all events it knew, so that
 * the order is right even with a wrong clock.
 */
const timestamp = z.number().int().min(0).max(8_640_000_000_000)
/** The period: quarters, sets; half innings in baseball. */
const step = z.number().int().min(1).max(99)

export const HandEvent = z
  .discriminatedUnion('kind', [
    z.strictObject({ id, at: timestamp, kind: z.literal('start') }),
    z.strictObject({
      id,
      at: timestamp,
      kind: z.literal('score'),
      side: HandSide,
      points: z.number().int().min(1).max(99),
      step,
    }),
    z.strictObject({ id, at: timestamp, kind: z.literal('step'), step }),
    /** The clock: '8:39'; '' removes it. */
    z.strictObject({
      id,
      at: timestamp,
      kind: z.literal('clock'),
      clock: z.string().regex(/^(?:\d{1,3}:[0-5]\d)?$/),
    }),
    z.strictObject({
      id,
      at: timestamp,
      kind: z.literal('note'),
      text: z.string().trim().min(1).max(200),
    }),
    z.strictObject({ id, at: timestamp, kind: z.literal('final') }),
    z.strictObject({ id, at: timestamp, kind: z.literal('reopen') }),
    /** Takes the game over from a stat file of this version; a newer one takes it back. */
    z.strictObject({ id, at: timestamp, kind: z.literal('take'), over: z.number().int().min(1) }),
    z.strictObject({ id, at: timestamp, kind: z.literal('undo'), of: id }),
  ])
  .meta({
    id: 'HandEvent',
    description:
      'A scoring event. Events are append-only; an undo is an event. The device ' +
      'creates the id, so a repeated event counts once.',
  })
export type HandEvent = z.infer<typeof HandEvent>

export const HandSheetIn = z.strictObject({ events: z.array(HandEvent).max(1000) }).meta({
  id: 'HandSheetIn',
  description: 'Events that the server may not have.',
})

export const HandSheet = z
  .object({
    gameId: z.number(),
    events: z.array(HandEvent),
    last: z.number().meta({
      description: 'The number of the last event. A request with `after` returns only newer ones.',
    }),
    count: z.number().meta({ description: 'The number of events of the sheet.' }),
    token: z.enum(['ingest', 'scorer']).meta({
      description: "Who asks: the department's token may create links, a helper's may not.",
    }),
    published: z
      .object({ version: z.number(), source: z.string(), score: z.string() })
      .nullable()
      .meta({ description: 'What fans see: the newest published version and its source.' }),
    fedBy: z
      .number()
      .nullable()
      .meta({
        description:
          'The version of a stat file in use for this game; null while the sheet is ' + 'used.',
      }),
    word: z
      .string()
      .nullable()
      .meta({ description: 'Why the sheet is not published, as text; null if it is.' }),
  })
  .meta({
    id: 'HandSheet',
    description: 'Events by others since `after`, and the publication state.',
  })
export type HandSheet = z.infer<typeof HandSheet>
