import type { Game } from '../../contract/game.schema.ts'

const meetName =
  /\b(?:invit\w*|open|classic|championships?|relays?|meet|cup|carnival|challenge|opener)\b/i

const roundName = /\b(?:regionals?|quarterfinals?|semifinals?|finals?|tournament)\b/i

/** Whether a name is of a meet or a round, not of a school. */
export const isEventName = (name: string): boolean => meetName.test(name) || roundName.test(name)

/** Whether it is listed under its own name, 'Sandhill Classic', instead of an opponent's. */
export const isMeet = ({
  showAtVs,
  opponent,
}: {
  showAtVs: boolean
  opponent: { id: number | null; title: string }
}): boolean => opponent.id === null && (!showAtVs || meetName.test(opponent.title))

/** 'vs' or 'at' before the opponent's name; '' before the name of a meet. */
export const atVsBefore = (game: Pick<Game, 'atVs'> & Parameters<typeof isMeet>[0]): string =>
  game.showAtVs && !isMeet(game) ? game.atVs : ''

/** 'vs Ashford', 'at Ashford', 'Sandhill Classic'. */
export const opponentWithAtVs = (game: Pick<Game, 'atVs'> & Parameters<typeof isMeet>[0]): string =>
  [atVsBefore(game), game.opponent.title].filter(Boolean).join(' ')

/**
 * 'Football vs Ashford'; a meet of many schools uses its own name: 'Cross Country: Sandhill
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
  isMeet({ showAtVs, opponent })
    ? `${sport.title}: ${opponent.title}`
    : `${sport.title} ${atVs} ${opponent.title}`

/** A meet of many schools has placings instead of one opponent. */
export const isField = ({
  showAtVs,
  opponent,
  result,
}: Pick<Game, 'showAtVs' | 'opponent' | 'result'>): boolean =>
  isMeet({ showAtVs, opponent }) || result?.status === 'N'
