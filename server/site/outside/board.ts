import { boardIds } from '../../../src/domain/games/board-ids.ts'
import { boardHref } from '../../../src/routes/links.ts'

/**
 * `/gameday/concurrent.aspx?ids=12,15`, where takeovers send visitors when several games are on:
 * our board of those games.
 */
export function concurrentGames(url: URL): Response | undefined {
  if (url.pathname.toLowerCase() !== '/gameday/concurrent.aspx') return undefined
  const ids = [...url.searchParams].find(([name]) => name.toLowerCase() === 'ids')?.[1]
  return new Response(null, {
    status: 302,
    headers: { location: boardHref(boardIds(ids)), 'cache-control': 'no-cache' },
  })
}
