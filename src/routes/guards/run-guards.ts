import type { QueryClient } from '@tanstack/react-query'
import { data, redirect } from 'react-router'
import * as api from '../../contract/api.ts'
import { lostGuards, nowhere } from '../../contract/rendering.ts'
import type { RouteRule } from '../../contract/rules.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { answerOf, apiQuery, valueOf, type Read } from '../../data/api-query.ts'
import { guardsWait } from '../../domain/constants.ts'
import { withoutEnding } from '../../domain/phone/without-ending.ts'
import { findSport } from '../../domain/sports/sport.ts'
import { checkOf, lost, type Asked, type GuardResult } from './checks.ts'
import { leadTo, maySend } from './leave.ts'
import { cleanPath, href } from '../href.ts'
import { nameAt } from '../name-at.ts'
import { paths } from '../paths.ts'
import type { Route } from '../route.ts'
import type { SiteMap } from '../site-map.ts'

export type Go = (path: string, state: LostWay) => void
/** What the not-found page is told: the path that was asked for. */
export type LostWay = { lost: string }
export type Visit = {
  map: SiteMap
  row?: Route | undefined
  params: Asked['params']
  sport?: Sport | undefined
  url: URL
  client: QueryClient
  /** False: nothing is asked, because it leads round in a circle. */
  guarded: boolean
  /** null on the server. */
  go: Go | null
}
/** `now`: before the page is shown; `ifLost`: only where there turns out to be none. */
export type GuardResults = { now: GuardResult; ifLost: GuardResult }

/** No rule has a longer address (contract, RouteRules). */
const longest = 2000

/**
 * What rules and checks say of an address: one call for all rules, the department's own before what
 * content says, and the checks in the order of the row. Rules that cannot be asked say nothing; a
 * check that throws is told of, and its page is a 404.
 */
export async function askGuards({ row, params, sport, url, client }: Visit): Promise<GuardResults> {
  const names = row?.guards ?? []
  const read = async <R>(one: Read<R>) => (await answerOf(client, one))?.value
  const asked: Asked = {
    params,
    sport: sport as Sport,
    url,
    read,
    hosts: async () => (await read(apiQuery(api.settings, {})))?.redirectHosts ?? [],
  }
  // Without its sport there is no page to check; rules may know better.
  const checked = row?.sport && !sport ? undefined : checkedBy(names, asked)
  const rule = await inTime(ruleOf(read, row, url))
  const ofRow = rule && (names as string[]).includes(rule.guard)
  return {
    now: ofRow ? verdictOf(rule) : await checked,
    ifLost: rule && !ofRow ? verdictOf(rule) : undefined,
  }
}

async function checkedBy(names: readonly string[], asked: Asked): Promise<GuardResult> {
  try {
    const verdicts = await Promise.all(names.map(async (name) => checkOf(name)(asked)))
    return verdicts.find((verdict) => verdict !== undefined)
  } catch (fault) {
    console.warn(`the checks of ${asked.url.pathname} failed:`, fault)
    return lost
  }
}

async function ruleOf(
  read: Asked['read'],
  row: Route | undefined,
  url: URL,
): Promise<RouteRule | null | undefined> {
  const path = url.pathname + unknownPart(row, url)
  const guards = [...new Set([...(row?.guards ?? []), ...lostGuards])]
  return path.length > longest
    ? null
    : read(apiQuery(api.routeRule, { path, guards: guards.join(',') }))
}

/** A choice on a page is the page's own affair: rules are not asked again for it. */
function unknownPart(row: Route | undefined, { searchParams }: URL): string {
  const own = { ...row?.query, ...row?.free }
  const rest = new URLSearchParams([...searchParams].filter(([name]) => !Object.hasOwn(own, name)))
  return rest.size > 0 ? `?${rest}` : ''
}

const verdictOf = ({ status, target }: RouteRule): GuardResult =>
  target === null
    ? { status: status === 410 ? 410 : 404 }
    : { status: status === 301 ? 301 : 302, to: target }

/** The server waits as long as it takes: it has its own limits. */
const inTime = async <R>(answer: Promise<R>): Promise<R | undefined> =>
  typeof document === 'undefined'
    ? answer
    : Promise.race([
        answer,
        new Promise<undefined>((late) => {
          setTimeout(late, guardsWait)
        }),
      ])

/** What stands in place of a page: a redirect, or the status of the not-found page. */
type Instead = Response | 404 | 410

/** Before a page is shown: what is thrown in its place. Undefined: it may be shown. */
export async function runGuards(trip: Visit): Promise<object | undefined> {
  const instead = followed((await askGuards(trip)).now)
  return instead && thrown(trip, instead)
}

/**
 * Where there is no page: the rules for addresses that are lost, then an address that is ours but
 * for its end.
 */
export async function runLostGuards(trip: Visit): Promise<object> {
  if (!trip.guarded || trip.url.pathname === nowhere) return thrown(trip, 404)
  const { now, ifLost } = await askGuards(trip)
  return thrown(trip, followed(now ?? ifLost) ?? (await endless(trip)) ?? 404)
}

/**
 * A click on an address that is none of the map's leads to /404. A document that was loaded by such
 * an address keeps it: who mistyped can mend it, and a step back to it stays there. What the
 * not-found page shows is read before it is thrown, so that the server draws it whole.
 */
async function thrown(
  { map: { first }, row, url, client, go }: Visit,
  instead: Instead,
): Promise<object> {
  if (instead instanceof Response) return instead
  if (!row && go && url.pathname !== location.pathname)
    go(href(paths.notFound, {}), { lost: url.pathname })
  else
    await Promise.all(
      Object.values<Read>(first.notFound?.reads?.({ params: {}, asked: {} } as never) ?? {}).map(
        (read) => answerOf(client, read),
      ),
    )
  return data(null, instead)
}

async function endless({ row, params, sport, url, client }: Visit): Promise<Response | undefined> {
  const right = withoutEnding(cleanPath(url.pathname))
  if (!right || !nameAt(right) || (row && sport)) return undefined
  const slug = row?.sport ? withoutEnding(params[row.sport] ?? '') : undefined
  if (row && !(slug && findSport(await valueOf(client, apiQuery(api.sports, {})), slug)))
    return undefined
  return redirect(right + url.search, 301)
}

/** Undefined also where following a verdict would lead round in a circle. */
const followed = (verdict: GuardResult): Instead | undefined =>
  verdict &&
  ('to' in verdict
    ? maySend(verdict.to)
      ? leadTo(verdict.to, verdict.status)
      : undefined
    : verdict.status)
