import { consentFor } from '../constants.ts'

/** Categories of consent. */
export const purposes = ['analytics', 'advertising'] as const
export type Purpose = (typeof purposes)[number]
export type Choice = Readonly<Record<Purpose, boolean>>

export const nothingAllowed: Choice = { analytics: false, advertising: false }
/** A category that was not asked for is not allowed. */
export const allowing = (allowed: readonly Purpose[]): Choice => ({
  analytics: allowed.includes('analytics'),
  advertising: allowed.includes('advertising'),
})

/**
 * The key of the stored choice: in local storage instead of a cookie, because no server needs it.
 */
export const consentKey = 'fh-consent'
/** Increase it when choices made under an earlier text no longer count. */
const version = 1

export const writtenChoice = (choice: Choice, now: number): string =>
  JSON.stringify({ version, at: now, ...choice })

/**
 * The stored choice; null when there is none, or it has another version or is older than 12 months.
 * Then consent is asked for again.
 */
export function readChoice(text: string | null, now: number): Choice | null {
  try {
    const stored = JSON.parse(text ?? 'null') as
      | ({ version: unknown; at: unknown } & Record<string, unknown>)
      | null
    if (
      stored?.version !== version ||
      typeof stored.at !== 'number' ||
      stored.at > now ||
      now - stored.at >= consentFor
    )
      return null
    return { analytics: stored['analytics'] === true, advertising: stored['advertising'] === true }
  } catch {
    return null
  }
}

/** Whether a category was withdrawn: running scripts only end with a new document. */
export const isWithdrawn = (before: Choice, after: Choice): boolean =>
  purposes.some((purpose) => before[purpose] && !after[purpose])

export const anythingAllowed = (choice: Choice): boolean =>
  purposes.some((purpose) => choice[purpose])
