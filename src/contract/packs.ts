/** A page of a game-day pack: what it is good for, and where it is. */
export type PackPart = {
  part: string
  path: string
  /** What is asked for by itself in the middle of it: a link into the same page, which needs no copy of its own. */
  within?: {
    part: string
    path: string
  }
}

/**
 * A page as a pack has it: when it was made, and what came over the line for it. Notes of before do
 * not say.
 */
export type KeptPart = PackPart & { at?: number; bytes?: number }

/** A picture of a pack. Without one that has a name the pack says so. */
export type PackPicture = { address: string; part?: string }

/**
 * What a pack says of itself, kept in it as JSON under `packNote`. The page writes it, page and
 * worker read it.
 */
export type Pack = {
  gameId: number
  sportId: number
  /** 'Football vs Ashford' */
  title: string
  /** Wall clock of the department, as the game has it. */
  date: string
  /** When the oldest of its pages was made, milliseconds since 1970. */
  at: number
  /** What came over the line for it, without pictures. */
  bytes: number
  pictures: number
  parts: KeptPart[]
  /** What could not be had when it was made, in words that tell of no game. */
  missing: string[]
  /** The line failed on the way: it is made again before it is a day old. */
  cutShort?: true
  /** When that was: what stood there before stays, with its age. */
  tried?: number
}

/** The cache of a pack. No tenant's name has the line in it, so no name begins another's. */
export const packPrefix = (tenant: string): string => `pack|${tenant}|`
export const packCacheName = (tenant: string, gameId: number): string =>
  `${packPrefix(tenant)}${gameId}`
export const packNote = '/_pack'
