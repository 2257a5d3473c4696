import type { Guard } from '../../contract/schema/route-rule.ts'
import { cumulativeStats, schedule } from './of-games.ts'
import {
  document,
  facilities,
  news,
  publications,
  sportFile,
  urlCleanup,
} from './of-publications.ts'
import { coach, honors, rosterBio } from './of-people.ts'
import type { Check } from './guard-result.ts'

/** All that these say is in the department's rules. */
const rulesAlone: Check = () => undefined

/**
 * The 14 named checks of spec 0 §2.1: what each does besides the department's own rules of its name
 * (spec decisions, Guards).
 */
export const checks: Record<Exclude<Guard, 'outside'>, Check> = {
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

/** Throws the error of spec 0 §8 for a name that is none. */
export function checkOf(name: string): Check {
  if (!Object.hasOwn(checks, name)) throw new Error(`Unknown route middleware: ${name}`)
  return checks[name as keyof typeof checks]
}
