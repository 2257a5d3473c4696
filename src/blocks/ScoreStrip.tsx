import { useRef, useState } from 'react'
import type { Game } from '../contract/game.schema.ts'
import type { SiteSettings } from '../contract/site.schema.ts'
import { getGameKind, type GameKind } from '../domain/games/game.ts'
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

type Props = {
  games: Game[]
  settings: SiteSettings
  /** The sport of the games; undefined for all sports. */
  sport?: Game['sport']
  /** The game that the page shows in its band; it has no tile. */
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
  const all = (gameKind: GameKind) => games.filter((game) => kind(game) === gameKind)
  // On a game day live games come before the latest results; else the strip opens at the latest
  // result, with upcoming games next to it.
  const on = all('live')
  const isGameDay = on.length > 0 || (inBand !== undefined && first.get(inBand) === 'final')
  const tiles = isGameDay
    ? [
        ...on,
        ...all('final').toReversed(),
        ...games.filter((game) => !/live|final/.test(kind(game) ?? '')),
      ]
    : games
  const visibleTiles = tiles.filter(({ id }) => id !== inBand)
  const start = isGameDay ? 0 : visibleTiles.map(kind).lastIndexOf('final')
  return (
    <section className={css.strip} aria-label="Scores">
      <ul ref={list} role="list" className={css.list}>
        {visibleTiles.map((game, i) => (
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
