/** A page of a game-day pack: its purpose and URL. */
export type PackPart = {
  part: string
  path: string
  /**
   * A section of the page that is useful on its own: a link within the page, which needs no copy.
   */
  within?: {
    part: string
    path: string
  }
}

/** A stored page of a pack: when it was made, and bytes transferred. Older packs lack both. */
export type StoredPackPart = PackPart & { at?: number; bytes?: number }

/** A picture of a pack. A missing one that has a name is reported. */
export type PackPicture = { address: string; part?: string }

/**
 * A pack's description, stored in it as JSON under `packManifestPath`. The page writes it; page and
 * worker read it.
 */
export type Pack = {
  gameId: number
  sportId: number
  /** 'Football vs Ashford' */
  title: string
  /** Wall clock of the department, as in the game. */
  date: string
  /** When its oldest page was made, in milliseconds since 1970. */
  at: number
  /** Bytes transferred, without pictures. */
  bytes: number
  pictures: number
  parts: StoredPackPart[]
  /** What could not be loaded, in words without game results. */
  missing: string[]
  /** The network failed: it is made again within a day. */
  cutShort?: true
  /** When that was. Older content stays with its age. */
  tried?: number
}

/**
 * The cache name of a pack. Tenant ids contain no `|`, so no name is a prefix of another tenant's.
 */
export const packCachePrefix = (tenant: string): string => `pack|${tenant}|`
export const packCacheName = (tenant: string, gameId: number): string =>
  `${packCachePrefix(tenant)}${gameId}`
export const packManifestPath = '/_pack'
