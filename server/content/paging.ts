import { listCount, listStart } from '../../src/domain/constants.ts'

/** Largest page size. */
export const maxPageSize = 100

type Paging = { $pageIndex?: number | undefined; $pageSize?: number | undefined }
type PageOf<T> = { items: T[]; total: number; page: number; pages: number }

export const clampPageSize = ({ $pageSize }: Paging): number =>
  Math.min(Math.max($pageSize ?? listCount, 1), maxPageSize)

/** One page of a list that is in memory. */
export function toPage<T>(all: T[], paging: Paging): PageOf<T> {
  const size = clampPageSize(paging)
  const page = paging.$pageIndex ?? listStart
  return {
    items: all.slice(page * size, (page + 1) * size),
    total: all.length,
    page,
    pages: Math.ceil(all.length / size),
  }
}
