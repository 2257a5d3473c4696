import type { Sport } from '../../contract/sport.schema.ts'

/** What an event of a sport is called, in lower case: 'game', 'match', 'meet'. */
export const eventName = (sport: Pick<Sport, 'gameSynonym'> | undefined): string =>
  sport?.gameSynonym.toLowerCase() || 'game'

/** For a heading: 'Match'. */
export const eventTitle = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
