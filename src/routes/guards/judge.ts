import { redirect } from 'react-router'
import * as api from '../../contract/api.ts'
import { q, valueOf } from '../../data/q.ts'
import { findSport } from '../../domain/sport.ts'
import { withoutEnding } from '../../domain/without-ending.ts'
import { cleanPath } from '../href.ts'
import { nameAt } from '../site-map.ts'
import { ask, type Trip } from './ask.ts'
import { leadTo, maySend } from './leave.ts'
import type { Verdict } from './verdict.ts'

/** What stands in place of a page: a redirect, or the status of the not-found page. */
type Instead = Response | 404 | 410

/** Before a page is shown. Undefined: it may be. */
export const judge = async (trip: Trip): Promise<Instead | undefined> => followed((await ask(trip)).now)

/** Where there is no page: the rules for addresses that are lost, then an address that is ours but for its end. */
export async function judgeLost(trip: Trip): Promise<Instead> {
  const { now, ifLost } = await ask(trip)
  return followed(now ?? ifLost) ?? (await endless(trip)) ?? 404
}

async function endless({ row, params, sport, url, client }: Trip): Promise<Response | undefined> {
  const right = withoutEnding(cleanPath(url.pathname))
  if (!right || !nameAt(right) || (row && sport)) return undefined
  const slug = row?.sport ? withoutEnding(params[row.sport] ?? '') : undefined
  if (row && !(slug && findSport(await valueOf(client, q(api.sports, {})), slug))) return undefined
  return redirect(right + url.search, 301)
}

/** Undefined also where following a verdict would lead round in a circle. */
const followed = (verdict: Verdict): Instead | undefined =>
  verdict && ('to' in verdict ? (maySend(verdict.to) ? leadTo(verdict.to, verdict.status) : undefined) : verdict.status)
