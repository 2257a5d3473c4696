import type { Player } from '../../contract/roster.schema.ts'
import type { SportRef } from '../../contract/sport.schema.ts'
import { formatInitials } from '../../domain/people/initials.ts'
import { formatHeight, formatPosition, heightText, weightText } from '../../domain/people/roster.ts'
import { Picture } from '../../ui/Picture.tsx'
import { NumberOutline } from './NumberOutline.tsx'
import css from './PlayerCard.module.css'
import { PlayerLink } from './PlayerLink.tsx'

/**
 * A player: in the cards of a wide page the number is large on the portrait, with the name below;
 * in a list, on a phone and printed it is a row.
 */
export function PlayerCard({
  player,
  sport,
  view,
  priority,
}: {
  player: Player
  sport: SportRef
  view: 'cards' | 'list'
  priority: boolean
}) {
  const size = [formatHeight(heightText(player)), weightText(player)].filter(Boolean).join(', ')
  return (
    <li className={css.card} data-skipped="always">
      <div className={css.portrait}>
        <Picture
          image={player.image}
          sizes={view === 'list' ? '3rem' : '(min-width: 48rem) 13rem, 30vw'}
          ratio="4/5"
          alt=""
          priority={priority}
          person={!player.jerseyNumber}
          fallback={
            player.jerseyNumber && (
              <>
                <NumberOutline centred className={css.outline} number={player.jerseyNumber} />
                <span className={css.small}>
                  {formatInitials(`${player.firstName} ${player.lastName}`)}
                </span>
              </>
            )
          }
        />
      </div>
      {player.jerseyNumber && (
        <b className={css.number} data-drawn={!player.image || undefined}>
          {player.jerseyNumber}
        </b>
      )}
      <div className={css.head}>
        <h3 className={css.name}>
          <PlayerLink className="card-link" player={player} sport={sport}>
            <span className={css.first}>{player.firstName}</span> {player.lastName}
          </PlayerLink>
        </h3>
        <p className={css.facts}>
          {[
            formatPosition(player),
            player.academicYearShort || player.academicYearLong,
            player.isCaptain && 'Captain',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <p className={css.more}>
        {size && <span className={css.size}>{size}</span>}
        {player.hometown && (
          <span className={css.home}>
            {player.hometown}
            {player.highSchool && <span className={css.school}> ({player.highSchool})</span>}
          </span>
        )}
      </p>
    </li>
  )
}
