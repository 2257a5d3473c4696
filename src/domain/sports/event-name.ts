import type { Sport } from '../../contract/sport.schema.ts'

/** What the events of a sport are called, in lower case: 'games', 'matches', 'meets'. */
export function eventNames({ gameSynonym }: Pick<Sport, 'gameSynonym'>): string {
  const name = gameSynonym.toLowerCase()
  return `${name}${/(?:ch|s|sh|x)$/.test(name) ? 'es' : 's'}`
}
