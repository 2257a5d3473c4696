import { attr, child, childrenNamed, periodAttr, type XmlElement } from './file/xml.ts'
import { withContradictions } from './parts/contradictions.ts'
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
import {
  checkSets,
  countSets,
  isWonOut,
  setContradictions,
  setsWon,
  withLastSet,
  type SetCount,
} from './volleyball-sets.ts'
import type { StatTable, BoxTeam, StatFile } from '../../src/contract/box-score.schema.ts'

const position = (player: XmlElement): string =>
  attr(player, 'pos') || (/^y/i.test(attr(player, 'libero')) ? 'L' : '')
const sets = text('sp', 'SP', 'Sets played', '@gp')

export const volleyballSpecs: TableSpec[] = [
  {
    key: 'attack',
    title: 'Attack and set',
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
    title: 'Serve, defense, block',
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

function volleyballTables(team: FileTeam, warnings: string[]): StatTable[] {
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
