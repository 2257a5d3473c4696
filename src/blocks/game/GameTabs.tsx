import type { Game } from '../../contract/game.schema.ts'
import { getGameKind } from '../../domain/games/game.ts'
import { boxScoreHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import { ShareButton } from '../share/ShareButton.tsx'
import css from './game.module.css'
import { updateDeviceSettings, type DeviceSettings } from '../../platform/device-settings.ts'
import { useDeviceSettings } from '../../platform/use-device-settings.ts'

type Props = {
  game: Game
  here: 'center' | 'box'
  /** A phone has these tabs in the bar below the scoreboard. */
  inBar?: boolean
  /** The game was not over when the page was opened, so there may be announcements. */
  on: boolean
  /** The parts of this page, by their fragment ids. */
  parts?: readonly { id: string; title: string }[]
}

/**
 * The tabs of a game's pages, links to the parts of a long one, the announcement choice and a share
 * button.
 */
export function GameTabs({ game, here, inBar, on, parts = [] }: Props) {
  if (!game.gameCenterLink) return null
  // Pages without content are not linked.
  const hasBox =
    here === 'box' ||
    game.live !== null ||
    getGameKind(game) === 'live' ||
    Boolean(game.result?.boxscore)
  const tabs = [
    { key: 'center', label: 'Game center', to: game.gameCenterLink },
    ...(hasBox ? [{ key: 'box', label: 'Box score', to: boxScoreHref(game) }] : []),
  ]
  return (
    <div
      className={css.place}
      data-in-bar={inBar || undefined}
      data-alone={tabs.length === 1 || undefined}
      data-print="no"
    >
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
      {parts.length > 2 && (
        <nav className={css.jump} aria-label="Jump to">
          <ul role="list" className="cluster">
            {parts.map(({ id, title }) => (
              <li key={id}>
                <a className="plain-link target label focus-inside center" href={`#${id}`}>
                  {title}
                </a>
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

const labels: Record<DeviceSettings['announce'], string> = {
  off: 'Off',
  scores: 'Scores',
  plays: 'All plays',
}

/** What a screen reader announces during the game; the page of settings has it for everyone. */
function AnnounceChoice() {
  const { announce } = useDeviceSettings()
  return (
    <label className={css.choice}>
      Screen reader announcements{' '}
      <select
        className={css.select}
        value={announce}
        onChange={({ currentTarget }) =>
          updateDeviceSettings({ announce: currentTarget.value as DeviceSettings['announce'] })
        }
      >
        {Object.entries(labels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
