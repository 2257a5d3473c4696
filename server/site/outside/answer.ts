import { outsidePrefixes } from '../../../src/contract/links.ts'
import type { RouteRule } from '../../../src/contract/rules.schema.ts'
import type { ShowcaseSettings, VideoClip } from '../../../src/contract/videos.schema.ts'
import { call } from '../../api/call.ts'
import type { RequestContext } from '../../api/router.ts'
import { ReadContext } from '../../content/read-context.ts'
import type { Store } from '../../db/store.ts'
import { concurrentGames } from './board.ts'
import { clipAsked, embedPage } from './embed.ts'

/**
 * Paths outside the app: where the tenant's map sends them; without a map our board for concurrent
 * games and our embed page, nothing for the rest. Undefined for paths of the app.
 */
export async function outside(
  { url, tenant }: RequestContext,
  store: Store,
): Promise<Response | undefined> {
  const path = url.pathname.toLowerCase()
  if (!outsidePrefixes.some((prefix) => path.startsWith(prefix))) return undefined
  const rule = (await call('routeRule', new ReadContext(store, tenant), {
    path: `${url.pathname}${url.search}`.slice(0, 2000),
    guards: 'outside',
  })) as RouteRule | null
  if (rule?.target)
    return new Response(null, {
      status: rule.status,
      headers: { location: rule.target, 'cache-control': 'no-cache' },
    })
  return (
    (rule ? undefined : (concurrentGames(url) ?? (await embedded(url, tenant, store)))) ??
    new Response('Not found', {
      status: rule?.status ?? 404,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    })
  )
}

/** A clip that is not out, and settings that cannot be had, are none. */
async function embedded(url: URL, tenant: string, store: Store): Promise<Response | undefined> {
  const videoId = clipAsked(url)
  const ofClip = async () =>
    videoId === null
      ? null
      : ((await call('video', new ReadContext(store, tenant), { videoId })) as VideoClip | null)
  const ofSettings = async () =>
    (await call('showcaseSettings', new ReadContext(store, tenant), {})) as ShowcaseSettings | null
  return embedPage(
    url,
    await ofClip().catch(() => null),
    (await ofSettings().catch(() => null)) ?? undefined,
  )
}
