export type FeedType = 'ICS' | 'CSV'

/** Where the games of a department, or of one sport, are had for a calendar of one's own or a spreadsheet (server/api/calendar). */
export const feedPath = (type: FeedType, sportId?: number): string => `/api/v2/Calendar/subscribe?type=${type}${sportId === undefined ? '' : `&sportId=${sportId}`}`

/** One game as a calendar file, for who wants no more than that one. */
export const gameFeedPath = (gameId: number): string => `/api/v2/Calendar/subscribe?type=ICS&gameId=${gameId}`
