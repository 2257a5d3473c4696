import type { BoxScore, BoxTeam } from '../../src/contract/box-score.schema.ts'
import { alignSides } from './match-players.ts'

/** Figures named in one correction; of more only the number is given. */
const maxFigures = 4
/** Newest corrections stored with a box score. */
const maxCorrections = 20

/**
 * What a version changes in a finished game, in one public sentence; null when no figure changes or
 * the game was not finished. Changed names are not a correction. Between a file and a hand-scored
 * sheet only the final score is compared, because one of them has no figures.
 */
export function describeCorrection(
  published: BoxScore | null,
  after: Omit<BoxScore, 'corrections'>,
): string | null {
  if (!published?.status.complete) return null
  if (!after.status.complete) return `The game goes on: it was final at ${scoreWords(published)}.`
  const before = alignSides(after.thisTeamIsHomeTeam, published)
  const score =
    pointsOf(before) === pointsOf(after)
      ? []
      : [`Final score ${scoreWords(after)}; it was ${pointsOf(before)}`]
  if (before.family !== after.family) return score[0] ? `${score[0]}.` : null
  const figures = [
    ...figuresOf(before.visitingTeam, after.visitingTeam),
    ...figuresOf(before.homeTeam, after.homeTeam),
  ]
  const periods =
    score.length > 0 || linesOf(before) === linesOf(after)
      ? []
      : [`Score by period ${linesOf(after)}; it was ${linesOf(before)}`]
  const more = figures.length > maxFigures ? [`${figures.length - maxFigures} more figures`] : []
  const sentences = [...score, ...periods, ...figures.slice(0, maxFigures), ...more]
  return sentences.length > 0 ? `${sentences.join('. ')}.` : null
}

/** The corrections of a game, newest first. */
export const withCorrection = (
  before: BoxScore | null,
  text: string | null,
  correctedAt: string,
): BoxScore['corrections'] =>
  [...(text === null ? [] : [{ at: correctedAt, text }]), ...(before?.corrections ?? [])].slice(
    0,
    maxCorrections,
  )

const scoreWords = ({
  visitingTeam,
  homeTeam,
}: Pick<BoxScore, 'visitingTeam' | 'homeTeam'>): string =>
  `${visitingTeam.name} ${visitingTeam.score}, ${homeTeam.name} ${homeTeam.score}`
const pointsOf = ({
  visitingTeam,
  homeTeam,
}: Pick<BoxScore, 'visitingTeam' | 'homeTeam'>): string =>
  `${Number(visitingTeam.score)}-${Number(homeTeam.score)}`
const linesOf = ({ visitingTeam, homeTeam }: Pick<BoxScore, 'visitingTeam' | 'homeTeam'>): string =>
  [visitingTeam, homeTeam]
    .map(({ scoreByPeriod }) => scoreByPeriod.map((score) => score || '0').join(' '))
    .join(' and ')

/**
 * 'Harlan State, Passing: Sam Okafor YDS 245, was 240', one per figure; an added or removed player
 * is one for the row.
 */
function figuresOf(before: BoxTeam, after: BoxTeam): string[] {
  const rows = (team: BoxTeam) =>
    new Map(
      team.tables.flatMap((table) =>
        table.rows.map(
          (row) => [JSON.stringify([table.key, row.name, row.uni]), { table, row }] as const,
        ),
      ),
    )
  const [was, is] = [rows(before), rows(after)]
  const changed = [...is].flatMap(([key, { table, row }]) => {
    const old = was.get(key)
    const where = `${after.name}, ${table.title}: ${row.name}`
    if (!old) return [`${where} added`]
    const cells = table.columns.flatMap(({ key: column, label }, i) => {
      const then =
        old.row.cells[old.table.columns.findIndex((candidate) => candidate.key === column)]
      return then === undefined || then === row.cells[i]
        ? []
        : [`${label} ${row.cells[i] || '0'}, was ${then || '0'}`]
    })
    return cells.length > 0 ? [`${where} ${cells.join('; ')}`] : []
  })
  const removedRows = [...was].flatMap(([key, { table, row }]) =>
    is.has(key) ? [] : [`${after.name}, ${table.title}: ${row.name} taken out`],
  )
  return [...changed, ...removedRows]
}
