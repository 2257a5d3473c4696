import type { SiteSettings } from '../../../src/contract/site.schema.ts'
import { tenantHeader } from '../../../src/contract/messages.ts'
import { callApi } from '../../api/call-api.ts'
import { getContentSource } from '../../content/content-source.ts'
import { ReadContext } from '../../content/read-context.ts'
import { Cache, type Dependent } from '../../db/cache.ts'
import type { Store } from '../../db/store.ts'
import { getDrawing, drawingsVersion } from './drawings.ts'

const path = /^\/icons\/([a-z]+-[a-z0-9]+?)(?:-([0-9a-f]{10}))?\.png$/
/** Rendered icons in memory, about 20 KB each. */
const renderedIcons = new Cache<Dependent & { png: Buffer }>({ most: 8 * 1024 * 1024 })

/** Milliseconds until the mark is tried again when it cannot be fetched from the upstream. */
const markAgain = 60_000

/**
 * `GET /icons/<name>[-<version>].png`: rendered from the tenant's mark and colors. With the current
 * version it is immutable; without one, or with an older one of an installed app, it is the current
 * icon. Undefined for other paths.
 */
export async function iconResponse(
  store: Store,
  tenant: string,
  pathname: string,
  sprite: string,
): Promise<Response | undefined> {
  const [, name, requestedVersion] = path.exec(pathname) ?? []
  const draw = name && getDrawing(name, sprite)
  if (!name || !draw) return undefined
  const settings = (await callApi(
    'settings',
    new ReadContext(store, tenant),
    {},
  )) as SiteSettings | null
  if (!settings)
    return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
  const version = drawingsVersion(settings)
  const { png, until } = await renderedIcons.getOrMake(
    `${tenant}|${name}|${version}`,
    tenant,
    async () => {
      let until = Number.POSITIVE_INFINITY
      // The upstream reports a mark that it cannot fetch; its letters stand in.
      const png = await draw(store, settings).catch((error: unknown) => {
        if (!getContentSource(store)) throw error
        until = Date.now() + markAgain
        return draw(store, { ...settings, logo: null })
      })
      return { entry: { tenant, topics: [], until, bytes: png.length, png }, keep: true }
    },
  )
  return new Response(new Uint8Array(png), {
    headers: {
      'content-type': 'image/png',
      'cache-control':
        until !== Number.POSITIVE_INFINITY
          ? `public, max-age=${markAgain / 1000}`
          : requestedVersion === version
            ? 'public, max-age=31536000, immutable'
            : 'public, max-age=86400',
      [tenantHeader]: tenant,
    },
  })
}
