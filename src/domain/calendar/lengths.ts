const two = (number: number) => String(number).padStart(2, '0')

/** Seconds as in a player: 65 → '1:05', 3665 → '1:01:05'. */
export function formatPlaybackTime(seconds: number): string {
  const all = Math.max(0, Math.floor(seconds))
  const [hours, minutes, rest] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** Seconds as a length: 1864 → '31 min', 5400 → '1 h 30 min', 40 → '40 sec'. */
export function formatLength(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} sec`
  const minutes = Math.round(seconds / 60)
  return minutes < 60
    ? `${minutes} min`
    : `${Math.floor(minutes / 60)} h${minutes % 60 ? ` ${minutes % 60} min` : ''}`
}

/** The same for screen readers: 65 → '1 minute 5 seconds'. */
export function spokenLength(seconds: number): string {
  const all = Math.max(0, Math.floor(seconds))
  const parts = (
    [
      [Math.floor(all / 3600), 'hour'],
      [Math.floor(all / 60) % 60, 'minute'],
      [all % 60, 'second'],
    ] as const
  ).filter(([number]) => number > 0)
  return (
    parts.map(([number, unit]) => `${number} ${unit}${number === 1 ? '' : 's'}`).join(' ') ||
    '0 seconds'
  )
}
