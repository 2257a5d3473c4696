import { clockText, type PlayDetails, type Situation } from './football-play.ts'
import { fileName, other, type Side, type SimPlayer, type SimTeam } from './team.ts'

type Teams = Readonly<Record<Side, SimTeam>>

/** 'HSU37': the half of the field, and the yards from its goal line. */
export const spotText = (teams: Teams, ball: Side, spot: number): string =>
  spot <= 50
    ? `${teams[ball].id}${String(spot).padStart(2, '0')}`
    : `${teams[other(ball)].id}${String(100 - spot).padStart(2, '0')}`

const yards = (n: number) => `${Math.abs(n)} ${Math.abs(n) === 1 ? 'yard' : 'yards'}`

const gained = (n: number) =>
  n === 0 ? 'no gain' : n > 0 ? `${yards(n)} gain` : `loss of ${yards(n)}`

const by = (tacklers: readonly SimPlayer[]) =>
  tacklers.length === 0 ? '' : ` (${tacklers.map(fileName).join('; ')})`

/** A play as announced in the press box, without the clock in front and the period at the end. */
export const playText = (teams: Teams, s: Situation, details: PlayDetails): string => {
  const at = (spot: number) => spotText(teams, s.ball, spot)
  const theirs = (spot: number) => spotText(teams, other(s.ball), spot)
  const score = (yes: boolean) => (yes ? ' TOUCHDOWN' : '')
  switch (details.kind) {
    case 'note':
      return details.text
    case 'kickoff': {
      const start =
        `${fileName(details.kicker)} kickoff ${details.yards} yards to the ` +
        `${theirs(100 - s.spot - details.yards)}`
      return details.returner === null
        ? `${start}, Touchback`
        : `${start} ${fileName(details.returner)} return ${yards(details.returned)} to the ` +
            `${theirs(100 - s.spot - details.yards + details.returned)}${by(details.tacklers)}`
    }
    case 'rush':
      if (details.kneel)
        return (
          `Kneel down by ${fileName(details.runner)} at ${at(s.spot + details.gain)} for ` +
          `${gained(details.gain)}`
        )
      return (
        `${fileName(details.runner)} rush ${details.way} for ${gained(details.gain)} to the ` +
        `${at(s.spot + details.gain)}${score(details.touchdown)}` +
        `${details.out ? ', out of bounds' : ''}${by(details.tacklers)}` +
        (details.fumble === null
          ? ''
          : `, fumble forced by ${fileName(details.fumble.forcedBy)}, recovered by ${teams[details.fumble.lost ? other(s.ball) : s.ball].id} ${fileName(details.fumble.recoveredBy)}`)
      )
    case 'sack':
      return (
        `${fileName(details.passer)} sacked for ${gained(details.gain)} to the ` +
        `${at(s.spot + details.gain)} (${fileName(details.by)})`
      )
    case 'pass':
      if (!details.complete)
        return (
          `${fileName(details.passer)} pass incomplete ${details.way} to ` +
          `${fileName(details.target)}` +
          `${details.breakup === null ? '' : `, broken up by ${fileName(details.breakup)}`}`
        )
      return (
        `${fileName(details.passer)} pass complete ${details.way} to ` +
        `${fileName(details.target)} for ` +
        `${gained(details.gain)} to the ${at(s.spot + details.gain)}${score(details.touchdown)}` +
        `${details.out ? ', out of bounds' : ''}${by(details.tacklers)}`
      )
    case 'interception':
      return (
        `${fileName(details.passer)} pass intercepted by ${fileName(details.by)} at the ` +
        `${at(details.caughtAt)}, return ${yards(details.returned)} to the ` +
        `${at(details.caughtAt - details.returned)}${score(details.touchdown)}` +
        `${by(details.tacklers)}`
      )
    case 'punt': {
      const start =
        `${fileName(details.punter)} punt ${details.yards} yards to the ` +
        `${at(s.spot + details.yards)}`
      if (details.ending === 'touchback') return `${start}, Touchback`
      if (details.ending === 'downed') return `${start}, downed`
      return details.ending === 'fair'
        ? `${start} fair catch by ${fileName(details.returner)}`
        : `${start} ${fileName(details.returner)} return ${yards(details.returned)} to the ` +
            `${at(s.spot + details.yards - details.returned)}${by(details.tacklers)}`
    }
    case 'goal':
      return (
        `${fileName(details.kicker)} field goal attempt from ${details.distance} yards ` +
        `${details.good ? 'GOOD' : 'NO GOOD'}`
      )
    case 'kick':
      return `${fileName(details.kicker)} kick attempt ${details.good ? 'good' : 'failed'}`
    case 'two':
      return (
        `${fileName(details.passer)} pass attempt to ${fileName(details.target)} ` +
        `${details.good ? 'good' : 'failed'}`
      )
    case 'penalty':
      return (
        `PENALTY ${teams[details.against].id} ${details.foul} (${fileName(details.player)}) ` +
        `${yards(details.yards)} from ${at(s.spot)} to ` +
        `${at(details.against === s.ball ? s.spot - details.yards : s.spot + details.yards)}` +
        `${details.first ? ', 1ST DOWN' : ''}. NO PLAY`
      )
  }
}

/** Plays with a running clock begin with it. */
export const timed = (clock: number, text: string, suffix: string): string =>
  `(${clockText(clock)}) ${text}${suffix}.`
