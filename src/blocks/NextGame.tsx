import { useState } from 'react'
import type { Game } from '../contract/game.schema.ts'
import type { SiteSettings } from '../contract/site.schema.ts'
import type { Sport } from '../contract/sport.schema.ts'
import { liveText } from '../data/live/in-place.ts'
import { useLiveGame } from '../data/live/store.ts'
import { centerLabel, formatLocation } from '../domain/games/game-outcome.ts'
import { isOff, isToCome, getGameKind } from '../domain/games/game.ts'
import { isField } from '../domain/games/meets.ts'
import { currentScore, formatGameStatus } from '../domain/games/score.ts'
import { describeMissing } from '../domain/games/state-words.ts'
import { dateTimeAttribute, gameTime, longDate } from '../domain/calendar/when.ts'
import { eventName, eventTitle } from '../domain/sports/event-name.ts'
import { LiveDot } from '../ui/Badge.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Digits } from '../ui/Digits.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Countdown, hasCountdown } from './Countdown.tsx'
import { gameHref } from './game-href.ts'
import { mediaLinks } from './media-links.ts'
import css from './NextGame.module.css'
import { getSides } from './sides.ts'
import { TeamMark } from './TeamMark.tsx'

/**
 * The featured game: in progress, just over, or the next one with its countdown. A full-width band
 * in the second color, of a dark page in the brand's; on a phone a low one, without what its two
 * lines of teams already say.
 */
export function NextGame({
  game: initialGame,
  sport,
  settings,
}: {
  game: Game
  /** The sport of the game, for what its events are called. */
  sport: Sport | undefined
  settings: SiteSettings
}) {
  const game = useLiveGame(initialGame)
  const kind = getGameKind(game)
  const score = currentScore(game)
  // A game that ends while the page is open keeps its last play, so that nothing moves.
  const [wasLive] = useState(kind === 'live')
  const name = eventName(sport)
  const event = name === 'game' && isField(game) ? 'meet' : name
  const heading =
    kind === 'live'
      ? 'On now'
      : kind === 'final'
        ? 'Final score'
        : isToCome(game)
          ? `Next ${event}`
          : `${eventTitle(event)} day`
  const sides = getSides(game, settings)
  const links = mediaLinks(game)
    // Statistics are in the game center and the box score.
    .filter(({ label, url }) => url !== game.gameCenterLink && label !== 'Stats')
    .slice(0, 3)
  return (
    <section className={css.band} data-theme="on-secondary" aria-label={heading}>
      <div className={css.inner} data-live={wasLive || undefined}>
        <div className={css.who}>
          <h2 className={css.kicker}>
            {kind === 'live' ? <LiveDot label="Live now" /> : <span>{heading}</span>}
            <span>{game.sport.title}</span>
          </h2>
          <p className={css.where}>
            <time dateTime={dateTimeAttribute(game.date)}>
              {[longDate(game.date), !isOff(game) && kind !== 'unreported' && gameTime(game)]
                .filter(Boolean)
                .join(' · ')}
            </time>
          </p>
          <p className={css.where}>{formatLocation(game)}</p>
        </div>
        <div className={css.now}>
          <ul role="list" className={css.sides}>
            {sides.map((side) => (
              <li
                key={side.key}
                className={css.side}
                data-leads={(score && score.leader === side.key) || undefined}
              >
                <TeamMark image={side.image} name={side.name} />
                <span className={css.name}>{side.name}</span>
                {score && (
                  <b className={css.score} data-spoils={game.id}>
                    <Digits value={score[side.key]} {...liveText(game, side.key)} />
                  </b>
                )}
              </li>
            ))}
          </ul>
          {hasCountdown(game) && <Countdown game={game} />}
          <p className={css.state} data-kind={kind} {...liveText(game, 'state')}>
            {[formatGameStatus(game), kind === 'begun' && describeMissing(game)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {wasLive && game.live && (
            <p className={css.play} data-spoils={game.id}>
              <b {...liveText(game, 'situation')}>{game.live.situation}</b>{' '}
              <span {...liveText(game, 'play')}>{game.live.lastPlay}</span>
            </p>
          )}
        </div>
        <div className={css.actions} data-print="no">
          <ButtonLink to={gameHref(game)}>
            {gameHref(game) === game.gameCenterLink
              ? centerLabel(game)
              : score
                ? 'Box score'
                : 'Full schedule'}
          </ButtonLink>
          {links.map((link) => (
            <ButtonLink kind="alternate" key={link.label} to={link.url}>
              <Icon name={link.icon} />
              {link.label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </section>
  )
}
