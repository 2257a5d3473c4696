import type { ReactElement } from 'react'
import type { GameCenterInfo } from '../../contract/game-center.schema.ts'
import type { Game } from '../../contract/game.schema.ts'
import { formatChannels, mediaLinks, formatLocation } from '../../domain/games/game-outcome.ts'
import { gameTime, longDate } from '../../domain/calendar/when.ts'
import { getGameKind, isOff } from '../../domain/games/game.ts'
import { gameDayLink } from '../../routes/game-day-link.ts'
import { Facts, type Fact } from '../../ui/Facts.tsx'
import { Link } from '../../ui/Link.tsx'

/** The conference of a game that counts in its standings. */
export const formatConference = (game: Game, info: GameCenterInfo | null): string | null =>
  info?.game.conferenceTitle ?? (game.conference ? 'Counts in the standings' : null)

const streams = { tv: ['Watch', 'video'], radio: ['Listen', 'audio'] } as const

/** What to watch, hear and more: 'Watch: PLC Network' is one link, to the stream if any. */
function streamLinks(game: Game): { title: string; url: string }[] {
  const links = mediaLinks(game)
  const linkOf = (key: string) => links.find((link) => link.key === key)
  return links.flatMap(({ key, label, url }) => {
    if ((key === 'video' && linkOf('tv')) || (key === 'audio' && linkOf('radio'))) return []
    if (key !== 'tv' && key !== 'radio') return [{ title: label, url }]
    const [verb, stream] = streams[key]
    return [{ title: `${verb}: ${label}`, url: linkOf(stream)?.url ?? url }]
  })
}

/**
 * Facts about the day: place, channels, notes, facts of the stat file; files and pages. Null when
 * there are none. Before the game the band above has the first ones.
 */
export function dayFacts(
  game: Game,
  info: GameCenterInfo | null,
  hasBand: boolean,
  /** The promotion, gates and parking are in a part of their own. */
  hasGameDay = false,
): ReactElement | null {
  const details = info?.game
  const listedFacts = info?.facts ?? []
  const has = (label: string) => listedFacts.some((fact) => fact.label === label)
  const media = details?.media
  // Not for games that are over or were called off.
  const over = getGameKind(game) === 'final' || isOff(game)
  const facts: Fact[] = [
    ['Date', hasBand ? null : longDate(game.date)],
    ['Time', hasBand || has('Start') ? null : gameTime(game)],
    ['Location', hasBand || has('Venue') ? null : formatLocation(game)],
    ...listedFacts.map(({ label, value }): Fact => [label, value]),
    ['Tournament', hasBand ? null : game.tournament?.title],
    ['Conference', hasBand ? null : formatConference(game, info)],
    ['Promotion', hasGameDay ? null : game.gamePromotionText],
    ['On air', over || hasBand ? null : formatChannels(game)],
    ['Note', media?.gameNote],
  ]
  const more = [
    ...(over || hasBand
      ? []
      : [...streamLinks(game), hasGameDay ? null : gameDayLink(details?.facility ?? null)]
    ).filter((link) => link !== null),
    ...((!hasBand && media?.gameFiles) || []),
    ...[media?.custom1, media?.custom2, media?.custom3].filter((link) => link != null),
    ...(details?.gameLinks ?? []),
    ...(details?.galleries ?? []),
  ]
  if (more.length === 0 && !facts.some(([, value]) => Boolean(value))) return null
  return (
    <>
      {/* Before the game they may be one column of several. */}
      <Facts facts={facts} wide={!hasBand} />
      {more.length > 0 && (
        <ul role="list" className="more-links">
          {more.map(({ title, url }) => (
            <li key={url}>
              <Link to={url}>{title}</Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
