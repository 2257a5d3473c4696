import type { QueryClient } from '@tanstack/react-query'
import * as api from '../../contract/api.ts'
import type { Takeovers } from '../../contract/notices.schema.ts'
import { apiQuery } from '../../data/api-query.ts'
import { reloadGuard, takeoverCookieFor } from '../../domain/constants.ts'
import { invalidTakeovers, findTakeover } from '../../domain/shell/takeovers.ts'
import { isDataSaverOn } from '../../platform/connection.ts'
import { hasCookie, setCookie } from '../../platform/cookies.ts'

/** One automatic redirect per page load. */
let hasRedirected = false

/**
 * Sends the visitor to this page's takeover, if there is one; true when navigating. Never twice
 * within 10 s, never without cookies (it would repeat on each visit), and never in data saver mode.
 */
export async function redirectToTakeover(
  client: QueryClient,
  sportId: number,
  stillHere: () => boolean,
): Promise<boolean> {
  if (hasRedirected || isDataSaverOn() || wasSentLately()) return false
  let answer: Takeovers
  try {
    // Without retry, because it has only 7 s.
    answer = (
      await client.fetchQuery({
        ...apiQuery(api.takeovers, { sportId: sportId || undefined }),
        retry: false,
      })
    ).value
  } catch (error) {
    console.warn('Failed to fetch takeovers', error)
    return false
  }
  if (hasRedirected || !stillHere()) return false
  for (const { id, url } of invalidTakeovers(answer, location.href))
    console.warn(
      `The takeover ${id} leads to this page itself, or to a host that is not allowed: ${url}`,
    )
  const leads = findTakeover(answer, hasCookie, location.href)
  if (!leads) return false
  for (const cookie of leads.cookies) setCookie(cookie, { for: takeoverCookieFor })
  if (!leads.cookies.every(hasCookie) || !noteSent()) return false
  hasRedirected = true
  location.assign(leads.url)
  return true
}

const key = 'fh-takeover-at'

function wasSentLately(): boolean {
  try {
    const redirectedAt = Number(sessionStorage.getItem(key) ?? Number.NaN)
    return Math.abs(Date.now() - redirectedAt) < reloadGuard
  } catch {
    return true
  }
}

function noteSent(): boolean {
  try {
    sessionStorage.setItem(key, String(Date.now()))
    return true
  } catch {
    return false
  }
}
