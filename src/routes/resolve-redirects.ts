import type { StaticHandlerContext } from 'react-router'
import { isFile, isInside } from '../contract/links.ts'
import { cleanPath } from './href.ts'

/** Redirects that are followed before one is sent. */
const mostHops = 5
type Resolve = (request: Request, guarded: boolean) => Promise<StaticHandlerContext | Response>

/**
 * The result of a URL on the server: its page, or one redirect to the end of a chain. If guards and
 * rules form a loop, the page is rendered instead.
 */
export async function resolveRedirects(
  request: Request,
  ask: Resolve,
): Promise<StaticHandlerContext | Response> {
  const first = await ask(request, true)
  if (!(first instanceof Response)) return first
  const from = new URL(request.url)
  const seen = new Set([from.pathname + from.search])
  let status = first.status
  let to = locationOf(first)
  for (let hop = 0; hop < mostHops; hop++) {
    if (!isInside(to) || isFile(to)) return sentTo(to, status)
    const url = new URL(to, from)
    url.pathname = cleanPath(url.pathname)
    if (seen.has(url.pathname + url.search)) break
    seen.add(url.pathname + url.search)
    const next = await ask(new Request(url), true)
    if (!(next instanceof Response)) return sentTo(to, status)
    // A chain with a temporary redirect must not be cached as permanent.
    if (next.status !== 301) status = 302
    to = locationOf(next)
  }
  return ask(request, false)
}

const locationOf = (response: Response): string => response.headers.get('location') ?? '/'
const sentTo = (location: string, status: number) =>
  new Response(null, { status, headers: { location } })
