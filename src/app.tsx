import type { QueryClient } from '@tanstack/react-query'
import { RouterContextProvider, type RouteObject } from 'react-router'
import * as api from './contract/api.ts'
import { answerOf, q, type Read } from './data/q.ts'
import { table } from './routes/table.ts'
import { clientContext, toRouter } from './routes/to-router.tsx'
import { ErrorScreen } from './shell/errors/ErrorScreen.tsx'
import { PageFrame } from './shell/page/PageFrame.tsx'
import { Shell } from './shell/Shell.tsx'

/** What the shell itself reads, on every page. */
export const shellReads: Read[] = [q(api.settings, {}), q(api.sports, {}), q(api.navigation, {})]

/** The map and the shell put together; the only file that knows both. */
export const appRoutes = (): RouteObject[] => [
  {
    id: 'root',
    Component: Shell,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: () => null,
    shouldRevalidate: () => false,
    loader: async ({ context }) => {
      const client = context.get(clientContext)
      await Promise.all(shellReads.map((read) => answerOf(client, read)))
      return null
    },
    children: [
      { ErrorBoundary: ErrorScreen, children: toRouter(table, PageFrame) },
    ],
  },
]

/** A router context that carries the query client to every loader. */
export const contextWith = (client: QueryClient): RouterContextProvider => new RouterContextProvider(new Map([[clientContext, client]]))
