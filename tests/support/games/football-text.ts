import { clockText, type Deed, type Situation } from './football-play.ts'
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
export const playText = (teams: Teams, s: Situation, deed: Deed): string => {
  const at = (spot: number) => spotText(teams, s.ball, spot)
  const theirs = (spot: number) => spotText(teams, other(s.ball), spot)
  const score = (yes: boolean) => (yes ? ' TOUCHDOWN' : '')
  switch (deed.kind) {
    case 'note':
      return deed.text
    case 'kickoff': {
      const start =
        `${fileName(deed.kicker)} kickoff ${deed.yards} yards to the ` +
        `${theirs(100 - s.spot - deed.yards)}`
      return deed.returner === null
        ? `${start}, Touchback`
        : `${start} ${fileName(deed.returner)} return ${yards(deed.returned)} to the ` +
            `${theirs(100 - s.spot - deed.yards + deed.returned)}${by(deed.tacklers)}`
    }
    case 'rush':
      if (deed.kneel)
        return (
          `Kneel down by ${fileName(deed.runner)} at ${at(s.spot + deed.gain)} for ` +
          `${gained(deed.gain)}`
        )
      return (
        `${fileName(deed.runner)} rush ${deed.way} for ${gained(deed.gain)} to the ` +
        `${at(s.spot + deed.gain)}${score(deed.touchdown)}` +
        `${deed.out ? ', out of bounds' : ''}${by(deed.tacklers)}` +
        (deed.fumble === null
          ? ''
          : `, fumble forced by ${fileName(deed.fumble.forcedBy)}, recovered by ${teams[deed.fumble.lost ? other(s.ball) : s.ball].id} ${fileName(deed.fumble.recoveredBy)}`)
      )
    case 'sack':
      return (
        `${fileName(deed.passer)} sacked for ${gained(deed.gain)} to the ` +
        `${at(s.spot + deed.gain)} (${fileName(deed.by)})`
      )
    case 'pass':
      if (!deed.complete)
        return (
          `${fileName(deed.passer)} pass incomplete ${deed.way} to ${fileName(deed.target)}` +
          `${deed.breakup === null ? '' : `, broken up by ${fileName(deed.breakup)}`}`
        )
      return (
        `${fileName(deed.passer)} pass complete ${deed.way} to ${fileName(deed.target)} for ` +
        `${gained(deed.gain)} to the ${at(s.spot + deed.gain)}${score(deed.touchdown)}` +
        `${deed.out ? ', out of bounds' : ''}${by(deed.tacklers)}`
      )
    case 'interception':
      return (
        `${fileName(deed.passer)} pass intercepted by ${fileName(deed.by)} at the ` +
        `${at(deed.caughtAt)}, return ${yards(deed.returned)} to the ` +
        `${at(deed.caughtAt - deed.returned)}${score(deed.touchdown)}${by(deed.tacklers)}`
      )
    case 'punt': {
      const start = `${fileName(deed.punter)} punt ${deed.yards} yards to the ${at(s.spot + deed.yards)}`
      if (deed.ending === 'touchback') return `${start}, Touchback`
      if (deed.ending === 'downed') return `${start}, downed`
      return deed.ending === 'fair'
        ? `${start} fair catch by ${fileName(deed.returner)}`
        : `${start} ${fileName(deed.returner)} return ${yards(deed.returned)} to the ` +
            `${at(s.spot + deed.yards - deed.returned)}${by(deed.tacklers)}`
    }
    case 'goal':
      return (
        `${fileName(deed.kicker)} field goal attempt from ${deed.distance} yards ` +
        `${deed.good ? 'GOOD' : 'NO GOOD'}`
      )
    case 'kick':
      return `${fileName(deed.kicker)} kick attempt ${deed.good ? 'good' : 'failed'}`
    case 'two':
      return (
        `${fileName(deed.passer)} pass attempt to ${fileName(deed.target)} ` +
        `${deed.good ? 'good' : 'failed'}`
      )
    case 'penalty':
      return (
        `PENALTY ${teams[deed.against].id} ${deed.foul} (${fileName(deed.player)}) ` +
        `${yards(deed.yards)} from ${at(s.spot)} to ` +
        `${at(deed.against === s.ball ? s.spot - deed.yards : s.spot + deed.yards)}` +
        `${deed.first ? ', 1ST DOWN' : ''}. NO PLAY`
      )
  }
}

/** Plays with a running clock begin with it. */
export const timed = (clock: number, text: string, suffix: string): string =>
  `(${clockText(clock)}) ${text}${suffix}.`
