/**
 * Whether an address names a season that a sport never had. One that is only not published yet is a
 * season.
 */
export const noSuchSeason = (
  asked: string | undefined,
  seasons: readonly { title: string }[],
): boolean =>
  asked !== undefined && !seasons.some(({ title }) => title.toLowerCase() === asked.toLowerCase())
