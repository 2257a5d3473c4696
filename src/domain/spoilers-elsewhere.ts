import { getStorySpoilerProps, getUrlSpoilerProps } from './spoilers.ts'

/** Spoiler settings of a moment. It has no page, so it opens by its own id. */
export const getMomentSpoilerProps = ({
  id,
  ...rest
}: {
  id: number
  sport: unknown
  date: string
}): { of?: string; told?: string } => {
  const { told } = getStorySpoilerProps(rest)
  return told ? { of: `moment-${id}`, told } : {}
}

/** Kinds of search results that are written about games. */
const tellsNews = (kind: string): boolean =>
  /^(?:story|press-clip|podcast|video|moment|sport-file)$/.test(kind)

/** Without `sport` and `date` only the URL is known. */
type Found = { kind: string; url: string; sport?: unknown; date?: string | null }

/**
 * Spoiler settings of a search result's headline. When only its URL is known (suggestions, saved
 * pages), it is hidden until the date in the URL is old.
 */
export const getSearchSpoilerProps = ({
  kind,
  url,
  sport,
  date,
}: Found): { of?: 'story'; told?: string } =>
  sport !== undefined && date !== undefined
    ? tellsNews(kind)
      ? getStorySpoilerProps({ sport, date })
      : {}
    : { ...(tellsNews(kind) && { of: 'story' as const }), ...getUrlSpoilerProps(url) }
