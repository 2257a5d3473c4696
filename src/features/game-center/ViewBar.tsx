import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { GameBar, gameBarLink } from '../../blocks/game/GameBar.tsx'
import type { Game } from '../../contract/game.schema.ts'
import type { listViews } from '../../domain/games/game-views.ts'
import { boxScoreHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'

type Views = NonNullable<ReturnType<typeof listViews>>

/**
 * The views of a game center on a phone, as links, so that they work without JavaScript and can be
 * shared. Another view begins at its top.
 */
export function ViewBar({ views: { current, all }, game }: { views: Views; game: Game }) {
  const [search] = useSearchParams()
  const top = useRef<HTMLDivElement>(null)
  const last = useRef(current)
  useEffect(() => {
    if (last.current === current) return
    last.current = current
    if (!top.current) return
    const { top: y } = top.current.getBoundingClientRect()
    // What was asked for is in view, at most half a window below.
    if (y < 0 || y > innerHeight / 2) top.current.scrollIntoView({ behavior: 'instant' })
  }, [current])
  const to = (view: string) => {
    const next = new URLSearchParams(search)
    next.set('view', view)
    return `?${next}`
  }
  return (
    <>
      <div ref={top} />
      <GameBar label="Views">
        {all.map(({ view, label }) => (
          <li key={view}>
            <Link
              className={gameBarLink}
              to={to(view)}
              inPlace
              aria-current={view === current ? 'true' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
        <li>
          <Link className={gameBarLink} to={boxScoreHref(game)}>
            Box score
          </Link>
        </li>
      </GameBar>
    </>
  )
}
