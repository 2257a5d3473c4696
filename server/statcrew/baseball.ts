import type { BoxTeam, StatFile } from '../../src/contract/box-score.schema.ts'
import { baseballTables, countsOneGame, withoutRecords } from './baseball-tables.ts'
import { attr, child, numberAttr, periodAttr, childrenNamed, type XmlElement } from './file/xml.ts'
import { teamFacts, type Fact } from './parts/facts.ts'
import {
  checkLineScore,
  padded,
  periodHeads,
  readLineScore,
  regulationPeriods,
  hasScored,
  ordinal,
  statedFinal,
  statedUnfinished,
  type LineScore,
  type Status,
} from './parts/line-score.ts'
import { nameBook, type NameBook } from './parts/name-book.ts'
import { checkRunning, collectScoring, PlayList } from './parts/plays.ts'
import {
  boxTeam,
  readTeams,
  resolveSide,
  readVenue,
  type FileTeam,
  type Teams,
  type Side,
} from './parts/teams.ts'
import type { SportPart } from './sport-part.ts'

const line = { part: 'lineinn', number: 'inn', value: 'score', total: 'runs' }

const facts: Fact[] = [
  ['runs', 'Runs', '{hitting@r}'],
  ['hits', 'Hits', '{hitting@h}'],
  ['errors', 'Errors', '{fielding@e}'],
  ['left-on-base', 'Left on base', '{hsitsummary@lob}'],
  ['at-bats', 'At bats', '{hitting@ab}'],
  ['doubles', 'Doubles', '{hitting@double}'],
  ['triples', 'Triples', '{hitting@triple}'],
  ['home-runs', 'Home runs', '{hitting@hr}'],
  ['walks', 'Walks', '{hitting@bb}'],
  ['strikeouts', 'Strikeouts', '{hitting@so}'],
  ['stolen-bases', 'Stolen bases', '{hitting@sb}'],
  ['double-plays', 'Double plays', '{fielding@indp}'],
]

/** Parses a <bsgame>. Softball has the same root; the schedule decides which one it is. */
export function readBaseball(root: XmlElement, sport: string | null = null): SportPart {
  const warnings: string[] = []
  const venue = readVenue(root, warnings)
  const teams = readTeams(root)
  const regulation = regulationPeriods(
    child(root, 'venue'),
    'schedinn',
    sport === 'softball' ? 7 : 9,
  )
  const halves = halfInnings(root, teams)
  const list = baseballPlays(halves, teams, nameBook(root, teams))
  const home = readLineScore(teams.home, line)
  const visitor = readLineScore(teams.visitor, line)
  const status = baseballStatus(
    root,
    teams,
    halves,
    regulation,
    home,
    visitor,
    sport === 'softball' ? runRules.softball : runRules.baseball,
  )
  const played = Math.max(home.periods.length, visitor.periods.length)
  // A finished game shows the innings played, fewer if shortened; a live game has room for the
  // rest.
  const length = status.complete ? played : Math.max(played, regulation)
  const innings = { home: padded(home.periods, length), visitor: padded(visitor.periods, length) }
  if (status.complete && length > 0 && innings.home[length - 1] === '')
    innings.home[length - 1] = 'X'
  const isAlone = countsOneGame([teams.home, teams.visitor])
  const team = (of: FileTeam, its: LineScore): BoxTeam => {
    checkLineScore(of, its, warnings)
    return boxTeam(of, {
      score: its.score,
      scoreByPeriod: innings[of.side],
      lineTotals: buildLineTotals(its),
      totals: teamFacts(facts, of.totals),
      tables: isAlone ? withoutRecords(baseballTables(of, warnings)) : baseballTables(of, warnings),
    })
  }
  const homeTeam = team(teams.home, home)
  const visitingTeam = team(teams.visitor, visitor)
  checkRunning(list, home.score, visitor.score, warnings)
  return {
    venue,
    warnings,
    status,
    homeTeam,
    visitingTeam,
    family: 'baseball',
    periodName: 'Inning',
    periodLabels: periodHeads(length, length),
    scoring: collectScoring(list.groups),
    plays: list.groups,
    lastPlay: list.last()?.text ?? null,
    situation: baseballSituation(child(root, 'status'), teams, status),
  }
}

/** Batter, outs and runners from <status>. */
function baseballSituation(
  now: XmlElement | undefined,
  teams: Teams,
  { started, complete }: Status,
): StatFile['situation'] {
  const side = resolveSide(attr(now, 'vh'), teams) ?? resolveSide(attr(now, 'batting'), teams)
  const outs = numberAttr(now, 'outs')
  if (!started || complete || (side === null && outs === null)) return null
  const bases = ['first', 'second', 'third'].filter((base) => attr(now, base) !== '')
  return {
    side,
    words: [outs === null ? '' : `${outs} out`, bases.length > 0 ? `on ${bases.join(' and ')}` : '']
      .filter(Boolean)
      .join(', '),
  }
}

