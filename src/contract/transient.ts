const statuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/**
 * Whether a GET that was answered with this status is asked again, once. All others are an answer:
 * asking again would only be told the same.
 */
export const isTransient = (status: number): boolean => statuses.has(status)

/** Milliseconds before the second try. */
export const secondTryAfter = 300
