import type { Takeovers } from '../../contract/notices.schema.ts'

/** The rules of takeovers on home and sport home. */
type Takeover = Takeovers['takeovers'][number]

/** Where the visitor is sent, and the cookies that keep it from happening again. */
export type Leads = { url: string; cookies: string[] }

/**
 * The name of a takeover's cookie as we write it: ours and a hash, never the content's own words,
 * which could be the name of a session or a whole cookie. FNV-1a, 32 bits.
 */
export function takeoverCookie(name: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(name)) hash = Math.imul(hash ^ byte, 0x01000193)
  return `fh-takeover-${(hash >>> 0).toString(16).padStart(8, '0')}`
}

/**
 * Whether a browser on this page (its whole address) may be sent there without a question: to
 * another page of this site, or by https to a host that the server let pass.
 */
export function mayTakeOver(url: string, here: string): boolean {
  if (
    /\p{Cc}/u.test(url) ||
    !(url.startsWith('/') || /^https?:\/\//i.test(url)) ||
    !URL.canParse(url, here)
  )
    return false
  const [to, from] = [new URL(url, here), new URL(here)]
  if (to.origin !== from.origin) return /^https:\/\//i.test(url) && !to.username && !to.password
  return to.pathname + to.search !== from.pathname + from.search
}

/**
 * One without an address or a cookie counts for nothing, nor does one that was followed already;
 * its own name is read, for those who were sent there by an earlier site.
 */
const counts = ({ url, cookie }: Takeover, hasCookie: (name: string) => boolean): boolean =>
  !!url && !!cookie?.trim() && !hasCookie(cookie) && !hasCookie(takeoverCookie(cookie))

/**
 * The takeover of this visit: the first that counts; where several game days are on and share a
 * board, that.
 */
export function takeoverOf(
  { config, takeovers }: Takeovers,
  hasCookie: (name: string) => boolean,
  here: string,
): Leads | null {
  const counting = takeovers.filter((one) => counts(one, hasCookie) && mayTakeOver(one.url!, here))
  // A board shows games: a day that names none (0) is on no board.
  const gameDays = counting.filter(({ type, id }) => type === 'GameDay' && id > 0)
  const ids = [...new Set(gameDays.map(({ id }) => id))]
  if (config.isConcurrent && ids.length > 1)
    return { url: `/gameday/concurrent.aspx?ids=${ids.join(',')}`, cookies: cookiesOf(gameDays) }
  return counting[0] ? { url: counting[0].url!, cookies: cookiesOf([counting[0]]) } : null
}

/**
 * Those that have an address to which nobody may be sent: a mistake of the content, for the log.
 */
export const strayTakeovers = ({ takeovers }: Takeovers, here: string): Takeover[] =>
  takeovers.filter(({ url, cookie }) => url && cookie?.trim() && !mayTakeOver(url, here))

const cookiesOf = (takeovers: Takeover[]): string[] => [
  ...new Set(takeovers.map(({ cookie }) => takeoverCookie(cookie!))),
]
