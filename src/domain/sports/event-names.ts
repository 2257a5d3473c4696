import type { Sport } from '../../contract/sport.schema.ts'
import { eventName } from './event-name.ts'

/** Several of them: 'games', 'matches', 'meets'. */
export function eventNames(sport: Pick<Sport, 'gameSynonym'> | undefined): string {
  const name = eventName(sport)
  return `${name}${/(?:ch|s|sh|x)$/.test(name) ? 'es' : 's'}`
}
