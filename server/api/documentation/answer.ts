import type { Store } from '../../db/store.ts'
import { ReadContext } from '../../content/read-context.ts'
import { readSettings } from '../../content/department/site.ts'
import { bodyOf, respond, type Body } from '../../http/body.ts'
import { readable } from '../cross-origin.ts'
import type { RequestContext, Router } from '../router.ts'
import { documentationPage, documentationPolicy } from './page.ts'
import { openApi } from './openapi.ts'

const kept = new Map<string, Promise<Body>>()
/** Made once for each name it bears; departments come and go, so not for ever. */
const most = 200

/** `/api/v2/openapi.json` and `/api/v2/docs`. */
export function documentationRoutes(router: Router, store: Store): void {
  router.get('/api/v2/openapi.json', ({ env }) => answer(env, store, false))
  router.get('/api/v2/docs', ({ env }) => answer(env, store, true))
}

async function answer(
  { request, tenant }: RequestContext,
  store: Store,
  page: boolean,
): Promise<Response> {
  const name = (await readSettings(new ReadContext(store, tenant)))?.name ?? tenant
  // The server is said relative to the document: a stranger who invents ports and hosts would have
  // a copy made and kept for each.
  const body = await made(`${page ? 'page' : 'json'}|${name}`, async () =>
    page ? documentationPage(name) : JSON.stringify(openApi(`Content API of ${name}`, '/')),
  )
  return respond(
    request,
    200,
    body,
    page
      ? {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
          'content-security-policy': documentationPolicy,
        }
      : {
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'no-cache',
          ...readable,
        },
  )
}

function made(key: string, make: () => Promise<string>): Promise<Body> {
  const known = kept.get(key)
  if (known) return known
  for (const oldest of kept.keys()) {
    if (kept.size < most) break
    kept.delete(oldest)
  }
  const making = make().then(bodyOf)
  kept.set(key, making)
  making.catch(() => kept.delete(key))
  return making
}
