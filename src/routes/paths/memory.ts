/** What was: days, tags, moments, rosters of old. */
export const memoryPaths = {} as const
