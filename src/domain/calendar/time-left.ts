/** Whole days, hours, minutes and seconds until a time; null once it has passed. */
export function timeLeft(until: number, now: number): number[] | null {
  const seconds = Math.ceil((until - now) / 1000)
  if (!(seconds > 0)) return null
  const units = [seconds / 86_400, (seconds / 3600) % 24, (seconds / 60) % 60, seconds % 60]
  return units.map(Math.floor)
}
