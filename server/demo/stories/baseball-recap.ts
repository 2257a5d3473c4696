import { groups, type BaseballPlay } from '../sim/baseball-play.ts'
import { inningRuns } from '../sim/baseball-xml.ts'
import { LineBook, valueOf } from '../sim/line-book.ts'
import type { Played } from '../sim/played.ts'
import { other, type Side, type SimPlayer } from '../sim/team.ts'
import { baseballLeads, baseballTitles } from './baseball-openings.ts'
import { type Desk, Namer, ordinalWord, plural, sentence, upNext, words } from './desk.ts'
import { coachQuote, open, playerQuote, standing, type Facts } from './facts.ts'

export interface BaseballFacts extends Facts {
  side: Side
  innings: number
  hits: number
  theirHits: number
  errors: number
  hitter: SimPlayer
  hitterHits: number
  hitterAtBats: number
  rbi: number
  starter: SimPlayer
  starterOuts: number
  strikeouts: number
  starterRuns: number
  win: SimPlayer
  loss: SimPlayer
  save: SimPlayer | null
  homers: readonly { player: SimPlayer; inning: number }[]
  /** The inning in which the winners went ahead for good. */
  turning: number
  walkOff: BaseballPlay | null
  scoring: readonly {
    inning: number
    ours: number
    theirs: number
    us: boolean
    runs: number
    by: SimPlayer | null
    kind: string
  }[]
}

const verb: Readonly<Record<string, string>> = {
  '1B': 'single',
  '2B': 'double',
  '3B': 'triple',
  HR: 'home run',
  BB: 'bases-loaded walk',
  FC: "fielder's choice",
  WP: 'wild pitch',
}

export const baseballFacts = (
  facts: Facts,
  { game, ours: side }: Extract<Played, { sport: 'baseball' }>,
): BaseballFacts => {
  const book = new LineBook(
    groups,
    game.plays.flatMap((play) => play.marks),
  )
  const us = book.total(side),
    them = book.total(other(side))
  const batters = [...book.lines[side].keys()].filter((player) => player !== null)
  const worth = (player: SimPlayer) =>
    valueOf(book.of(side, player), 'hitting', 'rbi') * 2 +
    valueOf(book.of(side, player), 'hitting', 'h') * 1.5 +
    valueOf(book.of(side, player), 'hitting', 'r')
  const hitter = batters.toSorted((a, b) => worth(b) - worth(a))[0] as SimPlayer
  const starter = game.lineups[side].starter
  const last = game.plays.at(-1)
  const scoring = game.plays
    .filter((play) => play.runs > 0)
    .map((play) => ({
      inning: play.inning,
      ours: play.score[side],
      theirs: play.score[other(side)],
      us: play.batting === side,
      runs: play.runs,
      by: play.batter,
      kind:
        verb[play.action] ??
        (play.text.includes('SF')
          ? 'sacrifice fly'
          : play.action.startsWith('E')
            ? 'error'
            : 'groundout'),
    }))
  const winner = game.score[side] > game.score[other(side)]
  const turning = scoring.findLastIndex((score) =>
    winner
      ? score.ours - score.runs * Number(score.us) <= score.theirs && score.us
      : score.theirs - score.runs * Number(!score.us) <= score.ours && !score.us,
  )
  return {
    ...facts,
    side,
    hitter,
    starter,
    scoring,
    innings: Math.max(inningRuns(game.plays, 'V').length, 9),
    hits: valueOf(us, 'hitting', 'h'),
    theirHits: valueOf(them, 'hitting', 'h'),
    errors: valueOf(us, 'fielding', 'e'),
    hitterHits: valueOf(book.of(side, hitter), 'hitting', 'h'),
    hitterAtBats: valueOf(book.of(side, hitter), 'hitting', 'ab'),
    rbi: valueOf(book.of(side, hitter), 'hitting', 'rbi'),
    starterOuts: valueOf(book.of(side, starter), 'pitching', 'outs'),
    strikeouts: valueOf(book.of(side, starter), 'pitching', 'so'),
    starterRuns: valueOf(book.of(side, starter), 'pitching', 'r'),
    win: game.decisions.win,
    loss: game.decisions.loss,
    save: game.decisions.save,
    turning: scoring[turning]?.inning ?? 1,
    homers: game.plays
      .filter((play) => play.action === 'HR' && play.batting === side && play.batter !== null)
      .map((play) => ({ player: play.batter as SimPlayer, inning: play.inning })),
    walkOff:
      last !== undefined &&
      last.batting === 'H' &&
      last.runs > 0 &&
      last.inning >= 9 &&
      game.score.H > game.score.V
        ? last
        : null,
  }
}

