import type { Game } from '../contract/game.schema.ts'
import { getGameKind, isOff, isToCome } from '../domain/games/game.ts'
import { centerLabel, liveStats, videoLabel } from '../domain/games/game-outcome.ts'
import { boxScoreLink } from '../routes/links.ts'
import type { EventsKind } from './use-events.ts'

export type MediaLink = { label: string; url: string; icon: string }

/**
 * The links of a game besides its row, in the order of the list, with the recap of a finished game.
 * No page is linked twice; a game that is off has none.
 */
export function mediaLinks(game: Game): MediaLink[] {
  const { media, result } = game
  if (isOff(game)) return []
  const kind = getGameKind(game)
  const over = kind === 'final'
  const box =
    kind === 'live' || (over && (result?.boxscore || game.live)) ? boxScoreLink(game) : undefined
  const stats = over ? box : (liveStats(game)?.url ?? box)
  const center = game.gameCenterLink ?? undefined
  return [
    { label: centerLabel(game), url: center, icon: 'arrow-right' },
    { label: 'Stats', url: stats === center ? undefined : stats, icon: 'stats' },
    { label: 'Recap', url: over ? result?.recap?.url : undefined, icon: 'list' },
    { label: 'Listen', url: over ? undefined : (media.audio ?? media.radio)?.url, icon: 'radio' },
    {
      label: videoLabel(game),
      url: over ? media.video?.url : (media.video ?? media.tv)?.url,
      icon: 'play',
    },
    { label: 'Tickets', url: isToCome(game) ? media.tickets?.url : undefined, icon: 'ticket' },
  ].filter((link): link is MediaLink => Boolean(link.url))
}

/**
 * Which events have an overlay: an upcoming one needs a channel, live stats, radio, audio or video;
 * a past one a box score or a story.
 */
export function overlayLinks(game: Game, kind: EventsKind): MediaLink[] {
  const { media, result, postStoryId } = game
  const has =
    kind === 'upcoming'
      ? (media.tvImage ?? media.tv ?? media.radio ?? liveStats(game) ?? media.audio ?? media.video)
      : (result?.boxscore ?? result?.recap ?? postStoryId)
  return has ? mediaLinks(game) : []
}
