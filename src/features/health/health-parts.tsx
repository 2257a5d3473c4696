import type { Health, NamedGame } from '../../contract/health.schema.ts'
import { clockTime, monthDay, shortDate } from '../../domain/calendar/when.ts'
import { toLocalDateTime } from '../../domain/calendar/time-zone.ts'
import { href } from '../../routes/href.ts'
import { paths } from '../../routes/paths.ts'
import { Link } from '../../ui/Link.tsx'
import type { Part } from './HealthPart.tsx'
import css from './health.module.css'
import { formatNumber } from '../../domain/words/number.ts'

/** The parts of the page, in the order of how often they matter. */
export function healthParts(health: Health, zone: string): Part[] {
  const formatMoment = (date: string) => <Moment at={date} zone={zone} />
  return [
    // With content of another server, its games and files are there.
    ...(health.upstream ? [] : [statFiles(health, formatMoment), results(health)]),
    mail(health),
    notifications(health),
    content(health, formatMoment),
  ]
}

type At = (date: string) => React.JSX.Element

function Moment({ at, zone }: { at: string; zone: string }) {
  const wall = toLocalDateTime(new Date(at), zone)
  return (
    <time dateTime={at}>
      {monthDay(wall)}, {clockTime(wall)}
    </time>
  )
}

const count = (number: number, singular: string, plural = `${singular}s`): string =>
  `${formatNumber(number)} ${number === 1 ? singular : plural}`

/** A list of the API names 20 games at most. */
const upTo = (games: readonly unknown[]): string =>
  games.length < 20 ? '' : ' The newest 20 games are listed; there may be more.'

const statusTexts: Record<NonNullable<Health['statFile']>['status'], string> = {
  published: 'is on the site',
  held: 'waits for a person',
  dropped: 'was dropped',
  replaced: 'was replaced by a later one',
}

/** The scoring page asks for the department's token or a helper's link. */
const GameLink = ({ game }: { game: NamedGame }) => (
  <Link className="target" to={href(paths.score, { gameId: String(game.id) })}>
    {game.name}
    {game.date && `, ${shortDate(game.date)}`}
  </Link>
)

function statFiles({ statFile, held }: Health, formatMoment: At): Part {
  return {
    title: 'Stat files',
    isWell: held.length === 0,
    children: (
      <>
        <p>
          {statFile ? (
            <>
              The last one came {formatMoment(statFile.receivedAt)} for{' '}
              {`${statFile.game.name} and ${statusTexts[statFile.status]}`}.
            </>
          ) : (
            'None has come yet.'
          )}
        </p>
        {held.length > 0 && (
          <>
            <p>
              Files wait because they may be of another game or contradict themselves. Open the
              scoring page of the game to publish or drop them.{upTo(held)}
            </p>
            <ul className={css.list}>
              {held.map(({ game, receivedAt, files }) => (
                <li key={game.id}>
                  <GameLink game={game} /> – {count(files, 'file')}, the last from{' '}
                  {formatMoment(receivedAt)}
                </li>
              ))}
            </ul>
          </>
        )}
      </>
    ),
  }
}

function results({ withoutResult }: Health): Part {
  return {
    title: 'Results',
    isWell: withoutResult.length === 0,
    children:
      withoutResult.length === 0 ? (
        <p>Every past game has a result.</p>
      ) : (
        <>
          <p>
            Fans read that no result was reported. Import the result, send the stat file, enter it
            on the scoring page, or mark the game as postponed, suspended or canceled.
            {upTo(withoutResult)}
          </p>
          <ul className={css.list}>
            {withoutResult.map((game) => (
              <li key={game.id}>
                <GameLink game={game} />
              </li>
            ))}
          </ul>
        </>
      ),
  }
}

function mail({ mail: { waiting, refused, lost, because } }: Health): Part {
  return {
    title: 'Emails of forms',
    isWell: refused + lost === 0,
    children: (
      <>
        <p>
          {waiting === 0
            ? 'None is waiting to be sent.'
            : `${count(waiting, 'email')} ${waiting === 1 ? 'waits' : 'wait'} to be sent.`}
          {refused > 0 && ` ${refused} could not be sent and will be tried again for three days.`}
        </p>
        {lost > 0 && (
          <p>
            In the last 30 days, {count(lost, 'email')} could not be sent for three days and{' '}
            {lost === 1 ? 'was' : 'were'} given up. Ask the server’s administrator for the answers.
          </p>
        )}
        {refused + lost > 0 && <p>All answers are stored.</p>}
        {because && (
          <p>
            The mail server said: “{because}”. Check the recipient in the form, or ask the server’s
            administrator.
          </p>
        )}
      </>
    ),
  }
}

function notifications({ push: { devices, failing, waiting } }: Health): Part {
  const isWell = devices === 0 || failing < devices / 2
  return {
    title: 'Notifications',
    isWell,
    children: (
      <>
        <p>
          {count(devices, 'device')} {devices === 1 ? 'gets' : 'get'} notifications.
          {waiting > 0 &&
            ` ${count(waiting, 'message')} ${waiting === 1 ? 'is' : 'are'} on the way.`}
        </p>
        {failing > 0 && (
          <p>
            The last message to {count(failing, 'device')} was refused.{' '}
            {isWell
              ? 'Devices that no longer exist are removed by themselves.'
              : 'So many refusals have one cause: ask the server’s administrator.'}
          </p>
        )}
      </>
    ),
  }
}

function content({ upstream, changedAt }: Health, formatMoment: At): Part {
  if (!upstream)
    return {
      title: 'Content',
      isWell: true,
      children: (
        <p>
          {changedAt ? (
            <>Last change: {formatMoment(changedAt)}</>
          ) : (
            'The time of the last change is not known.'
          )}
        </p>
      ),
    }
  const { answeredAt, failedAt, because } = upstream
  const isWell = failedAt === null || (answeredAt !== null && answeredAt > failedAt)
  return {
    title: 'Content',
    isWell,
    children: (
      <>
        <p>It comes from another server.</p>
        <p>
          {answeredAt ? <>Last answer: {formatMoment(answeredAt)}</> : 'It has not answered yet.'}
        </p>
        {failedAt && (
          <p>
            Last failure: {formatMoment(failedAt)} ({because})
          </p>
        )}
        {!isWell && <p>Fans see its last answers. Ask the administrator of that server.</p>}
      </>
    ),
  }
}
