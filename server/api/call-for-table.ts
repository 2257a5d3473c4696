import type { ApiName } from '../../src/contract/api.ts'
import { schemas } from '../../src/contract/schemas.ts'
import type { CallResult } from '../content/content-source.ts'
import { maxPageSize } from '../content/paging.ts'
import type { ReadContext } from '../content/read-context.ts'
import { callApiWithAge } from './call-api.ts'

/** Most rows of a table. */
const maxTableRows = 2000

type Paged = { items: unknown[]; total: number }
type Query = { $pageIndex?: number; $pageSize?: number }

/**
 * The response that a table is made from: for a list with pages the whole list, up to 2,000
 * entries, unless the caller names a page. A spreadsheet cannot show that there are more pages.
 */
export async function callForTable(
  name: ApiName,
  context: ReadContext,
  query: Query,
): Promise<CallResult> {
  if (
    !('$pageIndex' in schemas[name].query.shape) ||
    query.$pageIndex !== undefined ||
    query.$pageSize !== undefined
  )
    return callApiWithAge(name, context, query)
  const first = await callApiWithAge(name, context, {
    ...query,
    $pageIndex: 0,
    $pageSize: maxPageSize,
  })
  const { items, total } = first.value as Paged
  const all = [...items]
  let { at, saved } = first
  for (let $pageIndex = 1; all.length < Math.min(total, maxTableRows); $pageIndex++) {
    const next = await callApiWithAge(name, context, {
      ...query,
      $pageIndex,
      $pageSize: maxPageSize,
    })
    const more = (next.value as Paged).items
    // The list may have become shorter in the meantime.
    if (more.length === 0) break
    all.push(...more)
    at = Math.min(at, next.at)
    saved ||= next.saved
  }
  return { value: { ...(first.value as Paged), items: all }, at, saved }
}
