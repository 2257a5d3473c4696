import { groups, type FieldPlay } from '../sim/field-game.ts'
import { LineBook, valueOf } from '../sim/line-book.ts'
import type { Played } from '../sim/played.ts'
import { other, type SimPlayer } from '../sim/team.ts'
import { type Desk, listed, type Namer, plural, sentence } from './desk.ts'
import type { Facts } from './facts.ts'
import { onPaper, type ShortFacts } from './short-recap.ts'

const minute = ({ clock }: FieldPlay) => Math.max(1, Math.ceil(clock / 60))

/** A game of soccer or field hockey, as its stat file has it. */
export const goalFacts = (
  facts: Facts,
  { game, ours: side }: Extract<Played, { sport: 'field' }>,
): ShortFacts => {
  const book = new LineBook(
    groups,
    game.plays.flatMap((play) => play.marks),
  )
  const goals = game.plays.filter((play) => play.goal !== null && play.side === side)
  const theirs = game.plays.filter((play) => play.goal !== null && play.side !== side)
  const shots = (player: SimPlayer) => valueOf(book.of(side, player), 'shots', 'sh')
  const shooters = [...book.lines[side].keys()]
    .filter((player) => player !== null && player !== game.keepers[side])
    .toSorted((a, b) => shots(b!) - shots(a!)) as SimPlayer[]
  // The goal that made the difference, where there was one; else the first; else whoever tried
  // most.
  const told = goals[facts.won ? theirs.length : 0] ?? goals[0]
  const star = told?.goal?.scorer ?? shooters[0]!
  const [second, third] = shooters.filter((player) => player !== star) as [SimPlayer, SimPlayer]
  const keeper = game.keepers[side]
  const [us, them] = [book.total(side), book.total(other(side))]
  const line = (key: string, group: string) =>
    `${valueOf(us, group, key)}-${valueOf(them, group, key)}`
  const scored = (namer: Namer) =>
    goals.length === 0
      ? `${sentence(namer.ours(star))} tried most often for ${facts.us}, with ${plural(shots(star), 'shot')}; ${plural(valueOf(us, 'shots', 'sog'), 'attempt')} by the ${facts.mascots} went on goal and none of them in.`
      : `${goals
          .map(
            (play) =>
              `${namer.ours(play.goal!.scorer)} scored ${minute(play)} minutes in${play.goal!.assist ? `, set up by ${namer.ours(play.goal!.assist)}` : ', on a solo effort'}`,
          )
          .map((text, i) => (i === 0 ? sentence(text) : text))
          .join('; ')}.`
  return {
    ...facts,
    ...onPaper(facts),
    star,
    second,
    third,
    halfLead: 0,
    middle: (desk: Desk, namer: Namer) => [
      scored(namer),
      `${theirs.length === 0 ? `At the other end ${namer.ours(keeper)} let nothing in, with ${plural(valueOf(book.of(side, keeper), 'goalie', 'saves'), 'save')}.` : `${facts.them} found the net ${listed(theirs.map((play) => `${minute(play)}`))} minutes in; ${namer.ours(keeper)} made ${plural(valueOf(book.of(side, keeper), 'goalie', 'saves'), 'save')}.`} ${desk.take(
        [
          `The shots were ${line('sh', 'shots')}.`,
          `The corners were ${line('corners', 'line')}.`,
          `On goal it was ${line('sog', 'shots')} in shots.`,
        ],
      )}`,
    ],
  }
}
