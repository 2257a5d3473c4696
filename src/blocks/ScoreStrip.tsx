import { useRef, useState } from 'react'
import type { Game } from '../contract/game.schema.ts'
import type { SiteSettings } from '../contract/site.schema.ts'
import { getGameKind } from '../domain/games/game.ts'
import { useLazyModule } from '../platform/use-lazy-module.ts'
import { boardHref, calendarHref } from '../routes/links.ts'
import { Contained } from '../ui/Contained.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../ui/Link.tsx'
import css from './ScoreStrip.module.css'
import { ScoreTile } from './ScoreTile.tsx'

/** Its arrows and announcer. */
const loadManners = async () => ({
  ...(await import('./StripArrows.tsx')),
  ...(await import('./LiveAnnouncer.tsx')),
})

/** The date, without the time. */
const dayOf = ({ date }: Game) => date.slice(0, 10)

type Props = {
  games: Game[]
  settings: SiteSettings
  /** The sport of the games; undefined for all sports. */
  sport?: Game['sport']
  /** The game in the band next to the strip. A result there makes it a game day. */
  inBand?: number | undefined
}

/**
 * The strip under the header. Tiles keep their order from when the page opened, so that they do not
 * move when a game begins or ends.
 */
export function ScoreStrip({ games, settings, sport, inBand }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const enhancements = useLazyModule(loadManners)
  const [first] = useState(() => new Map(games.map((game) => [game.id, getGameKind(game)])))
  if (games.length === 0) return null
  const kind = ({ id }: Game) => first.get(id)
  // On a game day live games come first, then the day's others, then the latest results; else the
  // strip opens at the latest result, with upcoming games next to it.
  const lead =
    games.find((game) => kind(game) === 'live') ??
    games.find((game) => game.id === inBand && kind(game) === 'final')
  const groupOf = (game: Game) => {
    if (kind(game) === 'live') return 'live'
    if (lead && dayOf(game) === dayOf(lead)) return 'today'
    return kind(game) === 'final' ? 'results' : 'upcoming'
  }
  const others = games.filter(({ id }) => id !== inBand)
  const gamesAt = (group: ReturnType<typeof groupOf>) =>
    others.filter((game) => groupOf(game) === group)
  const tiles = lead
    ? [
        ...gamesAt('live'),
        ...gamesAt('today'),
        ...gamesAt('results').toReversed(),
        ...gamesAt('upcoming'),
      ]
    : others
  const start = lead ? 0 : tiles.map(kind).lastIndexOf('final')
  // On a phone the band alone leads a game day, unless another game is live.
  const isBehind = inBand !== undefined && !tiles.some((game) => kind(game) === 'live')
  return (
    <section className={css.strip} aria-label="Scores" data-behind={isBehind || undefined}>
      <ul ref={list} role="list" className={css.list}>
        {tiles.map((game, i) => (
          <li key={game.id} data-start={(i > 0 && i === start) || undefined}>
            <Contained as="p">
              <ScoreTile game={game} settings={settings} />
            </Contained>
          </li>
        ))}
        <li className={css.ways}>
          <Link className={css.all} to={boardHref(undefined)}>
            All scores
            <Icon name="arrow-right" />
          </Link>
          <Link className={css.all} to={calendarHref(sport)}>
            Full calendar
            <Icon name="arrow-right" />
          </Link>
        </li>
      </ul>
      {enhancements && <enhancements.StripArrows list={list} />}
      {enhancements && <enhancements.LiveAnnouncer games={games} us={settings.shortName} />}
    </section>
  )
}
