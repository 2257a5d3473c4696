import { z } from 'zod'

/**
 * 'held' waits for a person; 'replaced' was published, or was waiting, when a newer one was;
 * 'dropped' a person has refused. One version at most is published.
 */
export const VersionStatus = z.enum(['published', 'held', 'dropped', 'replaced'])
export type VersionStatus = z.infer<typeof VersionStatus>

/** What does not add up, for the scorer: 'serious' is worth a look before the next play. */
export const Finding = z.object({ kind: z.enum(['note', 'serious']), text: z.string() })
export type Finding = z.infer<typeof Finding>

/** What the scorer gets back for a stat file. */
export const IngestReport = z.object({
  gameId: z.number(),
  version: z.number(),
  /** False: the very same file came before; nothing was written. */
  changed: z.boolean(),
  score: z.string(),
  state: z.string(),
  warnings: z.array(z.string()),
  /** Of this version: only a published one is on the site. */
  status: VersionStatus,
})
export type IngestReport = z.infer<typeof IngestReport>

/**
 * Where a version came from: a file of the StatCrew family, the JSON feed of a scoring program, or
 * the scoring page.
 */
export const VersionSource = z.enum(['stat-file', 'feed', 'hand'])
export type VersionSource = z.infer<typeof VersionSource>

/**
 * What waits for a person: nothing; what would show another game or a score that cannot be;
 * everything.
 */
export const HoldMode = z.enum(['never', 'findings', 'always'])
export type HoldMode = z.infer<typeof HoldMode>

export const StatVersion = z.object({
  version: z.number(),
  /** UTC, ISO 8601. */
  receivedAt: z.string(),
  source: VersionSource,
  /** The name on a scorer's link; null with the department's own token. */
  by: z.string().nullable(),
  /** Visitors first. */
  score: z.string(),
  state: z.string(),
  findings: z.array(Finding),
  status: VersionStatus,
  /** What it changed after the final; null for all others. */
  correction: z.string().nullable(),
  /** Of a held one, what the site would show instead of what it shows: '14-7, 2nd → 14-10, 2nd'. */
  change: z.string().nullable(),
})
export type StatVersion = z.infer<typeof StatVersion>

/** The desk of a game: what came, the newest first, and what became of it. */
export const StatVersions = z.object({
  gameId: z.number(),
  game: z.object({
    title: z.string(),
    sport: z.string(),
    date: z.string(),
    teamName: z.string(),
    opponentName: z.string(),
    isHome: z.boolean(),
  }),
  /** The version that the site shows; 0 before the first. */
  published: z.number(),
  hold: HoldMode,
  versions: z.array(StatVersion),
})
export type StatVersions = z.infer<typeof StatVersions>

/** A link for a helper: it opens the scoring page of one game, and ends. */
export const ScorerLink = z.object({
  id: z.string(),
  name: z.string(),
  expiresAt: z.string(),
  createdAt: z.string(),
})
export type ScorerLink = z.infer<typeof ScorerLink>
