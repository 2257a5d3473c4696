import { gameHref } from '../../blocks/game-href.ts'
import { sidesOf } from '../../blocks/sides.ts'
import { TeamMark } from '../../blocks/TeamMark.tsx'
import type { Game } from '../../contract/schema/game.ts'
import type { SiteSettings } from '../../contract/schema/site.ts'
import { useLiveGame } from '../../data/live/store.ts'
import { gameName } from '../../domain/games/field-event.ts'
import { kindOf } from '../../domain/games/game.ts'
import { scoreOf, stateWords } from '../../domain/games/score.ts'
import { dateTimeAttribute, longDate } from '../../domain/calendar/when.ts'
import { LiveDot } from '../../ui/Badge.tsx'
import { Digits } from '../../ui/Digits.tsx'
import { Link } from '../../ui/Link.tsx'
import css from './GameCard.module.css'

/** The game that a story is about. */
export function GameCard({ game: drawn, settings }: { game: Game; settings: SiteSettings }) {
  const game = useLiveGame(drawn)
  const score = scoreOf(game)
  return (
    <section className={css.card} aria-label={gameName(game)}>
      <p className={css.top}>
        <b>{game.sport.title}</b>
        <span>
          {kindOf(game) === 'live' && <LiveDot />} {stateWords(game)}
        </span>
      </p>
      {sidesOf(game, settings).map((side) => (
        <p key={side.key} className={css.team} data-leads={score?.leader === side.key || undefined}>
          <TeamMark image={side.image} name={side.name} />
          <span className={css.name}>{side.name}</span>
          {score && (
            <span className={css.score} data-spoils={game.id}>
              <Digits value={score[side.key]} />
            </span>
          )}
        </p>
      ))}
      <p className={css.where}>
        <time dateTime={dateTimeAttribute(game.date)}>{longDate(game.date)}</time>
        {game.location && (
          <>
            <br />
            {game.location}
          </>
        )}
      </p>
      <p className={css.action}>
        <Link to={gameHref(game)}>
          {gameHref(game) === game.gameCenterLink
            ? 'Game center'
            : score
              ? 'Box score'
              : 'Schedule'}
        </Link>
      </p>
    </section>
  )
}
