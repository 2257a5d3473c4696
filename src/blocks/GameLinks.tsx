import type { Game } from '../contract/game.schema.ts'
import { gameFeedPath } from '../domain/calendar/calendar.ts'
import { getGameKind, type GameKind } from '../domain/games/game.ts'
import { centerLabel, mediaLinks, type GameLink } from '../domain/games/game-outcome.ts'
import { boxScoreLink } from '../routes/links.ts'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../ui/Link.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import css from './GameLinks.module.css'

/**
 * Links of a game. The first one fills the row on a phone: the game center until the game is over,
 * then the box score.
 */
export function GameLinks({ game, first }: { game: Game; first: GameKind }) {
  const links = linksOf(game, first)
  if (links.length === 0) return null
  return (
    <ul role="list" className={css.links} data-many={links.length > 3 || undefined} data-print="no">
      {links.map(({ key, label, url }) => (
        <li key={key}>
          <Link className={css.link} to={url} data-link={key} reloadDocument={key === 'calendar'}>
            {key === 'calendar' ? <Icon name="calendar" /> : label}
            <VisuallyHidden>
              {key === 'calendar' && label}, {game.opponent.title}
            </VisuallyHidden>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function linksOf(game: Game, first: GameKind): GameLink[] {
  const kind = getGameKind(game)
  if (kind === 'cancelled') return []
  const box =
    kind === 'live' || game.live || game.result?.boxscore
      ? [{ key: 'box', label: 'Box score', url: boxScoreLink(game) }]
      : []
  const center =
    kind !== 'postponed' && game.gameCenterLink
      ? [{ key: 'box', label: centerLabel(game), url: game.gameCenterLink }]
      : box
  const calendar =
    first === 'upcoming'
      ? [{ key: 'calendar', label: 'Add to calendar', url: gameFeedPath(game.id) }]
      : []
  if (first !== 'final') return [...center, ...channelsOf(game, first, center), ...calendar]
  const recap = game.result?.recap
    ? [{ key: 'recap', label: 'Recap', url: game.result.recap.url }]
    : []
  // After a game its tickets and channels are useless; its video may remain.
  return [
    ...(box.length > 0 ? box : center),
    ...recap,
    ...mediaLinks(game).filter(({ key }) => key === 'video'),
  ]
}

const labels: Partial<Record<string, string>> = {
  tv: 'Watch',
  video: 'Watch',
  radio: 'Listen',
}

/**
 * At most tickets, one link to watch, and one to listen or else to live stats. Live stats that are
 * this site's own box score are no link, also before it exists, so that the links stay where they
 * are when the game begins. One whose opponent and time are to be announced has no channels.
 */
function channelsOf(game: Game, first: GameKind, center: readonly GameLink[]): GameLink[] {
  const { video, audio, radio } = game.media
  const isUnset = game.tbd && game.opponent.id === null && first === 'upcoming'
  const pages = [boxScoreLink(game), ...center.map(({ url }) => url)]
  return mediaLinks(game)
    .filter(
      ({ key, url }) =>
        (key === 'tickets' || !isUnset) &&
        !pages.some((path) => url.endsWith(path)) &&
        !(key === 'tv' && video?.url) &&
        !(key === 'radio' && audio?.url) &&
        !(key === 'stats' && (audio?.url || radio?.url)),
    )
    .map((link) => ({ ...link, label: labels[link.key] ?? link.label }))
}
