/**
 * '2025-2026', '2025/26' and '2025-26' are one season, written by three people; '2026' is another
 * (none is derived from another).
 */
const spelling = (title: string): string =>
  title
    .trim()
    .toLowerCase()
    .replace(/^(\d{4})\s*[-–/_]\s*(?:\d{2})?(\d{2})$/, '$1-$2')

/**
 * Of a sport's rosters or schedules the one of a season, whatever letters are capital: an address
 * is in lower case (SQLite knows only those of ASCII).
 */
export const ofSeason = <Row extends { season: string }>(
  rows: Row[],
  title: string,
): Row | undefined =>
  rows.find(({ season }) => season === title) ??
  rows.find(({ season }) => spelling(season) === spelling(title))
