import { thumbnailAlert } from '../domain/constants.ts'

type Count = { since: number; errors: number; silentUntil: number }

/**
 * Counts failures by key. True for the one to report: the 200th within 5 minutes, then none for 10.
 */
export function createThumbnailAlert({ errors, within, silentFor } = thumbnailAlert) {
  const counts = new Map<string, Count>()
  return (key: string, now: number): boolean => {
    const existing = counts.get(key)
    if (existing && now < existing.silentUntil) return false
    const count =
      existing && now - existing.since < within
        ? existing
        : { since: now, errors: 0, silentUntil: 0 }
    counts.set(key, count)
    if (++count.errors < errors) return false
    count.silentUntil = now + silentFor
    count.errors = 0
    return true
  }
}

const count = createThumbnailAlert()

/** Reports failing pictures in one log line when there are many. The key is their origin. */
export function thumbnailFailed(url: string): void {
  const key = URL.canParse(url) ? new URL(url).host : location.host
  if (count(key, Date.now()))
    console.warn(
      `Thumbnail alert: ${thumbnailAlert.errors} pictures of ${key} failed within ` +
        `${thumbnailAlert.within / 60_000} minutes`,
    )
}
