import type { StatFamily } from '../../src/contract/box-score.schema.ts'

/**
 * Sports of each stat file family. The schedule decides the sport, not the root element. A plain
 * sheet fits any.
 */
const sportsOf: Record<Exclude<StatFamily, 'plain'>, string[]> = {
  football: ['football'],
  baseball: ['baseball', 'softball'],
  volleyball: ['wvball', 'mvball'],
  lacrosse: ['wlax', 'mlax'],
  basketball: ['mbball', 'wbball'],
  soccer: ['msoc', 'wsoc'],
  hockey: ['mhockey', 'whockey'],
  'field-hockey': ['fhockey'],
}
export const isOfSport = (family: StatFamily, code: string): boolean =>
  family === 'plain' || sportsOf[family].includes(code)

/** The same before the game is known: field hockey files may be marked as soccer. */
export const mayBeOfSport = (family: StatFamily, code: string): boolean =>
  isOfSport(family, code) || (family === 'soccer' && isOfSport('field-hockey', code))

/** Sports in which the higher score wins. */
export const higherScoreWins = (code: string): boolean =>
  Object.values(sportsOf).flat().includes(code)
