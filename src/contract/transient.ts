const statuses = [408, 409, 425, 429, 500, 502, 503, 504]

/** Whether a GET with this status is retried once. A retry would not change other statuses. */
export const isTransient = (status: number): boolean => statuses.includes(status)

/** Milliseconds before the retry. */
export const retryDelayMs = 300
