import { attr, child, childrenNamed, periodAttr, type XmlElement } from './file/xml.ts'
import { withContradictions, sentence, type Pair } from './parts/contradictions.ts'
import { teamFacts, type Fact } from './parts/facts.ts'
import {
  padded,
  periodHeads,
  readLineScore,
  regulationPeriods,
  hasScored,
  statedFinal,
  statedUnfinished,
  type LineScore,
  type Status,
} from './parts/line-score.ts'
import { nameBook, type NameBook } from './parts/name-book.ts'
import { PlayList } from './parts/plays.ts'
import { count, statTables, text, type TableSpec } from './parts/stat-table.ts'
import {
  boxTeam,
  readTeams,
  resolveSide,
  readVenue,
  type FileTeam,
  type Side,
  type Teams,
} from './parts/teams.ts'
import type { SportPart } from './sport-part.ts'
import type { StatTable, BoxTeam, StatFile } from '../../src/contract/box-score.schema.ts'

const position = (player: XmlElement): string =>
  attr(player, 'pos') || (/^y/i.test(attr(player, 'libero')) ? 'L' : '')
const sets = text('sp', 'SP', 'Sets played', '@gp')

export const volleyballSpecs: TableSpec[] = [
  {
    key: 'attack',
    title: 'Attack / Set',
    has: ['attack', 'set'],
    everybody: true,
    position,
    columns: [
      sets,
      count('k', 'K', 'Kills', 'attack@k'),
      count('e', 'E', 'Attack errors', 'attack@e'),
      count('ta', 'TA', 'Total attacks', 'attack@ta'),
      text('pct', 'Pct', 'Hitting percentage', 'attack@pct'),
      count('a', 'A', 'Assists', 'set@a'),
      count('bhe', 'BHE', 'Ball-handling errors', 'misc@bhe'),
      text('pts', 'Pts', 'Points', 'misc@pts'),
    ],
  },
  {
    key: 'defense',
    title: 'Serve / Defense / Block',
    has: ['serve', 'defense', 'block'],
    everybody: true,
    position,
    columns: [
      sets,
      count('sa', 'SA', 'Service aces', 'serve@sa'),
      count('se', 'SE', 'Service errors', 'serve@se'),
      count('re', 'RE', 'Reception errors', 'defense@re'),
      count('dig', 'Dig', 'Digs', 'defense@dig'),
      count('bs', 'BS', 'Solo blocks', 'block@bs'),
      count('ba', 'BA', 'Block assists', 'block@ba'),
      count('be', 'BE', 'Blocking errors', 'block@be'),
    ],
  },
]

export function volleyballTables(team: FileTeam, warnings: string[]): StatTable[] {
  return statTables(volleyballSpecs, team, warnings)
}

const line = { part: 'linegame', number: 'game', value: 'points', total: 'score' }

const facts: Fact[] = [
  ['kills', 'Kills', '{attack@k}'],
  ['attack-errors', 'Attack errors', '{attack@e}'],
  ['attacks', 'Total attacks', '{attack@ta}'],
  ['hitting', 'Hitting percentage', '{attack@pct}'],
  ['assists', 'Assists', '{set@a}'],
  ['aces', 'Service aces', '{serve@sa}'],
  ['service-errors', 'Service errors', '{serve@se}'],
  ['digs', 'Digs', '{defense@dig}'],
  ['reception-errors', 'Reception errors', '{defense@re}'],
  ['blocks', 'Team blocks', '{block@tb}'],
  ['points', 'Points', '{misc@pts}'],
]

