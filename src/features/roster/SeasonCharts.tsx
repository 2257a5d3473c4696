import { Bars } from '../../blocks/charts/Bars.tsx'
import type { PlayerStats } from '../../contract/schema/player-stats.ts'
import { Section } from '../../ui/Section.tsx'
import css from './SeasonCharts.module.css'

/**
 * A season in pictures: what this player is looked at for, the sum in large and a bar for each
 * game.
 */
export function SeasonCharts({ stats }: { stats: PlayerStats }) {
  const charts = stats.charts.flatMap((chart) => {
    const table = stats.tables.find(({ key }) => key === chart.table)
    const at = table?.columns.findIndex(({ key }) => key === chart.column) ?? -1
    if (!table || at === -1) return []
    return [
      {
        ...chart,
        sum: table.season?.cells[at] ?? '',
        cells: table.games.map(({ cells }) => cells[at] ?? ''),
        values: table.games.map(({ values }) => values[at] ?? null),
      },
    ]
  })
  if (charts.length === 0) return null
  return (
    <Section title={`The ${stats.season} season`}>
      <div className={css.charts}>
        {charts.map(({ table, column, title, sum, cells, values }) => (
          <figure key={`${table} ${column}`} className={css.chart}>
            <figcaption className={css.caption}>
              <b className={css.sum}>{sum}</b> <span className={css.title}>{title}</span>
            </figcaption>
            <Bars
              label={`${title}, game by game: ${cells.map((cell) => cell || 'none').join(', ')}`}
              values={values}
            />
          </figure>
        ))}
      </div>
    </Section>
  )
}
