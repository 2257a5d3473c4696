import { dehydrate, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider, type RouteObject } from 'react-router'
import { appRoutes, contextWith } from './app.tsx'
import { createQueryClient, type Transport } from './data/client.ts'
import { nameOf } from './data/q.ts'
import { HeadContext, type Head } from './shell/head.ts'
import type { Route } from './routes/route.ts'

export { renderDocument, type DocumentProps } from './document.tsx'
import { table } from './routes/table.ts'
export { nameOf }
export type { Transport }

/** A drawn page: its status, the markup of `#app`, what its head says, what the browser starts from. */
export type Rendered = { status: number; body: string; head: Head | null; screen: string | null; row: Route | null; queries: unknown; router: unknown }

const handler = createStaticHandler(appRoutes())

/** Draws the page of a request, or gives the redirect that it should be. Failed calls of the transport make `failed` true in the status: 503. */
export async function render(request: Request, send: Transport): Promise<Rendered | Response> {
  const client = createQueryClient(send, true)
  const context = await handler.query(request, { requestContext: contextWith(client) })
  if (context instanceof Response) return context

  const heads: Head[] = []
  const body = renderToString(
    <HeadContext value={(head) => heads.push(head)}>
      <QueryClientProvider client={client}>
        <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
      </QueryClientProvider>
    </HeadContext>,
  )
  const matched = context.matches.at(-1)?.route
  const row = (matched?.handle as Route | undefined) ?? null
  const status = context.statusCode === 200 ? (row?.status ?? 200) : context.statusCode
  const { loaderData, errors } = context
  return {
    status,
    body,
    head: heads.at(-1) ?? null,
    screen: row ? (await row.screen()).default.name : null,
    row,
    queries: dehydrate(client),
    router: { loaderData, errors: errors && Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, plainError(error)])) },
  }
}

/** Only the status of an error reaches the browser; its words stay in the log. */
const plainError = (error: unknown) => ({ status: (error as { status?: number })?.status ?? 500 })

const rowRoutes: RouteObject[] = Object.values(table as Record<string, Route>).map((row) => ({ path: row.path, handle: row }))

/** The row of a path, without reading anything; null when the site has no such page. */
export const rowOf = (path: string): Route | null => (matchRoutes(rowRoutes, path)?.at(-1)?.route.handle as Route | undefined) ?? null
