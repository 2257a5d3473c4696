import type { Game } from '../contract/schema/game.ts'
import { kindOf } from '../domain/game.ts'
import { boxScoreHref } from '../routes/links.ts'

export type MediaLink = { label: string; url: string; icon: string }

/** What a visitor can do with a game besides reading its row. Empty: no toggle is shown (spec 0 §2.3). */
export function mediaLinks(game: Game): MediaLink[] {
  const { media, result } = game
  const kind = kindOf(game)
  const box = kind === 'live' || (kind === 'final' && (result?.boxscore || game.live)) ? boxScoreHref(game) : undefined
  const over = kind === 'final'
  return [
    { label: 'Box score', url: box, icon: 'table' },
    { label: 'Recap', url: over ? result?.recap?.url : undefined, icon: 'list' },
    { label: 'Stats', url: over ? undefined : media.stats?.url, icon: 'stats' },
    { label: 'Listen', url: over ? undefined : (media.audio ?? media.radio)?.url, icon: 'radio' },
    { label: 'Watch', url: over ? undefined : (media.video ?? media.tv)?.url, icon: 'play' },
    { label: 'Tickets', url: kind === 'upcoming' ? media.tickets?.url : undefined, icon: 'ticket' },
  ].filter((link): link is MediaLink => Boolean(link.url))
}

/** Tickets alone open no overlay (spec 0 §2.3). */
export const overlayLinks = (game: Game): MediaLink[] => {
  const links = mediaLinks(game)
  return links.some(({ label }) => label !== 'Tickets') ? links : []
}
