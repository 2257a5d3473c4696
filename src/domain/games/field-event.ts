import type { Game } from '../../contract/game.schema.ts'

/** A meet of many schools: it has placings, and nobody to stand on the other side of a score. */
export const isField = ({
  showAtVs,
  opponent,
  result,
}: Pick<Game, 'showAtVs' | 'opponent' | 'result'>): boolean =>
  (!showAtVs && opponent.id === null) || result?.status === 'N'

/**
 * 'Men 1st (24) | Women 1st (31)': each team's placing on a line of its own. What is written before
 * and after a score is one text.
 */
export const placingsOf = ({ result }: Pick<Game, 'result'>): string[] =>
  [result?.prescoreInfo, result?.postscoreInfo]
    .flatMap((note) => (note ?? '').split('|'))
    .map((note) => note.trim())
    .filter(Boolean)

/**
 * 'Football vs Ashford'; a meet of many schools goes by its own name: 'Cross Country: Sandhill
 * Classic'.
 */
export const gameName = ({
  sport,
  atVs,
  opponent,
  showAtVs,
}: Pick<Game, 'atVs' | 'showAtVs'> & {
  sport: { title: string }
  opponent: Pick<Game['opponent'], 'id' | 'title'>
}): string =>
  !showAtVs && opponent.id === null
    ? `${sport.title}: ${opponent.title}`
    : `${sport.title} ${atVs} ${opponent.title}`
