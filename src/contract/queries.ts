/** Query types that several calls share. */
export type EmptyQuery = Record<never, never>
export type Paging = { $pageIndex?: number | undefined; $pageSize?: number | undefined }
export type PageOf<T> = { items: T[]; total: number; page: number; pages: number }
export type EventsQuery = Paging & {
  sportId?: number | undefined
  locationIndicator?: 'H' | 'A' | 'N' | undefined
  /** Only this game, if it belongs to the list. */
  gameId?: number | undefined
  /** Only featured ones; other sites of this API family write sportLight. */
  spotLight?: boolean | undefined
  sportLight?: boolean | undefined
  /** Only on this channel: 'PLN+'. */
  streamingProvider?: string | undefined
  /** Only the first so many of each sport; another site may not know it and send all. */
  perSport?: number | undefined
  /** Only with tickets; only with a channel, a stream, or live stats. */
  ticketedOnly?: boolean | undefined
  withCoverageOnly?: boolean | undefined
  groupedByDates?: boolean | undefined
  startDate?: string | undefined
  endDate?: string | undefined
}

/** `date` gives a month, '2026-11-14' or '11/14/2026'; `year` overrides its year. */
export type CalendarQuery = {
  date: string
  year?: number | undefined
  sportId?: number | undefined
  locationIndicator?: 'H' | 'A' | 'N' | undefined
}

/** A list page before it is loaded. */
export const emptyPage: PageOf<never> = { items: [], total: 0, page: 0, pages: 0 }
/** Seconds in a minute. */
export const minutes = 60
export const hours = 3600
