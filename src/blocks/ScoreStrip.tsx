import { useRef } from 'react'
import type { Game } from '../contract/schema/game.ts'
import type { SiteSettings } from '../contract/schema/site.ts'
import { kindOf } from '../domain/game.ts'
import { useLater } from '../platform/later.ts'
import { calendarHref } from '../routes/links.ts'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../ui/Link.tsx'
import css from './ScoreStrip.module.css'
import { ScoreTile } from './ScoreTile.tsx'

/** Its arrows, and the voice that says the scores. */
const loadManners = async () => ({ ...(await import('./StripArrows.tsx')), ...(await import('./LiveAnnouncer.tsx')) })

type Props = { games: Game[]; settings: SiteSettings; /** Whose games they are; of all sports without. */ sport?: Game['sport'] }

/** The strip under the header. Tiles keep the order they came in, so that nothing jumps when a game begins or ends. */
export function ScoreStrip({ games, settings, sport }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const manners = useLater(loadManners)
  if (games.length === 0) return null
  // With nothing on, it opens at the newest result: what was, and beside it what comes.
  const kinds = games.map(kindOf)
  const start = kinds.includes('live') ? 0 : kinds.lastIndexOf('final')
  return (
    <section className={css.strip} aria-label="Scores">
      <ul ref={list} role="list" className={css.list}>
        {games.map((game, i) => <li key={game.id} data-start={(i > 0 && i === start) || undefined}><ScoreTile game={game} settings={settings} /></li>)}
        <li><Link className={css.all} to={calendarHref(sport)}>Full calendar<Icon name="arrow-right" /></Link></li>
      </ul>
      {manners && <manners.StripArrows list={list} />}
      {manners && <manners.LiveAnnouncer games={games} us={settings.shortName} />}
    </section>
  )
}
