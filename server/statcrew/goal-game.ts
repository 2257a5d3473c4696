import { attr, child, childrenNamed, periodAttr, type XmlElement } from './file/xml.ts'
import { teamFacts, type Fact } from './parts/facts.ts'
import { checkGoals, goalSummary, countShootoutGoals, type Manners } from './parts/goals.ts'
import {
  checkLineScore,
  padded,
  periodHeads,
  readLineScore,
  regulationPeriods,
  lastPeriod,
  clockStatus,
  hasScored,
  isZeroClock,
  statedFinal,
  statedUnfinished,
  type LineScore,
  type Status,
} from './parts/line-score.ts'
import { nameBook } from './parts/name-book.ts'
import { periodPlays, checkRunning, collectScoring } from './parts/plays.ts'
import { valueAt, count, text, type TableSpec } from './parts/stat-table.ts'
import { boxTeam, readTeams, readVenue, type FileTeam, type Side } from './parts/teams.ts'
import type { SportPart } from './sport-part.ts'
import type {
  BoxTeam,
  StatFamily,
  StatFile,
  StatTable,
} from '../../src/contract/box-score.schema.ts'

const line = { part: 'lineprd', number: 'prd', value: 'score', total: 'score' }

/**
 * The differences between sports with goals and goalkeepers, whose files have the same structure.
 */
export type GoalSport = {
  family: StatFamily
  /** Regulation periods if the file's rules do not say. */
  regulation: number
  periodName: (regulation: number) => StatFile['periodName']
  clock: GoalClock
  facts: Fact[]
  /** Team figures that are only in the periods of the line score, with their attributes. */
  periodFacts: (show: XmlElement | undefined) => [key: string, label: string, attribute: string][]
  tables: (team: FileTeam, show: XmlElement | undefined, warnings: string[]) => StatTable[]
  /** How a goal was scored, by the file's type. */
  manners: Manners
}

export function readGoalGame(root: XmlElement, sport: GoalSport): SportPart {
  const warnings: string[] = []
  const venue = readVenue(root, warnings)
  const teams = readTeams(root)
  const names = nameBook(root, teams)
  const show = child(child(root, 'venue'), 'show')
  const regulation = regulationPeriods(
    child(child(root, 'venue'), 'rules'),
    'prds',
    sport.regulation,
  )
  const list = periodPlays(root, teams, names, regulation)
  const [home, visitor] = [readLineScore(teams.home, line), readLineScore(teams.visitor, line)]
  const summary = goalSummary(root, teams, names, regulation, sport.manners)
  const length = Math.max(regulation, home.periods.length, visitor.periods.length)
  const shootout = [teams.home, teams.visitor].some((of) => countShootoutGoals(of) > 0)
  const team = (of: FileTeam, its: LineScore): BoxTeam => {
    checkLineScore(of, its, warnings, shootout ? 1 : 0)
    return boxTeam(of, {
      score: its.score,
      scoreByPeriod: padded(its.periods, length),
      lineTotals: buildLineTotals(of, its, shootout),
      totals: [...teamFacts(sport.facts, of.totals), ...sumsOfPeriods(of, sport.periodFacts(show))],
      tables: sport.tables(of, show, warnings),
    })
  }
  const [homeTeam, visitingTeam] = [team(teams.home, home), team(teams.visitor, visitor)]
  if (!shootout) checkRunning(list, home.score, visitor.score, warnings)
  checkGoals(teams, summary, { home: home.score, visitor: visitor.score }, shootout, warnings)
  return {
    venue,
    warnings,
    homeTeam,
    visitingTeam,
    family: sport.family,
    status: goalStatus(root, regulation, sport.clock, { home: home.score, visitor: visitor.score }),
    periodName: sport.periodName(regulation),
    periodLabels: periodHeads(length, regulation),
    scoring: summary.length > 0 ? summary : collectScoring(list.groups),
    plays: list.groups,
    lastPlay: list.last()?.text ?? null,
  }
}

function buildLineTotals(team: FileTeam, its: LineScore, shootout: boolean): BoxTeam['lineTotals'] {
  const totals = [
    {
      label: 'Sh',
      title: 'Shots',
      value: attr(its.element, 'shots') || valueAt(team.totals, 'shots@sh'),
    },
    { label: 'Sv', title: 'Saves', value: valueAt(team.totals, 'goalie@saves') },
    {
      label: 'SO',
      title: 'Shootout goals',
      value: shootout ? String(countShootoutGoals(team)) : '',
    },
  ]
  return totals.filter((total) => total.value !== '')
}

