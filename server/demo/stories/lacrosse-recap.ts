import { groups, type LacrossePlay } from '../sim/lacrosse.ts'
import { periodGoals } from '../sim/lacrosse-xml.ts'
import { LineBook, valueOf } from '../sim/line-book.ts'
import type { Played } from '../sim/played.ts'
import { other, type Side, type SimPlayer } from '../sim/team.ts'
import { type Desk, listed, Namer, ordinalWord, plural, sentence, upNext, words } from './desk.ts'
import { coachQuote, open, playerQuote, standing, type Facts } from './facts.ts'
import { lacrosseLeads, lacrosseTitles } from './lacrosse-openings.ts'

export interface LacrosseFacts extends Facts {
  side: Side
  periods: { ours: readonly number[]; theirs: readonly number[] }
  half: { ours: number; theirs: number }
  scorer: SimPlayer
  goals: number
  assists: number
  feeder: SimPlayer
  fed: number
  keeper: SimPlayer
  saves: number
  draws: { ours: number; theirs: number }
  shots: { ours: number; theirs: number }
  caused: number
  overtime: boolean
  goalPlays: readonly LacrossePlay[]
  scorers: readonly { player: SimPlayer; goals: number }[]
}

export const lacrosseFacts = (
  facts: Facts,
  { game, ours: side }: Extract<Played, { sport: 'lacrosse' }>,
): LacrosseFacts => {
  const book = new LineBook(
    groups,
    game.plays.flatMap((play) => play.marks),
  )
  const us = book.total(side),
    them = book.total(other(side))
  const players = [...book.lines[side].keys()].filter((player) => player !== null)
  const by = (group: string, key: string) =>
    players.toSorted(
      (a, b) => valueOf(book.of(side, b), group, key) - valueOf(book.of(side, a), group, key),
    )
  const scorers = by('shots', 'g')
  const scorer = scorers[0] as SimPlayer
  const feeder = by('shots', 'a').find((player) => player !== scorer) ?? scorer
  const ours = periodGoals(game.plays, side),
    theirs = periodGoals(game.plays, other(side))
  const keeper = game.keepers[side]
  return {
    ...facts,
    side,
    periods: { ours, theirs },
    half: { ours: (ours[0] ?? 0) + (ours[1] ?? 0), theirs: (theirs[0] ?? 0) + (theirs[1] ?? 0) },
    scorer,
    goals: valueOf(book.of(side, scorer), 'shots', 'g'),
    assists: valueOf(book.of(side, scorer), 'shots', 'a'),
    feeder,
    fed: valueOf(book.of(side, feeder), 'shots', 'a'),
    keeper,
    saves: valueOf(book.of(side, keeper), 'goalie', 'saves'),
    draws: { ours: valueOf(us, 'misc', 'dc'), theirs: valueOf(them, 'misc', 'dc') },
    shots: { ours: valueOf(us, 'shots', 'sh'), theirs: valueOf(them, 'shots', 'sh') },
    caused: valueOf(us, 'misc', 'ct'),
    overtime: ours.length > 4,
    goalPlays: game.plays.filter((play) => play.goal !== null),
    scorers: scorers
      .map((player) => ({ player, goals: valueOf(book.of(side, player), 'shots', 'g') }))
      .filter(({ goals }) => goals >= 2)
      .slice(0, 4),
  }
}

const period = (desk: Desk, facts: LacrosseFacts, index: number): string => {
  const ours = facts.periods.ours[index] ?? 0,
    theirs = facts.periods.theirs[index] ?? 0
  const sum = (periods: readonly number[]) =>
    periods.slice(0, index + 1).reduce((total, goals) => total + goals, 0)
  const [us, them] = [sum(facts.periods.ours), sum(facts.periods.theirs)]
  const board =
    us === them
      ? `all square at ${us}`
      : us > them
        ? `${us}-${them} in favor of the ${facts.mascots}`
        : `${them}-${us} to ${facts.them}`
  const name = index > 3 ? 'overtime' : `the ${ordinalWord(index + 1)} period`
  if (ours === 0 && theirs === 0) return `${sentence(name)} produced no goals.`
  if (ours > theirs)
    return desk.take([
      `${facts.us} won ${name} ${ours}-${theirs}, and it stood ${board}.`,
      `${sentence(name)} belonged to the ${facts.mascots}, ${plural(ours, 'goal')} to ${words(theirs)}: ${board}.`,
    ])
  if (theirs > ours)
    return desk.take([
      `${facts.them} outscored ${facts.us} ${theirs}-${ours} in ${name} for a score of ${board}.`,
      `${sentence(name)} went ${facts.them}'s way, ${theirs}-${ours}; the board read ${board}.`,
    ])
  return `They split ${name}, ${words(ours)} each, which made it ${board}.`
}

export const lacrosseRecap = (desk: Desk, facts: LacrosseFacts) => {
  const namer = new Namer('wlax')
  const last = facts.goalPlays.at(-1)
  const lastScorer =
    last?.goal == null
      ? ''
      : last.side === facts.side
        ? namer.ours(last.goal.scorer)
        : namer.theirs(last.goal.scorer)
  const lead = open(desk, lacrosseLeads, facts)
  const paragraphs = [
    `**${desk.world.department.dateline}** – ${lead}`,
    `The ${facts.mascots} are ${standing(facts).slice(1, -1)}. ${coachQuote(desk, facts)}`,
    facts.periods.ours
      .slice(0, 2)
      .map((_, i) => period(desk, facts, i))
      .join(' '),
    facts.periods.ours
      .slice(2)
      .map((_, i) => period(desk, facts, i + 2))
      .join(' ') + (lastScorer === '' ? '' : ` The last goal was scored by ${lastScorer}.`),
    `${sentence(namer.ours(facts.scorer))} scored ${plural(facts.goals, 'goal')}${facts.assists > 0 ? ` and set up ${facts.assists === 1 ? 'another' : facts.assists}` : ''}.${facts.fed > 0 ? ` ${sentence(namer.ours(facts.feeder))} had ${plural(facts.fed, 'assist')}.` : ''}${facts.scorers.length > 1 ? ` ${sentence(listed(facts.scorers.slice(1).map(({ player, goals }) => `${namer.ours(player)} (${goals})`)))} also scored more than once.` : ''}`,
    `In the circle ${facts.us} won ${facts.draws.ours} draws and ${facts.them} ${facts.draws.theirs}. ${sentence(namer.ours(facts.keeper))} stopped ${plural(facts.saves, 'shot')}; the shot count was ${facts.shots.ours}-${facts.shots.theirs}, and the ${facts.mascots} caused ${plural(facts.caused, 'turnover')}.`,
    playerQuote(desk, facts, namer.ours(facts.won ? facts.scorer : facts.keeper)),
    upNext(desk, facts.team, facts.fixture),
  ]
  return {
    title: open(desk, lacrosseTitles, facts),
    body: paragraphs.join('\n\n'),
    subHeadline: `${facts.us} ${facts.ours}, ${facts.them} ${facts.theirs}${facts.overtime ? ' (OT)' : ''}`,
    teaser: `${facts.scorer.first} ${facts.scorer.last} scored ${plural(facts.goals, 'goal')} and ${facts.keeper.first} ${facts.keeper.last} made ${plural(facts.saves, 'save')} in a ${Math.max(facts.ours, facts.theirs)}-${Math.min(facts.ours, facts.theirs)} ${facts.won ? 'win over' : 'loss to'} ${facts.them}.`,
  }
}
