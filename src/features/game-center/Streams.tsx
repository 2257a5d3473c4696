import type { Game } from '../../contract/game.schema.ts'
import { mediaLinks } from '../../domain/games/game-outcome.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import css from './GameCenterScreen.module.css'

/** Where a game that is on can be watched and heard: one link each, with the channel's name. */
export function Streams({ game }: { game: Game }) {
  const links = mediaLinks(game)
  const urlOf = (...keys: string[]) => links.find(({ key }) => keys.includes(key))?.url
  const { tv, radio } = game.media
  const streams = [
    { name: 'Watch', url: urlOf('video', 'tv'), channel: tv?.title },
    { name: 'Listen', url: urlOf('audio', 'radio'), channel: radio?.title },
  ]
  return (
    <span className="cluster" data-print="no">
      {streams.map(
        ({ name, url, channel }) =>
          url && (
            <ButtonLink key={name} kind="alternate" size="small" to={url}>
              <span>
                {name}
                {channel && <span className={css.channel}>: {channel}</span>}
              </span>
            </ButtonLink>
          ),
      )}
    </span>
  )
}
