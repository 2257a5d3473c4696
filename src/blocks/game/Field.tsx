import type { ReactNode } from 'react'
import type { BoxScore, Drive, FieldSpot } from '../../contract/box-score.schema.ts'
import css from './Field.module.css'

type Ends = Pick<BoxScore, 'homeTeam' | 'visitingTeam' | 'thisTeamIsHomeTeam'>

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
  const xOf = across(ours)
  return (
    <Ground>
      <Way from={xOf(from)} to={xOf(to)} ours={ours} scored={scored} />
      <rect className={css.reached} x={xOf(to) - 0.5} y={0.5} width={1} height={7} />
    </Ground>
  )
}

/** The ends of the field: the team that defends each, ours at the left. */
export function FieldEnds({ box: { homeTeam, visitingTeam, thisTeamIsHomeTeam } }: { box: Ends }) {
  const [left, right] = thisTeamIsHomeTeam ? [homeTeam, visitingTeam] : [visitingTeam, homeTeam]
  return (
    <p className={css.ends} aria-hidden="true">
      <span>{left.id}</span> <span>50</span> <span>{right.id}</span>
    </p>
  )
}

/**
 * The drive that is going on: its start, the ball, which points where it is going, and the line to
 * gain. Null: an empty field.
 */
export function CurrentField({
  spot,
  ours,
  box,
}: {
  spot: FieldSpot | null
  ours: boolean
  box: Ends
}) {
  const xOf = across(ours)
  return (
    <div className={css.current}>
      <Ground>
        {spot && (
          <>
            {spot.from !== null && spot.from !== spot.ball && (
              <Way from={xOf(spot.from)} to={xOf(spot.ball)} ours={ours} scored />
            )}
            {spot.from !== null && (
              <rect
                className={css.start}
                x={xOf(spot.from) - 0.25}
                y={1.5}
                width={0.5}
                height={5}
              />
            )}
            {spot.line !== null && (
              <rect className={css.line} x={xOf(spot.line) - 0.35} y={0} width={0.7} height={8} />
            )}
            <path
              className={css.ball}
              d={`M${xOf(spot.ball)} 0.25l${ours ? 2.5 : -2.5} 3.75l${ours ? -2.5 : 2.5} 3.75z`}
            />
          </>
        )}
      </Ground>
      <FieldEnds box={box} />
    </div>
  )
}

const across = (isOurs: boolean) => (yards: number) => end + (isOurs ? yards : 100 - yards)

function Ground({ children }: { children: ReactNode }) {
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
