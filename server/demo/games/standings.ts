import papaparse from 'papaparse'
import { seeded, type Random } from '../art/random.ts'
import type { Department } from '../department.ts'
import type { Fixture } from '../schedule/fixture.ts'
import type { Season } from '../schedule/fixtures.ts'
import { recordOf } from '../schedule/records.ts'

type Row = { school: string; won: number; lost: number; tied: number; played: number }

/**
 * standings/<sport>/<season>.csv: our own line is what our schedule says, the others have played us
 * and one another. '' while nobody has.
 */
export function standingsCsv(department: Department, season: Season): string {
  const league = season.fixtures.filter(
    (game) =>
      game.conference &&
      game.outcome !== null &&
      game.outcome.result !== 'N' &&
      game.opponent !== null,
  )
  if (league.length === 0) return ''
  const random = seeded(`${department.id}/standings/${season.plan.slug}/${season.title}`)
  const rows = new Map(
    department.opponents
      .filter(({ conference }) => conference)
      .map(({ title }): [string, Row] => [
        title,
        { school: title, won: 0, lost: 0, tied: 0, played: 0 },
      ]),
  )
  for (const game of league) against(rows.get(game.opponent!.title), game)
  const most = Math.max(
    ...[...rows.values()].map(({ played }) => played),
    Math.ceil(league.length * 0.9),
  )
  playOut(random, [...rows.values()], most)
  const ours = recordOf(season.fixtures)
  const table = [
    {
      school: department.schoolName,
      us: 'y',
      conference_record: ours.conference,
      overall_record: ours.overall,
      streak: streakOf(season.fixtures),
    },
    ...[...rows.values()].map((row) => ({
      school: row.school,
      us: '',
      conference_record: text(row),
      overall_record: text(withOthers(random, row)),
      streak: `${random.pick(['W', 'W', 'L'])}${random.int(1, 4)}`,
    })),
  ]
  const points = ['wsoc', 'msoc'].includes(season.plan.code)
  const value = (record: string) => {
    const [won = 0, lost = 0, tied = 0] = record.split('-').map(Number)
    return (won + tied / 2) / Math.max(1, won + lost + tied)
  }
  return `${papaparse.unparse(
    table
      .toSorted(
        (a, b) =>
          value(b.conference_record) - value(a.conference_record) ||
          value(b.overall_record) - value(a.overall_record),
      )
      .map((row) => ({ ...row, points: points ? pointsOf(row.conference_record) : '' })),
    { newline: '\n' },
  )}\n`
}

const text = ({ won, lost, tied }: Row): string =>
  tied ? `${won}-${lost}-${tied}` : `${won}-${lost}`
const pointsOf = (record: string) => {
  const [won = 0, , tied = 0] = record.split('-').map(Number)
  return String(won * 3 + tied)
}

function against(row: Row | undefined, { outcome }: Fixture): void {
  if (!row) return
  row.played++
  if (outcome?.result === 'W') row.lost++
  else if (outcome?.result === 'L') row.won++
  else row.tied++
}

/** Every win of one is a loss of another, so that the table adds up. */
function playOut(random: Random, rows: Row[], most: number): void {
  const strength = new Map(rows.map((row) => [row, random.between(0.25, 0.75)]))
  for (let round = 0; round < most; round++) {
    const open = random.shuffle(rows.filter(({ played }) => played < most))
    for (let i = 0; i + 1 < open.length; i += 2) {
      const [home, away] = [open[i]!, open[i + 1]!]
      const won = random.chance(0.5 + (strength.get(home)! - strength.get(away)!) / 2)
      home.played++
      away.played++
      if (won) {
        home.won++
        away.lost++
      } else {
        home.lost++
        away.won++
      }
    }
  }
}

/** With the games outside of the conference. */
function withOthers(random: Random, row: Row): Row {
  const games = random.int(3, 6)
  const won = Math.round(games * random.between(0.3, 0.8))
  return { ...row, won: row.won + won, lost: row.lost + games - won }
}

function streakOf(fixtures: readonly Fixture[]): string {
  const marks = fixtures.flatMap(({ outcome, type }) =>
    outcome && outcome.result !== 'N' && type !== 'S' ? [outcome.result] : [],
  )
  const last = marks.at(-1)
  return last ? `${last}${marks.length - 1 - marks.findLastIndex((mark) => mark !== last)}` : ''
}
