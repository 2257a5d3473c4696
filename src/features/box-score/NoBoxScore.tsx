import type { Game } from '../../contract/game.schema.ts'
import { gameFeedPath } from '../../domain/calendar/calendar.ts'
import { kindOf } from '../../domain/games/game.ts'
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
  switch (kindOf(game)) {
    case 'cancelled':
      return (
        <EmptyNote next={<>See the {schedule}.</>}>
          This game was called off, so there is nothing to count.
        </EmptyNote>
      )
    case 'postponed':
      return (
        <EmptyNote next={<>A new date will stand in the {schedule}.</>}>
          This game has been put off.
        </EmptyNote>
      )
    case 'final':
      return (
        <EmptyNote next={<>Other games are in the {schedule}.</>}>
          No box score was kept of this game.
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
          The box score opens with the first play.
        </EmptyNote>
      )
  }
}
