import type { Comparison } from '../../domain/games/team-comparison.ts'
import type { Side } from '../../domain/games/box-score.ts'
import { figure } from '../../domain/season-stats/figure.ts'
import { withEnDash } from '../../domain/games/score.ts'
import css from './stats.module.css'

/**
 * Totals of two teams side by side. Each bar is a share of the larger value or of all attempts, in
 * the color of its team; the better value is the heavier one.
 */
export function TeamTotals({
  rows,
  names,
  ours,
  caption = 'Team statistics',
}: {
  rows: readonly Comparison[]
  names: Record<Side, string>
  /** The side in the department's color. */
  ours: Side
  caption?: string
}) {
  return (
    <table className={css.totalsTable}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{names.visitor}</th>
          <td />
          <th scope="col">{names.home}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, long, visitor, home, percents, bars, better }) => (
          <tr key={key} data-bars={bars !== null || undefined}>
            <td className={css.value} data-less={better === 'home' || undefined}>
              {withEnDash(figure(visitor))}
              {percents && <span className={css.percent}>{percents.visitor}</span>}
            </td>
            <th scope="row" className={css.label}>
              {long ? <abbr title={long}>{label}</abbr> : label}
              {bars && (
                <svg
                  className={css.bars}
                  viewBox="0 0 204 4"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <rect
                    x={rounded(100 - bars.visitor)}
                    width={bars.visitor}
                    height="4"
                    data-ours={ours === 'visitor' || undefined}
                    data-less={better === 'home' || undefined}
                  />
                  <rect
                    x="104"
                    width={bars.home}
                    height="4"
                    data-ours={ours === 'home' || undefined}
                    data-less={better === 'visitor' || undefined}
                  />
                </svg>
              )}
            </th>
            <td
              key={`${key}${home.length}`}
              className={css.value}
              data-less={better === 'visitor' || undefined}
            >
              {withEnDash(figure(home))}
              {percents && <span className={css.percent}>{percents.home}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Avoids floating point errors: 100 - 33.3 is 66.7, not 66.69999. */
const rounded = (value: number) => Math.round(value * 10) / 10
