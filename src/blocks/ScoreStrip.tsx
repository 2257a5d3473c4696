import type { Game } from '../contract/schema/game.ts'
import type { SiteSettings } from '../contract/schema/site.ts'
import { LiveAnnouncer } from './LiveAnnouncer.tsx'
import css from './ScoreStrip.module.css'
import { ScoreTile } from './ScoreTile.tsx'

/** The strip under the header. Tiles keep the order they came in, so that nothing jumps when a game begins or ends. */
export function ScoreStrip({ games, settings }: { games: Game[]; settings: SiteSettings }) {
  if (games.length === 0) return null
  return (
    <section className={css.strip} aria-label="Scores">
      <ul role="list" className={css.list}>
        {games.map((game) => <li key={game.id}><ScoreTile game={game} settings={settings} /></li>)}
      </ul>
      <LiveAnnouncer games={games} us={settings.shortName} />
    </section>
  )
}
