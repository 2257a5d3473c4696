import { describeFlow, type Flow } from '../../domain/games/flow.ts'
import { ChartTable } from './ChartTable.tsx'
import css from './charts.module.css'

const [width, height] = [1000, 200]
/** The lower half of the two has at least this part of the higher one. */
const leastPart = 0.3
const round = (value: number) => Math.round(value * 10) / 10

type PictureProps = { flow: Flow; label: string; className?: string | undefined; axis?: boolean }

/**
 * The lead over time: ours above the line, theirs below. Two paths for any number of plays. `axis`:
 * a line with its number through the largest lead of each side.
 */
export function FlowPicture({ flow, label, className, axis = false }: PictureProps) {
  const { stretches, labels, most, now, largest } = flow
  // Each side has the room of its leads: most of an even game is halved by the line.
  const larger = Math.max(largest.ours, largest.theirs)
  const part = (lead: number) => (larger === 0 ? 1 : Math.max(leastPart, lead / larger))
  const [up, down] = [part(largest.ours), part(largest.theirs)]
  const line = round((height * up) / (up + down))
  const perPoint = (height - 8) / (up + down) / most
  const ticks = axis ? [largest.ours, -largest.theirs].filter((lead) => lead !== 0) : []
  const tipOf = (lead: number) => round(line - lead * perPoint)
  const path = (sign: 1 | -1) =>
    stretches
      .filter(({ lead }) => Math.sign(lead) === sign)
      .map(
        ({ from, to, lead }) =>
          `M${round(from * width)} ${line}V${tipOf(lead)}H${round(to * width)}V${line}z`,
      )
      .join('')
  return (
    <svg className={className} role="img" aria-label={label} overflow="visible">
      {/* Stretched to the width; the numbers are not. */}
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        <path
          className={css.grid}
          d={[
            ...labels
              .slice(1)
              .map((_, i) => `M${round(((i + 1) / labels.length) * width)} 0v${height}`),
            ...ticks.map((lead) => `M0 ${tipOf(lead)}h${width}`),
          ].join('')}
        />
        <path className={css.ours} d={path(1)} />
        <path className={css.theirs} d={path(-1)} />
        <path className={css.flowLine} d={`M0 ${line}h${width}`} />
        <path className={css.come} d={`M0 ${line}H${round(now * width)}`} />
      </svg>
      {ticks.map((lead) => (
        <text key={lead} className={css.tick} y={`${round((tipOf(lead) / height) * 100)}%`}>
          {Math.abs(lead)}
        </text>
      ))}
    </svg>
  )
}

/** The chart with its names, words and table; its width is reserved from the start. */
export function FlowChart({ flow, us, them }: { flow: Flow; us: string; them: string }) {
  const { labels } = flow
  return (
    <figure className={css.flow}>
      <p className="label">{us}</p>
      <FlowPicture
        className={css.picture}
        flow={flow}
        label={`Lead by time: ${us} above the line, ${them} below it`}
        axis
      />
      <p className="label">{them}</p>
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
