import type { FootballPlay } from './football-play.ts'
import { LineBook, type Mark } from './line-book.ts'
import { other, type Side, type SimPlayer } from './team.ts'

/** Every group of a football file with its attributes in the file's order. */
export const groups = {
  rush: ['att', 'yds', 'gain', 'loss', 'td', 'long'],
  pass: ['comp', 'att', 'int', 'yds', 'td', 'long', 'sacks', 'sackyds'],
  rcv: ['no', 'yds', 'td', 'long'],
  punt: ['no', 'yds', 'long', 'blkd', 'tb', 'fc', 'plus50', 'inside20'],
  ko: ['no', 'yds', 'ob', 'tb', 'fcyds'],
  fg: ['made', 'att', 'long', 'blkd'],
  pat: ['kickatt', 'kickmade', 'passatt', 'passmade', 'rcvatt', 'rcvmade'],
  defense: [
    'tackua',
    'tacka',
    'tot_tack',
    'tflua',
    'tfla',
    'tflyds',
    'sacks',
    'sackyds',
    'ff',
    'fr',
    'fryds',
    'brup',
    'int',
    'intyds',
    'qbh',
    'blkd',
    'saf',
    'sacka',
    'sackua',
  ],
  kr: ['no', 'yds', 'td', 'long'],
  pr: ['no', 'yds', 'td', 'long'],
  ir: ['no', 'yds', 'td', 'long'],
  fr: ['no', 'yds', 'td', 'long'],
  fumbles: ['no', 'lost'],
  scoring: ['fg', 'td', 'patkick', 'patrush', 'patrcv', 'saf'],
} as const

export type Group = keyof typeof groups

export interface TeamTally {
  firstDowns: { no: number; rush: number; pass: number; penalty: number }
  penalties: { no: number; yds: number }
  conversions: { thirdconv: number; thirdatt: number; fourthconv: number; fourthatt: number }
  seconds: number
  /** Drives into the red zone. */
  redZone: Set<number>
  /** Those that ended with points. */
  redZoneScores: Set<number>
}

export interface FootballTally {
  book: LineBook
  teams: Readonly<Record<Side, TeamTally>>
}

const emptyTeam = (): TeamTally => ({
  firstDowns: { no: 0, rush: 0, pass: 0, penalty: 0 },
  penalties: { no: 0, yds: 0 },
  conversions: { thirdconv: 0, thirdatt: 0, fourthconv: 0, fourthatt: 0 },
  seconds: 0,
  redZone: new Set(),
  redZoneScores: new Set(),
})

/** The totals of a set of plays. */
export const tally = (plays: readonly FootballPlay[]): FootballTally => {
  const teams = { H: emptyTeam(), V: emptyTeam() }
  const marks: Mark[] = []
  for (const play of plays) {
    countTeam(teams, play)
    countDeed(play, (side, player, group, values) => marks.push({ side, player, group, values }))
  }
  return { book: new LineBook(groups, marks), teams }
}

const countTeam = (teams: Readonly<Record<Side, TeamTally>>, play: FootballPlay) => {
  const { details } = play
  const team = teams[play.ball]
  teams[details.kind === 'kickoff' ? other(play.ball) : play.ball].seconds +=
    play.before - play.after
  if (
    play.drive > 0 &&
    play.spot >= 80 &&
    details.kind !== 'kick' &&
    details.kind !== 'two' &&
    details.kind !== 'kickoff'
  )
    team.redZone.add(play.drive)
  const scored =
    ((details.kind === 'rush' || details.kind === 'pass') && details.touchdown) ||
    (details.kind === 'goal' && details.good)
  if (scored && team.redZone.has(play.drive)) team.redZoneScores.add(play.drive)
  if (play.first !== null) {
    team.firstDowns.no++
    team.firstDowns[play.first === 'R' ? 'rush' : play.first === 'P' ? 'pass' : 'penalty']++
  }
  if (details.kind === 'penalty') {
    teams[details.against].penalties.no++
    teams[details.against].penalties.yds += details.yards
    return
  }
  if (!['rush', 'pass', 'sack', 'interception'].includes(details.kind) || play.down < 3) return
  const made =
    play.first !== null ||
    ((details.kind === 'rush' || details.kind === 'pass') && details.touchdown)
  team.conversions[play.down === 3 ? 'thirdatt' : 'fourthatt']++
  if (made) team.conversions[play.down === 3 ? 'thirdconv' : 'fourthconv']++
}

type Add = (
  side: Side,
  player: SimPlayer,
  group: Group,
  values: Readonly<Record<string, number>>,
) => unknown

