/**
 * Milliseconds for which a team's headline may spoil a game; plus a day for time zones, which
 * content does not have.
 */
const news = (48 + 14) * 3600_000

/**
 * Whether a story of this date (a wall clock of the department) may be a spoiler. True for an
 * invalid date.
 */
export const mayRevealResult = (date: string, now: number): boolean => {
  const endOfDay = Date.parse(`${date.slice(0, 10)}T23:59:59Z`)
  return Number.isNaN(endOfDay) || now - endOfDay < news
}

/** The label of the reveal button. */
export const revealLabel = (kind: string): string =>
  /^\d/.test(kind) ? 'Show score' : kind === 'record' ? 'Show record' : 'Show result'
