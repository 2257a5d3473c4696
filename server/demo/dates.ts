import { addDays, weekday, weekdayNumber } from '../../src/domain/calendar/when.ts'

/** The date of the committed folders. They also have results of later days: see moved-folder.ts. */
export const anchor = '2026-11-21'

const days = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
const pad = (year: number) => String(year % 100).padStart(2, '0')

/**
 * The year in which the fall season of a Saturday began. The demo's football season is always near
 * its end, so a season is the twelve weeks before this Saturday.
 */
const seasonYear = (saturday: string) => Number(addDays(saturday, -84).slice(0, 4))

/** Moves dates in the folders' text from their date to another. */
export class Shift {
  readonly today: string
  /**
   * A multiple of seven: the anchor's Saturday becomes the last Saturday up to `today`. With
   * `exact`, it becomes today.
   */
  readonly days: number
  /** Years between the two seasons. */
  readonly years: number

  constructor(today: string, { exact = false } = {}) {
    const saturday = addDays(today, -((weekdayNumber(today) + 1) % 7))
    this.today = today
    this.days = days(anchor, exact ? today : saturday)
    this.years = seasonYear(saturday) - seasonYear(anchor)
  }

  day(day: string): string {
    return addDays(day, this.days)
  }

  /**
   * Moves dates (2026-11-21), URLs (/news/2026/11/5/) and dates with a weekday (Saturday, Nov. 21)
   * by weeks; years and seasons (2026, 2026-27) by years.
   */
  text(text: string): string {
    return text.replace(written, (writtenDate, ...match) => {
      const { day, year, month, date, name, ordinal, from, to } = match.at(-1) as Written
      if (day) return this.day(day)
      if (year && month && date) return this.#address(year, month, date)
      if (name && ordinal) return this.#named(writtenDate, name, ordinal)
      const next = Number(from) + this.years
      if (!to) return String(next)
      return to === pad(Number(from) + 1) ? `${next}-${pad(next + 1)}` : `${next}-${to}`
    })
  }

  /** Moves only the dates of a stat file, which are written 11/21/2026. */
  statFile(xml: string): string {
    return xml.replace(/\b(\d\d)\/(\d\d)\/(\d{4})\b/g, (_, month, date, year) =>
      statDay(this.day(`${year}-${month}-${date}`)),
    )
  }

  /**
   * Moves anniversaries, which are on days around the anchor in earlier years, by the days from the
   * anchor to today.
   */
  anniversaries(text: string): string {
    return text.replace(/\b(\d{4})-(\d\d-\d\d)\b/g, (_, year, date) => {
      const now = addDays(`${anchor.slice(0, 4)}-${date}`, days(anchor, this.today))
      const then = Number(year) + Number(now.slice(0, 4)) - Number(anchor.slice(0, 4))
      return `${then}-${now.slice(5) === '02-29' ? '02-28' : now.slice(5)}`
    })
  }

  #address(year: string, month: string, date: string): string {
    const moved = this.day(`${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`)
    return moved.split('-').map(Number).join('/')
  }

  #named(writtenDate: string, name: string, ordinal: string): string {
    const month = String(monthNames.indexOf(name) + 1).padStart(2, '0')
    const anchorYear = Number(anchor.slice(0, 4))
    const day = [anchorYear, anchorYear + 1, anchorYear - 1]
      .map((year) => `${year}-${month}-${ordinal.padStart(2, '0')}`)
      .find((candidate) => writtenDate.startsWith(weekday(candidate)))
    if (!day) return writtenDate
    return namedDay(this.day(day))
  }
}

/** A date as stories write it: Saturday, Nov. 21. */
export const namedDay = (day: string): string =>
  `${weekday(day)}, ${monthNames[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}`

/** A date as stat files write it: 11/21/2026. */
export const statDay = (day: string): string =>
  `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`

/** As in AP style: months of up to five letters are not abbreviated. */
const monthNames = 'Jan. Feb. March April May June July Aug. Sept. Oct. Nov. Dec.'.split(' ')
const monthPattern = monthNames.join('|').replaceAll('.', String.raw`\.`)
type Written = Partial<
  Record<'day' | 'year' | 'month' | 'date' | 'name' | 'ordinal' | 'from' | 'to', string>
>
const written = new RegExp(
  [
    String.raw`(?<!\d)(?<day>\d{4}-\d\d-\d\d)(?!\d)`,
    String.raw`(?<=/news/)(?<year>\d{4})/(?<month>\d{1,2})/(?<date>\d{1,2})(?=/)`,
    '(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day, ' +
      String.raw`(?<name>${monthPattern}) (?<ordinal>\d{1,2})(?!\d)`,
    String.raw`(?<![\w$])(?<from>(?:19|20)\d\d)(?:-(?<to>\d\d)(?!\d))?(?!\w)`,
  ].join('|'),
  'g',
)
