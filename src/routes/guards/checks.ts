import * as api from '../../contract/api.ts'
import type { Guard } from '../../contract/rules.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { apiQuery, type ApiQuery } from '../../data/api-query.ts'
import { isAllowedRedirect } from '../../domain/shell/redirects.ts'
import { href } from '../href.ts'
import { scheduleHref, sportHref, playerHref, rosterHref, coachesHref } from '../links.ts'
import { paths } from '../paths.ts'

/** The result of a check: nothing, a redirect, or that there is no such page. */
export type GuardResult = undefined | { status: 301 | 302; to: string } | { status: 404 | 410 }

/** The input of a check. */
export type GuardContext = {
  params: Readonly<Record<string, string | undefined>>
  /** The sport of the row; only rows with a sport have it. */
  sport: Sport
  url: URL
  /** Hosts that the department lists. Other hosts are never redirected to. */
  hosts(): Promise<readonly string[]>
  /**
   * null: it does not exist. undefined: it could not be read, and the visitor is not redirected.
   */
  read<R>(read: ApiQuery<R>): Promise<R | undefined>
}
export type GuardCheck = (context: GuardContext) => GuardResult | Promise<GuardResult>

export const notFoundResult: GuardResult = { status: 404 }
const redirectPermanently = (to: string): GuardResult => ({ status: 301, to })
const redirectTemporarily = (to: string): GuardResult => ({ status: 302, to })

/**
 * The URL at which content says it is located: a page of this site or a listed host. Any other is
 * not followed.
 */
async function redirectIfAllowed(
  target: string,
  { url, hosts }: GuardContext,
): Promise<GuardResult> {
  if (isAllowedRedirect(target, [url.hostname, ...(await hosts())])) {
    const { host, pathname, search, hash } = new URL(target, url)
    return redirectTemporarily(host === url.host ? pathname + search + hash : target)
  }
  console.warn(
    `${url.pathname} is not sent to ${target.slice(0, 200)}: its host is not among redirectHosts`,
  )
  return undefined
}

function dayOf({ year, month, day }: GuardContext['params']): string {
  if (!year || !month || !day) throw new Error('the path has no date')
  return `${year}-${month}-${day}`
}
const sportFileRead = ({ params, url }: GuardContext) =>
  apiQuery(api.sportFile, {
    date: dayOf(params),
    filename: params['filename'] ?? '',
    access: url.pathname.startsWith('/protected/') ? 'protected' : undefined,
  })

/**
 * A story that is only a link redirects to its target. Hidden and unpublished stories count as
 * missing, so the row gives a 404.
 */
const news: GuardCheck = async (context) => {
  const story = await context.read(
    apiQuery(api.story, { date: dayOf(context.params), slug: context.params['storySlug'] ?? '' }),
  )
  return story?.redirectAbsoluteUrl
    ? redirectIfAllowed(story.redirectAbsoluteUrl, context)
    : undefined
}

const sportFile: GuardCheck = async (context) => {
  const file = await context.read(sportFileRead(context))
  if (file === null) return notFoundResult
  return file?.redirectAbsoluteUrl
    ? redirectIfAllowed(file.redirectAbsoluteUrl, context)
    : undefined
}

/**
 * Redirects to the canonical URL of a story or sport file. `cleanPath` handles case and slashes,
 * the row a story's date and slug; this handles a file's date, and `.aspx` from older sites. The
 * not-found page has this check for the department's rules only.
 */
const urlCleanup: GuardCheck = async (context) => {
  const { params, url } = context
  const filePath =
    params['filename'] === undefined
      ? url.pathname
      : (await context.read(sportFileRead(context)))?.url
  const right = filePath?.replace(/\.aspx$/, '')
  return right && right !== url.pathname ? redirectPermanently(right) : undefined
}

/** Redirects to the file. A document available on request has a page. */
const document: GuardCheck = async ({ params, read }) => {
  const result = await read(apiQuery(api.documentByPath, { path: params['*'] ?? '' }))
  if (result === null) return notFoundResult
  return result?.file ? redirectTemporarily(result.file.url) : undefined
}

const publications: GuardCheck = async (context) => {
  const publication = await context.read(
    apiQuery(api.publication, { slug: context.params['publicationSlug'] ?? '' }),
  )
  if (publication === null) return notFoundResult
  return publication?.redirectUrl ? redirectIfAllowed(publication.redirectUrl, context) : undefined
}

