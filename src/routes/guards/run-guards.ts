import type { QueryClient } from '@tanstack/react-query'
import { data, redirect } from 'react-router'
import * as api from '../../contract/api.ts'
import { nowhere } from '../../contract/rendering.ts'
import type { RouteRule } from '../../contract/rules.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { fetchResult, apiQuery, fetchValue, type ApiQuery } from '../../data/api-query.ts'
import { guardsWait } from '../../domain/constants.ts'
import { isIndex, stripAspx, currentPath } from '../../domain/shell/legacy-path.ts'
import { findSport } from '../../domain/sports/sport.ts'
import { getGuardCheck, notFoundResult, type GuardContext, type GuardResult } from './checks.ts'
import { redirectTo, mayRedirect } from './leave.ts'
import { isBeforePage, ruleQuery } from '../../domain/shell/page-rules.ts'
import { cleanPath, href } from '../href.ts'
import { routeNameAt } from '../name-at.ts'
import { paths } from '../paths.ts'
import { notFoundReads, type Route } from '../route.ts'

export type Go = (path: string, state: NotFoundState) => void
/** The requested path, for the not-found page. */
export type NotFoundState = { lost: string }
export type GuardRequest = {
  row?: Route | undefined
  params: GuardContext['params']
  sport?: Sport | undefined
  url: URL
  client: QueryClient
  /** False: guards are skipped, because they form a loop. */
  guarded: boolean
  /** null on the server. */
  go: Go | null
}
/** `now`: before the page is shown; `ifLost`: only when there is no page. */
export type GuardResults = { now: GuardResult; ifLost: GuardResult }

/**
 * The results of rules and checks for a URL: one call for all rules; the department's rules come
 * before content, and checks run in the order of the row. A failed read of the rules has no result;
 * a check that throws is logged, and its page is a 404.
 */
async function evaluateGuards({
  row,
  params,
  sport,
  url,
  client,
}: GuardRequest): Promise<GuardResults> {
  const names = row?.guards ?? []
  const read = async <R>(query: ApiQuery<R>) => (await fetchResult(client, query))?.value
  const context: GuardContext = {
    params,
    sport: sport as Sport,
    url,
    read,
    hosts: async () => (await read(apiQuery(api.settings, {})))?.redirectHosts ?? [],
  }
  // Without its sport there is no page to check, but a rule may match.
  const checked = row?.sport && !sport ? undefined : checkedBy(names, context)
  const rule = await inTime(ruleOf(read, row, url))
  const isFirst = rule && isBeforePage(row, rule)
  return {
    now: isFirst ? verdictOf(rule) : await checked,
    ifLost: rule && !isFirst ? verdictOf(rule) : undefined,
  }
}

async function checkedBy(names: readonly string[], context: GuardContext): Promise<GuardResult> {
  try {
    const verdicts = await Promise.all(names.map(async (name) => getGuardCheck(name)(context)))
    return verdicts.find((result) => result !== undefined)
  } catch (error) {
    console.warn(`the checks of ${context.url.pathname} failed:`, error)
    return notFoundResult
  }
}

async function ruleOf(
  read: GuardContext['read'],
  row: Route | undefined,
  url: URL,
): Promise<RouteRule | null | undefined> {
  const query = ruleQuery(row, url.pathname + unknownPart(row, url))
  return query && read(apiQuery(api.routeRule, query))
}

/** Choices on a page change only the page, so rules ignore them. */
function unknownPart(row: Route | undefined, { searchParams }: URL): string {
  const ownParams = { ...row?.query, ...row?.textParams }
  const rest = new URLSearchParams(
    [...searchParams].filter(([name]) => !Object.hasOwn(ownParams, name)),
  )
  return rest.size > 0 ? `?${rest}` : ''
}

const verdictOf = ({ status, target }: RouteRule): GuardResult =>
  target === null
    ? { status: status === 410 ? 410 : 404 }
    : { status: status === 301 ? 301 : 302, to: target }

/** The server has its own timeouts and always waits. */
const inTime = async <R>(answer: Promise<R>): Promise<R | undefined> =>
  typeof document === 'undefined'
    ? answer
    : Promise.race([
        answer,
        new Promise<undefined>((resolve) => {
          setTimeout(resolve, guardsWait)
        }),
      ])

/** A redirect, or the status of the not-found page. */
type Instead = Response | 404 | 410

/** The redirect or error to throw before a page is shown; undefined when it may be shown. */
export async function runGuards(request: GuardRequest): Promise<object | undefined> {
  const outcome = followed((await evaluateGuards(request)).now)
  return outcome && thrown(request, outcome)
}

/** Where there is no page: the rules for lost URLs, then the URL without its ending. */
export async function runNotFoundGuards(request: GuardRequest): Promise<object> {
  if (!request.guarded || request.url.pathname === nowhere) return thrown(request, 404)
  const { now, ifLost } = await evaluateGuards(request)
  return thrown(request, followed(now ?? ifLost) ?? (await withoutEnding(request)) ?? 404)
}

/**
 * An in-app navigation to an unknown URL goes to /404, as a document does after hydration
 * (`shell/errors/NotFound.tsx`). The reads of the not-found page are done first, so that
 * the server renders it completely.
 */
async function thrown({ row, url, client, go }: GuardRequest, outcome: Instead): Promise<object> {
  if (outcome instanceof Response) return outcome
  if (!row && go && url.pathname !== location.pathname)
    go(href(paths.notFound, {}), { lost: url.pathname })
  else
    await Promise.all(
      Object.values<ApiQuery>(notFoundReads).map((read) => fetchResult(client, read)),
    )
  return data(null, outcome)
}

async function withoutEnding({
  row,
  params,
  sport,
  url,
  client,
}: GuardRequest): Promise<Response | undefined> {
  const right = currentPath(cleanPath(url.pathname))
  if (!right || !routeNameAt(right)) return undefined
  if (isIndex(url.pathname)) return redirect(right + url.search, 301)
  if (row && sport) return undefined
  const slug = row?.sport ? stripAspx(params[row.sport] ?? '') : undefined
  if (row && !(slug && findSport(await fetchValue(client, apiQuery(api.sports, {})), slug)))
    return undefined
  return redirect(right + url.search, 301)
}

/** Undefined also when following a result would loop. */
const followed = (result: GuardResult): Instead | undefined =>
  result &&
  ('to' in result
    ? mayRedirect(result.to)
      ? redirectTo(result.to, result.status)
      : undefined
    : result.status)
