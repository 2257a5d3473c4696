/** What schedules write for what is not known yet. */
const unnamed = /^\s*(?:opponent\s+)?TB[AD]\s*$/i
const rounds = [
  '(?:first|second|third|opening) round',
  'round of \\d+',
  '(?:quarter|semi)-?finals?',
  'finals?',
  'championship(?: game)?',
]
const round = new RegExp(`^\\s*(?:${rounds.join('|')})\\s*$`, 'i')

/**
 * The name shown for a game of a tournament whose opponent is not known yet: 'Island Shootout' for
 * TBD, 'PLC Championship, First Round' for a round.
 */
export function placeholderName(title: string, tournament: string | undefined): string {
  if (!tournament || !(unnamed.test(title) || round.test(title))) return title
  const isNamed =
    unnamed.test(title) || tournament.toLowerCase().includes(title.trim().toLowerCase())
  return isNamed ? tournament : `${tournament}, ${title.trim()}`
}

/** A place that is not known yet is none. */
export const knownPlace = (location: string | null): string | null =>
  location && unnamed.test(location) ? null : location
