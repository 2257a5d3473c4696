import type { Alert } from '../../contract/notices.schema.ts'
import { toInstant } from '../calendar/time-zone.ts'

/** Cookie of a closed alert, for 12 hours. */
export const alertCookie = (id: number): string => `fh-alert-${id}`

/** Web alerts, newest first. */
export const alertsInOrder = (all: Alert[]): Alert[] =>
  all.filter(({ enabled, showOnWeb }) => enabled && showOnWeb).toSorted((a, b) => b.id - a.id)

/**
 * The alerts of a page: those about no sport, and those about its sport; with 'all', the alerts of
 * every sport.
 */
export const alertsOfPage = (all: Alert[], sport: number | 'all' | undefined): Alert[] =>
  all.filter(
    ({ sportIds }) =>
      !sportIds || sport === 'all' || (sport !== undefined && sportIds.includes(sport)),
  )

/**
 * When an alert ends, in milliseconds since 1970: after its last second. Null for no end or an
 * invalid date.
 */
export function endOfAlert({ endDateUtc }: Pick<Alert, 'endDateUtc'>): number | null {
  const end = endDateUtc === null ? Number.NaN : Date.parse(endDateUtc)
  return Number.isNaN(end) ? null : end + 1000
}

/**
 * Whether an alert has begun and not ended; its start is a wall clock of `zone`, the department's.
 */
export function alertRuns(alert: Alert, now: number, zone: string): boolean {
  const end = endOfAlert(alert)
  const { startDate } = alert
  const begun =
    startDate === null || Number.isNaN(Date.parse(startDate)) || hasPassed(startDate, now, zone)
  return begun && (end === null || now < end)
}

/** Milliseconds that a zone's clock differs from UTC, at most. */
const mostShift = 14 * 3_600_000

/** A phone needs 40 ms for the calendar of a zone, so that is read only on the day itself. */
function hasPassed(localDateTime: string, now: number, zone: string): boolean {
  const ahead = Date.parse(`${localDateTime.slice(0, 19)}Z`) - now
  return Math.abs(ahead) > mostShift ? ahead < 0 : toInstant(localDateTime, zone).getTime() <= now
}

/** Current alerts that were not closed on this device. */
export const openAlerts = (
  all: Alert[],
  now: number,
  zone: string,
  isClosed: (cookie: string) => boolean,
): Alert[] =>
  alertsInOrder(all).filter(
    (alert) => alertRuns(alert, now, zone) && !isClosed(alertCookie(alert.id)),
  )
