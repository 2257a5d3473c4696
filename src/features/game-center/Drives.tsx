import { SettledSection } from '../../blocks/game/SettledSection.tsx'
import { useSettled } from '../../blocks/game/use-settled.ts'
import type { BoxScore, Drive } from '../../contract/box-score.schema.ts'
import { teamAt } from '../../domain/games/box-score.ts'
import { driveWords } from '../../domain/games/drawings.ts'
import { clock as clockWords } from '../../domain/calendar/when.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './charts.module.css'

/** Yards of an end zone. */
const end = 10

/**
 * Football drives: ours to the right, theirs to the left, from start to end position. Newest first
 * during the game.
 */
export function Drives({
  box,
  title,
  us,
  them,
}: {
  box: BoxScore
  title: string
  us: string
  them: string
}) {
  const settled = useSettled(box, `${box.status.complete} ${box.drives?.length}`)
  const { drives = [], status } = settled.value
  const shown = drives.map((drive, i) => ({ drive, i }))
  return (
    <SettledSection title={title} anchor="drives" settled={settled}>
      <p className={css.ends} aria-hidden="true">
        <span>{`← ${them}`}</span> <span>{`${us} →`}</span>
      </p>
      <ol role="list">
        {(status.complete ? shown : shown.toReversed()).map(({ drive, i }) => (
          <li key={i} className={css.drive}>
            <p className={css.who}>
              <b>{teamAt(box, drive.side).id}</b>{' '}
              <span className="quiet">{`${drive.period} ${clockWords(drive.clock)}`}</span>
            </p>
            <Field drive={drive} ours={(drive.side === 'home') === box.thisTeamIsHomeTeam} />
            <p className={css.driveWords}>
              <b>{drive.result}</b> <span>{driveWords(drive)}</span>
              <VisuallyHidden>
                {`, from the ${place(drive.from)} to the ${place(drive.to)}`}
              </VisuallyHidden>
            </p>
          </li>
        ))}
      </ol>
    </SettledSection>
  )
}

const place = (yards: number) =>
  yards === 50
    ? '50'
    : yards > 50
      ? yards >= 100
        ? 'end zone'
        : `opponent’s ${100 - yards}`
      : `own ${yards}`

function Field({ drive: { from, to, scored }, ours }: { drive: Drive; ours: boolean }) {
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
