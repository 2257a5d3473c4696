import type { Game } from '../../contract/game.schema.ts'
import { gameFeedPath } from '../../domain/calendar/calendar.ts'
import { isUnreported, getGameKind } from '../../domain/games/game.ts'
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
  if (isUnreported(game))
    return <EmptyNote next={<>See the {schedule}.</>}>No result reported.</EmptyNote>
  switch (getGameKind(game)) {
    case 'cancelled':
      return <EmptyNote next={<>See the {schedule}.</>}>Canceled.</EmptyNote>
    case 'postponed':
      return (
        <EmptyNote next={<>The new date will appear on the {schedule}.</>}>Postponed.</EmptyNote>
      )
    case 'final':
      return <EmptyNote next={<>See the {schedule}.</>}>No box score is available.</EmptyNote>
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
          The box score will appear after the start.
        </EmptyNote>
      )
  }
}
