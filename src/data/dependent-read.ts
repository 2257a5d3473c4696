import type { QueryClient } from '@tanstack/react-query'
import type { ApiResult } from './api-result.ts'
import type { ApiQuery } from './api-query.ts'

/**
 * A read that depends on the answer of another one. Both are one step for the page, which does not
 * wait twice. Null when the first answer names nothing to read. `part`: what it is for, of several
 * that depend on one.
 */
export function dependentRead<A, R>(
  first: ApiQuery<A>,
  part: string,
  next: (value: A) => ApiQuery<R> | null,
): ApiQuery<R | null> {
  return {
    ...(first as unknown as ApiQuery<R | null>),
    row: { ...first.row, empty: null } as ApiQuery<R | null>['row'],
    queryKey: [`${first.queryKey[0]}, ${part}`, first.query],
    queryFn: async ({ client }): Promise<ApiResult<R | null>> => {
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
const newest = <R>(client: QueryClient, read: ApiQuery<R>): Promise<ApiResult<R>> =>
  client.fetchQuery({
    ...read,
    ...(client.getQueryData<ApiResult>(read.queryKey)?.saved && { staleTime: 0 }),
  }) as Promise<ApiResult<R>>
