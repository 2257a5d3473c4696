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

/** Widest first: the first that fits the window is shown, the last fits any. */
export const widestFirst = (images: readonly BreakpointImage[]): BreakpointImage[] =>
  images.toSorted((a, b) => viewportWidths[b.breakpoint] - viewportWidths[a.breakpoint])

/** The media query of a breakpoint. */
export const fromWidth = (breakpoint: BreakpointImage['breakpoint']): string =>
  `(min-width: ${viewportWidths[breakpoint] / 16}rem)`

/**
 * The campaigns that can be shown: a single needs a picture, HTML needs markup, and none may have a
 * marker of an excluded widget. The content API leaves others out; an upstream may not.
 */
export function displayableCampaigns(
  { location: { type }, campaigns }: PromotionGroup,
  markers: readonly string[],
): Campaign[] {
  if (type === 'single') return campaigns.filter(({ picture }) => picture.images.length > 0)
  if (type !== 'html') return campaigns
  return campaigns.filter(({ html }) => html && !markers.some((marker) => html.includes(marker)))
}

/** Problems of a group's content for the console, one line each. */
export function findPromotionProblems(group: PromotionGroup, markers: readonly string[]): string[] {
  const { name, type } = group.location
  const displayable = new Set(displayableCampaigns(group, markers))
  return group.campaigns.flatMap((campaign) => {
    const subject = `promotion ${campaign.id} of ${name}`
    const problems: string[] = []
    if (!displayable.has(campaign))
      problems.push(
        `${subject} is not shown: ` +
          (type === 'single'
            ? 'it has no picture'
            : 'it has no markup, or that of an excluded widget'),
      )
    else if (type === 'multi' && campaign.picture.images.length === 0 && !campaign.html)
      problems.push(`${subject} has no picture: its title stands instead`)
    if (campaign.link !== null && campaignLink(campaign) === null)
      problems.push(
        `${subject} leads nowhere: its link is neither a page of this site nor one of the web`,
      )
    return problems
  })
}

/** A campaign's link: a page of this site, an external URL, or null. */
export const campaignLink = ({ link }: Campaign): string | null =>
  link !== null &&
  (isInside(link) ||
    (link.startsWith('/') && !link.startsWith('//')) ||
    /^(?:https?:\/\/|mailto:|tel:)/i.test(link))
    ? link
    : null

/** A class name from content must be a plain word. */
export const campaignClass = ({ cssClass }: Campaign): string | undefined =>
  cssClass && /^[a-z][a-z0-9-]{0,40}$/.test(cssClass) ? cssClass : undefined

/** The heading of a placement; without a title it names its purpose. */
export const groupTitle = ({ location: { name, title } }: PromotionGroup): string =>
  title === '' || title === name ? 'Advertisement' : title

/** An index below `of`, from a number from 0 to 1. */
export const pickIndex = (lot: number, of: number): number => Math.min(Math.floor(lot * of), of - 1)

/** Slides per view that the carousel's CSS has. */
const views = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12] as const
const viewOf = (count: number) =>
  String(views.findLast((view) => view <= count) ?? 1).replace('.', '_')

/** The breakpoints of the content for each width at which the layout changes, nearest first. */
const windows = { md: ['md', 'sm', 'xs'], lg: ['lg'], xl: ['xl', '2xl'] } as const

/** `2 md-4 xl-5`: slides beside each other, and from which width on how many. */
export const slidesPerBreakpoint = ({ slidesPerView, breakpoints }: SwiperOptions): string =>
  [
    viewOf(slidesPerView),
    ...Object.entries(windows).flatMap(([width, names]) => {
      const name = names.find((candidate) => breakpoints[candidate])
      return name ? [`${width}-${viewOf(breakpoints[name]!.slidesPerView)}`] : []
    }),
  ].join(' ')

/**
 * Milliseconds between slides; null without autoplay. 3000 in the events area, unless the
 * department sets its own time there.
 */
export function autoplayDelayMs({
  location: { name },
  swiperOptions: { autoplay },
}: PromotionGroup): number | null {
  if (!autoplay) return null
  return name === 'home-events' && autoplay.delay === carouselDelay
    ? eventsCarouselDelay
    : autoplay.delay
}

/** Cookie of a splash that was shown or continued; its value says which. */
export const splashCookie = (id: number): string => `fh-splash-${id}`
/** Cookie of a visitor who skips all splash screens. */
export const splashSkipCookie = 'fh-splash-skip'

/** How long each kind of dismissal lasts. */
export const dismissals = {
  shown: { for: splashShownFor },
  continued: { for: splashContinuedFor },
  skipped: { until: splashSkippedUntil },
} as const

/**
 * Whether it has begun and not ended; the last second is included. Without an end it never ends;
 * with an invalid start it never begins.
 */
export function splashRuns(
  { startDateUtc, endDateUtc }: Pick<Splash, 'startDateUtc' | 'endDateUtc'>,
  now: number,
): boolean {
  const end = endDateUtc ? Date.parse(endDateUtc) : Number.NaN
  return Date.parse(startDateUtc) <= now && !(end + 1000 <= now)
}

/** Whether it has content besides its buttons. */
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
 * The link of its picture: a path of this site, or an external URL that the server allowed; the
 * home page without one or when it links to itself.
 */
export const splashLink = ({ link }: Pick<Splash, 'link'>, currentPath: string): string =>
  link && /^(?:\/(?![/\\])|https?:\/\/)/i.test(link) && link !== currentPath ? link : '/'

/** Its two colors if they are valid and have enough contrast. */
export function splashColors({
  backgroundColor: background,
  foregroundColor: foreground,
}: Pick<Splash, 'backgroundColor' | 'foregroundColor'>): {
  background: string
  foreground: string
} | null {
  const both = [background, foreground].every((color) => /^#[0-9a-f]{6}$/i.test(color ?? ''))
  return both && contrast(background!, foreground!) >= 4.5
    ? { background: background!, foreground: foreground! }
    : null
}
