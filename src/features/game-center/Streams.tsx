import type { Game } from '../../contract/game.schema.ts'
import { mediaLinks } from '../../domain/games/game-outcome.ts'
import { ButtonLink } from '../../ui/Button.tsx'

/** Where a game that is on can be watched and heard: one link each. */
export function Streams({ game }: { game: Game }) {
  const links = mediaLinks(game)
  const urlOf = (...keys: string[]) => links.find(({ key }) => keys.includes(key))?.url
  const [watch, listen] = [urlOf('video', 'tv'), urlOf('audio', 'radio')]
  return (
    <span className="cluster" data-print="no">
      {watch && (
        <ButtonLink kind="alternate" size="small" to={watch}>
          Watch
        </ButtonLink>
      )}
      {listen && (
        <ButtonLink kind="alternate" size="small" to={listen}>
          Listen
        </ButtonLink>
      )}
    </span>
  )
}
