import { Answers } from '../../server/api/answer.ts'
import type { Store } from '../../server/db/store.ts'

/** What JSON holds, before a test says what it expects in it. */
type Parsed = ReturnType<typeof JSON.parse>

/** Asks the API of a store, as one host's visitors do: the status, and what was said. */
export function askerOf(store: Store, tenant: string) {
  const answers = new Answers(store)
  return async <T = Parsed>(path: string): Promise<{ status: number; value: T; text: string }> => {
    const url = new URL(`/api/v2/${path}`, 'http://site.invalid')
    const response = await answers.answer(new Request(url), url, tenant)
    if (!response) throw new Error(`no call has the path ${path}`)
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
