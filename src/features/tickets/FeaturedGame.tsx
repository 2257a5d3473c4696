import { TeamMark } from '../../blocks/TeamMark.tsx'
import type { TicketVenue } from '../../contract/tickets.schema.ts'
import { dateTimeAttribute, longDate, monthDay } from '../../domain/calendar/when.ts'
import { describeGameDay, gameDayId } from '../../domain/words/facility.ts'
import { centerLabel } from '../../domain/games/game-outcome.ts'
import type { Admission } from '../../domain/words/tickets.ts'
import { Badge, LiveDot } from '../../ui/Badge.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './TicketsScreen.module.css'
import { useAdmission } from './use-admission.ts'

/**
 * The next home game, or the one in progress: its venue's picture, the opponent, date, place, price
 * and a button.
 */
export function FeaturedGame({
  admission,
  venue,
}: {
  admission: Admission
  venue: TicketVenue | undefined
}) {
  const { game, isLive, name, times, sports, several, link, price, begun } = useAdmission(admission)
  const { date, opponent, facility, isGameDay } = game
  return (
    <article className={css.featured}>
      {venue?.image && (
        <div className={css.scene}>
          <Picture image={venue.image} sizes="(min-width: 64rem) 40rem, 92vw" ratio="fill" alt="" />
        </div>
      )}
      <div className={css.details}>
        <p className="label">
          {sports} {several && <Badge>{several}</Badge>}
        </p>
        <div className={css.opponent}>
          <TeamMark image={opponent.image} name={opponent.title} />
          <h3>{name}</h3>
        </div>
        <p>
          {isLive && <LiveDot />}{' '}
          <time dateTime={dateTimeAttribute(date)}>
            {isLive ? times : `${isGameDay ? 'Today' : longDate(date)} · ${times}`}
          </time>
          {facility && <br />}
          {facility?.title}
        </p>
        <p className={css.order}>
          {price && <b className={css.price}>{price}</b>}
          {link && (
            <ButtonLink to={link}>
              {begun ? centerLabel(game) : 'Buy tickets'}
              <VisuallyHidden>
                {' '}
                for {sports} {name}, {monthDay(date)}
              </VisuallyHidden>
            </ButtonLink>
          )}
          {venue && venue.gameDay.length > 0 && (
            <Link className="target label" to={`${venue.url}#${gameDayId}`}>
              {describeGameDay(venue.gameDay)}
              <VisuallyHidden> of {venue.title}</VisuallyHidden>
            </Link>
          )}
        </p>
      </div>
    </article>
  )
}
