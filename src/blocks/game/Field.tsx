import type { Drive } from '../../contract/box-score.schema.ts'
import css from './Field.module.css'

/** Yards of an end zone. */
const end = 10

/** A drive on the field: ours to the right, theirs to the left. Text beside it says the same. */
export function Field({
  drive: { from, to, scored },
  ours,
}: {
  drive: Pick<Drive, 'from' | 'to' | 'scored'>
  ours: boolean
}) {
  const at = (yards: number) => end + (ours ? yards : 100 - yards)
  const [left, right] = [Math.min(at(from), at(to)), Math.max(at(from), at(to))]
  return (
    <svg
      className={css.field}
      viewBox={`0 0 ${100 + 2 * end} 8`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={css.zones} d={`M0 0h${end}v8h-${end}zM${100 + end} 0h${end}v8h-${end}z`} />
      <path
        className={css.marks}
        d={[10, 20, 30, 40, 50, 60, 70, 80, 90].map((yard) => `M${end + yard} 0v8`).join('')}
      />
      <rect
        className={css.way}
        data-ours={ours || undefined}
        data-scored={scored || undefined}
        x={left}
        y={1.5}
        width={Math.max(1, right - left)}
        height={5}
      />
      <rect className={css.reached} x={at(to) - 0.5} y={0.5} width={1} height={7} />
    </svg>
  )
}
