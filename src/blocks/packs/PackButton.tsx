import { formatDayAndClock } from '../../domain/calendar/clock-words.ts'
import type { Game } from '../../contract/game.schema.ts'
import { formatBytes } from '../../domain/words/text.ts'
import { monthDay } from '../../domain/calendar/when.ts'
import { requestPack, cancelPack, usePacks } from '../../platform/packs.ts'
import { savedHref } from '../../routes/links.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './PackButton.module.css'

/**
 * Saves a game for offline use at the stadium: shows progress with a cancel button, then the saved
 * pack. Its size does not change.
 */
export function PackButton({
  game,
  tenant,
}: {
  game: Pick<Game, 'id' | 'date'> & { sport: Pick<Game['sport'], 'id' | 'title'> }
  tenant: string
}) {
  const { packs, making, failed } = usePacks(tenant)
  const pack = packs?.find(({ gameId }) => gameId === game.id)
  const packProgress = making?.gameId === game.id ? making : null
  const gameTitle = `${game.sport.title}, ${monthDay(game.date)}`
  const message =
    failed?.gameId === game.id
      ? failed.word
      : packProgress
        ? `${packProgress.done} of ${packProgress.of} saved`
        : pack
          ? saidOf(pack)
          : 'Read the schedule, rosters, venue information and stories without a connection.'
  return (
    <div className={css.pack} data-print="no">
      {packProgress ? (
        <Button kind="alternate" onClick={cancelPack}>
          <Icon name="close" />
          Cancel<VisuallyHidden> saving {gameTitle}</VisuallyHidden>
        </Button>
      ) : (
        <Button
          kind="alternate"
          disabled={making !== null}
          onClick={() => requestPack(game.id, game.sport.id)}
        >
          <Icon name={pack ? 'refresh' : 'download'} />
          {pack ? 'Save again' : 'Save for offline'}
          <VisuallyHidden>, {gameTitle}</VisuallyHidden>
        </Button>
      )}
      <p className={css.words}>
        {packProgress && (
          <progress
            className={css.progress}
            max={packProgress.of}
            value={packProgress.done}
            aria-label="Game-day pack progress"
          />
        )}
        <span role="status">{message}</span>
        {pack && !packProgress && !failed && (
          <>
            {' '}
            <Link to={savedHref()}>View saved pages</Link>
          </>
        )}
      </p>
    </div>
  )
}

const saidOf = ({ at, bytes, missing }: { at: number; bytes: number; missing: string[] }) =>
  `Saved ${formatDayAndClock(at)}, ${formatBytes(bytes)}` +
  `${missing.length > 0 ? `, without: ${missing.join(', ')}` : ''}.`
