import type { Player } from '../../contract/schema/roster.ts'
import type { SportRef } from '../../contract/schema/sport.ts'
import { classOf, positionOf } from '../../domain/people/roster.ts'
import { Picture } from '../../ui/Picture.tsx'
import { CaptainMark } from './CaptainMark.tsx'
import { NumberOutline } from './NumberOutline.tsx'
import css from './PlayerCard.module.css'
import { PlayerLink } from './PlayerLink.tsx'

/** A player as on a poster: the number large on the portrait, the name below as it is given. */
export function PlayerCard({
  player,
  sport,
  priority,
}: {
  player: Player
  sport: SportRef
  priority: boolean
}) {
  return (
    <li className={css.card}>
      <div className={css.portrait}>
        <Picture
          image={player.image}
          sizes="(min-width: 64rem) 15rem, 46vw"
          ratio="4/5"
          alt=""
          priority={priority}
          person={!player.jerseyNumber}
          fallback={
            player.jerseyNumber && (
              <NumberOutline centred className={css.outline} number={player.jerseyNumber} />
            )
          }
        />
        {player.image && player.jerseyNumber && <b className={css.number}>{player.jerseyNumber}</b>}
      </div>
      <h3 className={css.name}>
        <PlayerLink className={css.link} player={player} sport={sport}>
          <span className={css.first}>{player.firstName}</span> {player.lastName}
        </PlayerLink>
      </h3>
      <p className={css.facts}>
        {[positionOf(player), classOf(player)].filter(Boolean).join(' · ')}
        {player.isCaptain && <CaptainMark />}
      </p>
      {player.hometown && <p className={css.town}>{player.hometown}</p>}
    </li>
  )
}
