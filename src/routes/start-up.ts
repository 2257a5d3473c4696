import type { QueryClient } from '@tanstack/react-query'
import { createContext, data, redirect, redirectDocument, type LoaderFunction } from 'react-router'
import * as api from '../contract/api.ts'
import { pickTextParams } from '../contract/text-params.ts'
import { isFile, isInside } from '../contract/links.ts'
import type { Sport } from '../contract/sport.schema.ts'
import type { ApiResult } from '../data/api-result.ts'
import { fetchResult, apiQuery, fetchValue, type ApiQuery } from '../data/api-query.ts'
import { findSport } from '../domain/sports/sport.ts'
import type { Go, GuardRequest } from './guards/run-guards.ts'
import { cleanPath } from './href.ts'
import { loginHref } from './links.ts'
import type { Route } from './route.ts'
import type { SiteMap } from './site-map.ts'

export const clientContext = createContext<QueryClient>()
/** In a browser: navigates with the router, with data for the target. */
export const goContext = createContext<Go | null>(null)
/**
 * Whether the visitor is signed in. In a browser it is always true, because members' pages come as
 * documents.
 */
export const memberContext = createContext(typeof document !== 'undefined')
/** False: guards are skipped, because they form a loop. */
export const guardedContext = createContext(true)

export const settingsRead = apiQuery(api.settings, {})
export const sportsRead = apiQuery(api.sports, {})

export const pickSearchParams = (
  { textParams = {}, query = {} }: Route,
  text: string,
): Record<string, string> => {
  const search = new URLSearchParams(text)
  return {
    ...Object.fromEntries(
      [...search].filter(
        ([name, value]) => query[name]?.includes?.(value) && search.get(name) === value,
      ),
    ),
    ...pickTextParams(textParams, search),
  }
}
export const toReadValues = (reads: [string, ApiQuery][], answers: (ApiResult | undefined)[]) =>
  Object.fromEntries(
    reads.map(([key, read], i) => [key, answers[i] ? answers[i].value : read.row.empty]),
  )

/** The row of a path, as the router matches it. */
async function rowAt({ first, rest }: SiteMap, path: string): Promise<Route | undefined> {
  const [{ routeNameAt }, others] = await Promise.all([import('./name-at.ts'), rest()])
  const name = routeNameAt(path)
  return name && (first[name] ?? others[name])
}

/**
 * The steps before a page is shown, the same on server and browser: validation (spelling,
 * parameters, known sport), setup (settings, sports), takeovers (after paint, elsewhere), rules and
 * guards of the row. Rules and guards run in parallel with the page's reads. Without a row there is
 * no page.
 */
export function createPageLoader(
  map: SiteMap,
  row: Route | undefined,
  sportReads: (sport: Sport) => ApiQuery[],
): LoaderFunction {
  return async ({ params, request, context }) => {
    const client = context.get(clientContext)
    const guarded = context.get(guardedContext)
    const guardRequest: GuardRequest = {
      row,
      params,
      url: new URL(request.url),
      client,
      guarded,
      go: context.get(goContext),
    }
    if (typeof document !== 'undefined' && guardRequest.url.pathname !== location.pathname)
      redirectOutside(await rowAt(map, location.pathname), row, guardRequest.url)
    const notFound = async (lostRequest: GuardRequest = guardRequest) =>
      (await guards(({ runNotFoundGuards: runLost }) => runLost(lostRequest))) ?? data(null, 404)
    if (!row) throw await notFound()
    if (row.login && !context.get(memberContext))
      throw redirect(loginHref(guardRequest.url.pathname + guardRequest.url.search), 302)

    const settings = fetchResult(client, settingsRead)
    const sport = row.sport
      ? findSport(await fetchValue(client, sportsRead), params[row.sport] ?? '')
      : undefined
    if (row.sport && !sport)
      throw (await fetchResult(client, sportsRead)) ? await notFound() : data(null, 503)

    const sportRequest = { ...guardRequest, sport }
    const searchParams = pickSearchParams(row, guardRequest.url.search)
    if (row.validate?.({ params, sport, asked: searchParams } as never) === false)
      throw await notFound(sportRequest)
    const guardOutcome =
      guarded && row.guards ? guards(({ runGuards: run }) => run(sportRequest)) : undefined
    const reads = Object.entries<ApiQuery>(
      row.reads?.({ params, sport, asked: searchParams } as never) ?? {},
    )
    const framing = Promise.all(
      sport ? sportReads(sport).map((read) => fetchResult(client, read)) : [],
    )
    const answers = await Promise.all(reads.map(([, read]) => fetchResult(client, read)))
    const outcome = await guardOutcome
    if (outcome) throw outcome
    const needed = row.needs ? answers[reads.findIndex(([key]) => key === row.needs)] : undefined
    // A failed call is undefined, not null: the browser shows it in the page frame, a server
    // answers 503.
    if (needed?.value === null && row.redirectWhenMissing) throw redirect(row.redirectWhenMissing)
    if (!row.screen || needed?.value === null) throw await notFound(sportRequest)
    const page = {
      params,
      sport,
      asked: searchParams,
      settings: (await settings)?.value,
      ...toReadValues(reads, answers),
    } as never
    if (row.isMissing && answers.every(Boolean) && row.isMissing(page))
      throw await notFound(sportRequest)
    if (needed && row.canonical) {
      const right = row.canonical(page)
      if (guardRequest.url.pathname !== right) throw redirect(right + guardRequest.url.search, 301)
    }
    await Promise.all([settings, framing])
    const isWhole = reads.every(([key], i) => answers[i] || row.optional?.includes(key))
    return (await settings) && isWhole ? null : data(null, 503)
  }
}

/**
 * Throws a redirect to a document for paths outside the app, files, members' pages, and pages of
 * another kind; other clicks are in-app navigations.
 */
function redirectOutside(
  from: Route | undefined,
  to: Route | undefined,
  { pathname, search }: URL,
): void {
  if (
    !isInside(pathname) ||
    isFile(pathname) ||
    (from?.kind ?? 'tagged') !== (to?.kind ?? 'tagged') ||
    from?.login ||
    to?.login
  )
    throw redirectDocument(pathname + search)
  const clean = cleanPath(pathname)
  if (clean !== pathname) throw redirect(clean + search, 301)
}

/** Guards are a lazy chunk. If it fails, they have no result. */
async function guards<R>(
  ask: (module: typeof import('./guards/run-guards.ts')) => Promise<R>,
): Promise<R | undefined> {
  try {
    return await ask(await import('./guards/run-guards.ts'))
  } catch (error) {
    console.warn('the rules could not be asked', error)
    return undefined
  }
}
