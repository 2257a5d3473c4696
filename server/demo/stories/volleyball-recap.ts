import { LineBook, valueOf } from '../sim/line-book.ts'
import type { Played } from '../sim/played.ts'
import { other, type SimPlayer } from '../sim/team.ts'
import { longestRun, setPoints } from '../sim/volleyball-xml.ts'
import { groups } from '../sim/volleyball.ts'
import { type Desk, Namer, ordinalWord, plural, sentence, upNext } from './desk.ts'
import { coachQuote, open, playerQuote, standing, type Facts } from './facts.ts'
import { volleyballLeads, volleyballTitles } from './volleyball-openings.ts'

export interface VolleyballFacts extends Facts {
  sets: readonly { ours: number; theirs: number }[]
  killer: SimPlayer
  kills: number
  setter: SimPlayer
  assists: number
  digger: SimPlayer
  digs: number
  blocks: number
  theirBlocks: number
  aces: number
  hitting: string
  theirHitting: string
  run: number
  theirBest: SimPlayer
  theirKills: number
}

const best = (book: LineBook, side: 'H' | 'V', group: string, key: string): SimPlayer =>
  [...book.lines[side].keys()]
    .filter((player) => player !== null)
    .toSorted(
      (a, b) => valueOf(book.of(side, b), group, key) - valueOf(book.of(side, a), group, key),
    )[0] as SimPlayer

export const volleyballFacts = (
  facts: Facts,
  { game, ours: side }: Extract<Played, { sport: 'volleyball' }>,
): VolleyballFacts => {
  const book = new LineBook(
    groups,
    game.plays.flatMap((play) => play.marks),
  )
  const us = book.total(side),
    them = book.total(other(side))
  const theirs = setPoints(game.plays, other(side))
  const hitting = (line: typeof us) =>
    (
      (valueOf(line, 'attack', 'k') - valueOf(line, 'attack', 'e')) /
      Math.max(1, valueOf(line, 'attack', 'ta'))
    )
      .toFixed(3)
      .replace('0.', '.')
  const blocks = (line: typeof us) =>
    valueOf(line, 'block', 'bs') + valueOf(line, 'block', 'ba') / 2
  const killer = best(book, side, 'attack', 'k'),
    setter = best(book, side, 'set', 'a'),
    digger = best(book, side, 'defense', 'dig'),
    theirBest = best(book, other(side), 'attack', 'k')
  return {
    ...facts,
    sets: setPoints(game.plays, side).map((points, i) => ({
      ours: points,
      theirs: theirs[i] ?? 0,
    })),
    killer,
    setter,
    digger,
    theirBest,
    kills: valueOf(book.of(side, killer), 'attack', 'k'),
    assists: valueOf(book.of(side, setter), 'set', 'a'),
    digs: valueOf(book.of(side, digger), 'defense', 'dig'),
    theirKills: valueOf(book.of(other(side), theirBest), 'attack', 'k'),
    blocks: blocks(us),
    theirBlocks: blocks(them),
    aces: valueOf(us, 'serve', 'sa'),
    hitting: hitting(us),
    theirHitting: hitting(them),
    run: longestRun(game.plays, side),
  }
}

export const setLine = (facts: VolleyballFacts): string =>
  facts.sets.map(({ ours, theirs }) => `${ours}-${theirs}`).join(', ')

const setStory = (desk: Desk, facts: VolleyballFacts, index: number): string => {
  const set = facts.sets[index] ?? { ours: 0, theirs: 0 }
  const won = set.ours > set.theirs
  const score = `${Math.max(set.ours, set.theirs)}-${Math.min(set.ours, set.theirs)}`
  const gap = Math.abs(set.ours - set.theirs)
  const [winner, loser] = won ? [facts.us, facts.them] : [facts.them, facts.us]
  const name = ordinalWord(index + 1)
  if (Math.max(set.ours, set.theirs) > 25 && index < 4)
    return desk.take([
      `The ${name} needed extra points before ${winner} closed it out, ${score}.`,
      `Neither side could find two in a row in the ${name} until ${winner} finally did, ${score}.`,
    ])
  if (gap <= 3)
    return desk.take([
      `The ${name} set was level into the twenties; ${winner} took the last points for ${score}.`,
      `${winner} saved its best for the end of the ${name} and won it ${score}.`,
      `A tight ${name} set went to ${winner}, ${score}.`,
    ])
  if (gap >= 9)
    return desk.take([
      `The ${name} was all ${winner}, ${score}.`,
      `${loser} never got going in the ${name}, which ${winner} won ${score}.`,
      `${winner} raced through the ${name}, ${score}.`,
    ])
  return desk.take([
    `${winner} took the ${name} by ${score}.`,
    `In the ${name}, ${winner} opened a lead in the middle of the set and kept it, ${score}.`,
    `The ${name} went to ${winner}, ${score}, after ${loser} had led early.`,
  ])
}

export const volleyballRecap = (desk: Desk, facts: VolleyballFacts) => {
  const namer = new Namer('wvball')
  const paragraphs = [
    `**${desk.world.department.dateline}** – ${open(desk, volleyballLeads, facts)}`,
    `The sets went ${setLine(facts)}. ${facts.us} is ${standing(facts).slice(1, -1)} after the match.`,
    facts.sets.map((_, i) => setStory(desk, facts, i)).join(' '),
    coachQuote(desk, facts),
    `${sentence(namer.ours(facts.killer))} put away ${plural(facts.kills, 'kill')}, the most in the match for the ${facts.mascots}, and ${namer.ours(facts.setter)} handed out ${plural(facts.assists, 'assist')}. ${sentence(namer.ours(facts.digger))} kept rallies alive with ${plural(facts.digs, 'dig')}.`,
    `${facts.us} hit ${facts.hitting} to ${facts.them}'s ${facts.theirHitting}, blocked ${facts.blocks.toFixed(1)} balls and served ${plural(facts.aces, 'ace')}; the longest run of the night was ${plural(facts.run, 'point')} in a row. ${namer.theirs(facts.theirBest)} led ${facts.them} with ${plural(facts.theirKills, 'kill')}.`,
    playerQuote(desk, facts, namer.ours(facts.won ? facts.killer : facts.digger)),
    upNext(desk, facts.team, facts.fixture),
  ]
  return {
    title: open(desk, volleyballTitles, facts),
    body: paragraphs.join('\n\n'),
    subHeadline: setLine(facts),
    teaser: `${facts.killer.first} ${facts.killer.last} had ${plural(facts.kills, 'kill')} and ${facts.digger.first} ${facts.digger.last} ${plural(facts.digs, 'dig')} as ${facts.us} ${facts.won ? 'beat' : 'lost to'} ${facts.them}, ${Math.max(facts.ours, facts.theirs)}-${Math.min(facts.ours, facts.theirs)}.`,
  }
}
