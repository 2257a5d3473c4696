/** A team's story may reveal a result; a department's story does not (`ui/Spoiler`). */
export const getStorySpoilerProps = ({
  sport,
  date,
}: {
  sport: unknown
  date: string | null
}): { of?: 'story'; told?: string } =>
  sport && date ? { of: 'story', told: date.slice(0, 10) } : {}
