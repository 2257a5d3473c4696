import type {
  BoxTeam,
  StatFamily,
  StatFile,
  StatTable,
} from '../../src/contract/schema/box-score.ts'
import { attr, child, childrenNamed, type XmlElement } from './file/xml-element.ts'
import { teamFacts, type Fact } from './parts/facts.ts'
import { checkGoals, goalSummary, shootoutOf, type Manners } from './parts/goals.ts'
import { goalStatus, type GoalClock } from './parts/goal-status.ts'
import {
  checkLineScore,
  padded,
  periodHeads,
  readLineScore,
  regulationOf,
  type LineScore,
} from './parts/line-score.ts'
import { nameBook } from './parts/names.ts'
import { periodPlays } from './parts/period-plays.ts'
import { checkRunning, scoringOf } from './parts/play-list.ts'
import { valueAt } from './parts/stat-table.ts'
import { boxTeam, readTeams, type FileTeam } from './parts/teams.ts'
import { readVenue } from './parts/venue.ts'
import type { SportPart } from './sport-part.ts'

const line = { part: 'lineprd', number: 'prd', value: 'score', total: 'score' }

/**
 * What tells one sport of goals and keepers from another; the files of all are written by one
 * skeleton.
 */
export type GoalSport = {
  family: StatFamily
  /** Periods without overtime where the file's rules say nothing. */
  regulation: number
  periodName: (regulation: number) => StatFile['periodName']
  clock: GoalClock
  facts: Fact[]
  /** Team figures that stand in the periods of the line alone, each with its attribute there. */
  periodFacts: (show: XmlElement | undefined) => [key: string, label: string, attribute: string][]
  tables: (team: FileTeam, show: XmlElement | undefined, warnings: string[]) => StatTable[]
  /** How a goal was scored, by the type that the file gives it. */
  manners: Manners
}

export function readGoalGame(root: XmlElement, sport: GoalSport): SportPart {
  const warnings: string[] = []
  const venue = readVenue(root, warnings)
  const teams = readTeams(root)
  const names = nameBook(root)
  const show = child(child(root, 'venue'), 'show')
  const regulation = regulationOf(child(child(root, 'venue'), 'rules'), 'prds', sport.regulation)
  const list = periodPlays(root, teams, names, regulation)
  const [home, visitor] = [readLineScore(teams.home, line), readLineScore(teams.visitor, line)]
  const summary = goalSummary(root, teams, names, regulation, sport.manners)
  const length = Math.max(regulation, home.periods.length, visitor.periods.length)
  const shootout = [teams.home, teams.visitor].some((of) => shootoutOf(of) > 0)
  const team = (of: FileTeam, its: LineScore): BoxTeam => {
    checkLineScore(of, its, warnings, shootout ? 1 : 0)
    return boxTeam(of, {
      score: its.score,
      scoreByPeriod: padded(its.periods, length),
      lineTotals: beside(of, its, shootout),
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
    scoring: summary.length > 0 ? summary : scoringOf(list.groups),
    plays: list.groups,
    lastPlay: list.last()?.text ?? null,
  }
}

function beside(team: FileTeam, its: LineScore, shootout: boolean): BoxTeam['lineTotals'] {
  const totals = [
    {
      label: 'Sh',
      title: 'Shots',
      value: attr(its.element, 'shots') || valueAt(team.totals, 'shots@sh'),
    },
    { label: 'Sv', title: 'Saves', value: valueAt(team.totals, 'goalie@saves') },
    { label: 'SO', title: 'Shootout goals', value: shootout ? String(shootoutOf(team)) : '' },
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
