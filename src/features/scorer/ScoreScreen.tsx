import { Suspense } from 'react'
import { sidesOf } from '../../blocks/sides.ts'
import type { Game } from '../../contract/schema/game.ts'
import type { SiteSettings } from '../../contract/schema/site.ts'
import { gameName, isField } from '../../domain/games/field-event.ts'
import { plainOpponent } from '../../domain/games/plain-opponent.ts'
import { useMounted } from '../../platform/mounted.ts'
import { scheduleHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import { About } from './About.tsx'
import { lazyConsole } from './lazy-console.ts'
import css from './ScoreScreen.module.css'
import { useDeviceToken } from './use-device-token.ts'

const { Piece } = lazyConsole

/**
 * Where somebody at a game keeps its score with a thumb. Who has no token reads what this is; the
 * server draws the same for everybody.
 */
export default function ScoreScreen({ game, settings }: { game: Game; settings: SiteSettings }) {
  const mounted = useMounted()
  const { token, slow, give, forget } = useDeviceToken(settings.tenant, game.id)
  return (
    <div className={css.page}>
      <header className={css.head} data-theme="on-primary">
        <h1 className={css.title}>{gameName(game)}</h1>
        <Link className={css.back} to={scheduleHref(game.sport, game.season)}>
          Schedule
        </Link>
      </header>
      {isField(game) ? (
        <p className={css.words}>
          This event has placings and no score between two teams: its results are entered with the
          schedule.
        </p>
      ) : mounted && token === undefined && slow ? (
        <p role="status" className={css.words}>
          Looking for the link on this device…
        </p>
      ) : !mounted || token === undefined ? (
        <noscript>
          <p className={css.words}>
            Keeping score needs JavaScript. A stat file can be sent without it: see the
            documentation of the department’s server.
          </p>
        </noscript>
      ) : token === null ? (
        <About give={give} />
      ) : (
        <Suspense>
          <Piece
            name="Console"
            key={token}
            game={game}
            tenant={settings.tenant}
            token={token}
            sides={sidesOf(
              {
                ...game,
                opponent: { ...game.opponent, title: plainOpponent(game.opponent.title) },
              },
              settings,
            )}
            give={give}
            forget={forget}
          />
        </Suspense>
      )}
    </div>
  )
}
