import { TeamMark } from '../../blocks/TeamMark.tsx'
import type { Game } from '../../contract/game.schema.ts'
import { dateTimeAttribute, gameTime, monthDay, shortWeekday } from '../../domain/calendar/when.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './TicketsScreen.module.css'

/** A home game with tickets. */
export function TicketGame({ game }: { game: Game }) {
  const { date, sport, atVs, showAtVs, opponent, facility, media } = game
  const name = `${showAtVs ? `${atVs} ` : ''}${opponent.title}`
  return (
    <li className={css.row}>
      <p className={css.day}>
        <time dateTime={dateTimeAttribute(date)}>
          {shortWeekday(date)} <b>{monthDay(date)}</b>
        </time>
      </p>
      <TeamMark image={opponent.image} name={opponent.title} />
      <div className={css.words}>
        <p className={css.name}>{name}</p>
        <p className="quiet">
          {[sport.title, gameTime(game), facility?.title].filter(Boolean).join(' · ')}
        </p>
      </div>
      {media.tickets && (
        <p className={css.buy}>
          <ButtonLink kind="alternate" size="small" to={media.tickets.url}>
            Tickets
            <VisuallyHidden>
              {' '}
              for {sport.title} {name}, {monthDay(date)}
            </VisuallyHidden>
          </ButtonLink>
        </p>
      )}
    </li>
  )
}
