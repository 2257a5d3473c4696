import { ContentApi } from '../../server/api/content-api.ts'
import type { Store } from '../../server/db/store.ts'
import { routesOf } from './ask-routes.ts'

/** Parsed JSON, before a test states the expected shape. */
type Parsed = ReturnType<typeof JSON.parse>

/** Requests the API of a store like the visitors of one host: the status and the body. */
export function askerOf(store: Store, tenant: string) {
  const api = routesOf((router) => new ContentApi(store).routes(router))
  return async <T = Parsed>(path: string): Promise<{ status: number; value: T; text: string }> => {
    const response = await api(
      new Request(new URL(`/api/v2/${path}`, 'http://site.invalid')),
      tenant,
    )
    const text = await response.text()
    return {
      status: response.status,
      text,
      value: (/json/.test(response.headers.get('content-type') ?? '') && text
        ? JSON.parse(text)
        : null) as T,
    }
  }
}
