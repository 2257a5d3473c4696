/** What calls are asked for, where several of them ask for the same. */
export type Nothing = Record<never, never>
export type Paging = { $pageIndex?: number | undefined; $pageSize?: number | undefined }
export type PageOf<T> = { items: T[]; total: number; page: number; pages: number }
export type EventsQuery = Paging & {
  sportId?: number | undefined
  locationIndicator?: 'H' | 'A' | 'N' | undefined
  startDate?: string | undefined
  endDate?: string | undefined
}

/** What a list that pages is, while nothing is known. */
export const noPage: PageOf<never> = { items: [], total: 0, page: 0, pages: 0 }
/** Seconds. */
export const minutes = 60
export const hours = 3600
