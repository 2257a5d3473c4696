import type { QueryClient } from '@tanstack/react-query'
import type { Answer } from './answer.ts'
import type { Read } from './api-query.ts'

/**
 * A read that depends on the answer of another one. Both are one step for the page, which does not
 * wait twice. Null when the first answer names nothing to read.
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
 * An answer from the device counts as outdated whatever its age, because nothing else requests it
 * again.
 */
const newest = <R>(client: QueryClient, read: Read<R>): Promise<Answer<R>> =>
  client.fetchQuery({
    ...read,
    ...(client.getQueryData<Answer>(read.queryKey)?.saved && { staleTime: 0 }),
  }) as Promise<Answer<R>>
