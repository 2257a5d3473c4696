import type { BoxTeam, StatFile } from '../../contract/box-score.schema.ts'
import type { HandEvent, HandSide } from '../../contract/ingest.schema.ts'
import { toPeriod, type HandGame, type HandRules } from './rules.ts'
import { periodHead, formatPoints, stateLabel, formatStep } from './words.ts'

type Of = {
  names: Record<HandSide, string>
  isHome: boolean
  /** '2026-11-22' */
  date: string
  conference: boolean
  neutral: boolean
}

/** A hand-scored game as a stat file: scores by period, scoring summary, no tables. */
export function toStatFile(
  game: HandGame,
  rules: HandRules,
  { names, isHome, date, conference, neutral }: Of,
): StatFile {
  const [home, visitor]: [HandSide, HandSide] = isHome ? ['team', 'opponent'] : ['opponent', 'team']
  const complete = game.state === 'final'
  const length = Math.max(game.periods.team.length, rules.sets ? 0 : rules.regulation)
  return {
    family: 'plain',
    source: 'Kept by hand',
    generated: null,
    status: {
      started: game.state !== 'before',
      complete,
      period: game.state === 'before' ? 0 : toPeriod(rules, game.step),
      regulation: Math.max(1, rules.regulation),
      periodLabel: stateLabel(game, rules),
      clock: complete ? null : game.clock,
    },
    venue: {
      date,
      start: null,
      location: null,
      stadium: null,
      attendance: null,
      duration: null,
      weather: null,
      isNeutral: neutral,
      isALeagueGame: conference,
      isAPostseasonGame: false,
      doubleheaderGame: null,
      officials: [],
    },
    periodName: rules.periodName,
    // A sport without periods has only its total.
    periodLabels:
      rules.regulation === 0 ? [] : Array.from({ length }, (_, i) => periodHead(rules, i + 1)),
    homeTeam: teamOf(game, home, names[home], rules),
    visitingTeam: teamOf(game, visitor, names[visitor], rules),
    scoring: rules.hasScoringLines ? scoringOf(game, rules, home, visitor) : [],
    plays: [],
    lastPlay:
      game.last === null
        ? null
        : game.last.kind === 'note'
          ? game.last.text
          : `${names[game.last.side]}: ${formatPoints(game.last.points, rules)}`,
    warnings: [],
  }
}

const teamOf = (game: HandGame, side: HandSide, name: string, rules: HandRules): BoxTeam => ({
  id: name,
  name,
  record: null,
  rank: null,
  score: String(game.score[side]),
  scoreByPeriod: rules.regulation === 0 ? [] : game.periods[side].map(String),
  lineTotals: rules.halves ? [{ label: 'R', title: 'Runs', value: String(game.score[side]) }] : [],
  totals: [],
  tables: [],
})

/** The scoring summary in game order, so that a quarter entered later is in its place. */
function scoringOf(
  game: HandGame,
  rules: HandRules,
  home: HandSide,
  visitor: HandSide,
): StatFile['scoring'] {
  const score = { team: 0, opponent: 0 }
  return clocked(game)
    .toSorted((a, b) => a.event.step - b.event.step)
    .map(({ event, clock }) => {
      score[event.side] += event.points
      return {
        period: formatStep(rules, event.step),
        clock,
        side: event.side === home ? 'home' : 'visitor',
        text: formatPoints(event.points, rules),
        home: String(score[home]),
        visitor: String(score[visitor]),
      }
    })
}

type Scored = Extract<HandEvent, { kind: 'score' }>
/** The counted scores, oldest first, each with the latest clock of its period. */
function clocked({ lines }: HandGame): { event: Scored; clock: string | null }[] {
  const scored: { event: Scored; clock: string | null }[] = []
  let clock: string | null = null
  for (const { event, undoneBy } of lines.toReversed()) {
    if (undoneBy.length > 0) continue
    if (event.kind === 'step') clock = null
    if (event.kind === 'clock') clock = event.clock || null
    if (event.kind === 'score') scored.push({ event, clock })
  }
  return scored
}
