import type { SiteSettings } from '../../../src/contract/site.schema.ts'
import { tenantHeader } from '../../../src/contract/messages.ts'
import { call } from '../../api/call.ts'
import { ReadContext } from '../../content/read-context.ts'
import type { Store } from '../../db/store.ts'
import { drawingOf, drawingsVersion } from './drawings.ts'

const path = /^\/icons\/([a-z]+-[a-z0-9]+?)(?:-([0-9a-f]{10}))?\.png$/
/** Drawn pictures that are kept in memory, some 20 KB each; the oldest go first. */
const most = 400
const made = new Map<string, Promise<Buffer>>()

/**
 * `GET /icons/<name>[-<version>].png`: drawn from the tenant's mark and colours. With the version
 * that counts it is right for ever; without one, or with an older one (an app that was installed
 * before), it is what there is now. Undefined for other paths.
 */
export async function iconResponse(
  store: Store,
  tenant: string,
  pathname: string,
  folder: string,
): Promise<Response | undefined> {
  const [, name, asked] = path.exec(pathname) ?? []
  const draw = name && drawingOf(name, folder)
  if (!name || !draw) return undefined
  const settings = (await call(
    'settings',
    new ReadContext(store, tenant),
    {},
  )) as SiteSettings | null
  if (!settings)
    return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
  const version = drawingsVersion(settings)
  const key = [tenant, name, version].join('|')
  const making = made.get(key) ?? draw(store, settings)
  made.set(key, making)
  if (made.size > most) made.delete(made.keys().next().value!)
  making.catch(() => made.delete(key))
  return new Response(new Uint8Array(await making), {
    headers: {
      'content-type': 'image/png',
      'cache-control':
        asked === version ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
      [tenantHeader]: tenant,
    },
  })
}
