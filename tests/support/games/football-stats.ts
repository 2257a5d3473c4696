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
  const { deed } = play
  const team = teams[play.ball]
  teams[deed.kind === 'kickoff' ? other(play.ball) : play.ball].seconds += play.before - play.after
  if (
    play.drive > 0 &&
    play.spot >= 80 &&
    deed.kind !== 'kick' &&
    deed.kind !== 'two' &&
    deed.kind !== 'kickoff'
  )
    team.redZone.add(play.drive)
  const scored =
    ((deed.kind === 'rush' || deed.kind === 'pass') && deed.touchdown) ||
    (deed.kind === 'goal' && deed.good)
  if (scored && team.redZone.has(play.drive)) team.redZoneScores.add(play.drive)
  if (play.first !== null) {
    team.firstDowns.no++
    team.firstDowns[play.first === 'R' ? 'rush' : play.first === 'P' ? 'pass' : 'penalty']++
  }
  if (deed.kind === 'penalty') {
    teams[deed.against].penalties.no++
    teams[deed.against].penalties.yds += deed.yards
    return
  }
  if (!['rush', 'pass', 'sack', 'interception'].includes(deed.kind) || play.down < 3) return
  const made =
    play.first !== null || ((deed.kind === 'rush' || deed.kind === 'pass') && deed.touchdown)
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
  const { deed, ball } = play
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
  switch (deed.kind) {
    case 'note':
    case 'penalty':
      return
    case 'kickoff':
      add(ball, deed.kicker, 'ko', { no: 1, yds: deed.yards, tb: deed.returner === null ? 1 : 0 })
      if (deed.returner !== null)
        add(against, deed.returner, 'kr', { no: 1, yds: deed.returned, long: deed.returned })
      return tackles(ball, deed.tacklers)
    case 'rush':
      runs(deed.runner, deed.gain, deed.touchdown)
      if (deed.touchdown) add(ball, deed.runner, 'scoring', { td: 1 })
      if (deed.fumble !== null) {
        add(ball, deed.runner, 'fumbles', { no: 1, lost: deed.fumble.lost ? 1 : 0 })
        add(against, deed.fumble.forcedBy, 'defense', { ff: 1 })
        if (deed.fumble.lost) add(against, deed.fumble.recoveredBy, 'defense', { fr: 1 })
      }
      return tackles(against, deed.tacklers, Math.max(0, -deed.gain))
    case 'sack':
      runs(deed.passer, deed.gain, false)
      add(ball, deed.passer, 'pass', { sacks: 1, sackyds: -deed.gain })
      add(against, deed.by, 'defense', {
        tackua: 1,
        tot_tack: 1,
        tflua: 1,
        tflyds: -deed.gain,
        sacks: 1,
        sackua: 1,
        sackyds: -deed.gain,
      })
      return
    case 'pass':
      add(ball, deed.passer, 'pass', {
        att: 1,
        comp: deed.complete ? 1 : 0,
        yds: deed.gain,
        td: deed.touchdown ? 1 : 0,
        long: Math.max(0, deed.gain),
      })
      if (deed.complete)
        add(ball, deed.target, 'rcv', {
          no: 1,
          yds: deed.gain,
          td: deed.touchdown ? 1 : 0,
          long: Math.max(0, deed.gain),
        })
      if (deed.touchdown) add(ball, deed.target, 'scoring', { td: 1 })
      if (deed.breakup !== null) add(against, deed.breakup, 'defense', { brup: 1 })
      return tackles(against, deed.tacklers, Math.max(0, -deed.gain))
    case 'interception':
      add(ball, deed.passer, 'pass', { att: 1, int: 1 })
      add(against, deed.by, 'defense', { int: 1, intyds: deed.returned })
      add(against, deed.by, 'ir', {
        no: 1,
        yds: deed.returned,
        td: deed.touchdown ? 1 : 0,
        long: deed.returned,
      })
      if (deed.touchdown) add(against, deed.by, 'scoring', { td: 1 })
      return tackles(ball, deed.tacklers)
    case 'punt': {
      const lands = 100 - play.spot - deed.yards
      add(ball, deed.punter, 'punt', {
        no: 1,
        yds: deed.yards,
        long: deed.yards,
        tb: deed.ending === 'touchback' ? 1 : 0,
        fc: deed.ending === 'fair' ? 1 : 0,
        plus50: deed.yards >= 50 ? 1 : 0,
        inside20: lands <= 20 && deed.ending !== 'touchback' ? 1 : 0,
      })
      if (deed.ending === 'return')
        add(against, deed.returner, 'pr', { no: 1, yds: deed.returned, long: deed.returned })
      return tackles(ball, deed.tacklers)
    }
    case 'goal':
      add(ball, deed.kicker, 'fg', {
        att: 1,
        made: deed.good ? 1 : 0,
        long: deed.good ? deed.distance : 0,
      })
      if (deed.good) add(ball, deed.kicker, 'scoring', { fg: 1 })
      return
    case 'kick':
      add(ball, deed.kicker, 'pat', { kickatt: 1, kickmade: deed.good ? 1 : 0 })
      if (deed.good) add(ball, deed.kicker, 'scoring', { patkick: 1 })
      return
    case 'two':
      add(ball, deed.passer, 'pat', { passatt: 1, passmade: deed.good ? 1 : 0 })
      add(ball, deed.target, 'pat', { rcvatt: 1, rcvmade: deed.good ? 1 : 0 })
      if (deed.good) add(ball, deed.target, 'scoring', { patrcv: 1 })
  }
}
