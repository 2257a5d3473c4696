import type { Store } from '../../db/store.ts'
import { ReadContext } from '../../content/read-context.ts'
import { readSettings } from '../../content/department/site.ts'
import { bodyOf, respond, type Body } from '../../http/body.ts'
import { readable } from '../cross-origin.ts'
import { problem } from '../problem.ts'
import { documentationPage, documentationPolicy } from './page.ts'
import { openApi } from './openapi.ts'

const kept = new Map<string, Promise<Body>>()
/** Made once for each name it bears; departments come and go, so not for ever. */
const most = 200

/** `/api/v2/openapi.json` and `/api/v2/docs`. Undefined for other paths. */
export async function documentation(
  request: Request,
  url: URL,
  tenant: string,
  store: Store,
): Promise<Response | undefined> {
  const [, which] = /^\/api\/v2\/(openapi\.json|docs)\/?$/i.exec(url.pathname) ?? []
  if (!which) return undefined
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return problem(405, `${request.method} is not a method of the documentation`, {
      allow: 'GET, HEAD',
    })
  const page = which.toLowerCase() === 'docs'
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
