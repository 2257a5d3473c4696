import { StatGrid } from '../../blocks/stats/StatGrid.tsx'
import type { SeasonStats } from '../../contract/schema/season-stats.ts'

/** What was scored when, in all games together. */
export function PeriodScores({
  periods: { labels, team, opponents },
  us,
}: {
  periods: NonNullable<SeasonStats['periods']>
  us: string
}) {
  const lines = [
    [us, team],
    ['Opponents', opponents],
  ] as const
  return (
    <StatGrid label="Scores by period" labelledBy="periods">
      <thead>
        <tr>
          <th scope="col">Team</th>
          {labels.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(([name, scores]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {labels.map((label, i) => (
              <td key={label}>{scores[i]}</td>
            ))}
            <td>
              <b>{sumOf(scores)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </StatGrid>
  )
}

const sumOf = (scores: readonly string[]) =>
  scores.reduce((sum, score) => sum + (Number(score) || 0), 0)
