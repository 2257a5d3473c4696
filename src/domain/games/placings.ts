import type { Game } from '../../contract/game.schema.ts'

/**
 * 'Men 1st (24) | Women 1st (31)': one line per team. The text before and after a score is one
 * text.
 */
export const listPlacings = ({ result }: Pick<Game, 'result'>): string[] =>
  [result?.prescoreInfo, result?.postscoreInfo]
    .flatMap((note) => (note ?? '').split('|'))
    .map((note) => note.trim())
    .filter(Boolean)
