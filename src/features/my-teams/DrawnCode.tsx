import { encode } from 'uqr'
import css from './MyTeamsScreen.module.css'

/**
 * Words as a code for a camera: dark squares on white in either scheme, for not every camera reads
 * them the other way round.
 */
export function DrawnCode({
  words,
  of,
}: {
  words: string
  /** What it is, for who does not see it. */
  of: string
}) {
  const { size, data } = encode(words, { border: 3 })
  const squares = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg
      className={css.code}
      data-theme="default-black"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={of}
      shapeRendering="crispEdges"
    >
      <path d={squares} />
    </svg>
  )
}
