/** A team's story may reveal a result; a department's story does not (`ui/Spoiler`). */
export const getStorySpoilerProps = ({
  sport,
  date,
}: {
  sport: unknown
  date: string | null
}): { of?: 'story'; told?: string } =>
  sport && date ? { of: 'story', told: date.slice(0, 10) } : {}

/**
 * Milliseconds for which a team's headline may spoil a game; plus a day for time zones, which
 * content does not have.
 */
const news = (48 + 14) * 3600_000

/**
 * Whether a story of this date (a wall clock of the department) may be a spoiler. True for an
 * invalid date.
 */
export const mayRevealResult = (date: string, now: number): boolean => {
  const endOfDay = Date.parse(`${date.slice(0, 10)}T23:59:59Z`)
  return Number.isNaN(endOfDay) || now - endOfDay < news
}

/** The label of the reveal button. */
export const revealLabel = (kind: string): string =>
  /^\d/.test(kind) ? 'Show score' : kind === 'record' ? 'Show record' : 'Show result'

/**
 * As `getStorySpoilerProps`, for a headline of which only the URL is known: any story may be a
 * spoiler, until the date in its URL (`/news/2026/11/14/…`) is old; without a date always. Other
 * pages are not.
 */
export const getUrlSpoilerProps = (url: string): { of?: 'story'; told?: string } => {
  const [, year, ...day] = /^\/news\/(\d{4})\/(\d{1,2})\/(\d{1,2})\//.exec(url) ?? []
  return year
    ? { of: 'story', told: [year, ...day.map((part) => part.padStart(2, '0'))].join('-') }
    : url.startsWith('/news/')
      ? { of: 'story' }
      : {}
}

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