const countDeed = (play: FootballPlay, add: Add) => {
  const { details, ball } = play
  const against = other(ball)
  const tackles = (side: Side, tacklers: readonly SimPlayer[], loss = 0) => {
    const alone = tacklers.length === 1
    for (const [i, tackler] of tacklers.entries()) {
      add(side, tackler, 'defense', {
        [alone ? 'tackua' : 'tacka']: 1,
        tot_tack: 1,
        ...(loss > 0 ? { [alone ? 'tflua' : 'tfla']: 1, tflyds: i === 0 ? loss : 0 } : {}),
      })
    }
  }
  const runs = (runner: SimPlayer, gain: number, td: boolean) =>
    add(ball, runner, 'rush', {
      att: 1,
      yds: gain,
      gain: Math.max(0, gain),
      loss: Math.max(0, -gain),
      td: td ? 1 : 0,
      long: Math.max(0, gain),
    })
  switch (details.kind) {
    case 'note':
    case 'penalty':
      return
    case 'kickoff':
      add(ball, details.kicker, 'ko', {
        no: 1,
        yds: details.yards,
        tb: details.returner === null ? 1 : 0,
      })
      if (details.returner !== null)
        add(against, details.returner, 'kr', {
          no: 1,
          yds: details.returned,
          long: details.returned,
        })
      return tackles(ball, details.tacklers)
    case 'rush':
      runs(details.runner, details.gain, details.touchdown)
      if (details.touchdown) add(ball, details.runner, 'scoring', { td: 1 })
      if (details.fumble !== null) {
        add(ball, details.runner, 'fumbles', { no: 1, lost: details.fumble.lost ? 1 : 0 })
        add(against, details.fumble.forcedBy, 'defense', { ff: 1 })
        if (details.fumble.lost) add(against, details.fumble.recoveredBy, 'defense', { fr: 1 })
      }
      return tackles(against, details.tacklers, Math.max(0, -details.gain))
    case 'sack':
      runs(details.passer, details.gain, false)
      add(ball, details.passer, 'pass', { sacks: 1, sackyds: -details.gain })
      add(against, details.by, 'defense', {
        tackua: 1,
        tot_tack: 1,
        tflua: 1,
        tflyds: -details.gain,
        sacks: 1,
        sackua: 1,
        sackyds: -details.gain,
      })
      return
    case 'pass':
      add(ball, details.passer, 'pass', {
        att: 1,
        comp: details.complete ? 1 : 0,
        yds: details.gain,
        td: details.touchdown ? 1 : 0,
        long: Math.max(0, details.gain),
      })
      if (details.complete)
        add(ball, details.target, 'rcv', {
          no: 1,
          yds: details.gain,
          td: details.touchdown ? 1 : 0,
          long: Math.max(0, details.gain),
        })
      if (details.touchdown) add(ball, details.target, 'scoring', { td: 1 })
      if (details.breakup !== null) add(against, details.breakup, 'defense', { brup: 1 })
      return tackles(against, details.tacklers, Math.max(0, -details.gain))
    case 'interception':
      add(ball, details.passer, 'pass', { att: 1, int: 1 })
      add(against, details.by, 'defense', { int: 1, intyds: details.returned })
      add(against, details.by, 'ir', {
        no: 1,
        yds: details.returned,
        td: details.touchdown ? 1 : 0,
        long: details.returned,
      })
      if (details.touchdown) add(against, details.by, 'scoring', { td: 1 })
      return tackles(ball, details.tacklers)
    case 'punt': {
      const lands = 100 - play.spot - details.yards
      add(ball, details.punter, 'punt', {
        no: 1,
        yds: details.yards,
        long: details.yards,
        tb: details.ending === 'touchback' ? 1 : 0,
        fc: details.ending === 'fair' ? 1 : 0,
        plus50: details.yards >= 50 ? 1 : 0,
        inside20: lands <= 20 && details.ending !== 'touchback' ? 1 : 0,
      })
      if (details.ending === 'return')
        add(against, details.returner, 'pr', {
          no: 1,
          yds: details.returned,
          long: details.returned,
        })
      return tackles(ball, details.tacklers)
    }
    case 'goal':
      add(ball, details.kicker, 'fg', {
        att: 1,
        made: details.good ? 1 : 0,
        long: details.good ? details.distance : 0,
      })
      if (details.good) add(ball, details.kicker, 'scoring', { fg: 1 })
      return
    case 'kick':
      add(ball, details.kicker, 'pat', { kickatt: 1, kickmade: details.good ? 1 : 0 })
      if (details.good) add(ball, details.kicker, 'scoring', { patkick: 1 })
      return
    case 'two':
      add(ball, details.passer, 'pat', { passatt: 1, passmade: details.good ? 1 : 0 })
      add(ball, details.target, 'pat', { rcvatt: 1, rcvmade: details.good ? 1 : 0 })
      if (details.good) add(ball, details.target, 'scoring', { patrcv: 1 })
  }
}
