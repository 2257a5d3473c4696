/** Games beside the schedule itself: results, opponents, what is printed. */
export const gamesPaths = {} as const
