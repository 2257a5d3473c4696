import type { BoxTeam, StatFamily, StatFile } from '../../../src/contract/box-score.schema.ts'
import { attr, child, childrenNamed, type XmlElement } from '../file/xml.ts'
import { isSameName } from './same.ts'
import { resolveSide, type Side, type Teams } from './teams.ts'

/** The field of a stat file; absent without contradictions. */
export const withContradictions = (contradictions: string[]): Pick<StatFile, 'contradictions'> =>
  contradictions.length === 0 ? {} : { contradictions }

/** What a source says of both teams. */
export type Pair = { home: number; visitor: number }
type Source = {
  /** 'the players of the box score' */
  called: string
  pair: Pair
  /** Whether it has every point: a game that it ends with another winner is contradicted by it. */
  isWhole: boolean
}

const fix = 'correct the file in the scoring program and send it again, or publish it by hand'
const sidesFix = 'check which team is which in the scoring program'

/**
 * Contradictions within a file of any program, as sentences: sources that name another leader than
 * the score does. A source that is only behind, as plays are during a game, is not one.
 */
export function scoreContradictions(file: Omit<StatFile, 'source' | 'generated'>): string[] {
  const score = pairOf(file.homeTeam.score, file.visitingTeam.score)
  if (score === null) return []
  return sourcesOf(file)
    .filter(({ pair, isWhole }) =>
      contradicts(score, pair, isWhole && file.status.complete ? 'whole' : 'partial'),
    )
    .map(({ called, pair }) => sentence(file, score, called, pair))
}

/**
 * Whether two sources cannot both be right. They name different leaders, and a partial source is
 * ahead for one team while it is behind for the other.
 */
export function contradicts(a: Pair, b: Pair, kind: 'whole' | 'partial'): boolean {
  const differs = Math.sign(a.home - a.visitor) * Math.sign(b.home - b.visitor) === -1
  const crosses = (b.home - a.home) * (b.visitor - a.visitor) < 0
  return differs && (kind === 'whole' || crosses)
}

export function sentence(
  { homeTeam, visitingTeam }: { homeTeam: { name: string }; visitingTeam: { name: string } },
  score: Pair,
  called: string,
  pair: Pair,
): string {
  const scoreText = (of: Pair) => `${visitingTeam.name} ${of.visitor}, ${homeTeam.name} ${of.home}`
  return `the score says ${scoreText(score)}, but ${called} ${scoreText(pair)}: ${fix}`
}

function pairOf(home: string | undefined, visitor: string | undefined): Pair | null {
  const read = (text = '') => (/^\d+$/.test(text) ? Number(text) : null)
  const [a, b] = [read(home), read(visitor)]
  return a === null || b === null ? null : { home: a, visitor: b }
}

/** The table and column whose sum is the score. */
const scored: Partial<Record<StatFamily, [table: string, column: string]>> = {
  basketball: ['players', 'pts'],
  baseball: ['batting', 'r'],
  lacrosse: ['offense', 'g'],
  soccer: ['offense', 'g'],
  hockey: ['skaters', 'g'],
  'field-hockey': ['offense', 'g'],
}

function sourcesOf(file: Omit<StatFile, 'source' | 'generated'>): Source[] {
  // The score of volleyball is in sets, its other figures in points.
  if (file.family === 'volleyball') return []
  const { homeTeam, visitingTeam } = file
  const [table, column] = scored[file.family] ?? []
  const both = (read: (team: BoxTeam) => number | null): Pair | null => {
    const [home, visitor] = [read(homeTeam), read(visitingTeam)]
    return home === null || visitor === null ? null : { home, visitor }
  }
  const last = file.plays.flatMap(({ plays }) => plays).findLast(({ score }) => score !== null)
  const summary = file.scoring.at(-1)
  // Own goals are in the score, and in no player's goals.
  const sources: [string, Pair | null, boolean][] = [
    ['the line score adds up to', both(periodsOf), true],
    ['the team totals have', both((team) => totalIn(team, table, column)), column !== 'g'],
    ['the players add up to', both((team) => playersIn(team, table, column)), false],
    ['the plays end at', pairOf(last?.score?.home, last?.score?.visitor), false],
    ['the scoring summary ends at', pairOf(summary?.home, summary?.visitor), false],
  ]
  return sources.flatMap(([called, pair, isWhole]) =>
    pair === null ? [] : [{ called, pair, isWhole }],
  )
}

function periodsOf({ scoreByPeriod }: BoxTeam): number | null {
  const periods = scoreByPeriod.filter((score) => /^\d+$/.test(score))
  return periods.length === 0 ? null : periods.reduce((sum, score) => sum + Number(score), 0)
}

function totalIn({ tables }: BoxTeam, key = '', column = ''): number | null {
  const table = tables.find((candidate) => candidate.key === key)
  const columnIndex = table?.columns.findIndex((candidate) => candidate.key === column) ?? -1
  const total = table?.total?.[columnIndex] ?? ''
  return /^\d+$/.test(total) ? Number(total) : null
}

function playersIn({ tables }: BoxTeam, key = '', column = ''): number | null {
  const table = tables.find((candidate) => candidate.key === key)
  const columnIndex = table?.columns.findIndex((candidate) => candidate.key === column) ?? -1
  return table === undefined || columnIndex === -1
    ? null
    : table.rows.reduce((sum, { cells }) => sum + (Number(cells[columnIndex]) || 0), 0)
}

/** Fewer figures in a team's totals say nothing yet. */
const enough = 20
/** Smaller totals differ by chance: a block that the program counts for the team. */
const minTotal = 3
/** Players have at least this share of their team's figures, and at most its inverse. */
const share = 0.75

