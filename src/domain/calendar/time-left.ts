export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number }

/** Whole days, hours, minutes and seconds until a time; null once it has passed. */
export function timeLeft(until: number, now: number): TimeLeft | null {
  const seconds = Math.ceil((until - now) / 1000)
  if (!(seconds > 0)) return null
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}
