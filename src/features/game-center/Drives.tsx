import { Field, FieldEnds } from '../../blocks/game/Field.tsx'
import { SettledSection } from '../../blocks/game/SettledSection.tsx'
import { useDeferredLayout } from '../../blocks/game/use-deferred-layout.ts'
import type { BoxScore, Drive } from '../../contract/box-score.schema.ts'
import { teamAt } from '../../domain/games/box-score.ts'
import { formatDrive } from '../../domain/games/drawings.ts'
import { countNew, findCurrentDrive } from '../../domain/games/plays.ts'
import { clock as clockWords } from '../../domain/calendar/when.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './charts.module.css'

/**
 * Football drives: the visitor's to the right, the home team's to the left, from start to end
 * position, between the ends of the field as in the scoreboard. Newest first during the game.
 */
export function Drives({ box, title }: { box: BoxScore; title: string }) {
  const settled = useDeferredLayout(box, `${box.status.complete} ${listDrives(box).length}`)
  const { status } = settled.value
  const numberedDrives = listDrives(settled.value).map((drive, i) => ({ drive, i }))
  return (
    <SettledSection
      title={title}
      anchor="drives"
      settled={settled}
      news={countNew(listDrives(box).length - numberedDrives.length, 'drive')}
    >
      <FieldEnds box={box} />
      <ol role="list">
        {(status.complete ? numberedDrives : numberedDrives.toReversed()).map(({ drive, i }) => (
          <li key={i} className={css.drive}>
            <p className={css.who}>
              <b>{teamAt(box, drive.side).id}</b>{' '}
              <span className="quiet">{`${drive.period} ${clockWords(drive.clock)}`}</span>
            </p>
            <div className={css.fieldPlace}>
              <Field drive={drive} ours={(drive.side === 'home') === box.thisTeamIsHomeTeam} />
            </div>
            <p className={css.driveWords}>
              <b>{drive.result ?? 'In progress'}</b> <span>{formatDrive(drive)}</span>
              <VisuallyHidden>
                {`, from the ${formatYardLine(drive.from)} to the ${formatYardLine(drive.to)}`}
              </VisuallyHidden>
            </p>
          </li>
        ))}
      </ol>
      <p className="quiet">
        A dark bar is a drive that scored; the black line is its end. Yards include penalties.
      </p>
    </SettledSection>
  )
}

/** Those of the file, the oldest first, and the one in progress, which files lack. */
function listDrives(box: BoxScore): Drive[] {
  const { drives = [], status } = box
  const current = status.complete ? null : findCurrentDrive(box)
  return current && drives.at(-1)?.result !== null ? [...drives, current] : drives
}

const formatYardLine = (yards: number) =>
  yards === 50
    ? '50'
    : yards > 50
      ? yards >= 100
        ? 'end zone'
        : `opponent’s ${100 - yards}`
      : `own ${yards}`
