import type { QueryClient } from '@tanstack/react-query'
import { RouterContextProvider, type RouteObject } from 'react-router'
import { fetchResult } from './data/api-query.ts'
import { siteMap, type Rows } from './routes/site-map.ts'
import type { Go } from './routes/guards/run-guards.ts'
import { clientContext, goContext, guardedContext, memberContext } from './routes/start-up.ts'
import { anyOther, toRouter } from './routes/to-router.tsx'
import { ErrorScreen } from './shell/errors/ErrorScreen.tsx'
import { PageFrame } from './shell/page/PageFrame.tsx'
import { shellReads, sportReads } from './shell/reads.ts'
import { Shell } from './shell/Shell.tsx'

/** The id of the route that contains all pages. */
export const pages = 'page'

/** The routes of these rows. */
export const pageRoutes = (rows: Rows): RouteObject[] =>
  toRouter(siteMap, rows, PageFrame, sportReads)

/**
 * Combines the site map and the shell; the only file that knows both. By default the rows of the
 * first load.
 */
export const appRoutes = (rows: Rows = siteMap.first): RouteObject[] => [
  {
    id: 'root',
    Component: Shell,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: () => null,
    shouldRevalidate: () => false,
    loader: async ({ context }) => {
      const client = context.get(clientContext)
      await Promise.all(shellReads.map((read) => fetchResult(client, read)))
      return null
    },
    children: [
      {
        id: pages,
        ErrorBoundary: ErrorScreen,
        children: [...pageRoutes(rows), anyOther(siteMap, sportReads)],
      },
    ],
  },
]

/**
 * A router context with the query client for all loaders; without `guarded`, rules and guards are
 * skipped. `member` is the signed-in account according to the server.
 */
export function contextWith(
  client: QueryClient,
  guarded = true,
  go: Go | null = null,
  member = false,
): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(clientContext, client)
  context.set(guardedContext, guarded)
  context.set(goContext, go)
  if (member) context.set(memberContext, true)
  return context
}
