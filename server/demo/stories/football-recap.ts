import type { ScoreEntry } from '../sim/football-scores.ts'
import { valueOf } from '../sim/line-book.ts'
import { type Desk, listed, Namer, ordinalWord, plural, sentence, upNext } from './desk.ts'
import { coachQuote, open, playerQuote, standing } from './facts.ts'
import type { FootballFacts } from './football-facts.ts'
import { footballLeads, footballTitles } from './football-openings.ts'

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** One score as a clause: 'Quarles caught a 24-yard pass from Nguyễn'. */
const told = (desk: Desk, facts: FootballFacts, namer: Namer, entry: ScoreEntry): string => {
  const mine = entry.side === facts.side
  const name = (player: ScoreEntry['scorer']) => (mine ? namer.ours(player) : namer.theirs(player))
  const scorer = name(entry.scorer)
  if (entry.type === 'FG')
    return desk.take([
      `${scorer} kicked a ${entry.yards}-yard field goal`,
      `${scorer} was good from ${entry.yards} yards`,
      `${scorer} made it through from ${entry.yards} yards out`,
    ])
  if (entry.how === 'INT')
    return `${scorer} returned an interception ${plural(entry.yards, 'yard')} for a touchdown`
  if (entry.how === 'PASS' && entry.passer !== null) {
    const passer = name(entry.passer)
    return desk.take([
      `${scorer} caught a ${entry.yards}-yard touchdown pass from ${passer}`,
      `${passer} found ${scorer} for ${plural(entry.yards, 'yard')} and a touchdown`,
      `${passer} hit ${scorer} from ${plural(entry.yards, 'yard')} out`,
    ])
  }
  return desk.take([
    `${scorer} ran in from ${plural(entry.yards, 'yard')}`,
    `${scorer} scored on a ${entry.yards}-yard run`,
    entry.yards === 1
      ? `${scorer} pushed over from the one`
      : `${scorer} took it the last ${plural(entry.yards, 'yard')} himself`,
  ])
}

const quarter = (desk: Desk, facts: FootballFacts, namer: Namer, number: number): string => {
  const entries = facts.entries.filter((entry) => entry.quarter === number)
  const name = ordinalWord(number)
  if (entries.length === 0) {
    return desk.take([
      `Neither side scored in the ${name} quarter, in which the punters saw most of the work.`,
      `The ${name} quarter passed without a point.`,
      `Nothing came of the ${name} quarter but field position.`,
    ])
  }
  const parts = entries.map((entry, i) => {
    const team = entry.side === facts.side ? facts.us : facts.them
    const text = told(desk, facts, namer, entry)
    const when = `with ${clock(entry.clock)} left`
    if (i === 0)
      return desk.take([
        `In the ${name} quarter ${text} ${when}`,
        `${sentence(team)} opened the scoring in the ${name} when ${text} ${when}`,
        `The first points of the ${name} quarter were ${team}'s: ${text} ${when}`,
        `The ${name} quarter was ${clock(900 - entry.clock)} old when ${text}`,
      ])
    return desk.take([`${text} ${when}`, `then ${text} ${when}`, `${team} followed as ${text}`])
  })
  const last = entries.at(-1) as ScoreEntry
  const [us, them] = [last.score[facts.side], last.score[facts.side === 'H' ? 'V' : 'H']]
  const behind = us < them === (last.side === facts.side)
  const state =
    us === them
      ? `making it ${us} all`
      : behind
        ? `cutting the margin to ${Math.max(us, them)}-${Math.min(us, them)}`
        : us > them
          ? `leaving the ${facts.mascots} ahead ${us}-${them}`
          : `giving ${facts.them} a ${them}-${us} lead`
  return `${parts.map(sentence).join('. ')}, ${state}.`
}

