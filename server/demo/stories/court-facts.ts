import { groups, type BasketballPlay } from '../sim/basketball.ts'
import { periodPoints } from '../sim/basketball-xml.ts'
import { clockText } from '../sim/football-play.ts'
import { LineBook, valueOf, type Line } from '../sim/line-book.ts'
import type { Played } from '../sim/played.ts'
import { other, type Side, type SimPlayer } from '../sim/team.ts'
import { type Desk, type Namer, ordinalWord, sentence } from './desk.ts'
import type { Facts } from './facts.ts'
import { onPaper, type ShortFacts } from './short-recap.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** A basketball game, as its stat file has it. */
export const courtFacts = (
  facts: Facts,
  { game, ours: side }: Extract<Played, { sport: 'basketball' }>,
): ShortFacts => {
  const book = new LineBook(
    groups,
    game.plays.flatMap((play) => play.marks),
  )
  const points = (player: SimPlayer) => valueOf(book.of(side, player), 'stats', 'tp')
  const [star, second, third] = [...book.lines[side].keys()]
    .filter((player) => player !== null)
    .toSorted((a, b) => points(b) - points(a)) as [SimPlayer, SimPlayer, SimPlayer]
  const half = (of: Side) => sum(periodPoints(game.plays, of).slice(0, game.periods / 2))
  const [us, them] = [half(side), half(other(side))]
  const halftime =
    us === them
      ? `level at ${us}`
      : us > them
        ? `${facts.us} ahead ${us}-${them}`
        : `${facts.them} ahead ${them}-${us}`
  const winner = facts.won ? side : other(side)
  const turned = wentAhead(game.plays, winner)
  const most = Math.max(...game.plays.map(({ score }) => score[winner] - score[other(winner)]))
  const went = `${facts.won ? facts.us : facts.them} went ahead for good with ${clockText(turned.clock).replace(/^0/, '')} left in ${periodName(game.periods, turned.period)}, and led by ${most} at the most.`
  const [ours, theirs] = [book.total(side), book.total(other(side))]
  return {
    ...facts,
    ...onPaper(facts),
    star,
    second,
    third,
    halfLead: us - them,
    middle: (desk: Desk, namer: Namer) => [
      desk.take([
        `At halftime it was ${halftime}. ${went}`,
        `The teams went to the break with ${halftime.replace(/^level/, 'the score level')}. ${went}`,
        `It was ${halftime} at the break. ${went}`,
      ]),
      `${sentence(namer.ours(star))} scored ${points(star)} points, ${namer.ours(second)} added ${points(second)} and ${namer.ours(third)} ${points(third)}. ${desk.take(said(facts, ours, theirs))}`,
    ],
  }
}

/** The play by which a side took the lead that it kept. */
const wentAhead = (plays: readonly BasketballPlay[], side: Side): BasketballPlay => {
  const behind = plays.findLastIndex(({ score }) => score[side] <= score[other(side)])
  return plays[behind + 1] as BasketballPlay
}

const periodName = (periods: 2 | 4, period: number): string =>
  period > periods ? 'overtime' : `the ${ordinalWord(period)} ${periods === 2 ? 'half' : 'quarter'}`

const said = (facts: Facts, ours: Line, theirs: Line): string[] => {
  const of = (key: string) => valueOf(ours, 'stats', key)
  return [
    `${of('ast')} of the ${facts.mascots}' ${of('fgm')} baskets came from an assist.`,
    `At the line ${facts.us} made ${of('ftm')} of ${of('fta')}.`,
    `The bench gave ${facts.us} ${valueOf(ours, 'special', 'pts_bench')} points.`,
    `On the boards it was ${of('treb')} to ${valueOf(theirs, 'stats', 'treb')}.`,
    `From behind the arc ${facts.us} made ${of('fgm3')} of ${of('fga3')}.`,
  ]
}