export const inningsText = (outs: number): string => {
  const third = outs % 3
  const whole = Math.floor(outs / 3)
  return third === 0
    ? plural(whole, 'inning')
    : `${whole === 0 ? '' : `${whole} `}${third}/3 innings`
}

const rallies = (desk: Desk, facts: BaseballFacts, namer: Namer): string[] => {
  const innings = [...new Set(facts.scoring.map((score) => `${score.inning}/${score.us}`))]
  const told = innings.map((key) => {
    const [inning = '1', us = 'true'] = key.split('/')
    const plays = facts.scoring.filter(
      (score) => String(score.inning) === inning && String(score.us) === us,
    )
    const runs = plays.reduce((sum, play) => sum + play.runs, 0)
    const first = plays.toSorted((a, b) => b.runs - a.runs)[0]
    const last = plays.at(-1)
    const mine = us === 'true'
    const who = first?.by == null ? '' : mine ? namer.ours(first.by) : namer.theirs(first.by)
    const how =
      first === undefined || who === ''
        ? ''
        : first.kind === 'wild pitch'
          ? 'on a wild pitch'
          : first.kind === 'error'
            ? 'after an error'
            : `on a ${first.kind} by ${who}`
    const at = `the ${ordinalWord(Number(inning))}`
    const board =
      last === undefined
        ? ''
        : last.ours === last.theirs
          ? `tied at ${last.ours}`
          : last.ours > last.theirs
            ? `${last.ours}-${last.theirs} ${facts.us}`
            : `${last.theirs}-${last.ours} ${facts.them}`
    const side = mine ? facts.us : facts.them
    return desk.take([
      `${side} scored ${plural(runs, 'run')} in ${at} ${how}: ${board}.`,
      `${sentence(at)} brought ${plural(runs, 'run')} for ${side} ${how}; it was ${board}.`,
      `In ${at}, ${side} pushed across ${plural(runs, 'run')} ${how} to make it ${board}.`,
    ])
  })
  const half = Math.ceil(told.length / 2)
  return told.length > 4
    ? [told.slice(0, half).join(' '), told.slice(half).join(' ')]
    : [told.join(' ')]
}

export const baseballRecap = (desk: Desk, facts: BaseballFacts) => {
  const namer = new Namer('baseball')
  const told = rallies(desk, facts, namer)
  const opener = sentence(namer.ours(facts.starter))
  const decision = facts.won
    ? `${sentence(namer.ours(facts.win))} was the winning pitcher${facts.save === null ? '' : `, and ${namer.ours(facts.save)} earned the save`}; ${namer.theirs(facts.loss)} took the loss.`
    : `${namer.theirs(facts.win)} was the winning pitcher for ${facts.them}, and ${namer.ours(facts.loss)} was charged with the loss.`
  const paragraphs = [
    `**${desk.world.department.dateline}** – ${open(desk, baseballLeads, facts)}`,
    `${facts.us} is ${standing(facts).slice(1, -1)}. ${coachQuote(desk, facts)}`,
    ...told,
    `${opener} started and went ${inningsText(facts.starterOuts)}, striking out ${words(facts.strikeouts)} and allowing ${plural(facts.starterRuns, 'run')}. ${decision}`,
    `${sentence(namer.ours(facts.hitter))} finished ${facts.hitterHits}-for-${facts.hitterAtBats}${facts.rbi > 0 ? ` and drove in ${facts.rbi === 1 ? 'a run' : plural(facts.rbi, 'run')}` : ''}. ${facts.us} had ${plural(facts.hits, 'hit')} to ${facts.them}'s ${facts.theirHits} and played ${facts.errors === 0 ? 'without an error' : `with ${plural(facts.errors, 'error')}`}.`,
    playerQuote(desk, facts, namer.ours(facts.won ? facts.hitter : facts.starter)),
    upNext(desk, facts.team, facts.fixture),
  ]
  return {
    title: open(desk, baseballTitles, facts),
    body: paragraphs.join('\n\n'),
    subHeadline:
      facts.innings > 9 ? `${facts.us} and ${facts.them} play ${facts.innings} innings` : '',
    teaser: `${facts.hitter.first} ${facts.hitter.last} went ${facts.hitterHits}-for-${facts.hitterAtBats} as ${facts.us} ${facts.won ? 'beat' : 'lost to'} ${facts.them}, ${Math.max(facts.ours, facts.theirs)}-${Math.min(facts.ours, facts.theirs)}.`,
  }
}
