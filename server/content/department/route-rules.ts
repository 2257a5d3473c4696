import type { CallHandlers } from '../call-handlers.ts'
import { readSettings } from './site.ts'
import { readItems } from '../items.ts'
import { findSportFile } from '../stories/sport-files.ts'
import { readStoryRow } from '../stories/stories.ts'
import { routeRule } from '../kinds/site.ts'
import type { ReadContext } from '../read-context.ts'
import { isInside } from '../../../src/contract/links.ts'
import {
  guards as allGuards,
  type Guard,
  type Redirect,
  type RouteRule,
} from '../../../src/contract/rules.schema.ts'
import { stripAspx } from '../../../src/domain/shell/legacy-path.ts'
import { cleanPath } from '../../../src/routes/href.ts'
import { loginHref } from '../../../src/routes/links.ts'
import { isAllowedRedirect } from '../../../src/domain/shell/redirects.ts'
import {
  pathBases,
  byStrictness,
  fillTarget,
  matchRule,
  parseRule,
} from '../../../src/domain/shell/path-rule.ts'

/** The hosts that this tenant may redirect to: its own and those of its settings. */
export const redirectHosts = (context: ReadContext): Promise<string[]> =>
  context.once('redirect-hosts', async () => {
    const settings = await readSettings(context)
    const row = await context.db
      .selectFrom('tenant')
      .select('hosts')
      .where('id', '=', context.tenant)
      .executeTakeFirst()
    return [...(row ? (JSON.parse(row.hosts) as string[]) : []), ...(settings?.redirectHosts ?? [])]
  })

type Rule = { guard: Guard; from: string; to: string | null; permanent: boolean; gone: boolean }

/** Consecutive rules are followed up to this many hops. A longer chain or a loop is ignored. */
const mostHops = 5

/**
 * The department's rule for a path with its query; null when there is none. Guards are checked in
 * the given order.
 */
export async function readRouteRule(
  context: ReadContext,
  path: string,
  guards: readonly Guard[] = allGuards,
  listed: readonly Redirect[] = [],
): Promise<RouteRule | null> {
  let currentPath = path
  let rule: RouteRule | null = null
  for (let hop = 0; hop <= mostHops; hop++) {
    const next = await step(context, currentPath, guards, listed)
    if (!next) return rule ?? (await hiddenRule(context, path, guards))
    // The first rule decides when it applies, and a temporary hop makes all of them temporary.
    const before: RouteRule = rule ?? next
    const isTemporary = before.status === 302 && next.status === 301
    rule = { ...next, guard: before.guard, ...(isTemporary && { status: 302 }) }
    if (!next.target?.startsWith('/')) return rule
    currentPath = next.target
  }
  return null
}

const contentPath =
  /^\/(news|sports)\/(\d{4})\/(\d{1,2})\/(\d{1,2})\/([^/?]+?)(?:\.aspx)?\/?(?:\?|$)/i

/**
 * A hidden story or sport file leads from its public address to the login, as its hidden address
 * does. Content that is public there comes first.
 */
async function hiddenRule(
  context: ReadContext,
  path: string,
  guards: readonly Guard[],
): Promise<RouteRule | null> {
  const [, folder, year, month, day, name] = contentPath.exec(path) ?? []
  if (!folder || !year || !month || !day || !name) return null
  const isNews = folder.toLowerCase() === 'news'
  const guard = isNews ? 'news' : 'sport-file'
  if (!guards.includes(guard)) return null
  const date = `${year}-${month}-${day}`
  const isThere = isNews
    ? async (hidden: boolean) => readStoryRow(context, date, name, hidden ? 1 : 0)
    : async (hidden: boolean) => findSportFile(context, date, name, hidden ? 'hidden' : 'public')
  if (!(await isThere(true)) || (await isThere(false))) return null
  const requestedPath = cleanPath(path.split('?')[0]!)
  const target = loginHref(`/hidden${stripAspx(requestedPath) ?? requestedPath}`)
  return { guard, status: 302, target, absolute: false }
}

async function step(
  context: ReadContext,
  path: string,
  guards: readonly Guard[],
  listed: readonly Redirect[],
): Promise<RouteRule | null> {
  const alsoListed = guards.includes('redirects')
    ? listed.map(({ from, to }) => ({
        guard: 'redirects' as const,
        from,
        to,
        permanent: false,
        gone: false,
      }))
    : []
  const [first] = [...(await candidates(context, path, guards)), ...alsoListed]
    .flatMap((rule) => {
      const parsed = parseRule(rule.from)
      const match = typeof parsed === 'string' ? null : matchRule(parsed, path)
      return match ? [{ rule, parsed: parsed as Exclude<typeof parsed, string>, found: match }] : []
    })
    .toSorted(
      (a, b) =>
        guards.indexOf(a.rule.guard) - guards.indexOf(b.rule.guard) ||
        byStrictness(a.parsed, b.parsed),
    )
  if (!first) return null
  const { guard, to, permanent, gone } = first.rule
  if (to === null) return { guard, status: gone ? 410 : 404, target: null, absolute: false }
  const filled = fillTarget(to, first.found)
  const isExternal = /^https?:/i.test(filled)
  const target = isExternal ? new URL(filled).href : filled
  return isAllowedRedirect(target, isExternal ? await redirectHosts(context) : [])
    ? { guard, status: permanent ? 301 : 302, target, absolute: !isInside(target) }
    : null
}

async function candidates(
  context: ReadContext,
  path: string,
  guards: readonly Guard[],
): Promise<Rule[]> {
  context.touch(routeRule.name)
  const rows = await context.db
    .selectFrom('item')
    .select('doc')
    .where('tenant', '=', context.tenant)
    .where('kind', '=', routeRule.name)
    .where('slug', 'in', pathBases(path))
    .orderBy('rank')
    .orderBy('id')
    .execute()
  return rows
    .map(({ doc }) => JSON.parse(doc) as Rule)
    .filter(({ guard }) => guards.includes(guard))
}

/** The department's list of redirects as written. */
export async function readRedirects(context: ReadContext): Promise<Redirect[]> {
  return (await readItems(context, routeRule)).flatMap(({ guard, from, to }) =>
    guard === 'redirects' && to !== null ? [{ from, to }] : [],
  )
}

export const handlers = {
  redirects: readRedirects,
  // The names were checked with the query.
  routeRule: (context, { path, guards }) =>
    readRouteRule(context, path, guards === undefined ? undefined : (guards.split(',') as Guard[])),
} satisfies Partial<CallHandlers>
