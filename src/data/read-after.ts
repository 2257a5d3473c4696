import type { QueryClient } from '@tanstack/react-query'
import type { Answer } from './answer.ts'
import type { Read } from './api-query.ts'

/**
 * A read that is known only by the answer of another: what hangs in a place that the first one
 * names. Both are asked on one way, and the page waits for neither twice. Where the first answer
 * names nothing, the answer is null.
 */
export function readAfter<A, R>(
  first: Read<A>,
  next: (value: A) => Read<R> | null,
): Read<R | null> {
  return {
    ...(first as unknown as Read<R | null>),
    row: { ...first.row, empty: null } as Read<R | null>['row'],
    queryKey: [`${first.queryKey[0]} and what it names`, first.query],
    queryFn: async ({ client }): Promise<Answer<R | null>> => {
      const answer = await newest(client, first)
      const read = next(answer.value)
      return read ? newest(client, read) : { ...answer, value: null }
    },
  }
}

/**
 * What came from the device counts as old, however short a while ago it came: nobody else asks for
 * it again.
 */
const newest = <R>(client: QueryClient, read: Read<R>): Promise<Answer<R>> =>
  client.fetchQuery({
    ...read,
    ...(client.getQueryData<Answer>(read.queryKey)?.saved && { staleTime: 0 }),
  }) as Promise<Answer<R>>
