import { consentFor } from '../constants.ts'

/** Categories of consent. */
export const purposes = ['analytics', 'advertising'] as const
export type Purpose = (typeof purposes)[number]
export type Choice = Readonly<Record<Purpose, boolean>>

export const nothingAllowed: Choice = { analytics: false, advertising: false }
/** A category that was not asked for is not allowed. */
export const allowing = (asked: readonly Purpose[]): Choice => ({
  analytics: asked.includes('analytics'),
  advertising: asked.includes('advertising'),
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
    const kept = JSON.parse(text ?? 'null') as
      | ({ version: unknown; at: unknown } & Record<string, unknown>)
      | null
    if (
      kept?.version !== version ||
      typeof kept.at !== 'number' ||
      kept.at > now ||
      now - kept.at >= consentFor
    )
      return null
    return { analytics: kept['analytics'] === true, advertising: kept['advertising'] === true }
  } catch {
    return null
  }
}

/** Whether a category was withdrawn: running scripts only end with a new document. */
export const isWithdrawn = (before: Choice, after: Choice): boolean =>
  purposes.some((purpose) => before[purpose] && !after[purpose])

export const anythingAllowed = (choice: Choice): boolean =>
  purposes.some((purpose) => choice[purpose])