/** Parses a <vbgame>. The score is the sets won, never the sum of points. */
export function readVolleyball(root: XmlElement): SportPart {
  const warnings: string[] = []
  const venue = readVenue(root, warnings)
  const teams = readTeams(root)
  const names = nameBook(root, teams)
  const regulation = regulationPeriods(child(child(root, 'venue'), 'rules'), 'games', 5)
  const home = readLineScore(teams.home, line)
  const visitor = readLineScore(teams.visitor, line)
  const list = volleyballPlays(root, teams, names)
  const length = Math.max(
    home.periods.length,
    visitor.periods.length,
    periodAttr(child(root, 'status'), 'game') ?? 0,
  )
  const counted = countSets(home.periods, visitor.periods, regulation)
  const stated = { home: setsWon(root, 'h', home), visitor: setsWon(root, 'v', visitor) }
  const countedSets = statedFinal(root) ? counted.known : counted.over
  const setScore = {
    home: stated.home ?? String(countedSets.home),
    visitor: stated.visitor ?? String(countedSets.visitor),
  }
  const score = statedFinal(root)
    ? setScore
    : withLastSet(setScore, home.periods, visitor.periods, regulation)
  const status = volleyballStatus(root, list, length, regulation, score, counted)
  const sets = finishedSets(teams, home, visitor, status)
  const contradictions = setContradictions(root, teams, { home, visitor }, score, counted, status)
  if (contradictions.length === 0) checkSets(teams, [home, visitor], sets, score, status, warnings)
  const team = (of: FileTeam, its: LineScore): BoxTeam =>
    boxTeam(of, {
      score: score[of.side],
      scoreByPeriod: padded(its.periods, length),
      lineTotals: [],
      totals: teamFacts(facts, of.totals),
      tables: volleyballTables(of, warnings),
      ...attackBySet(of),
    })
  return {
    venue,
    warnings,
    ...withContradictions(contradictions),
    status,
    family: 'volleyball',
    periodName: 'Set',
    periodLabels: periodHeads(length, length),
    homeTeam: team(teams.home, home),
    visitingTeam: team(teams.visitor, visitor),
    scoring: sets,
    plays: list.groups,
    lastPlay: list.last()?.text ?? null,
    situation: servingNow(root, teams, status),
  }
}

/** The attack of each set, where the file has it. */
function attackBySet({ element }: FileTeam): Pick<BoxTeam, 'attackBySet'> {
  const sets = childrenNamed(child(element, 'attackbygame'), 'attackgame')
  return sets.length === 0
    ? {}
    : {
        attackBySet: sets.map((set, index) => ({
          set: attr(set, 'game') || String(index + 1),
          k: attr(set, 'k') || '0',
          e: attr(set, 'e') || '0',
          ta: attr(set, 'ta') || '0',
          pct: attr(set, 'pct'),
        })),
      }
}

function servingNow(
  root: XmlElement,
  teams: Teams,
  { started, complete }: Status,
): StatFile['situation'] {
  const side = resolveSide(attr(child(root, 'status'), 'serving'), teams)
  return side === null || !started || complete ? null : { side, words: 'Serving' }
}

/**
 * The stated number of sets: of <status>, else of the line score unless that is the sum of the
 * points, as some programs write. Null when the file does not say.
 */
function setsWon(root: XmlElement, side: 'h' | 'v', its: LineScore): string | null {
  const stated = attr(child(root, 'status'), `${side}score`)
  if (stated !== '') return stated
  return lineSets(its)
}

function lineSets({ element, periods }: LineScore): string | null {
  const total = attr(element, 'score')
  const points = periods.reduce((sum, value) => sum + (Number(value) || 0), 0)
  return total === '' || (points > 0 && Number(total) === points) ? null : total
}

/**
 * Sets won by their points. `least` counts sets that are over because a later one has points,
 * `over` also a last one with the points of a won set, `known` any last one. A set without points
 * of one team may be won by either, so that `most` has it for both. `last`: the number of sets.
 */
type SetCount = { least: Pair; over: Pair; known: Pair; most: Pair; last: number }

