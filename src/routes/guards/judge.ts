import { redirect } from 'react-router'
import { withoutEnding } from '../../domain/without-ending.ts'
import { cleanPath } from '../href.ts'
import type { Route } from '../route.ts'
import { ask, type Trip } from './ask.ts'
import { leadTo, maySend } from './leave.ts'
import type { Verdict } from './verdict.ts'

/** What stands in place of a page: a redirect, or the status of the not-found page. */
type Instead = Response | 404 | 410

/** Before a page is shown. Undefined: it may be. */
export const judge = async (trip: Trip): Promise<Instead | undefined> => followed((await ask(trip)).now)

/** Where there is no page: the rules for addresses that are lost, then an address that is ours but for its end. */
export async function judgeLost(trip: Trip, rowAt: (path: string) => Route | undefined): Promise<Instead> {
  const { now, ifLost } = await ask(trip)
  const right = trip.row ? undefined : withoutEnding(cleanPath(trip.url.pathname))
  return followed(now ?? ifLost) ?? (right && rowAt(right) ? redirect(right + trip.url.search, 301) : 404)
}

/** Undefined also where following a verdict would lead round in a circle. */
const followed = (verdict: Verdict): Instead | undefined =>
  verdict && ('to' in verdict ? (maySend(verdict.to) ? leadTo(verdict.to, verdict.status) : undefined) : verdict.status)
