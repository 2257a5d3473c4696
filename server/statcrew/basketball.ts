import type { BoxTeam } from '../../src/contract/box-score.schema.ts'
import { basketballPlays } from './basketball-plays.ts'
import { basketballTables, pointsOf } from './basketball-tables.ts'
import { attr, child, childrenNamed, periodOf, type XmlElement } from './file/xml-element.ts'
import { teamFacts, type Fact } from './parts/facts.ts'
import {
  checkLineScore,
  lastPeriod,
  padded,
  periodHeads,
  readLineScore,
  regulationOf,
  type LineScore,
} from './parts/line-score.ts'
import { nameBook } from './parts/names.ts'
import { checkRunning, scoringOf } from './parts/play-list.ts'
import {
  clockStatus,
  hasScored,
  isZeroClock,
  statedFinal,
  statedUnfinished,
  type Status,
} from './parts/status.ts'
import { boxTeam, readTeams, type FileTeam } from './parts/teams.ts'
import { readVenue } from './parts/venue.ts'
import type { SportPart } from './sport-part.ts'

const line = { part: 'lineprd', number: 'prd', value: 'score', total: 'score' }

const facts: Fact[] = [
  ['field-goals', 'Field goals made-tried', '{stats@fgm}-{stats@fga}'],
  ['three-pointers', 'Three-pointers made-tried', '{stats@fgm3}-{stats@fga3}'],
  ['free-throws', 'Free throws made-tried', '{stats@ftm}-{stats@fta}'],
  ['rebounds', 'Rebounds', '{stats@treb}'],
  ['assists', 'Assists', '{stats@ast}'],
  ['turnovers', 'Turnovers', '{stats@to}'],
  ['blocks', 'Blocks', '{stats@blk}'],
  ['steals', 'Steals', '{stats@stl}'],
  ['points-in-the-paint', 'Points in the paint', '{special@pts_paint}'],
  ['points-off-turnovers', 'Points off turnovers', '{special@pts_to}'],
  ['second-chance-points', 'Second-chance points', '{special@pts_ch2}'],
  ['fast-break-points', 'Fast-break points', '{special@pts_fastb}'],
  ['bench-points', 'Points from the bench', '{special@pts_bench}'],
  ['fouls', 'Fouls', '{stats@pf}'],
]

/**
 * Reads a <bbgame>, of men in halves or of women in quarters: its rules say which, else the
 * schedule's sport.
 */
export function readBasketball(root: XmlElement, sport: string | null): SportPart {
  const warnings: string[] = []
  const venue = readVenue(root, warnings)
  const teams = readTeams(root)
  const rules = child(child(root, 'venue'), 'rules')
  const quarters = attr(rules, 'qh') === '' ? sport === 'wbball' : /^q/i.test(attr(rules, 'qh'))
  const regulation = regulationOf(rules, 'prds', quarters ? 4 : 2)
  const list = basketballPlays(root, teams, nameBook(root), regulation)
  const [home, visitor] = [readLineScore(teams.home, line), readLineScore(teams.visitor, line)]
  const length = Math.max(regulation, home.periods.length, visitor.periods.length)
  const team = (of: FileTeam, its: LineScore): BoxTeam => {
    checkLineScore(of, its, warnings)
    checkPoints(of, its, warnings)
    return boxTeam(of, {
      score: its.score,
      scoreByPeriod: padded(its.periods, length),
      lineTotals: [],
      totals: teamFacts(facts, of.totals),
      tables: basketballTables(of, warnings),
    })
  }
  const [homeTeam, visitingTeam] = [team(teams.home, home), team(teams.visitor, visitor)]
  checkRunning(list, home.score, visitor.score, warnings)
  return {
    venue,
    warnings,
    homeTeam,
    visitingTeam,
    family: 'basketball',
    status: basketballStatus(root, regulation, home.score, visitor.score),
    periodName: regulation === 2 ? 'Half' : 'Quarter',
    periodLabels: periodHeads(length, regulation),
    scoring: scoringOf(list.groups),
    plays: list.groups,
    lastPlay: list.last()?.text ?? null,
  }
}

/** Says so when the shots do not make the score. */
function checkPoints(team: FileTeam, its: LineScore, warnings: string[]): void {
  const made = team.totals === undefined ? null : pointsOf(team.totals)
  if (made !== null && made !== Number(its.score))
    warnings.push(
      `${team.name}: the shots of the totals make ${made} points, the score says ${its.score}.`,
    )
}

/**
 * Never over while the score is level. Old files have no <status>; the last clock of the plays and
 * an end time then tell.
 */
function basketballStatus(
  root: XmlElement,
  regulation: number,
  home: string,
  visitor: string,
): Status {
  const status = child(root, 'status')
  const periods = childrenNamed(child(root, 'plays'), 'period')
  const plays = periods.flatMap(({ children }) => children)
  const period = periodOf(status, 'period') ?? lastPeriod(periods)
  const clock =
    attr(status, 'clock') ||
    attr(
      plays.findLast((play) => attr(play, 'time') !== ''),
      'time',
    )
  const atEnd = isZeroClock(clock)
  const ranOut = period >= regulation && (atEnd || status === undefined)
  const derived =
    !statedUnfinished(root) &&
    attr(child(root, 'venue'), 'end') !== '' &&
    ranOut &&
    home !== visitor
  const complete = statedFinal(root) || derived
  const started =
    complete ||
    hasScored(home, visitor) ||
    plays.some((play) => play.name === 'play' && !/^SUB$/i.test(attr(play, 'action')))
  return clockStatus({ started, complete, period, regulation, clock, atEnd })
}