function countSets(home: string[], visitor: string[], regulation: number): SetCount {
  const length = Math.max(home.length, visitor.length)
  const points = Array.from({ length }, (_, index) => ({
    home: Number(home[index]) || 0,
    visitor: Number(visitor[index]) || 0,
    isKnown: (home[index] ?? '') !== '' && (visitor[index] ?? '') !== '',
  }))
  const last = points.findLastIndex((set) => set.home + set.visitor > 0)
  const leastSets = { home: 0, visitor: 0 }
  const over = { home: 0, visitor: 0 }
  const knownSets = { home: 0, visitor: 0 }
  const mostSets = { home: 0, visitor: 0 }
  for (const [index, set] of points.slice(0, last + 1).entries()) {
    for (const [side, other] of [
      ['home', 'visitor'],
      ['visitor', 'home'],
    ] as const) {
      const leads = set[side] > set[other]
      if (leads || !set.isKnown) mostSets[side] += 1
      if (!leads || !set.isKnown) continue
      knownSets[side] += 1
      if (index < last) leastSets[side] += 1
      const enough = set[side] >= (index + 1 === regulation ? 15 : 25)
      if (index < last || (enough && set[side] - set[other] >= 2)) over[side] += 1
    }
  }
  return { least: leastSets, over, known: knownSets, most: mostSets, last: last + 1 }
}

/**
 * Whether a team has won the match by its sets, because some programs never say that it is over.
 * Points after the deciding set are an exhibition that plays all sets. `played`: sets with points.
 */
export function isWonOut(
  home: number,
  visitor: number,
  played: number,
  regulation: number,
): boolean {
  return Math.max(home, visitor) > regulation / 2 && played <= home + visitor
}

/**
 * The sets of a match that is not said to be over, with its last set: that one is over with its
 * last point, and some programs never count it. Otherwise as stated.
 */
export function withLastSet(
  setScore: Record<Side, string>,
  homePoints: string[],
  visitorPoints: string[],
  regulation: number,
): Record<Side, string> {
  const { over, last } = countSets(homePoints, visitorPoints, regulation)
  const [home, visitor] = [
    over.home - Number(setScore.home),
    over.visitor - Number(setScore.visitor),
  ]
  const isLate = home >= 0 && visitor >= 0 && home + visitor === 1
  return isLate && isWonOut(over.home, over.visitor, last, regulation)
    ? { home: String(over.home), visitor: String(over.visitor) }
    : setScore
}

function volleyballStatus(
  root: XmlElement,
  list: PlayList,
  length: number,
  regulation: number,
  score: Record<Side, string>,
  counted: SetCount,
): Status {
  const period = periodAttr(child(root, 'status'), 'game') ?? length
  const complete =
    statedFinal(root) ||
    isWonOut(
      Number(score.home) || 0,
      Number(score.visitor) || 0,
      statedUnfinished(root) ? counted.last : 0,
      regulation,
    )
  // Starters are announced as plays before the first serve.
  const started =
    complete ||
    hasScored(score.home, score.visitor) ||
    list.groups.some((group) => group.plays.some((play) => play.score !== null))
  return {
    started,
    complete,
    period,
    regulation,
    periodLabel: complete ? 'Final' : started ? `Set ${Math.max(period, 1)}` : '',
    clock: null,
  }
}

function volleyballPlays(root: XmlElement, teams: Teams, names: NameBook): PlayList {
  const list = new PlayList()
  childrenNamed(child(root, 'plays'), 'game').forEach((game, index) => {
    const number = periodAttr(game, 'number') ?? index + 1
    list.startPeriod(`Set ${number}`)
    list.resetScore()
    for (const [order, play] of childrenNamed(game, 'play').entries()) {
      list.add({
        id: `${number}-${attr(play, 'number') || order + 1}`,
        side: resolveSide(attr(play, 'point'), teams),
        clock: '',
        text: names.inText(
          attr(play, 'text'),
          undefined,
          resolveSide(attr(play, 'serveteam'), teams),
        ),
        score: { home: attr(play, 'hscore'), visitor: attr(play, 'vscore') },
      })
    }
  })
  return list
}

/** Finished sets as a scoring summary: the winner of each and the sets won so far. */
function finishedSets(
  teams: Teams,
  home: LineScore,
  visitor: LineScore,
  status: Status,
): StatFile['scoring'] {
  const won = { home: 0, visitor: 0 }
  const over = status.complete ? home.periods.length : status.period - 1
  return home.periods.slice(0, Math.max(over, 0)).flatMap((points, index) => {
    const visitorPoints = visitor.periods[index] ?? ''
    if (points === '' || visitorPoints === '' || Number(points) === Number(visitorPoints)) return []
    const winner = Number(points) > Number(visitorPoints) ? teams.home : teams.visitor
    won[winner.side] += 1
    const text =
      `${winner.name} won set ${index + 1}, ` +
      `${winner.side === 'home' ? `${points}-${visitorPoints}` : `${visitorPoints}-${points}`}`
    return [
      {
        period: `Set ${index + 1}`,
        clock: null,
        side: winner.side,
        text,
        home: String(won.home),
        visitor: String(won.visitor),
      },
    ]
  })
}

