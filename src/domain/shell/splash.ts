import type { Splash } from '../../contract/notices.schema.ts'
import { splashContinuedFor, splashShownFor, splashSkippedUntil } from '../constants.ts'
import { contrast } from './contrast.ts'

/** The rules of a splash screen, for the page it covers and the page that it is. */

/** Of one that was shown or continued; its value says which. */
export const splashCookie = (id: number): string => `fh-splash-${id}`
/** Of a visitor who wants to see none, ever. */
export const splashSkipCookie = 'fh-splash-skip'

/** For how long each of the three keeps it away. */
export const dismissals = {
  shown: { for: splashShownFor },
  continued: { for: splashContinuedFor },
  skipped: { until: splashSkippedUntil },
} as const

/**
 * Begun, and not over: it runs for the whole of its last second. One without an end does not end;
 * one whose start cannot be read never begins.
 */
export function splashRuns(
  { startDateUtc, endDateUtc }: Pick<Splash, 'startDateUtc' | 'endDateUtc'>,
  now: number,
): boolean {
  const end = endDateUtc ? Date.parse(endDateUtc) : Number.NaN
  return Date.parse(startDateUtc) <= now && !(end + 1000 <= now)
}

/** Something to see besides the ways out of it. */
const hasContent = ({ title, html, video, picture }: Splash): boolean =>
  [title, html].some((text) => text?.trim()) || video !== null || picture.images.length > 0

export const splashIsDue = (
  splash: Splash,
  now: number,
  hasCookie: (name: string) => boolean,
): boolean =>
  hasContent(splash) &&
  splashRuns(splash, now) &&
  !hasCookie(splashSkipCookie) &&
  !hasCookie(splashCookie(splash.id))

/**
 * Where its picture leads: a path of this site or an address elsewhere, as the server let it pass;
 * to the home page where there is none, or where it leads to itself.
 */
export const splashLink = ({ link }: Pick<Splash, 'link'>, here: string): string =>
  link && /^(?:\/(?![/\\])|https?:\/\/)/i.test(link) && link !== here ? link : '/'

/** Its two colours, if they are such and can be read on each other. */
export function splashColours({
  backgroundColor: background,
  foregroundColor: foreground,
}: Pick<Splash, 'backgroundColor' | 'foregroundColor'>): {
  background: string
  foreground: string
} | null {
  const both = [background, foreground].every((colour) => /^#[0-9a-f]{6}$/i.test(colour ?? ''))
  return both && contrast(background!, foreground!) >= 4.5
    ? { background: background!, foreground: foreground! }
    : null
}
