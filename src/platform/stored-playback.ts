import { listenRemembers } from '../domain/constants.ts'

/** An episode as the player needs it. `page` is its URL here, `file` that of the audio. */
export type PlayableEpisode = {
  id: number
  title: string
  show: string | null
  page: string
  file: string
  /** A URL without a size. */
  image: string | null
  /** Seconds, if known. */
  length: number | null
}
/** The state of the player. `at` and `length` are seconds. */
export type PlayerState = {
  sound: PlayableEpisode | null
  playing: boolean
  waiting: boolean
  failed: boolean
  at: number
  length: number | null
  speed: number
}
/**
 * `open` is what the player had at the end of the last visit; `places` are seconds by episode,
 * latest last.
 */
export type StoredPlayback = {
  open: PlayableEpisode | null
  speed: number
  places: [id: number, seconds: number][]
}

/** The storage key; an origin belongs to one department. */
const key = 'fh-listening'
const empty: StoredPlayback = { open: null, speed: 1, places: [] }

/** The stored listening state; an invalid value is empty. */
export function readPlayback(): StoredPlayback {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<StoredPlayback> | null
    const positions = Array.isArray(stored?.places)
      ? stored.places.filter(
          (position) => Array.isArray(position) && position.every(Number.isFinite),
        )
      : []
    return {
      open: isSound(stored?.open) ? stored.open : null,
      speed:
        typeof stored?.speed === 'number' && stored.speed > 0.4 && stored.speed < 4
          ? stored.speed
          : 1,
      places: positions,
    }
  } catch {
    return empty
  }
}

export function writePlayback(listened: StoredPlayback): void {
  try {
    localStorage.setItem(key, JSON.stringify(listened))
  } catch {
    // Storage is off or full: the next visit starts anew.
  }
}

/** The positions with that of an episode: latest last, oldest dropped. Null removes it. */
export const withPlace = (
  positions: StoredPlayback['places'],
  id: number,
  seconds: number | null,
): StoredPlayback['places'] =>
  [
    ...positions.filter(([episodeId]) => episodeId !== id),
    ...(seconds === null ? [] : [[id, Math.floor(seconds)] as [number, number]]),
  ].slice(-listenRemembers)

const isSound = (value: unknown): value is PlayableEpisode => {
  const episode = value as Partial<PlayableEpisode> | null
  return (
    typeof episode?.id === 'number' &&
    typeof episode.title === 'string' &&
    typeof episode.page === 'string' &&
    /^\/(?!\/)/.test(episode.page) &&
    typeof episode.file === 'string' &&
    /^(?:https:\/\/|\/(?!\/))/.test(episode.file)
  )
}
