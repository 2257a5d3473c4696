import { TeamMark } from '../../blocks/TeamMark.tsx'
import { gameHref } from '../../blocks/game-href.ts'
import type { Game } from '../../contract/game.schema.ts'
import { useLiveGame } from '../../data/live/store.ts'
import { hasBegun, hasOutcome, isLive, isOff } from '../../domain/games/game.ts'
import { formatGameStatus } from '../../domain/games/score.ts'
import { dateTimeAttribute, gameTime, monthDay, shortWeekday } from '../../domain/calendar/when.ts'
import { LiveDot } from '../../ui/Badge.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './TicketsScreen.module.css'

/**
 * A home game with tickets. Once it has begun there is the game to follow instead. `admits`: the
 * games of that day to which one ticket admits.
 */
export function TicketGame({
  game: listed,
  price,
  admits,
}: {
  game: Game
  price: string | null
  admits: number
}) {
  const game = useLiveGame(listed)
  const { date, sport, atVs, showAtVs, opponent, facility, media } = game
  const name = `${showAtVs ? `${atVs} ` : ''}${opponent.title}`
  const begun = hasOutcome(game) || hasBegun(game)
  const isGameOff = isOff(game)
  const time = begun || isGameOff ? formatGameStatus(game) : gameTime(game)
  return (
    <li className={css.row}>
      <p className={css.day}>
        <time dateTime={dateTimeAttribute(date)}>
          {`${shortWeekday(date)},`} <b>{monthDay(date)}</b>
        </time>
      </p>
      <TeamMark image={opponent.image} name={opponent.title} />
      <div className={css.words}>
        <p className={css.name}>{name}</p>
        <p className="quiet">
          {isLive(game.gameState) && (
            <>
              <LiveDot />{' '}
            </>
          )}
          {[time, sport.title, facility?.title].filter(Boolean).join(' · ')}
        </p>
        {admits > 1 && !begun && !isGameOff && (
          <p className="quiet">
            One ticket admits you to {admits === 2 ? 'both' : `all ${admits}`} games of the day
          </p>
        )}
      </div>
      <TicketLink
        to={begun ? gameHref(game) : isGameOff ? undefined : media.tickets?.url}
        label={begun ? 'Game center' : 'Tickets'}
        of={`${sport.title} ${name}, ${monthDay(date)}`}
        price={begun ? null : price}
      />
    </li>
  )
}

const TicketLink = ({
  to,
  label,
  of,
  price,
}: {
  to: string | undefined
  label: string
  of: string
  price: string | null
}) =>
  to && (
    <p className={css.buy}>
      {price && <b>{price}</b>}
      <ButtonLink kind="alternate" size="small" to={to}>
        {label}
        <VisuallyHidden> for {of}</VisuallyHidden>
      </ButtonLink>
    </p>
  )
