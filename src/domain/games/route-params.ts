/** Most games on one board. */
const maxBoardGames = 16

/** The game ids in a URL with any separator: '12-15', '12,15', each once. Undefined without any. */
export function boardIds(text: string | null | undefined): number[] | undefined {
  const ids = [...new Set((text ?? '').match(/\d{1,9}/g)?.map(Number))].slice(0, maxBoardGames)
  return ids.length > 0 ? ids : undefined
}

/** Whether a URL has a season that the sport never had. An unpublished season is a season. */
export const isUnknownSeason = (
  requested: string | undefined,
  seasons: readonly { title: string }[],
): boolean =>
  requested !== undefined &&
  !seasons.some(({ title }) => title.toLowerCase() === requested.toLowerCase())
