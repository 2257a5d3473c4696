import { encode } from 'uqr'
import css from './MyTeamsScreen.module.css'

/**
 * A text as a QR code: dark on white in both color schemes, because some cameras cannot read
 * inverted codes.
 */
export function DrawnCode({
  words,
  of,
}: {
  words: string
  /** Its text alternative. */
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
