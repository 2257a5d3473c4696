import { groups } from '../sim/baseball-play.ts'
import { LineBook, valueOf } from '../sim/line-book.ts'
import type { Played } from '../sim/played.ts'
import { other, type SimPlayer } from '../sim/team.ts'
import { type Desk, type Namer, plural, sentence, words } from './desk.ts'
import type { Facts } from './facts.ts'
import { onPaper, type ShortFacts } from './short-recap.ts'

/** A softball game, as its stat file has it. */
export const softballFacts = (
  facts: Facts,
  { game, ours: side }: Extract<Played, { sport: 'softball' }>,
): ShortFacts => {
  const book = new LineBook(
    groups,
    game.plays.flatMap((play) => play.marks),
  )
  const of = (player: SimPlayer, key: string) => valueOf(book.of(side, player), 'hitting', key)
  const { order, starter } = game.lineups[side]
  const [star, second, third] = order
    .map(({ player }) => player)
    .toSorted((a, b) => of(b, 'h') + of(b, 'rbi') - of(a, 'h') - of(a, 'rbi')) as [
    SimPlayer,
    SimPlayer,
    SimPlayer,
  ]
  const [us, them] = [book.total(side), book.total(other(side))]
  const bat = (player: SimPlayer) =>
    `${plural(of(player, 'h'), 'hit')} in ${plural(of(player, 'ab'), 'at-bat')}`
  return {
    ...facts,
    ...onPaper(facts),
    star,
    second,
    third,
    halfLead: 0,
    middle: (desk: Desk, namer: Namer) => [
      `${sentence(namer.ours(star))} had ${bat(star)}${of(star, 'rbi') > 0 ? ` and drove in ${plural(of(star, 'rbi'), 'run')}` : ''}; ${namer.ours(second)} had ${bat(second)}.`,
      `${facts.us} had ${plural(valueOf(us, 'hitting', 'h'), 'hit')}, ${facts.them} ${words(valueOf(them, 'hitting', 'h'))}. ${desk.take(
        [
          `In the circle ${namer.ours(starter)} struck out ${words(valueOf(book.of(side, starter), 'pitching', 'so'))}.`,
          `${sentence(namer.ours(starter))} started in the circle and walked ${words(valueOf(book.of(side, starter), 'pitching', 'bb'))}.`,
        ],
      )}`,
    ],
  }
}
