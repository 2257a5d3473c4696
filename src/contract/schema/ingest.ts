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
    description: 'The desk of a game: what came, the newest first, and what became of it.',
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
