import type { StateAnswer } from './contract/page-state.ts'
import type { RouteName } from './routes/paths.ts'
import { hashKey, QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router'
import { appRoutes, contextWith } from './app.tsx'
import * as api from './contract/api.ts'
import type { Meta, Missing, Rendered, Rendering } from './contract/rendering.ts'
import type { Alert } from './contract/notices.schema.ts'
import type { SiteSettings } from './contract/site.schema.ts'
import type { ApiResult } from './data/api-result.ts'
import { createQueryClient, type Transport } from './data/client.ts'
import { getCallName } from './data/call-name.ts'
import { apiQuery } from './data/api-query.ts'
import { alertsInOrder, endOfAlert } from './domain/shell/alerts.ts'
import { canonicalPath } from './domain/canonical.ts'
import { newErrorId } from './platform/error-id.ts'
import { drawStaticBy } from './platform/static-html.ts'
import { headScript } from './shell/head-script.ts'
import { listVendorNeeds } from './shell/tracking/all-vendors.ts'
import sprite from './ui/icons/general.svg?raw'
import { HeadContext, type Head } from './shell/head.ts'
import { partsReady } from './shell/Shell.tsx'
import { renderDocument } from './document.tsx'
import { resolveRedirects } from './routes/resolve-redirects.ts'
import { notFoundMeta, notFoundReads, type Page, type Route } from './routes/route.ts'
import { routeNameAt } from './routes/name-at.ts'
import { structured } from './routes/structured/of-row.ts'
import { firstPages } from './routes/pages/first-pages.ts'
import { laterPages } from './routes/pages/later-pages.ts'
import type { Sport } from './contract/sport.schema.ts'
import { findSport } from './domain/sports/sport.ts'
import { shellReads, sportReads } from './shell/reads.ts'
import { sportsRead } from './routes/start-up.ts'

const table: Record<RouteName, Route> = { ...firstPages, ...laterPages }
const handler = createStaticHandler(appRoutes(table))
await partsReady()
drawStaticBy(renderToStaticMarkup)

async function render(
  request: Request,
  send: Transport,
  reveal = false,
  member = false,
): Promise<Rendered | Missing | Response> {
  const client = createQueryClient(send, true)
  const context = await resolveRedirects(request, (query, guarded) =>
    handler.query(query, { requestContext: contextWith(client, guarded, null, member) }),
  )
  if (context instanceof Response) return context
  const missing = member ? null : missingOf(context, client)
  return missing
    ? { missing, draw: () => draw(request, client, context, reveal) }
    : draw(request, client, context, reveal)
}

/**
 * The name of a page without content, null for any other. Its client keeps only the reads that all
 * pages of this name have.
 */
function missingOf(
  { statusCode, errors, matches }: StaticHandlerContext,
  client: QueryClient,
): string | null {
  const { route, params } = matches.at(-1)!
  const row = route.handle as Route | undefined
  if (!row || (statusCode !== 404 && statusCode !== 410)) return null
  if (!Object.values(errors ?? {}).every(isRouteErrorResponse)) return null
  const sports = client.getQueryData<ApiResult<Sport[]>>(sportsRead.queryKey)?.value ?? []
  const sport = row.sport ? findSport(sports, params[row.sport as string] ?? '') : undefined
  const shared = new Set(
    [...shellReads, notFoundReads.stories, ...(sport ? sportReads(sport) : [])].map(
      ({ queryKey }) => hashKey(queryKey),
    ),
  )
  const queries = client.getQueryCache()
  for (const query of queries.getAll()) if (!shared.has(query.queryHash)) queries.remove(query)
  return `${statusCode}|${route.id}|${sport?.id ?? ''}`
}

async function draw(
  request: Request,
  client: QueryClient,
  context: StaticHandlerContext,
  reveal: boolean,
): Promise<Rendered> {
  const renderErrors: Error[] = []
  const toRouteError = (error: Error): RouteError => {
    const id = newErrorId()
    renderErrors.push(
      new Error(`${new URL(request.url).pathname} could not be drawn (error ${id})`, {
        cause: error,
      }),
    )
    return { status: 500, id, ...(reveal && { message: error.message }) }
  }
  for (const [id, error] of Object.entries(context.errors ?? {}))
    if (error instanceof Error) context.errors![id] = toRouteError(error)

  let heads: Head[] = []
  const markup = () =>
    renderToString(
      <HeadContext value={(head) => heads.push(head)}>
        <QueryClientProvider client={client}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </QueryClientProvider>
      </HeadContext>,
    )
  const body = drawnOr(markup, (boundary, error) => {
    heads = []
    context.errors = { [boundary]: toRouteError(error) }
    context.statusCode = 500
  })
  const matched = context.matches.at(-1)?.route
  const row = (matched?.handle as Route | undefined) ?? null
  const status = context.statusCode === 200 ? (row?.status ?? 200) : context.statusCode
  const { loaderData, errors } = context
  const engineMeta =
    status === 200 && matched ? toEngines(matched.id as RouteName, heads.at(-1), request) : silent
  return {
    kind: row?.kind ?? 'tagged',
    status,
    body,
    meta:
      heads.at(-1)?.meta ??
      (status === 404 || status === 410 ? notFoundMeta : status === 500 ? wrongMeta : null),
    ...engineMeta,
    screen: await nameOfScreen(row),
    faults: renderErrors,
    answers: client
      .getQueryCache()
      .getAll()
      .flatMap(({ queryKey, state }) =>
        state.status === 'success' ? [[...queryKey, state.data] as StateAnswer] : [],
      ),
    // Those of this page; a page without site navigation has none.
    alerts: alertsInOrder(
      client.getQueryData<ApiResult<Alert[]>>(apiQuery(api.alerts, {}).queryKey)?.value ?? [],
    )
      .filter(({ id }) => body.includes(` data-alert="${id}"`))
      .map((alert) => ({ id: alert.id, ends: endOfAlert(alert) })),
    router: {
      // The client finds the page by it, also if its loader failed.
      loaderData: matched ? { [matched.id]: null, ...loaderData } : loaderData,
      errors:
        errors &&
        Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, plainError(error)])),
    },
  }
}

