import css from './charts.module.css'

/** Height of the highest bar. */
const top = 40
/** Height of a bar for 0, so that the game is visible. */
const minHeight = 0.75

type Props = {
  /** The chart as text: '2026 rushing yards, game by game: 134, 51, 76'. */
  label: string
  /** From left to right; negative or unknown values are a line at the bottom. */
  values: readonly (number | null)[]
  /** The value of the highest bar; by default the largest value. */
  most?: number
  /** A horizontal line: half of all games. */
  line?: number
}

/** A bar chart with the largest bar in the department's color. Two paths for any number of bars. */
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
        const height = Math.max(minHeight, most > 0 ? (top * Math.max(0, value ?? 0)) / most : 0)
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