const facilities: GuardCheck = async (context) => {
  const facility = await context.read(
    apiQuery(api.facility, { facilityId: Number(context.params['facilityId']) }),
  )
  if (facility === null) return notFoundResult
  return facility?.pageUrl ? redirectIfAllowed(facility.pageUrl, context) : undefined
}

const rosterBio: GuardCheck = async ({ params, url, read }) => {
  const player = await read(
    apiQuery(api.player, { rosterPlayerId: Number(params['rosterPlayerId']) }),
  )
  if (!player) return player === null ? notFoundResult : undefined
  if (player.hideBio)
    return redirectTemporarily(rosterHref(player.sport, player.seasonSlug ?? undefined))
  const right = playerHref(player.sport, player)
  return right === url.pathname ? undefined : redirectPermanently(right)
}

/** Coaches and support staff: a person may have several positions, each with its own URL. */
const coach: GuardCheck = async ({ params, sport, url, read }) => {
  const support = params['supportStaffId'] !== undefined
  const person = await read(
    apiQuery(api.staffMember, { staffId: Number(params['coachId'] ?? params['supportStaffId']) }),
  )
  if (!person) return person === null ? notFoundResult : undefined
  if (person.hideBio) return redirectTemporarily(coachesHref(sport))
  if (person.posts.some((post) => post.url === url.pathname)) return undefined
  const right =
    person.posts.find(
      (post) => post.sport.id === sport.id && (post.kind === 'support') === support,
    ) ??
    person.posts.find((post) => post.sport.id === sport.id) ??
    person.posts[0]
  return right ? redirectPermanently(right.url) : notFoundResult
}

const honors: GuardCheck = async ({ params: { slug, inducteeId }, read }) => {
  const [settings, inductee] = await Promise.all([
    read(apiQuery(api.hallOfFameSettings, {})),
    inducteeId === undefined
      ? undefined
      : read(apiQuery(api.inductee, { inducteeId: Number(inducteeId) })),
  ])
  if (settings?.enabled === false) return notFoundResult
  return inductee === null ? redirectTemporarily(href(paths.honors, { slug })) : undefined
}

/**
 * Without a schedule: the sport's home. A season that it never had: the current one. An unpublished
 * season has a page that says so.
 */
const schedule: GuardCheck = async ({ params: { seasonTitle }, sport, read }) => {
  if ((await read(apiQuery(api.schedule, { sportId: sport.id, season: seasonTitle }))) !== null)
    return undefined
  const published = await read(apiQuery(api.relatedSeasons, { sportId: sport.id }))
  if (published?.length === 0) return redirectTemporarily(sportHref(sport))
  const seasons = seasonTitle && (await read(apiQuery(api.seasons, { sportId: sport.id })))
  return seasons && !seasons.some(({ title }) => title.toLowerCase() === seasonTitle.toLowerCase())
    ? redirectTemporarily(scheduleHref(sport))
    : undefined
}

/**
 * Statistics on another site: there. No statistics for the season: its schedule. The print version
 * is the department's own document, if any.
 */
const cumulativeStats: GuardCheck = async (context) => {
  const {
    params: { season },
    sport,
    read,
  } = context
  const stats = await read(apiQuery(api.seasonStats, { sportId: sport.id, season }))
  if (stats === null) return redirectTemporarily(scheduleHref(sport, season))
  if (stats?.elsewhere) return redirectIfAllowed(stats.elsewhere, context)
  return stats?.pdf && context.url.pathname.endsWith('/pdf')
    ? redirectIfAllowed(stats.pdf.url, context)
    : undefined
}

/** Only the department's rules apply. */
const rulesAlone: GuardCheck = () => undefined

/** What each guard checks besides the department's rules of its name. */
export const checks: Record<Exclude<Guard, 'outside'>, GuardCheck> = {
  'legacy-urls': rulesAlone,
  redirects: rulesAlone,
  'external-urls': rulesAlone,
  'cume-stats': cumulativeStats,
  document,
  coach,
  'roster-bio': rosterBio,
  hof: honors,
  publications,
  news,
  'url-cleanup': urlCleanup,
  schedule,
  'sport-file': sportFile,
  facilities,
}

/** Throws for an unknown guard. */
export function getGuardCheck(name: string): GuardCheck {
  if (!Object.hasOwn(checks, name)) throw new Error(`Unknown route middleware: ${name}`)
  return checks[name as keyof typeof checks]
}
