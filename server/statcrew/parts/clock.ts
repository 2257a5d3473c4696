/**
 * '91:54' in seconds; null for what is no clock. Tenths of the last minute ('0:07.4') count as
 * their second.
 */
export function secondsOf(clock: string): number | null {
  const [, minutes, seconds] = /^(\d+):(\d{2})(?:\.\d+)?$/.exec(clock) ?? []
  return minutes === undefined || seconds === undefined
    ? null
    : Number(minutes) * 60 + Number(seconds)
}