/** Null for a screen whose files are gone: the page says so, and its document has the shell's. */
async function nameOfScreen(row: Route | null): Promise<string | null> {
  try {
    return row?.screen ? (await row.screen()).default.name : null
  } catch {
    return null
  }
}

const silent: Pick<Rendered, 'canonical' | 'structured'> = { canonical: null, structured: null }

/** The canonical URL and JSON-LD of a page. An error here does not fail the page. */
function toEngines(name: RouteName, head: Head | undefined, { url }: Request): typeof silent {
  if (!head?.meta) return silent
  const { origin, pathname, search } = new URL(url)
  const canonical = table[name].preferredUrl?.(head.props as Page) ?? null
  if (head.meta.noindex) return { canonical, structured: null }
  try {
    const jsonLdContext = {
      settings: (head.props as { settings: SiteSettings }).settings,
      origin,
      url: origin + (canonical ?? canonicalPath(pathname + search)),
    }
    return { canonical, structured: structured(name, head.props, head.meta.title, jsonLdContext) }
  } catch (error) {
    console.warn(`${pathname} says nothing to search engines: ${String(error)}`)
    return { canonical, structured: null }
  }
}

const wrongMeta: Meta = { title: 'Something went wrong', pageType: '500', noindex: true }

/**
 * An error as the page shows it: by an id that is also in the log; the message only outside
 * production.
 */
type RouteError = { status: 500; id: string; message?: string }

/** Only the status of an error, and its id, reach the browser. */
const plainError = (error: unknown): { status: number } =>
  error && typeof error === 'object' && 'id' in error
    ? (error as RouteError)
    : { status: (error as { status?: number } | null)?.status ?? 500 }

/**
 * React has no error boundaries on a server: the page is rendered again with the error in place of
 * the screen, or of the shell if that failed.
 */
function drawnOr(draw: () => string, failed: (boundary: string, error: Error) => void): string {
  for (const boundary of ['page', 'root']) {
    try {
      return draw()
    } catch (error) {
      failed(boundary, error instanceof Error ? error : new Error(String(error)))
    }
  }
  return draw()
}

const rowOf = (path: string): Route | null => {
  const name = routeNameAt(path)
  return name ? table[name] : null
}

async function loadScreens(): Promise<void> {
  // A page whose screen cannot be loaded says so itself.
  await Promise.allSettled(Object.values(table).map(async (row) => row.screen?.()))
}

export const rendering: Rendering = {
  render,
  renderDocument,
  loadScreens,
  rowOf,
  nameOf: getCallName,
  needsOf: listVendorNeeds,
  headScript,
  sprite,
}
