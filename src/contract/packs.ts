/** A page of a game-day pack: its purpose and URL. */
export type PackPart = {
  part: string
  path: string
  /**
   * A section of the page that is useful on its own: a link within the page, which needs no copy.
   */
  within?: { part: string; path: string }
}

/**
 * A stored page: the URL of its document, or of its first answer without server rendering; and
 * bytes transferred.
 */
export type StoredPackPart = PackPart & { key: string; bytes: number }

/** A picture of a pack. A missing one that has a name is reported. */
export type PackPicture = { address: string; part?: string }

/**
 * A game-day pack is a list of URLs in the cache of packs, where it is stored itself as JSON under
 * `packManifestPath`.
 */
export type Pack = {
  gameId: number
  sportId: number
  /** 'Football vs Ashford' */
  title: string
  /** Wall clock of the department, as in the game. */
  date: string
  parts: StoredPackPart[]
  /** Everything that is stored for it. What no pack lists is deleted. */
  urls: string[]
  pictures: number
  /** What could not be loaded, in words without game results. */
  missing: string[]
  /** When it was last loaded, in milliseconds since 1970. */
  tried: number
  /** The network failed: it is loaded again within minutes. Older content stays with its age. */
  cutShort?: true
  /** The visitor removed it: it is not made again automatically. */
  isRemoved?: true
}

/**
 * The worker's reply about a URL of a pack. `private`: a document that may not be stored. `failed`:
 * the network or server failed, and an earlier copy stays.
 */
export type PackReply = {
  status: 'stored' | 'private' | 'missing' | 'too large' | 'failed' | 'full'
  bytes: number
}

export const packCacheName = (tenant: string): string => `packs-${tenant}`
const manifests = '/_pack/'
export const packManifestPath = (gameId: number): string => manifests + gameId

/** All packs of a cache. A damaged one hides no other. */
export async function readPacks(cache: Cache): Promise<Pack[]> {
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  const packs = await Promise.all(
    paths
      .filter((path) => path.startsWith(manifests))
      .map(async (path) => (await cache.match(path))?.json().catch(() => undefined)),
  )
  return (packs as (Pack | null | undefined)[]).filter(
    (pack) => Array.isArray(pack?.parts) && Array.isArray(pack.urls),
  ) as Pack[]
}