/** Columns that are not sums, by key. */
const notSums = /^(?:long|lg|avg|pct)$/

/**
 * Players missing from a team, or listed twice: by most columns of a table, because some are
 * counted for the team. A team without players is not an error: some programs
 * list only their own. During a game, totals may be behind the players.
 */
export function playerContradictions(
  file: Pick<StatFile, 'homeTeam' | 'visitingTeam' | 'status'>,
): string[] {
  const maxRatio = file.status.complete ? 1 / share : Infinity
  return [file.homeTeam, file.visitingTeam].flatMap(({ name, tables }) =>
    tables.flatMap(({ title, rows, total, columns }) => {
      const figures = columns.flatMap(({ key, title: column }, index) => {
        if (notSums.test(key)) return []
        const stated = Number(total?.[index])
        if (!Number.isInteger(stated) || stated < minTotal) return []
        const sum = rows.reduce((so, { cells }) => so + (Number(cells[index]) || 0), 0)
        return [{ column: column.toLowerCase(), stated, sum, share: sum / stated }]
      })
      const middle = figures.toSorted((a, b) => a.share - b.share)[Math.floor(figures.length / 2)]
      const isEnough = figures.reduce((sum, { stated }) => sum + stated, 0) >= enough
      if (!middle || !isEnough || (middle.share >= share && middle.share <= maxRatio)) return []
      return [
        `${name}: ${middle.column} (${title.toLowerCase()}) of the players add up to ` +
          `${middle.sum}, the team total says ${middle.stated}: players are ` +
          `${middle.share < 1 ? 'missing' : 'listed twice'} or on the wrong team; correct the ` +
          'lineup in the scoring program and send the file again, or publish it by hand',
      ]
    }),
  )
}

/**
 * Contradictions about which team is which: the team list, <venue>, and the plays, which name a
 * team by letter and by tag. Home and visitor exchanged in <venue> alone are a warning, because the
 * figures are inside the team elements.
 */
export function teamContradictions(root: XmlElement, teams: Teams, warnings: string[]): string[] {
  const { home, visitor } = teams
  const contradictions: string[] = []
  for (const [letter, sideName] of [
    ['H', 'home'],
    ['V', 'visiting'],
  ] as const) {
    const teamNames = childrenNamed(root, 'team')
      .filter((team) => attr(team, 'vh').toUpperCase() === letter)
      .map((team) => attr(team, 'name') || attr(team, 'id'))
    if (teamNames.length > 1)
      contradictions.push(
        `the file lists ${teamNames.length} ${sideName} teams, ${teamNames.join(' and ')}: ` +
          `${sidesFix}`,
      )
  }
  if (isSameName(home.name, visitor.name))
    contradictions.push(`home and visiting team are both ${home.name}: ${sidesFix}`)
  else if (isSameName(home.id, visitor.id))
    warnings.push(
      `${home.name} and ${visitor.name} have one tag, ${home.id}; plays that name a team only by ` +
        'its tag have no team: give them different tags in the scoring program.',
    )
  const venue = child(root, 'venue')
  const byTag = orderIn(venue, 'id', home.id, visitor.id)
  const byName = orderIn(venue, 'name', home.name, visitor.name)
  const seen =
    `the venue says ${attr(venue, 'homename')} (${attr(venue, 'homeid')}), ` +
    `the team list ${home.name} (${home.id})`
  if (byTag !== null && byName !== null && byTag !== byName)
    contradictions.push(`tag and name of the home team do not fit together: ${seen}: ${sidesFix}`)
  else if (byTag === 'exchanged' || byName === 'exchanged')
    warnings.push(
      `The home team of the venue is ${attr(venue, 'homename') || attr(venue, 'homeid')}, of the ` +
        `team list ${home.name}; read as the team list says: ${sidesFix}.`,
    )
  return [...contradictions, ...lettersAgainstTags(root, teams)]
}

/** Whether <venue> has the teams in the order of the team list; null when it does not say. */
function orderIn(
  venue: XmlElement | undefined,
  attribute: 'id' | 'name',
  home: string,
  visitor: string,
): 'same' | 'exchanged' | null {
  const [saidHome, saidVisitor] = [attr(venue, `home${attribute}`), attr(venue, `vis${attribute}`)]
  if (isSameName(home, visitor) || isSameName(saidHome, saidVisitor)) return null
  if (isSameName(saidHome, home) || isSameName(saidVisitor, visitor)) return 'same'
  return isSameName(saidHome, visitor) || isSameName(saidVisitor, home) ? 'exchanged' : null
}

/** This many plays for the wrong team are no slip of a scorer. */
const slips = 3

function lettersAgainstTags(root: XmlElement, teams: Teams): string[] {
  if (teams.home.id === teams.visitor.id) return []
  const tags = new Map<string, Side>([
    [teams.home.id, 'home'],
    [teams.visitor.id, 'visitor'],
  ])
  const count = { same: 0, other: 0 }
  for (const group of [child(root, 'plays'), child(root, 'scores')])
    for (const element of [group, ...(group?.children ?? [])].flatMap((of) => of?.children ?? [])) {
      const letter = /^[HV]$/.test(attr(element, 'vh'))
        ? resolveSide(attr(element, 'vh'), teams)
        : null
      const tag = tags.get(attr(element, 'team') || attr(element, 'id'))
      if (letter !== null && tag !== undefined) count[letter === tag ? 'same' : 'other'] += 1
    }
  return count.other >= slips && count.other > count.same
    ? [
        `in ${count.other} plays the letter says ${teams.home.name} and the tag ` +
          `${teams.visitor.name}, or the other way: ${sidesFix}`,
      ]
    : []
}
