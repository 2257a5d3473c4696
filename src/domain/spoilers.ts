/** A team's story may reveal a result; a department's story does not (`ui/Spoiler`). */
export const getStorySpoilerProps = ({
  sport,
  date,
}: {
  sport: unknown
  date: string | null
}): { of?: 'story'; told?: string } =>
  sport && date ? { of: 'story', told: date.slice(0, 10) } : {}

/**
 * As `getStorySpoilerProps`, for a headline of which only the URL is known: any story may be a
 * spoiler, until the date in its URL (`/news/2026/11/14/…`) is old; without a date always. Other
 * pages are not.
 */
export const getUrlSpoilerProps = (url: string): { of?: 'story'; told?: string } => {
  const [, year, ...day] = /^\/news\/(\d{4})\/(\d{1,2})\/(\d{1,2})\//.exec(url) ?? []
  return year
    ? { of: 'story', told: [year, ...day.map((part) => part.padStart(2, '0'))].join('-') }
    : url.startsWith('/news/')
      ? { of: 'story' }
      : {}
}