function buildLineTotals(its: LineScore): BoxTeam['lineTotals'] {
  return [
    { label: 'R', title: 'Runs', value: its.score },
    { label: 'H', title: 'Hits', value: attr(its.element, 'hits') || '0' },
    { label: 'E', title: 'Errors', value: attr(its.element, 'errs') || '0' },
  ]
}

/**
 * The run rule (NCAA): a lead of this many runs after this many innings ends a game. Such files
 * have an end time but no complete mark.
 */
const runRules = { baseball: { lead: 10, innings: 7 }, softball: { lead: 8, innings: 5 } }

function baseballStatus(
  root: XmlElement,
  teams: Teams,
  halves: HalfInning[],
  regulation: number,
  home: LineScore,
  visitor: LineScore,
  runRule: { lead: number; innings: number },
): Status {
  const now = child(root, 'status')
  const lastHalf = halves.at(-1)
  const period = periodAttr(now, 'inning') ?? periodAttr(now, 'inn') ?? lastHalf?.inning ?? 0
  const lead = Math.abs(Number(home.score) - Number(visitor.score))
  const played = period >= regulation || (lead >= runRule.lead && period >= runRule.innings)
  const derived =
    !statedUnfinished(root) &&
    attr(child(root, 'venue'), 'end') !== '' &&
    home.score !== visitor.score &&
    played
  const complete = statedFinal(root) || derived
  const started =
    complete ||
    hasScored(home.score, visitor.score) ||
    halves.some((half) => child(half.batting, 'play') !== undefined)
  const side = resolveSide(attr(now, 'vh'), teams) ?? resolveSide(attr(now, 'batting'), teams)
  const label = complete
    ? 'Final'
    : started
      ? `${halfWord(side, lastHalf)} ${ordinal(Math.max(period, 1))}`
      : ''
  return { started, complete, period, regulation, periodLabel: label, clock: null }
}

/** Three outs and no batter yet: 'Mid' after the visitors, 'End' after the home team. */
function halfWord(stated: HalfInning['side'] | null, lastHalf: HalfInning | undefined): string {
  const isOver =
    lastHalf !== undefined && lastHalf.outs >= 3 && (stated === null || stated === lastHalf.side)
  const isTop = (stated ?? lastHalf?.side ?? 'visitor') === 'visitor'
  return isOver ? (isTop ? 'Mid' : 'End') : isTop ? 'Top' : 'Bot'
}

/** A half inning of the plays. `outs` is counted, because the file has it only before each play. */
type HalfInning = { inning: number; side: Side; batting: XmlElement; outs: number }

function halfInnings(root: XmlElement, teams: Teams): HalfInning[] {
  return childrenNamed(child(root, 'plays'), 'inning').flatMap((inning, index) =>
    childrenNamed(inning, 'batting').flatMap((batting) => {
      const side =
        resolveSide(attr(batting, 'vh'), teams) ?? resolveSide(attr(batting, 'id'), teams)
      return side === null
        ? []
        : [
            {
              inning: periodAttr(inning, 'number') ?? index + 1,
              side,
              batting,
              outs: outsIn(batting),
            },
          ]
    }),
  )
}

/** Plays by half inning, 'Top 1st'. Plays have runs; the running score is added up. */
function baseballPlays(halves: HalfInning[], teams: Teams, names: NameBook): PlayList {
  const list = new PlayList()
  const runs = { home: 0, visitor: 0 }
  for (const half of halves) {
    list.startPeriod(`${half.side === 'visitor' ? 'Top' : 'Bot'} ${ordinal(half.inning)}`)
    for (const [order, play] of childrenNamed(half.batting, 'play').entries()) {
      runs[half.side] += Math.max(numberAttr(play, 'runs') ?? 0, 0)
      const narrative = childrenNamed(play, 'narrative')
        .map((part) => attr(part, 'text'))
        .filter((part) => part !== '')
      list.add({
        id: attr(play, 'seq') || `${half.inning}-${half.side}-${order + 1}`,
        side: resolveSide(attr(child(play, 'sub'), 'vh'), teams) ?? half.side,
        clock: '',
        text: names.inText(narrative.join(' ') || attr(play, 'text')),
        score: { home: String(runs.home), visitor: String(runs.visitor) },
      })
    }
  }
  return list
}

function outsIn(batting: XmlElement): number {
  const movements = childrenNamed(batting, 'play').flatMap((play) => [
    ...childrenNamed(play, 'batter'),
    ...childrenNamed(play, 'runner'),
  ])
  return movements.reduce((outs, movement) => outs + (numberAttr(movement, 'out') ?? 0), 0)
}
