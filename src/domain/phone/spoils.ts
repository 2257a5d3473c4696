/**
 * Milliseconds for which a headline of a team may be news to somebody who has not seen the game; a
 * day more for the zones, since content has none.
 */
const news = (48 + 14) * 3600_000

/**
 * Whether a story of this day (a wall clock of the department) may tell what somebody waits to see.
 * A date that cannot be read may.
 */
export const mayTell = (date: string, now: number): boolean => {
  const at = Date.parse(`${date.slice(0, 10)}T23:59:59Z`)
  return Number.isNaN(at) || now - at < news
}

/** What the button over it says. */
export const coverWords = (what: string): string =>
  /^\d/.test(what) ? 'Show score' : what === 'record' ? 'Show record' : 'Show result'

/**
 * A story of a team tells how a game went, for all that is known of it; one of the department does
 * not (`ui/Spoiler`).
 */
export const storySpoils = ({
  sport,
  date,
}: {
  sport: unknown
  date: string | null
}): { of?: 'story'; told?: string } =>
  sport && date ? { of: 'story', told: date.slice(0, 10) } : {}

/**
 * The same of a headline of which only its address is known: any story's may tell. The address says
 * the day (`/news/2026/11/14/…`); without one it stays covered. What is no story's tells nothing.
 */
export const addressSpoils = (url: string): { of?: 'story'; told?: string } => {
  const [, year, ...day] = /^\/news\/(\d{4})\/(\d{1,2})\/(\d{1,2})\//.exec(url) ?? []
  return year
    ? { of: 'story', told: [year, ...day.map((part) => part.padStart(2, '0'))].join('-') }
    : url.startsWith('/news/')
      ? { of: 'story' }
      : {}
}

/**
 * What a moment tells (`spoils.ts`). It has no page of its own, so it opens by itself, under a name
 * of its own.
 */
export const momentSpoils = ({
  id,
  ...rest
}: {
  id: number
  sport: unknown
  date: string
}): { of?: string; told?: string } => {
  const { told } = storySpoils(rest)
  return told ? { of: `moment-${id}`, told } : {}
}

/** Kinds that the search finds and that are written about games. */
const tellsNews = (kind: string): boolean =>
  /^(?:story|press-clip|podcast|video|moment|sport-file)$/.test(kind)

/** Without `sport` and `date` only the address of it is known. */
type Found = { kind: string; url: string; sport?: unknown; date?: string | null }

/**
 * What the headline of something tells that a search has found, here or there. Where only its
 * address is known (what is suggested, what is saved) it stays covered, but after the day that its
 * address says.
 */
export const foundSpoils = ({ kind, url, sport, date }: Found): { of?: 'story'; told?: string } =>
  sport !== undefined && date !== undefined
    ? tellsNews(kind)
      ? storySpoils({ sport, date })
      : {}
    : { ...(tellsNews(kind) && { of: 'story' as const }), ...addressSpoils(url) }
