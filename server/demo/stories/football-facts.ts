import { quarterPoints, scoreEntries, type ScoreEntry } from '../sim/football-scores.ts'
import { tally } from '../sim/football-stats.ts'
import { valueOf, type LineBook } from '../sim/line-book.ts'
import type { Played } from '../sim/played.ts'
import { other, type Side, type SimPlayer } from '../sim/team.ts'
import type { Facts } from './facts.ts'

export interface FootballFacts extends Facts {
  book: LineBook
  side: Side
  entries: readonly ScoreEntry[]
  quarters: { ours: readonly number[]; theirs: readonly number[] }
  half: { ours: number; theirs: number }
  passer: SimPlayer
  rusher: SimPlayer
  receiver: SimPlayer
  tackler: SimPlayer
  theirPasser: SimPlayer
  /** The score that put the winners ahead for good. */
  decider: ScoreEntry
  decisive: string
  yards: { ours: number; theirs: number }
  takeaways: number
  giveaways: number
}

const leader = (book: LineBook, side: Side, group: string, key: string): SimPlayer => {
  const players = [...book.lines[side].keys()].filter((player) => player !== null)
  return players.toSorted(
    (a, b) => valueOf(book.of(side, b), group, key) - valueOf(book.of(side, a), group, key),
  )[0] as SimPlayer
}

const deciderOf = (entries: readonly ScoreEntry[], winner: Side): ScoreEntry => {
  let decider = entries[0] as ScoreEntry,
    ahead = false
  for (const entry of entries) {
    const leads = entry.score[winner] > entry.score[other(winner)]
    if (leads && !ahead) decider = entry
    ahead = leads
  }
  return decider
}

export const footballFacts = (
  facts: Facts,
  played: Extract<Played, { sport: 'football' }>,
): FootballFacts => {
  const { game, ours: side } = played
  const { book } = tally(game.plays)
  const quarters = {
    ours: quarterPoints(game.plays, side),
    theirs: quarterPoints(game.plays, other(side)),
  }
  const entries = scoreEntries(game.plays)
  const total = (of: Side) => book.total(of)
  const yards = (of: Side) => valueOf(total(of), 'rush', 'yds') + valueOf(total(of), 'pass', 'yds')
  const lost = (of: Side) =>
    valueOf(total(of), 'pass', 'int') + valueOf(total(of), 'fumbles', 'lost')
  const decider = deciderOf(entries, facts.won ? side : other(side))
  return {
    ...facts,
    book,
    side,
    entries,
    quarters,
    decider,
    decisive: `${Math.floor(decider.clock / 60)}:${String(decider.clock % 60).padStart(2, '0')} left in the ${['first', 'second', 'third', 'fourth'][decider.quarter - 1] ?? 'last'} quarter`,
    half: {
      ours: (quarters.ours[0] ?? 0) + (quarters.ours[1] ?? 0),
      theirs: (quarters.theirs[0] ?? 0) + (quarters.theirs[1] ?? 0),
    },
    passer: leader(book, side, 'pass', 'att'),
    rusher: leader(book, side, 'rush', 'yds'),
    receiver: leader(book, side, 'rcv', 'yds'),
    tackler: leader(book, side, 'defense', 'tot_tack'),
    theirPasser: leader(book, other(side), 'pass', 'att'),
    yards: { ours: yards(side), theirs: yards(other(side)) },
    takeaways: lost(other(side)),
    giveaways: lost(side),
  }
}
