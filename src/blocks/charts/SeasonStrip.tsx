import { describeMarks, type Mark } from '../../domain/games/marks.ts'
import css from './charts.module.css'

/**
 * A season's results: a bar up for a win, down for a loss, a dot for a tie. Three paths for any
 * number of games.
 */
export function SeasonStrip({
  marks,
  label,
}: {
  /** The oldest first. */
  marks: readonly Mark[]
  /** 'The 2026 season' */
  label: string
}) {
  if (marks.length < 2) return null
  const path = (mark: Mark, shape: string) =>
    marks.map((other, i) => (other === mark ? `M${i * 4} ${shape}` : '')).join('')
  return (
    <div className={css.season} data-spoils="record">
      <span className={css.key} aria-hidden="true">
        <span>W</span>
        <span>L</span>
      </span>
      <svg
        className={css.strip}
        role="img"
        aria-label={`${label}, in order: ${describeMarks(marks)}`}
        viewBox={`0 0 ${marks.length * 4 - 1} 16`}
        width={marks.length * (marks.length < 20 ? 22 : 14)}
        height={48}
        preserveAspectRatio="none"
      >
        <path className={css.won} d={path('W', '0h3v7h-3z')} />
        <path className={css.lost} d={path('L', '9h3v7h-3z')} />
        <path className={css.stripTied} d={path('T', '6.5h3v3h-3z')} />
      </svg>
    </div>
  )
}
