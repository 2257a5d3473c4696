import { Cache, type Dependent } from '../../db/cache.ts'
import type { Store } from '../../db/store.ts'
import { ReadContext } from '../../content/read-context.ts'
import { readSettings } from '../../content/department/site.ts'
import { encodeBody, countBytes, respond, type EncodedBody } from '../../http/body.ts'
import { publicCorsHeaders } from '../problem.ts'
import type { Router } from '../router.ts'
import { documentationPage, documentationPolicy } from './page.ts'
import { openApi } from './openapi.ts'

/** Documents by department name, about 1 MB each. */
const documents = new Cache<Dependent & { body: EncodedBody }>({ most: 64 * 1024 * 1024 })

/** `/api/v2/openapi.json` and `/api/v2/docs`. */
export function documentationRoutes(router: Router, store: Store): void {
  const nameOf = async (tenant: string) =>
    (await readSettings(new ReadContext(store, tenant)))?.name ?? tenant
  router.get('/api/v2/openapi.json', async ({ env: { request, tenant } }) =>
    respond(request, 200, await documentOf(await nameOf(tenant)), {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      ...publicCorsHeaders,
    }),
  )
  router.get('/api/v2/docs', async ({ env: { request, tenant } }) =>
    respond(request, 200, await encodeBody(documentationPage(await nameOf(tenant))), {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': documentationPolicy,
    }),
  )
}

/**
 * Its server URL is relative, so that requests with invented hosts and ports do not each fill the
 * cache.
 */
async function documentOf(name: string): Promise<EncodedBody> {
  const tenant = ''
  const { body } = await documents.getOrMake(`|${name}`, tenant, async () => {
    const body = await encodeBody(JSON.stringify(openApi(`Content API of ${name}`, '/')))
    const until = Number.POSITIVE_INFINITY
    return { entry: { tenant, topics: [], until, bytes: countBytes(body), body }, keep: true }
  })
  return body
}
