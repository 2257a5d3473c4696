import { installAgainAfter, installVisits } from '../domain/constants.ts'

/**
 * How the site can be installed in this browser: already installed; the browser prompts; the
 * visitor uses the browser's menu, as on iPhones and iPads; not inside another app's browser; or
 * unknown.
 */
export type InstallWay = 'installed' | 'asks' | 'by-hand' | 'elsewhere' | 'none'
export type InstallFacts = {
  userAgent: string
  touchPoints: number
  isStandalone: boolean
  canAsk: boolean
}

/**
 * In-app browsers, by user agent. On iPhones, Safari and other browsers can install from the share
 * menu.
 */
const insideOthers =
  /FBA[NV]|FB_IAB|Instagram|\bLine\/|Twitter|TikTok|musical_ly|Snapchat|LinkedInApp|Pinterest|GSA\//

export function installWay({
  userAgent,
  touchPoints,
  isStandalone,
  canAsk,
}: InstallFacts): InstallWay {
  if (isStandalone) return 'installed'
  if (canAsk) return 'asks'
  // An iPad reports itself as a Mac.
  const isApple =
    /iP(?:hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
  if (!isApple) return 'none'
  return insideOthers.test(userAgent) || !/Safari\//.test(userAgent) ? 'elsewhere' : 'by-hand'
}

/**
 * What this device remembers for the install offer. `days`: number of different days with a visit;
 * `last`: the latest one in local time ('2026-11-22').
 */
export type InstallMemory = {
  days: number
  last: string
  followed: boolean
  refusedAt: number | null
  installed: boolean
}
export const noMemory: InstallMemory = {
  days: 0,
  last: '',
  followed: false,
  refusedAt: null,
  installed: false,
}

export const afterVisit = (memory: InstallMemory, day: string): InstallMemory =>
  memory.last === day ? memory : { ...memory, days: memory.days + 1, last: day }

/**
 * Whether to offer installation: after a follow or a second visit, not within 90 days of a refusal,
 * and never when installed or impossible.
 */
export function mayOffer(
  method: InstallWay,
  { days, followed, refusedAt, installed }: InstallMemory,
  now: number,
): boolean {
  if (installed || method === 'installed' || method === 'none') return false
  if (!followed && days < installVisits) return false
  // A refusal in the future, after the clock was changed, still counts.
  return refusedAt === null || now - refusedAt > installAgainAfter
}
