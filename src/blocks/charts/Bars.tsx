import css from './charts.module.css'

/** How high a bar is when it is the highest. */
const top = 40
/** Of bars of nothing: that there was a game is seen, too. */
const least = 0.75

type Props = {
  /** What stands there, in words: '2026 rushing yards, game by game: 134, 51, 76'. */
  label: string
  /** From left to right; what is below nought or not known is a line at the foot. */
  values: readonly (number | null)[]
  /** What the highest bar means; the largest of the values unless said. */
  most?: number
  /** A line across: half of all games. */
  line?: number
}

/**
 * Figures side by side as bars, the largest filled with the department's colour. In two paths,
 * however many they are.
 */
export function Bars({
  label,
  values,
  most = Math.max(...values.map((value) => value ?? 0)),
  line,
}: Props) {
  if (values.length < 2) return null
  const best = Math.max(...values.map((value) => value ?? 0))
  const path = (of: (value: number) => boolean) =>
    values
      .map((value, i) => {
        const height = Math.max(least, most > 0 ? (top * Math.max(0, value ?? 0)) / most : 0)
        return of(value ?? 0) ? `M${i * 5} ${round(top - height)}h4v${round(height)}h-4z` : ''
      })
      .join('')
  const width = values.length * 5 - 1
  return (
    <svg
      className={css.bars}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${top}`}
      preserveAspectRatio="none"
    >
      <path className={css.barsBar} d={path((value) => value < best || best <= 0)} />
      <path className={css.best} d={path((value) => value >= best && best > 0)} />
      {line !== undefined && most > 0 && (
        <path className={css.barsLine} d={`M0 ${round(top - (top * line) / most)}h${width}`} />
      )}
    </svg>
  )
}

const round = (value: number): number => Math.round(value * 100) / 100
