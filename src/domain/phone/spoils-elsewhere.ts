import { storySpoils } from './spoils.ts'

/** What a moment tells (`spoils.ts`). It has no page of its own, so it opens by itself, under a name of its own. */
export const momentSpoils = ({ id, ...rest }: { id: number; sport: unknown; date: string }): { of?: string; told?: string } => {
  const { told } = storySpoils(rest)
  return told ? { of: `moment-${id}`, told } : {}
}

/** Kinds that the search finds and that are written about games. */
export const tellsNews = (kind: string): boolean => /^(?:story|press-clip|podcast|video|moment|sport-file)$/.test(kind)
