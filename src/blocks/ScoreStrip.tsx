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

type Props = {
  games: Game[]
  settings: SiteSettings
  /** The sport of the games; undefined for all sports. */
  sport?: Game['sport']
  /** The game in the band next to the strip. */
  inBand?: number | undefined
}

/**
 * The strip under the header, oldest game first. It opens at the first live game or the latest
 * result when the page opened, with earlier results before it.
 */
export function ScoreStrip({ games, settings, sport, inBand }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const enhancements = useLazyModule(loadManners)
  const tiles = games.filter(({ id }) => id !== inBand)
  const [start] = useState(() => {
    const kinds = tiles.map(getGameKind)
    return kinds.includes('live') ? kinds.indexOf('live') : kinds.lastIndexOf('final')
  })
  if (games.length === 0) return null
  // On a phone the band alone leads a game day, unless another game is live.
  const isBehind = inBand !== undefined && !tiles.some((game) => getGameKind(game) === 'live')
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
