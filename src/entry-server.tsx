import { dehydrate, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider, type RouteObject } from 'react-router'
import { appRoutes, contextWith } from './app.tsx'
import * as api from './contract/api.ts'
import type { Meta, Rendered, Rendering } from './contract/rendering.ts'
import type { Alert } from './contract/schema/notice.ts'
import type { Answer } from './data/answer.ts'
import { createQueryClient, type Transport } from './data/client.ts'
import { nameOf } from './data/name-of.ts'
import { q } from './data/q.ts'
import { beforePaint } from './shell/before-paint.ts'
import { HeadContext, type Head } from './shell/head.ts'
import { partsReady } from './shell/Shell.tsx'
import { renderDocument } from './document.tsx'
import type { Route } from './routes/route.ts'
import { table } from './routes/table.ts'

const handler = createStaticHandler(appRoutes())
await partsReady()

async function render(request: Request, send: Transport): Promise<Rendered | Response> {
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
    meta: heads.at(-1)?.meta ?? (status === 404 ? notFoundMeta : null),
    screen: row ? (await row.screen()).default.name : null,
    faults: Object.values(errors ?? {}).filter((error) => error instanceof Error),
    queries: dehydrate(client),
    alerts: (client.getQueryData<Answer<Alert[]>>(q(api.alerts, {}).queryKey)?.value ?? []).map(({ id }) => id),
    router: { loaderData, errors: errors && Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, plainError(error)])) },
  }
}

const notFoundMeta: Meta = { title: 'Page Not Found', pageType: '404', noindex: true }

/** Only the status of an error reaches the browser; its words stay in the log. */
const plainError = (error: unknown) => ({ status: (error as { status?: number })?.status ?? 500 })

const rowRoutes: RouteObject[] = Object.values(table as Record<string, Route>).map((row) => ({ path: row.path, handle: row }))

const rowOf = (path: string): Route | null => (matchRoutes(rowRoutes, path)?.at(-1)?.route.handle as Route | undefined) ?? null

export const rendering: Rendering = { render, renderDocument, rowOf, nameOf, beforePaint }
