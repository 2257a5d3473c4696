import { basketballPlays, isSubstitution } from './basketball-plays.ts'
import { attr, child, numberAttr, childrenNamed, periodAttr, type XmlElement } from './file/xml.ts'
import { teamFacts, type Fact } from './parts/facts.ts'
import {
  checkLineScore,
  lastPeriod,
  padded,
  periodHeads,
  readLineScore,
  regulationPeriods,
  clockStatus,
  hasScored,
  isZeroClock,
  statedFinal,
  statedUnfinished,
  type LineScore,
  type Status,
} from './parts/line-score.ts'
import { nameBook } from './parts/name-book.ts'
import { checkRunning, collectScoring } from './parts/plays.ts'
import { count, statTables, text, valueAt, type TableSpec } from './parts/stat-table.ts'
import { boxTeam, readTeams, readVenue, type FileTeam } from './parts/teams.ts'
import type { SportPart } from './sport-part.ts'
import type { StatTable, BoxTeam } from '../../src/contract/box-score.schema.ts'

const position = (player: XmlElement): string =>
  /^[a-z]{1,2}$/i.test(attr(player, 'pos')) && attr(player, 'pos').toUpperCase() !== 'S'
    ? attr(player, 'pos').toUpperCase()
    : ''
const starter = (player: XmlElement): boolean => (numberAttr(player, 'gs') ?? 0) > 0

/** Points from the shots made; null when the file does not count them. */
function parsePoints(of: XmlElement): number | null {
  const stats = child(of, 'stats')
  const [twos, threes, throws] = ['fgm', 'fgm3', 'ftm'].map((name) => numberAttr(stats, name))
  return twos === null || twos === undefined ? null : 2 * twos + (threes ?? 0) + (throws ?? 0)
}

const points = (of: XmlElement): string => valueAt(of, 'stats@tp') || String(parsePoints(of) ?? 0)
const rebounds = (of: XmlElement): string =>
  valueAt(of, 'stats@treb') ||
  String(
    (numberAttr(child(of, 'stats'), 'oreb') ?? 0) + (numberAttr(child(of, 'stats'), 'dreb') ?? 0),
  )
/** Whole minutes; one program writes '31:20'. Rounded values may not add up to the team's. */
const minutes = (of: XmlElement): string => valueAt(of, 'stats@min').replace(/:.*$/, '')

export const basketballPlayers: TableSpec = {
  key: 'players',
  title: 'Players',
  has: ['stats'],
  everybody: true,
  position,
  starter,
  order: (a, b) => Number(starter(b)) - Number(starter(a)),
  columns: [
    text('min', 'Min', 'Minutes', minutes),
    count('fgm', 'FGM', 'Field goals made', 'stats@fgm'),
    count('fga', 'FGA', 'Field goals attempted', 'stats@fga'),
    count('fgm3', '3PM', 'Three-pointers made', 'stats@fgm3'),
    count('fga3', '3PA', 'Three-pointers attempted', 'stats@fga3'),
    count('ftm', 'FTM', 'Free throws made', 'stats@ftm'),
    count('fta', 'FTA', 'Free throws attempted', 'stats@fta'),
    count('oreb', 'Off', 'Offensive rebounds', 'stats@oreb'),
    count('dreb', 'Def', 'Defensive rebounds', 'stats@dreb'),
    count('reb', 'Reb', 'Rebounds', rebounds),
    count('ast', 'Ast', 'Assists', 'stats@ast'),
    count('to', 'TO', 'Turnovers', 'stats@to'),
    count('blk', 'Blk', 'Blocks', 'stats@blk'),
    count('stl', 'Stl', 'Steals', 'stats@stl'),
    count('pf', 'PF', 'Personal fouls', 'stats@pf'),
    count('pts', 'Pts', 'Points', points),
  ],
}

function basketballTables(team: FileTeam, warnings: string[]): StatTable[] {
  for (const player of team.players) {
    const pointsMade = parsePoints(player)
    if (pointsMade !== null && pointsMade !== Number(points(player)))
      warnings.push(
        `${team.name}: the shots of ${attr(player, 'name')} make ${pointsMade} points, the file ` +
          `says ${points(player)}.`,
      )
  }
  return statTables([basketballPlayers], team, warnings)
}

const line = { part: 'lineprd', number: 'prd', value: 'score', total: 'score' }

const facts: Fact[] = [
  ['field-goals', 'FG', '{stats@fgm}-{stats@fga}'],
  ['three-pointers', '3PT', '{stats@fgm3}-{stats@fga3}'],
  ['free-throws', 'FT', '{stats@ftm}-{stats@fta}'],
  ['rebounds', 'Rebounds', '{stats@treb}'],
  ['assists', 'Assists', '{stats@ast}'],
  ['turnovers', 'Turnovers', '{stats@to}'],
  ['blocks', 'Blocks', '{stats@blk}'],
  ['steals', 'Steals', '{stats@stl}'],
  ['points-in-the-paint', 'Points in the paint', '{special@pts_paint}'],
  ['points-off-turnovers', 'Points off turnovers', '{special@pts_to}'],
  ['second-chance-points', 'Second-chance points', '{special@pts_ch2}'],
  ['fast-break-points', 'Fast-break points', '{special@pts_fastb}'],
  ['bench-points', 'Bench points', '{special@pts_bench}'],
  ['fouls', 'Fouls', '{stats@pf}'],
]

/**
 * Parses a <bbgame> with halves (men) or quarters (women), by its rules, else by the schedule's
 * sport.
 */
export function readBasketball(root: XmlElement, sport: string | null): SportPart {
  const warnings: string[] = []
  const venue = readVenue(root, warnings)
  const teams = readTeams(root)
  const rules = child(child(root, 'venue'), 'rules')
  const quarters = attr(rules, 'qh') === '' ? sport === 'wbball' : /^q/i.test(attr(rules, 'qh'))
  const regulation = regulationPeriods(rules, 'prds', quarters ? 4 : 2)
  const list = basketballPlays(root, teams, nameBook(root, teams), regulation)
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
    scoring: collectScoring(list.groups),
    plays: list.groups,
    lastPlay: list.last(isSubstitution)?.text ?? null,
  }
}

/** Warns when the shots do not add up to the score. */
function checkPoints(team: FileTeam, its: LineScore, warnings: string[]): void {
  const pointsMade = team.totals === undefined ? null : parsePoints(team.totals)
  if (pointsMade !== null && pointsMade !== Number(its.score))
    warnings.push(
      `${team.name}: the shots of the totals make ${pointsMade} points, ` +
        `the score says ${its.score}.`,
    )
}

/**
 * Never complete while the score is tied. Old files have no <status>, so the last clock of the
 * plays and an end time decide.
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
  const period = periodAttr(status, 'period') ?? lastPeriod(periods)
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
