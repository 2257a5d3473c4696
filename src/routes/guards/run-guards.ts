import { data, redirect } from 'react-router'
import * as api from '../../contract/api.ts'
import { nowhere } from '../../contract/rendering.ts'
import { answerOf, apiQuery, valueOf, type Read } from '../../data/api-query.ts'
import { findSport } from '../../domain/sports/sport.ts'
import { withoutEnding } from '../../domain/phone/without-ending.ts'
import { cleanPath, href } from '../href.ts'
import { firstPaths } from '../paths/first.ts'
import { nameAt } from '../name-at.ts'
import { askGuards, type Visit } from './ask-guards.ts'
import { leadTo, maySend } from './leave.ts'
import type { GuardResult } from './guard-result.ts'

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
    go(href(firstPaths.notFound, {}), { lost: url.pathname })
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