function checkSets(
  teams: Teams,
  lines: [LineScore, LineScore],
  sets: StatFile['scoring'],
  score: Record<Side, string>,
  status: Status,
  warnings: string[],
): void {
  for (const [index, team] of [teams.home, teams.visitor].entries())
    if (attr(lines[index]?.element, 'score') !== '' && lineSets(lines[index]!) === null)
      warnings.push(
        `${team.name}: the total of the line score is ${attr(lines[index]?.element, 'score')}, the ` +
          'sum of the points; it is not used as the number of sets won.',
      )
  const last = sets.at(-1)
  if (!status.complete || last === undefined) return
  for (const team of [teams.home, teams.visitor]) {
    if (last[team.side] !== score[team.side])
      warnings.push(
        `${team.name}: the points of the sets make ${last[team.side]} sets won, the score ` +
          `says ${score[team.side]}.`,
      )
  }
}

/**
 * Numbers of sets won that cannot both be right: <status>, the total of the line score, and the
 * points of each set.
 */
function setContradictions(
  root: XmlElement,
  teams: Teams,
  lines: { home: LineScore; visitor: LineScore },
  score: Record<Side, string>,
  counted: SetCount,
  { complete }: Status,
): string[] {
  const statedSets = { home: Number(score.home), visitor: Number(score.visitor) }
  const teamFields = { homeTeam: teams.home, visitingTeam: teams.visitor }
  const contradictions = againstPoints(teamFields, statedSets, counted, complete)
  const inLine = { home: lineSets(lines.home), visitor: lineSets(lines.visitor) }
  const hasStatus = attr(child(root, 'status'), 'hscore') !== ''
  if (!hasStatus || inLine.home === null || inLine.visitor === null) return contradictions
  const total = { home: Number(inLine.home), visitor: Number(inLine.visitor) }
  const apart =
    Math.abs(total.home - statedSets.home) + Math.abs(total.visitor - statedSets.visitor)
  return apart > (statedFinal(root) ? 0 : 1)
    ? [
        ...contradictions,
        sentence(teamFields, statedSets, 'the totals of the line score say', total),
      ]
    : contradictions
}

/** The same of any source that has sets won as the score and points by set. */
export function setPointContradictions(
  file: Pick<StatFile, 'homeTeam' | 'visitingTeam' | 'status'>,
): string[] {
  const { homeTeam, visitingTeam, status } = file
  return againstPoints(
    file,
    { home: Number(homeTeam.score), visitor: Number(visitingTeam.score) },
    countSets(homeTeam.scoreByPeriod, visitingTeam.scoreByPeriod, status.regulation),
    status.complete,
  )
}

/** While live, the number of sets may be one set late. */
function againstPoints(
  teamFields: Parameters<typeof sentence>[0],
  statedSets: Pair,
  { least, known, most, last }: SetCount,
  complete: boolean,
): string[] {
  if (last === 0) return []
  const counted = complete ? known : least
  const isBelow = statedSets.home < counted.home || statedSets.visitor < counted.visitor
  const isAbove = statedSets.home > most.home || statedSets.visitor > most.visitor
  const missing = least.home + least.visitor - statedSets.home - statedSets.visitor
  const isLate = !complete && missing === 1 && !isAbove
  if (isAbove || (isBelow && !isLate))
    return [sentence(teamFields, statedSets, 'the points of the sets say', counted)]
  return complete && statedSets.home === statedSets.visitor
    ? [
        'the file says that the match is over, but ' +
          `${teamFields.visitingTeam.name} and ${teamFields.homeTeam.name} both have ${statedSets.home} sets: ` +
          'send the file again when it has the last set',
      ]
    : []
}
