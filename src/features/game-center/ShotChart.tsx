import type { StatFamily } from '../../contract/box-score.schema.ts'
import { ChartTable } from '../../blocks/charts/ChartTable.tsx'
import { describeShots, shotsByPeriod, type Shot } from '../../domain/games/drawings.ts'
import css from './charts.module.css'

/**
 * Length and width of the playing surface in units of the picture; others are drawn as a soccer
 * field.
 */
const surfaces: Partial<Record<StatFamily, [length: number, width: number]>> = {
  basketball: [188, 100],
  hockey: [200, 85],
}
const pitch: [number, number] = [170, 105]
/**
 * Distance of the basket from the baseline, radius of the three-point arc, depth of the goal area.
 */
const [basket, arc, area] = [10.5, 43.5, 24]

/**
 * The position of each shot: filled when made, outlined when missed. Ours at the right, theirs at
 * the left.
 */
export function ShotChart({
  shots,
  family,
  us,
  them,
}: {
  shots: readonly Shot[]
  family: StatFamily
  us: string
  them: string
}) {
  const [length, width] = surfaces[family] ?? pitch
  const middle = width / 2
  const ends = [false, true].map((isRight) => {
    const x = (depth: number) => (isRight ? length - depth : depth)
    const h = (inwards: number) => `h${isRight ? -inwards : inwards}`
    return family === 'basketball'
      ? [
          `M${x(28)} ${middle - 14}${h(-28)}M${x(28)} ${middle - 14}v28${h(-28)}`,
          `M${x(0)} ${middle - arc}${h(10.5)}a${arc} ${arc} 0 0 ${isRight ? 0 : 1} 0 ${2 * arc}`,
          `${h(-10.5)}M${x(basket)} ${middle - 1.5}v3`,
        ].join('')
      : `M${x(0)} ${middle - 25}${h(area)}v50${h(-area)}`
  })
  return (
    <figure className={css.chart}>
      <p className={css.sides}>
        <span>{them}</span> <span>{us}</span>
      </p>
      <svg
        className={css.picture}
        role="img"
        aria-label={`Where the shots were taken: ${them} at the left, ${us} at the right`}
        viewBox={`-1 -1 ${length + 2} ${width + 2}`}
      >
        <path
          className={css.lines}
          d={[
            `M0 0h${length}v${width}h-${length}z`,
            `M${length / 2} 0v${width}m12 -${middle}a12 12 0 1 1 -24 0a12 12 0 1 1 24 0`,
            ...ends,
          ].join('')}
        />
        {shots.map(({ id, ours, x, y, made }) => (
          <circle
            key={id}
            className={css.shot}
            data-ours={ours || undefined}
            data-made={made || undefined}
            cx={Math.round(x * length) / 100}
            cy={Math.round(y * width) / 100}
            r={2}
          />
        ))}
      </svg>
      <figcaption className={css.words}>
        <span className={css.key} data-made="" aria-hidden="true" /> made{' '}
        <span className={css.key} aria-hidden="true" /> missed.{' '}
        <span>{describeShots(shots, us, them)}</span>
      </figcaption>
      <ChartTable
        caption="Shots made by period"
        heads={['Period', us, them]}
        rows={shotsByPeriod(shots)}
      />
    </figure>
  )
}
