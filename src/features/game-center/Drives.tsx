import { Field, FieldEnds } from '../../blocks/game/Field.tsx'
import { SettledSection } from '../../blocks/game/SettledSection.tsx'
import { useDeferredLayout } from '../../blocks/game/use-deferred-layout.ts'
import type { BoxScore } from '../../contract/box-score.schema.ts'
import { teamAt } from '../../domain/games/box-score.ts'
import { formatDrive } from '../../domain/games/drawings.ts'
import { countNew } from '../../domain/games/plays.ts'
import { clock as clockWords } from '../../domain/calendar/when.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './charts.module.css'

/**
 * Football drives: the visitor's to the right, the home team's to the left, from start to end
 * position, between the ends of the field as in the scoreboard. Newest first during the game.
 */
export function Drives({ box, title }: { box: BoxScore; title: string }) {
  const settled = useDeferredLayout(box, `${box.status.complete} ${box.drives?.length}`)
  const { drives = [], status } = settled.value
  const numberedDrives = drives.map((drive, i) => ({ drive, i }))
  return (
    <SettledSection
      title={title}
      anchor="drives"
      settled={settled}
      news={countNew((box.drives?.length ?? 0) - drives.length, 'drive')}
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
              <b>{drive.result}</b> <span>{formatDrive(drive)}</span>
              <VisuallyHidden>
                {`, from the ${formatYardLine(drive.from)} to the ${formatYardLine(drive.to)}`}
              </VisuallyHidden>
            </p>
          </li>
        ))}
      </ol>
      <p className="quiet">Yards include penalties.</p>
    </SettledSection>
  )
}

const formatYardLine = (yards: number) =>
  yards === 50
    ? '50'
    : yards > 50
      ? yards >= 100
        ? 'end zone'
        : `opponent’s ${100 - yards}`
      : `own ${yards}`
