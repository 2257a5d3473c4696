import type { Takeovers } from '../../contract/notices.schema.ts'

/** Takeovers of home pages. */
type Takeover = Takeovers['takeovers'][number]

/** The target, and the cookies that prevent a repetition. */
export type TakeoverTarget = { url: string; cookies: string[] }

/**
 * The name of a takeover's cookie: a prefix and a hash of the content's name, which might match
 * another cookie. FNV-1a, 32 bits.
 */
export function takeoverCookie(name: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(name)) hash = Math.imul(hash ^ byte, 0x01000193)
  return `fh-takeover-${(hash >>> 0).toString(16).padStart(8, '0')}`
}

/**
 * Whether a browser on this page (full URL) may be sent to the target without asking: another page
 * of this site, or an https host that the server allowed.
 */
export function mayTakeOver(url: string, currentUrl: string): boolean {
  if (
    /\p{Cc}/u.test(url) ||
    !(url.startsWith('/') || /^https?:\/\//i.test(url)) ||
    !URL.canParse(url, currentUrl)
  )
    return false
  const [to, from] = [new URL(url, currentUrl), new URL(currentUrl)]
  if (to.origin !== from.origin) return /^https:\/\//i.test(url) && !to.username && !to.password
  return to.pathname + to.search !== from.pathname + from.search
}

/**
 * A takeover without URL or cookie is ignored, and so is one that was followed. The content's own
 * cookie name is checked, too, for visitors of an earlier site.
 */
const counts = ({ url, cookie }: Takeover, hasCookie: (name: string) => boolean): boolean =>
  !!url && !!cookie?.trim() && !hasCookie(cookie) && !hasCookie(takeoverCookie(cookie))

/**
 * The takeover of this visit: the first valid one; the shared board when several game days are
 * live.
 */
export function findTakeover(
  { config, takeovers }: Takeovers,
  hasCookie: (name: string) => boolean,
  currentUrl: string,
): TakeoverTarget | null {
  const counting = takeovers.filter(
    (takeover) => counts(takeover, hasCookie) && mayTakeOver(takeover.url!, currentUrl),
  )
  // A game day without a game (0) is not on the board.
  const gameDays = counting.filter(({ type, id }) => type === 'GameDay' && id > 0)
  const ids = [...new Set(gameDays.map(({ id }) => id))]
  if (config.isConcurrent && ids.length > 1)
    return { url: `/gameday/concurrent.aspx?ids=${ids.join(',')}`, cookies: cookiesOf(gameDays) }
  return counting[0] ? { url: counting[0].url!, cookies: cookiesOf([counting[0]]) } : null
}

/** Takeovers with a URL that is not allowed, which is a content error for the log. */
export const invalidTakeovers = ({ takeovers }: Takeovers, currentUrl: string): Takeover[] =>
  takeovers.filter(({ url, cookie }) => url && cookie?.trim() && !mayTakeOver(url, currentUrl))

const cookiesOf = (takeovers: Takeover[]): string[] => [
  ...new Set(takeovers.map(({ cookie }) => takeoverCookie(cookie!))),
]
