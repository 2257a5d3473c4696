import { addressSpoils, storySpoils } from './spoils.ts'

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
