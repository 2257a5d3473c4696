import type { Alert } from '../../contract/notices.schema.ts'
import { momentOf } from '../calendar/zone.ts'

/**
 * Which alerts stand on a page. What a server can say of them comes first, what only a device knows
 * after it.
 */

/** Of a closed one, for 12 hours. */
export const alertCookie = (id: number): string => `fh-alert-${id}`

/** Those that are meant for the web, the newest first. */
export const alertsInOrder = (all: Alert[]): Alert[] =>
  all.filter(({ enabled, showOnWeb }) => enabled && showOnWeb).toSorted((a, b) => b.id - a.id)

/**
 * When it is over, in milliseconds since 1970: after the whole of its last second. Null is never,
 * and so is a date that cannot be read.
 */
export function endOfAlert({ endDateUtc }: Pick<Alert, 'endDateUtc'>): number | null {
  const end = endDateUtc === null ? Number.NaN : Date.parse(endDateUtc)
  return Number.isNaN(end) ? null : end + 1000
}

/** Begun and not over at a moment; `zone` is the department's, whose wall clock the start is. */
export function alertRuns(alert: Alert, now: number, zone: string): boolean {
  const end = endOfAlert(alert)
  const { startDate } = alert
  const begun =
    startDate === null ||
    Number.isNaN(Date.parse(startDate)) ||
    momentOf(startDate, zone).getTime() <= now
  return begun && (end === null || now < end)
}

/** Those that run and were not closed here. */
export const openAlerts = (
  all: Alert[],
  now: number,
  zone: string,
  isClosed: (cookie: string) => boolean,
): Alert[] =>
  alertsInOrder(all).filter(
    (alert) => alertRuns(alert, now, zone) && !isClosed(alertCookie(alert.id)),
  )
