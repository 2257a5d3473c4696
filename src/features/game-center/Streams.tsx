import type { Game } from '../../contract/game.schema.ts'
import { mediaLinks } from '../../domain/games/game-outcome.ts'
import { Link } from '../../ui/Link.tsx'

/** Where a game that is on can be watched and heard: one link each. */
export function Streams({ game }: { game: Game }) {
  const links = mediaLinks(game)
  const urlOf = (...keys: string[]) => links.find(({ key }) => keys.includes(key))?.url
  const [watch, listen] = [urlOf('video', 'tv'), urlOf('audio', 'radio')]
  return (
    <span className="cluster label" data-print="no">
      {watch && (
        <Link className="target" to={watch}>
          Watch
        </Link>
      )}
      {listen && (
        <Link className="target" to={listen}>
          Listen
        </Link>
      )}
    </span>
  )
}