function sumsOfPeriods(
  team: FileTeam,
  facts: [key: string, label: string, attribute: string][],
): BoxTeam['totals'] {
  const periods = childrenNamed(child(team.element, 'linescore'), line.part)
  return facts.flatMap(([key, label, attribute]) => {
    const values = periods.map((period) => attr(period, attribute)).filter((value) => value !== '')
    return values.length === 0
      ? []
      : [
          {
            key,
            label,
            value: String(values.reduce((sum, value) => sum + (Number(value) || 0), 0)),
          },
        ]
  })
}

/**
 * The direction of a sport's clock, the length of periods if the rules do not say, and whether a
 * game may end in a tie.
 */
type GoalClock = { runs: 'up' | 'down'; minutes: number; overtime: number; draws: boolean }

/**
 * <status period clock> alone is a live game. Old files drop it after the end; then an end time
 * decides.
 */
function goalStatus(
  root: XmlElement,
  regulation: number,
  sport: GoalClock,
  score: Record<Side, string>,
): Status {
  const status = child(root, 'status')
  const periods = childrenNamed(child(root, 'plays'), 'period')
  const plays = periods.flatMap((element) => childrenNamed(element, 'play'))
  const period = periodAttr(status, 'period') ?? lastPeriod(periods)
  const clock =
    attr(status, 'clock') ||
    attr(
      plays.findLast((play) => attr(play, 'clock') !== ''),
      'clock',
    )
  const atEnd = hasRunOut(root, regulation, sport, period, clock)
  const ranOut = status === undefined || period > regulation || (period === regulation && atEnd)
  const decided = score.home !== score.visitor || (sport.draws && (status === undefined || atEnd))
  const derived =
    !statedUnfinished(root) && attr(child(root, 'venue'), 'end') !== '' && ranOut && decided
  const complete = statedFinal(root) || derived
  // Goalkeepers and period starts are recorded before the first whistle.
  const started =
    complete ||
    hasScored(score.home, score.visitor) ||
    plays.some((play) => !/^(?:GOALIE|PRD)$/i.test(attr(play, 'action')))
  return clockStatus({ started, complete, period, regulation, clock, atEnd })
}

/**
 * A clock that runs down ends at 0:00; one that runs up counts all periods (91:54 is in overtime).
 */
function hasRunOut(
  root: XmlElement,
  regulation: number,
  sport: GoalClock,
  period: number,
  clock: string,
): boolean {
  if (sport.runs === 'down') return isZeroClock(clock)
  const rules = child(child(root, 'venue'), 'rules')
  const [minutes, overtime] = [
    periodAttr(rules, 'minutes') || sport.minutes,
    periodAttr(rules, 'minutesot') || sport.overtime,
  ]
  const end =
    (Math.min(period, regulation) * minutes + Math.max(period - regulation, 0) * overtime) * 60
  return period > 0 && (secondsOf(clock) ?? 0) >= end
}

/**
 * '91:54' in seconds; null when it is not a clock. Tenths in the last minute ('0:07.4') are cut.
 */
function secondsOf(clock: string): number | null {
  const [, minutes, seconds] = /^(\d+):(\d{2})(?:\.\d+)?$/.exec(clock) ?? []
  return minutes === undefined || seconds === undefined
    ? null
    : Number(minutes) * 60 + Number(seconds)
}

/** Goalkeeping in lacrosse, soccer and both kinds of hockey. */
export const goalkeeping: TableSpec = {
  key: 'goalkeeping',
  title: 'Goalkeeping',
  has: ['goalie'],
  columns: [
    text('minutes', 'Min', 'Minutes', 'goalie@minutes'),
    count('ga', 'GA', 'Goals against', 'goalie@ga'),
    count('saves', 'Sv', 'Saves', 'goalie@saves'),
    count('sf', 'SF', 'Shots faced', 'goalie@sf'),
    text('pct', 'Pct', 'Save percentage', savePercentage),
    text('dec', 'Dec', 'Decision', decision),
  ],
}

function savePercentage(of: XmlElement): string {
  const saves = Number(valueAt(of, 'goalie@saves')) || 0
  const faced = saves + (Number(valueAt(of, 'goalie@ga')) || 0)
  return faced > 0 ? (saves / faced).toFixed(3).replace(/^0/, '') : ''
}

/** Some programs write a record instead of 1: win="9-4". */
function decision(of: XmlElement): string {
  const [mark] = [
    ['W', 'goalie@win'],
    ['L', 'goalie@loss'],
    ['T', 'goalie@tie'],
  ].filter(([, path]) => !/^0?$/.test(valueAt(of, path ?? '')))
  return mark?.[0] ?? ''
}
