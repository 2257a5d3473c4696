import type { BoxTeam } from '../../src/contract/box-score.schema.ts'
import { attr, child, childrenNamed, periodAttr, type XmlElement } from './file/xml.ts'
import { footballDrives, footballSituation } from './football-drives.ts'
import { footballPlays, footballScoring } from './football-plays.ts'
import { footballTables } from './football-tables.ts'
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
import { boxTeam, readTeams, readVenue, type FileTeam } from './parts/teams.ts'
import type { SportPart } from './sport-part.ts'

const line = { part: 'lineprd', number: 'prd', value: 'score', total: 'score' }

const facts: Fact[] = [
  ['first-downs', 'First downs', '{firstdowns@no}'],
  [
    'first-downs-by',
    'Rush-Pass-Penalty',
    '{firstdowns@rush}-{firstdowns@pass}-{firstdowns@penalty}',
  ],
  ['rushing', 'Rushing yards', '{rush@yds}'],
  ['rushing-attempts', 'Rushing attempts', '{rush@att}'],
  ['passing', 'Passing yards', '{pass@yds}'],
  ['passing-line', 'Comp-Att-Int', '{pass@comp}-{pass@att}-{pass@int}'],
  ['total-offense', 'Total offense', '{@totoff_yards}'],
  ['plays', 'Plays', '{@totoff_plays}'],
  ['yards-per-play', 'Yards per play', '{@totoff_avg}'],
  ['penalties', 'Penalties-yards', '{penalties@no}-{penalties@yds}'],
  ['fumbles', 'Fumbles-lost', '{fumbles@no}-{fumbles@lost}'],
  ['third-downs', 'Third-down conversions', '{conversions@thirdconv}-{conversions@thirdatt}'],
  ['fourth-downs', 'Fourth-down conversions', '{conversions@fourthconv}-{conversions@fourthatt}'],
  ['red-zone', 'Red zone', '{redzone@scores}-{redzone@att}'],
  ['sacks', 'Sacks-yards', '{defense@sacks}-{defense@sackyds}'],
  ['punts', 'Punts-average', '{punt@no}-{punt@avg}'],
  ['possession', 'Time of possession', '{misc@top}'],
]

/** Parses an <fbgame>. */
export function readFootball(root: XmlElement): SportPart {
  const warnings: string[] = []
  const venue = readVenue(root, warnings)
  const teams = readTeams(root)
  const names = nameBook(root, teams)
  const regulation = regulationPeriods(child(child(root, 'venue'), 'rules'), 'qtrs', 4)
  const quarters = childrenNamed(child(root, 'plays'), 'qtr')
  const list = footballPlays(quarters, teams, names, regulation)
  const home = readLineScore(teams.home, line)
  const visitor = readLineScore(teams.visitor, line)
  const summary = footballScoring(child(root, 'scores'), teams, names, regulation)
  const length = Math.max(regulation, home.periods.length, visitor.periods.length)
  const team = (of: FileTeam, its: LineScore): BoxTeam => {
    checkLineScore(of, its, warnings)
    return boxTeam(of, {
      score: its.score,
      scoreByPeriod: padded(its.periods, length),
      lineTotals: [],
      totals: teamFacts(facts, of.totals),
      tables: footballTables(of, warnings),
    })
  }
  const homeTeam = team(teams.home, home)
  const visitingTeam = team(teams.visitor, visitor)
  checkRunning(list, home.score, visitor.score, warnings)
  const status = footballStatus(root, quarters, regulation, home.score, visitor.score)
  const drives = footballDrives(root, teams, regulation)
  return {
    venue,
    warnings,
    homeTeam,
    visitingTeam,
    status,
    family: 'football',
    situation: footballSituation(root, teams, status, home.score === visitor.score),
    ...(drives && { drives }),
    periodName: 'Quarter',
    periodLabels: periodHeads(length, regulation),
    scoring: summary.length > 0 ? summary : collectScoring(list.groups),
    plays: list.groups,
    lastPlay: list.last()?.text ?? null,
  }
}

/**
 * Football files have no <status>. The game is over when the scorer entered "End of game", or when
 * there is an end time, the last quarter's clock is 00:00 and the score is not tied. An empty `end`
 * is a live game.
 */
function footballStatus(
  root: XmlElement,
  quarters: XmlElement[],
  regulation: number,
  home: string,
  visitor: string,
): Status {
  const now = child(child(root, 'plays'), 'downtogo')
  const plays = quarters.flatMap((quarter) => childrenNamed(quarter, 'play'))
  const period = Math.max(periodAttr(now, 'qtr') ?? 0, lastPeriod(quarters))
  const clock =
    attr(now, 'clock') ||
    attr(
      plays.findLast((play) => attr(play, 'clock') !== ''),
      'clock',
    )
  const saysOver = plays
    .slice(-3)
    .some((play) => /^\W*(?:end of (?:the )?game|game over)\b/i.test(attr(play, 'text')))
  const ranOut =
    attr(child(root, 'venue'), 'end') !== '' &&
    period >= regulation &&
    (isZeroClock(clock) || period > regulation)
  const derived =
    !statedUnfinished(root) && home !== visitor && period >= regulation && (saysOver || ranOut)
  const complete = statedFinal(root) || derived
  // A coin toss or "Start of 1st quarter" has type '#', before the kickoff.
  const started =
    complete || hasScored(home, visitor) || plays.some((play) => attr(play, 'type') !== '#')
  return clockStatus({ started, complete, period, regulation, clock })
}
