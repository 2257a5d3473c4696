import { TeamMark } from '../../blocks/TeamMark.tsx'
import { dateTimeAttribute, monthDay, shortWeekday } from '../../domain/calendar/when.ts'
import { centerLabel } from '../../domain/games/game-outcome.ts'
import type { Admission } from '../../domain/words/tickets.ts'
import { Badge, LiveDot } from '../../ui/Badge.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './TicketsScreen.module.css'
import { useAdmission } from './use-admission.ts'

/** A home game with tickets, or the games of one ticket. */
export function TicketGame({ admission }: { admission: Admission }) {
  const { game, isLive, name, times, sports, several, link, price, begun } = useAdmission(admission)
  const { date, opponent, facility, isGameDay } = game
  return (
    <li className={css.row}>
      <p className={css.day}>
        <time dateTime={dateTimeAttribute(date)}>
          {isGameDay ? (
            <b>Today</b>
          ) : (
            <>
              {`${shortWeekday(date)},`} <b>{monthDay(date)}</b>
            </>
          )}
        </time>{' '}
        <span>
          {isLive && <LiveDot />} {times}
        </span>
      </p>
      <TeamMark image={opponent.image} name={opponent.title} />
      <div className={css.words}>
        <p className={css.name}>
          {name} {several && <Badge>{several}</Badge>}
        </p>
        <p className="quiet">{[sports, facility?.title].filter(Boolean).join(' · ')}</p>
      </div>
      {link && (
        <p className={css.buy}>
          {price && <b>{price}</b>}
          <ButtonLink kind="text" size="small" to={link}>
            {begun ? centerLabel(game) : 'Tickets'}
            <VisuallyHidden>
              {' '}
              for {sports} {name}, {monthDay(date)}
            </VisuallyHidden>
          </ButtonLink>
        </p>
      )}
    </li>
  )
}
