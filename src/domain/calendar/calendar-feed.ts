export type FeedType = 'ICS' | 'CSV'

/**
 * Where the games of a department, or of some of its sports, are had for a calendar of one's own or
 * a spreadsheet (server/api/calendar).
 */
export const feedPath = (type: FeedType, ...sportIds: number[]): string =>
  `/api/v2/Calendar/subscribe?type=${type}${sportIds.length > 0 ? `&sportId=${sportIds.join(',')}` : ''}`

/** One game as a calendar file, for who wants no more than that one. */
export const gameFeedPath = (gameId: number): string =>
  `/api/v2/Calendar/subscribe?type=ICS&gameId=${gameId}`

/** The same without a word of how a game stands or ended. */
export const withoutScores = (path: string): string => `${path}&scores=none`
