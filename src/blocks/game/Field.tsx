import type { ReactNode } from 'react'
import type { BoxScore, Drive, FieldSpot } from '../../contract/box-score.schema.ts'
import css from './Field.module.css'

type Ends = Pick<BoxScore, 'homeTeam' | 'visitingTeam' | 'thisTeamIsHomeTeam'>

/** Yards of an end zone. */
const end = 10

/** A drive on the field: the visitor's to the right. Text beside it says the same. */
export function Field({
  drive: { side, from, to, scored },
  ours,
}: {
  drive: Pick<Drive, 'side' | 'from' | 'to' | 'scored'>
  ours: boolean
}) {
  const xOf = across(side === 'visitor')
  return (
    <Ground>
      <Way from={xOf(from)} to={xOf(to)} ours={ours} scored={scored} />
      <rect className={css.reached} x={xOf(to) - 0.5} y={0.5} width={1} height={7} />
    </Ground>
  )
}

/** The ends of the field: the team that defends each, the visitor at the left as in the score. */
export const FieldEnds = ({ box: { homeTeam, visitingTeam } }: { box: Ends }) => (
  <p className={css.ends} aria-hidden="true">
    <span>{visitingTeam.id}</span> <span>50</span> <span>{homeTeam.id}</span>
  </p>
)

/**
 * The drive that is going on: its start, the ball, an arrow where it is going, and the line to
 * gain, between end zones with the team that defends each, the visitor at the left as in the score.
 * Null: an empty field.
 * It has no view box: numbers and ball keep their size and shape at every width.
 */
export function CurrentField({
  spot,
  ours,
  box: { homeTeam, visitingTeam, thisTeamIsHomeTeam },
}: {
  spot: FieldSpot | null
  ours: boolean
  box: Ends
}) {
  const goesRight = ours !== thisTeamIsHomeTeam
  const xOf = across(goesRight)
  const goals = [end, end + 100]
  return (
    <svg className={css.current} aria-hidden="true">
      {[0, 100 + end].map((x) => (
        <rect key={x} className={css.zones} x={percent(x)} width={percent(end)} height="100%" />
      ))}
      {tenYards.map((yards) => (
        <FieldLine key={yards} className={css.marks} x={end + yards} />
      ))}
      {goals.map((x) => (
        <FieldLine key={x} className={css.goal} x={x} />
      ))}
      {[visitingTeam, homeTeam].map(({ id }, i) => (
        <text key={i} className={css.zoneName} x={percent(end / 2 + i * (100 + end))} y="50%">
          {id.slice(0, 4)}
        </text>
      ))}
      {spot && (
        <>
          {spot.from !== null && spot.from !== spot.ball && (
            <>
              <rect
                className={css.way}
                data-ours={ours || undefined}
                x={percent(Math.min(xOf(spot.from), xOf(spot.ball)))}
                y="14%"
                width={percent(Math.abs(spot.ball - spot.from))}
                height="28%"
              />
              <FieldLine className={css.start} x={xOf(spot.from)} y2="56%" />
            </>
          )}
          {/* Above the numbers. */}
          {spot.line !== null && <FieldLine className={css.line} x={xOf(spot.line)} y2="56%" />}
          <svg x={percent(xOf(spot.ball))} y="28%" overflow="visible">
            <g transform={goesRight ? undefined : 'scale(-1 1)'}>
              {/* On a phone it is six yards long; a line to gain that is near tells the way. */}
              {Math.abs((spot.line ?? Infinity) - spot.ball) > 6 && (
                <path className={css.arrow} d="M12-6l6 6-6 6" />
              )}
              <path className={css.ball} d="M-9 0q9-11 18 0q-9 11-18 0z" />
              <path className={css.laces} d="M-3.5 0h7" />
            </g>
          </svg>
        </>
      )}
      {tenYards.map((yards) => (
        <text key={yards} className={css.yards} x={percent(end + yards)} y="76%">
          {Math.min(yards, 100 - yards)}
        </text>
      ))}
    </svg>
  )
}

type FieldLineProps = { className: string | undefined; x: number; y2?: string }

const FieldLine = ({ className, x, y2 = '100%' }: FieldLineProps) => (
  <line className={className} x1={percent(x)} x2={percent(x)} y2={y2} />
)

const tenYards = [10, 20, 30, 40, 50, 60, 70, 80, 90]

/** A distance on the field, end zones included, as a share of its width. */
const percent = (yards: number) => `${Math.round((yards / (100 + 2 * end)) * 1e4) / 100}%`

const across = (goesRight: boolean) => (yards: number) => end + (goesRight ? yards : 100 - yards)

function Ground({ children }: { children: ReactNode }) {
  return (
    <svg
      className={css.field}
      viewBox={`0 0 ${100 + 2 * end} 8`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={css.zones} d={`M0 0h${end}v8h-${end}zM${100 + end} 0h${end}v8h-${end}z`} />
      <path className={css.marks} d={tenYards.map((yards) => `M${end + yards} 0v8`).join('')} />
      {children}
    </svg>
  )
}

type WayProps = { from: number; to: number; ours: boolean; scored: boolean }

const Way = ({ from, to, ours, scored }: WayProps) => (
  <rect
    className={css.way}
    data-ours={ours || undefined}
    data-scored={scored || undefined}
    x={Math.min(from, to)}
    y={1.5}
    width={Math.max(1, Math.abs(to - from))}
    height={5}
  />
)
