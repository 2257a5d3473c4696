import type { CalendarSettings } from '../../contract/calendar.schema.ts'

/** Months are written '2026-11'. */
export type Month = string

/** The month that an address names; undefined where it names none. */
export const monthInAddress = (text: string | undefined): Month | undefined =>
  text && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text) ? text : undefined

/** 'November 2026'. By the platform: the first load carries no names of months. */
export const monthTitle = (month: Month): string =>
  new Date(`${month}-15`).toLocaleString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

type Range = Pick<CalendarSettings, 'firstDate' | 'lastDate' | 'today'>

/**
 * A department's calendar has pages from the month of its first event to that of its last, and one
 * for the month that is on: no address beyond makes another.
 */
export const isKnownMonth = (month: Month, { firstDate, lastDate, today }: Range): boolean =>
  month === today?.slice(0, 7) ||
  (firstDate !== '' && month >= firstDate.slice(0, 7) && month <= lastDate.slice(0, 7))
