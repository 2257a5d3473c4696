import type { Game } from '../../contract/game.schema.ts'
import { gameFeedPath } from '../../domain/calendar/calendar.ts'
import { getGameKind } from '../../domain/games/game.ts'
import { describeState } from '../../domain/games/score.ts'
import { scheduleHref } from '../../routes/links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'

/** Shown without a stat file. */
export function NoBoxScore({ game }: { game: Game }) {
  const { tickets } = game.media
  const calendar = (
    <Link to={gameFeedPath(game.id)} reloadDocument>
      add it to your calendar
    </Link>
  )
  const schedule = <Link to={scheduleHref(game.sport, game.season)}>{game.season} schedule</Link>
  // Ends with one period, also after '7 p.m.'.
  const state = describeState(game).replace(/\.?$/, '.')
  switch (getGameKind(game)) {
    case 'cancelled':
    case 'unreported':
      return <EmptyNote next={<>See the {schedule}.</>}>{state}</EmptyNote>
    case 'postponed':
    case 'suspended':
      return <EmptyNote next={<>The new date will appear on the {schedule}.</>}>{state}</EmptyNote>
    case 'final':
      return <EmptyNote next={<>See the {schedule}.</>}>No box score is available.</EmptyNote>
    case 'begun':
    case 'live':
      return (
        <EmptyNote next={<>See the {schedule}.</>}>
          {getGameKind(game) === 'live' ? 'In progress.' : state} The box score has not come yet.
        </EmptyNote>
      )
    default:
      return (
        <EmptyNote
          next={
            tickets?.url ? (
              <>
                <Link to={tickets.url}>Get tickets</Link>, {calendar}, or see the {schedule}.
              </>
            ) : (
              <>
                You may {calendar}, or see the {schedule}.
              </>
            )
          }
        >
          The box score will appear once the game begins.
        </EmptyNote>
      )
  }
}