const individuals = (facts: FootballFacts, namer: Namer): string => {
  const of = (player: FootballFacts['passer'], group: string, key: string) =>
    valueOf(facts.book.of(facts.side, player), group, key)
  const { passer, rusher, receiver } = facts
  const touchdowns = of(passer, 'pass', 'td')
  return (
    `${sentence(namer.ours(passer))} completed ${of(passer, 'pass', 'comp')} of ${of(passer, 'pass', 'att')} passes for ${of(passer, 'pass', 'yds')} yards${touchdowns > 0 ? ` and ${plural(touchdowns, 'touchdown')}` : ''}. ` +
    `${sentence(namer.ours(rusher))} led the ground game with ${of(rusher, 'rush', 'yds')} yards on ${plural(of(rusher, 'rush', 'att'), 'carry', 'carries')}, and ${namer.ours(receiver)} caught ${plural(of(receiver, 'rcv', 'no'), 'pass', 'passes')} for ${of(receiver, 'rcv', 'yds')}.`
  )
}

const defence = (desk: Desk, facts: FootballFacts, namer: Namer): string => {
  const total = facts.book.total(facts.side)
  const tackles = valueOf(facts.book.of(facts.side, facts.tackler), 'defense', 'tot_tack')
  const extras = [
    ...(valueOf(total, 'defense', 'sacks') > 0
      ? [plural(valueOf(total, 'defense', 'sacks'), 'sack')]
      : []),
    ...(valueOf(total, 'defense', 'int') > 0
      ? [plural(valueOf(total, 'defense', 'int'), 'interception')]
      : []),
    ...(valueOf(total, 'defense', 'brup') > 0
      ? [plural(valueOf(total, 'defense', 'brup'), 'pass breakup')]
      : []),
  ]
  return (
    `${desk.take(['On the other side of the ball', 'Defensively', 'When the other team had it'])}, ${namer.ours(facts.tackler)} made ${plural(tackles, 'tackle')} to lead ${facts.us}${extras.length > 0 ? `, which added ${listed(extras)}` : ''}. ` +
    `The ${facts.mascots} gained ${facts.yards.ours} yards and allowed ${facts.yards.theirs}.`
  )
}

export const footballRecap = (desk: Desk, facts: FootballFacts) => {
  const namer = new Namer('football')
  const lead = open(desk, footballLeads, facts)
  const record = desk.take([
    `${facts.us} ${standing(facts)} ${facts.won ? 'won for the ' : 'took its '}${ordinalWord(Number(facts.overall.split('-')[facts.won ? 0 : 1]))} ${facts.won ? 'time' : 'loss'} this season.`,
    `The result leaves the ${facts.mascots} at ${standing(facts).slice(1, -1)}.`,
    `It makes ${facts.us} ${facts.overall} on the year.`,
  ])
  const paragraphs = [
    `**${desk.world.department.dateline}** – ${lead}`,
    `${record} ${coachQuote(desk, facts)}`,
    ...[1, 2, 3, 4].map((number) => quarter(desk, facts, namer, number)),
    individuals(facts, namer),
    playerQuote(
      desk,
      facts,
      namer.ours(
        facts.won
          ? facts.decider.side === facts.side
            ? facts.decider.scorer
            : facts.passer
          : facts.tackler,
      ),
    ),
    defence(desk, facts, namer),
    upNext(desk, facts.team, facts.fixture),
  ]
  return {
    title: open(desk, footballTitles, facts),
    body: paragraphs.join('\n\n'),
    subHeadline: `${facts.us} ${facts.ours}, ${facts.them} ${facts.theirs}`,
    teaser: `${facts.passer.first} ${facts.passer.last} threw for ${valueOf(facts.book.of(facts.side, facts.passer), 'pass', 'yds')} yards and ${facts.rusher.first} ${facts.rusher.last} ran for ${valueOf(facts.book.of(facts.side, facts.rusher), 'rush', 'yds')} as ${facts.us} ${facts.won ? 'beat' : 'fell to'} ${facts.them}, ${Math.max(facts.ours, facts.theirs)}-${Math.min(facts.ours, facts.theirs)}.`,
  }
}
