import { isInside } from '../../contract/links.ts'
import type { Splash } from '../../contract/notices.schema.ts'
import type { BreakpointImage } from '../../contract/parts.schema.ts'
import type { Campaign, PromotionGroup, SwiperOptions } from '../../contract/promotions.schema.ts'
import {
  viewportWidths,
  carouselDelay,
  eventsCarouselDelay,
  splashContinuedFor,
  splashShownFor,
  splashSkippedUntil,
} from '../constants.ts'
import { contrast } from './contrast.ts'

/** Widest first: the first whose width the window has is shown, the last in any window. */
export const widestFirst = (images: readonly BreakpointImage[]): BreakpointImage[] =>
  images.toSorted((a, b) => viewportWidths[b.breakpoint] - viewportWidths[a.breakpoint])

/** Smallest window of a breakpoint, in the words of a media query. */
export const fromWidth = (breakpoint: BreakpointImage['breakpoint']): string =>
  `(min-width: ${viewportWidths[breakpoint] / 16}rem)`

/**
 * The campaigns of a place that can be drawn: of type single only with a picture, of type html only
 * with markup, and without any marker of an excluded widget. The content API leaves them out
 * already; another API behind it may not.
 */
export function shownOf(
  { location: { type }, campaigns }: PromotionGroup,
  markers: readonly string[],
): Campaign[] {
  if (type === 'single') return campaigns.filter(({ picture }) => picture.images.length > 0)
  if (type !== 'html') return campaigns
  return campaigns.filter(({ html }) => html && !markers.some((marker) => html.includes(marker)))
}

/** What is wrong with a group's content, a line each, for whoever looks into the console. */
export function flawsOf(group: PromotionGroup, markers: readonly string[]): string[] {
  const { name, type } = group.location
  const shown = new Set(shownOf(group, markers))
  return group.campaigns.flatMap((campaign) => {
    const of = `promotion ${campaign.id} of ${name}`
    const wrong: string[] = []
    if (!shown.has(campaign))
      wrong.push(
        `${of} is not shown: ${type === 'single' ? 'it has no picture' : 'it has no markup, or that of an excluded widget'}`,
      )
    else if (type === 'multi' && campaign.picture.images.length === 0 && !campaign.html)
      wrong.push(`${of} has no picture: its title stands instead`)
    if (campaign.link !== null && linkOf(campaign) === null)
      wrong.push(`${of} leads nowhere: its link is neither a page of this site nor one of the web`)
    return wrong
  })
}

/** Where a campaign leads: a page of this site, one of the web, or nowhere. */
export const linkOf = ({ link }: Campaign): string | null =>
  link !== null &&
  (isInside(link) ||
    (link.startsWith('/') && !link.startsWith('//')) ||
    /^(?:https?:\/\/|mailto:|tel:)/i.test(link))
    ? link
    : null

/** A class of the content is a word that styles may ask for, and nothing else. */
export const classOf = ({ cssClass }: Campaign): string | undefined =>
  cssClass && /^[a-z][a-z0-9-]{0,40}$/.test(cssClass) ? cssClass : undefined

/** The words above a place. One that was given no title says what it is. */
export const titleOf = ({ location: { name, title } }: PromotionGroup): string =>
  title === '' || title === name ? 'Advertisement' : title

/** Which of so many, by a number from 0 to 1. */
export const drawn = (lot: number, of: number): number => Math.min(Math.floor(lot * of), of - 1)

/** Slides beside each other that the stylesheet of a carousel knows. */
const views = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12] as const
const viewOf = (asked: number) =>
  String(views.findLast((view) => view <= asked) ?? 1).replace('.', '_')

/** The breakpoints of the content for each width at which the layout changes, nearest first. */
const windows = { md: ['md', 'sm', 'xs'], lg: ['lg'], xl: ['xl', '2xl'] } as const

/** `2 md-4 xl-5`: slides beside each other, and from which width on how many. */
export const viewsOf = ({ slidesPerView, breakpoints }: SwiperOptions): string =>
  [
    viewOf(slidesPerView),
    ...Object.entries(windows).flatMap(([width, names]) => {
      const name = names.find((one) => breakpoints[one])
      return name ? [`${width}-${viewOf(breakpoints[name]!.slidesPerView)}`] : []
    }),
  ].join(' ')

/**
 * Milliseconds until a carousel turns; null where it does not by itself. In the events area 3000,
 * unless the department wants another time than everywhere.
 */
export function delayOf({
  location: { name },
  swiperOptions: { autoplay },
}: PromotionGroup): number | null {
  if (!autoplay) return null
  return name === 'home-events' && autoplay.delay === carouselDelay
    ? eventsCarouselDelay
    : autoplay.delay
}

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
