/** What calls are asked for, where several of them ask for the same. */
export type Nothing = Record<never, never>
export type Paging = { $pageIndex?: number | undefined; $pageSize?: number | undefined }
export type PageOf<T> = { items: T[]; total: number; page: number; pages: number }
export type EventsQuery = Paging & {
  sportId?: number | undefined
  locationIndicator?: 'H' | 'A' | 'N' | undefined
  /** This game alone, if it belongs to the list. */
  gameId?: number | undefined
  /** Only what the department puts into the light; other sites of the family write sportLight. */
  spotLight?: boolean | undefined
  sportLight?: boolean | undefined
  /** Only what is on this channel: 'PLN+'. */
  streamingProvider?: string | undefined
  /** Only with tickets to be had; only with a channel, a stream, or live statistics. */
  ticketedOnly?: boolean | undefined
  withCoverageOnly?: boolean | undefined
  groupedByDates?: boolean | undefined
  startDate?: string | undefined
  endDate?: string | undefined
}

/** `date` names a month, '2026-11-14' or '11/14/2026'; `year` puts it into another year. */
export type CalendarQuery = {
  date: string
  year?: number | undefined
  sportId?: number | undefined
  locationIndicator?: 'H' | 'A' | 'N' | undefined
}

/** What a list that pages is, while nothing is known. */
export const noPage: PageOf<never> = { items: [], total: 0, page: 0, pages: 0 }
/** Seconds. */
export const minutes = 60
export const hours = 3600
