import { describeFlow, type Flow } from '../../domain/games/flow.ts'
import { ChartTable } from './ChartTable.tsx'
import css from './charts.module.css'

const [width, half] = [1000, 100]
const round = (value: number) => Math.round(value * 10) / 10

/**
 * The lead over time: ours above the line, theirs below, with the full width reserved from the
 * start. Two paths for any number of plays.
 */
export function FlowChart({ flow, us, them }: { flow: Flow; us: string; them: string }) {
  const { stretches, labels, most, now } = flow
  const path = (sign: 1 | -1) =>
    stretches
      .filter(({ lead }) => Math.sign(lead) === sign)
      .map(({ from, to, lead }) => {
        const height = round(half - (lead / most) * (half - 4))
        return `M${round(from * width)} ${half}V${height}H${round(to * width)}V${half}z`
      })
      .join('')
  return (
    <figure className={css.flow}>
      {/* The keys replace a line that gets more text, so that it does not move. */}
      <p key={`us${flow.largest.ours > 0}`} className={css.flowSide}>
        <b>{us}</b> {flow.largest.ours > 0 && <span>{`up to +${flow.largest.ours}`}</span>}
      </p>
      <svg
        className={css.picture}
        role="img"
        aria-label={`Lead by time: ${us} above the line, ${them} below it`}
        viewBox={`0 0 ${width} ${2 * half}`}
        preserveAspectRatio="none"
      >
        <path
          className={css.grid}
          d={labels
            .slice(1)
            .map((_, i) => `M${round(((i + 1) / labels.length) * width)} 0v${2 * half}`)
            .join('')}
        />
        <path className={css.ours} d={path(1)} />
        <path className={css.theirs} d={path(-1)} />
        <path className={css.flowLine} d={`M0 ${half}h${width}`} />
        <path className={css.come} d={`M0 ${half}H${round(now * width)}`} />
      </svg>
      <p key={`them${flow.largest.theirs > 0}`} className={css.flowSide}>
        <b>{them}</b> {flow.largest.theirs > 0 && <span>{`up to +${flow.largest.theirs}`}</span>}
      </p>
      <ol key={labels.length} role="list" className={css.periods} aria-hidden="true">
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ol>
      <figcaption className={css.words}>{describeFlow(flow, us, them)}</figcaption>
      <ChartTable
        caption="Largest leads by period"
        heads={['Period', `${us} by`, `${them} by`, 'At the end']}
        rows={flow.periods.map(({ label, ours, theirs, end }) => [
          label,
          ours,
          theirs,
          end === 0 ? 'Tied' : `${end > 0 ? us : them} by ${Math.abs(end)}`,
        ])}
      />
    </figure>
  )
}
