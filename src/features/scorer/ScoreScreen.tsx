import { useId, useState } from 'react'
import { getBothSides } from '../../blocks/sides.ts'
import type { Game } from '../../contract/game.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import { cleanOpponentName } from '../../domain/games/game.ts'
import { gameName, isField } from '../../domain/games/meets.ts'
import { useMounted } from '../../platform/mounted.ts'
import { scheduleHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import css from './ScoreScreen.module.css'
import { useDeviceToken } from './use-device-token.ts'
import { lazyHydrated } from '../../platform/lazy-hydrated.tsx'
import { Button } from '../../ui/Button.tsx'

/** Board and buttons, only with a token. */
const lazyConsole = lazyHydrated(async () => ({
  Console: (await import('./Console.tsx')).Console,
}))

const { Piece } = lazyConsole

/**
 * Hand scoring on a phone. Without a token it explains itself; the server renders the same page for
 * all.
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
          This event has no head-to-head score. Enter its results with the schedule.
        </p>
      ) : mounted && token === undefined && slow ? (
        <p role="status" className={css.words}>
          Checking this device for a link…
        </p>
      ) : !mounted || token === undefined ? (
        <noscript>
          <p className={css.words}>
            Keeping score needs JavaScript. Without it, send a stat file instead. The server’s
            documentation explains how.
          </p>
        </noscript>
      ) : token === null ? (
        <About give={give} />
      ) : (
        <Piece
          name="Console"
          key={token}
          game={game}
          tenant={settings.tenant}
          token={token}
          sides={getBothSides(
            {
              ...game,
              opponent: { ...game.opponent, title: cleanOpponentName(game.opponent.title) },
            },
            settings,
          )}
          give={give}
          forget={forget}
        />
      )}
    </div>
  )
}

/** An explanation for visitors without a token, with a field for one. */
function About({ give }: { give(text: string): boolean }) {
  const id = useId()
  const [text, setText] = useState('')
  const [isInvalid, setInvalid] = useState(false)
  return (
    <div className={css.about}>
      <p className={css.lead}>Keep the score of this game by hand.</p>
      <p>
        To keep score, open the link that the department sent you, or scan its code. Links expire
        after the game.
      </p>
      <p>
        Department staff: open this page with your token to create links for helpers, or run{' '}
        <code>content token --kind scorer --game</code> with the number of the game on the server.
      </p>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          setInvalid(!give(text))
        }}
      >
        <label htmlFor={id}>Link or token</label>
        <div className={css.line}>
          <input
            className="input"
            id={id}
            type="password"
            autoComplete="off"
            spellCheck={false}
            required
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            aria-describedby={`${id}-said`}
            aria-invalid={isInvalid || undefined}
          />
          <Button type="submit">Open</Button>
        </div>
        <p id={`${id}-said`} role="status" className={css.said}>
          {isInvalid
            ? 'No token found. A token starts with fh_ and is at the end of the link.'
            : ''}
        </p>
      </form>
    </div>
  )
}
