import type { QueryClient } from '@tanstack/react-query'
import * as api from '../../contract/api.ts'
import type { RouteRule } from '../../contract/schema/route-rule.ts'
import type { Sport } from '../../contract/schema/sport.ts'
import { answerOf, apiQuery, type Read } from '../../data/api-query.ts'
import { guardsWait } from '../../domain/constants.ts'
import type { Route } from '../route.ts'
import type { SiteMap } from '../site-map.ts'
import { checkOf } from './checks.ts'
import { lostGuards } from './lost-guards.ts'
import { lost, type Asked, type GuardResult } from './guard-result.ts'

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

/** Longer addresses are nobody's rule (contract, RouteRules). */
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
