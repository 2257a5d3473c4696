import type { Game } from '../../contract/game.schema.ts'
import { kindOf } from '../../domain/games/game.ts'
import { boxScoreHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import { ShareButton } from '../share/ShareButton.tsx'
import css from './game.module.css'
import { choose, useChoices, type Choices } from '../../platform/choices.ts'
import { useMounted } from '../../platform/mounted.ts'

type Props = {
  game: Game
  here: 'center' | 'box'
  /** It was not over when the page was opened: there is something to announce. */
  on: boolean
}

/**
 * The pages of one game, like tabs; and beside them what a screen reader is to hear of it, and the
 * way to send it to somebody.
 */
export function GameTabs({ game, here, on }: Props) {
  if (!game.gameCenterLink) return null
  // A page that has nothing to show is nowhere to lead to.
  const hasBox =
    here === 'box' ||
    game.live !== null ||
    kindOf(game) === 'live' ||
    Boolean(game.result?.boxscore)
  const tabs = [
    { key: 'center', label: 'Game center', to: game.gameCenterLink },
    ...(hasBox ? [{ key: 'box', label: 'Box score', to: boxScoreHref(game) }] : []),
  ]
  return (
    <div className={css.place} data-print="no">
      {tabs.length > 1 && (
        <nav aria-label="This game">
          <ul role="list" className={css.tabs}>
            {tabs.map(({ key, label, to }) => (
              <li key={key}>
                <Link className={css.tab} to={to} aria-current={key === here ? 'page' : undefined}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={css.more}>
        {on && <AnnounceChoice />}
        <div className={css.share}>
          <ShareButton />
        </div>
      </div>
    </div>
  )
}

const words: Record<Choices['announce'], string> = {
  off: 'Off',
  scores: 'Scores',
  plays: 'All plays',
}

/**
 * What a screen reader hears while the game is on. Its place is kept until a script can act on it.
 */
function AnnounceChoice() {
  const mounted = useMounted()
  const { announce } = useChoices()
  return (
    <label className={css.choice} data-waits={!mounted || undefined}>
      Announcements{' '}
      <select
        className={css.select}
        value={announce}
        onChange={({ currentTarget }) =>
          choose({ announce: currentTarget.value as Choices['announce'] })
        }
      >
        {Object.entries(words).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
