import { consentFor } from '../constants.ts'

/** What others may be loaded for. */
export const purposes = ['analytics', 'advertising'] as const
export type Purpose = (typeof purposes)[number]
export type Choice = Readonly<Record<Purpose, boolean>>

export const nothingAllowed: Choice = { analytics: false, advertising: false }
/** What was not asked for is not allowed either. */
export const allowing = (asked: readonly Purpose[]): Choice => ({
  analytics: asked.includes('analytics'),
  advertising: asked.includes('advertising'),
})

/**
 * Where a browser keeps the choice: its own storage, never a cookie (it is nobody's business but
 * this device's).
 */
export const consentKey = 'fh-consent'
/** Grows when a choice made under the old words no longer counts. */
const version = 1

export const writtenChoice = (choice: Choice, now: number): string =>
  JSON.stringify({ version, at: now, ...choice })

/**
 * The choice that was kept; null when there is none, it is of another version, or it is older than
 * 12 months: then it is asked for again.
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

/**
 * Something was allowed and is no more: what runs already can only be ended by another document.
 */
export const isWithdrawn = (before: Choice, after: Choice): boolean =>
  purposes.some((purpose) => before[purpose] && !after[purpose])

export const anythingAllowed = (choice: Choice): boolean =>
  purposes.some((purpose) => choice[purpose])
