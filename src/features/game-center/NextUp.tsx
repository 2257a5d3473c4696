import { gameHref } from '../../blocks/game-href.ts'
import { TeamMark } from '../../blocks/TeamMark.tsx'
import type { Game } from '../../contract/game.schema.ts'
import { getLocationParts } from '../../domain/games/game-outcome.ts'
import { dateTimeAttribute, gameTime, longDate } from '../../domain/calendar/when.ts'
import { CardLink } from '../../ui/CardLink.tsx'
import css from './GameCenterScreen.module.css'

/** The next game. */
export function NextUp({ game }: { game: Game }) {
  return (
    <div className={css.next}>
      <TeamMark image={game.opponent.image} name={game.opponent.title} />
      <div>
        <p className={css.name}>
          {game.showAtVs && `${game.atVs} `}
          <CardLink to={gameHref(game)}>{game.opponent.title}</CardLink>
        </p>
        <p>
          <time dateTime={dateTimeAttribute(game.date)}>{longDate(game.date)}</time> ·{' '}
          {gameTime(game)}
        </p>
        <p className="quiet">{getLocationParts(game).join(', ')}</p>
      </div>
    </div>
  )
}
