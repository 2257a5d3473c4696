import { LiveAnnouncer } from '../../blocks/LiveAnnouncer.tsx'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { Game } from '../../contract/schema/game.ts'
import type { SiteSettings } from '../../contract/schema/site.ts'
import { href } from '../../routes/href.ts'
import { firstPaths } from '../../routes/paths/first.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { BoardGame } from './BoardGame.tsx'
import css from './BoardScreen.module.css'

/** Games side by side, for an afternoon on which several are on at once. */
export default function BoardScreen({
  games,
  settings,
}: {
  games: Game[]
  settings: SiteSettings
}) {
  return (
    <>
      <ScreenHead title="Scoreboard" />
      <div className={css.page}>
        {games.length > 0 ? (
          <ul role="list" className={css.games}>
            {games.map((game) => (
              <li key={game.id}>
                <BoardGame game={game} settings={settings} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyNote
            next={<Link to={href(firstPaths.home, {})}>All scores and what comes next</Link>}
          >
            No game is on right now, and none begins today.
          </EmptyNote>
        )}
      </div>
      <LiveAnnouncer games={games} us={settings.shortName} />
    </>
  )
}
