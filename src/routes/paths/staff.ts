/** The department's people. */
export const staffPaths = {} as const
