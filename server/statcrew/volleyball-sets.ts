import type { StatFile } from '../../src/contract/box-score.schema.ts'
import { attr, child, type XmlElement } from './file/xml.ts'
import { sentence, type Pair } from './parts/contradictions.ts'
import { statedFinal, type LineScore, type Status } from './parts/line-score.ts'
import type { Side, Teams } from './parts/teams.ts'

/**
 * The stated number of sets: of <status>, else of the line score unless that is the sum of the
 * points, as some programs write. Null when the file does not say.
 */
export function setsWon(root: XmlElement, side: 'h' | 'v', its: LineScore): string | null {
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
export type SetCount = { least: Pair; over: Pair; known: Pair; most: Pair; last: number }

export function countSets(home: string[], visitor: string[], regulation: number): SetCount {
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

export function checkSets(
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
        `${team.name}: the total of the line score is ${attr(lines[index]?.element, 'score')}, ` +
          'the sum of the points; it is not used as the number of sets won.',
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
export function setContradictions(
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
        `the file says that the match is over, but ${teamFields.visitingTeam.name} and ` +
          `${teamFields.homeTeam.name} both have ${statedSets.home} sets: ` +
          'send the file again when it has the last set',
      ]
    : []
}
