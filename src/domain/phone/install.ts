import { installAgainAfter, installVisits } from '../constants.ts'

/**
 * How this browser puts the site on a home screen: it is there already; the browser asks when we
 * do; the visitor does it with the browser's own menu, which iPhones and iPads leave to him; he
 * must leave another app's window first, which cannot; or not at all, as far as we know.
 */
export type InstallWay = 'installed' | 'asks' | 'by-hand' | 'elsewhere' | 'none'
export type InstallFacts = {
  userAgent: string
  touchPoints: number
  isStandalone: boolean
  canAsk: boolean
}

/**
 * Windows of other apps, by what they say of themselves. Safari and the browsers that iPhones have
 * beside it can do it from their share menu.
 */
const insideOthers =
  /FBAN|FBAV|FB_IAB|Instagram|\bLine\/|Twitter|TikTok|musical_ly|Snapchat|LinkedInApp|Pinterest|GSA\//

export function installWay({
  userAgent,
  touchPoints,
  isStandalone,
  canAsk,
}: InstallFacts): InstallWay {
  if (isStandalone) return 'installed'
  if (canAsk) return 'asks'
  // An iPad says that it is a Mac.
  const isApple =
    /iP(?:hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
  if (!isApple) return 'none'
  return insideOthers.test(userAgent) || !/Safari\//.test(userAgent) ? 'elsewhere' : 'by-hand'
}

/**
 * What this device remembers of it. `days`: on how many different days somebody was here; `last`:
 * the newest of them, as its own calendar says ('2026-11-22').
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
 * Whether the offer may come by itself: after a follow or a second visit, not where it was refused
 * within 90 days, never where the site is installed or cannot be.
 */
export function mayOffer(
  way: InstallWay,
  { days, followed, refusedAt, installed }: InstallMemory,
  now: number,
): boolean {
  if (installed || way === 'installed' || way === 'none') return false
  if (!followed && days < installVisits) return false
  // A clock that was set back is no reason to ask again.
  return refusedAt === null || now - refusedAt > installAgainAfter
}
