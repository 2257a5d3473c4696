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
const nothing: StoredPlayback = { open: null, speed: 1, places: [] }

/** The stored listening state; an invalid value is empty. */
export function readPlayback(): StoredPlayback {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<StoredPlayback> | null
    const places = Array.isArray(kept?.places)
      ? kept.places.filter((place) => Array.isArray(place) && place.every(Number.isFinite))
      : []
    return {
      open: isSound(kept?.open) ? kept.open : null,
      speed: typeof kept?.speed === 'number' && kept.speed > 0.4 && kept.speed < 4 ? kept.speed : 1,
      places,
    }
  } catch {
    return nothing
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
  places: StoredPlayback['places'],
  id: number,
  seconds: number | null,
): StoredPlayback['places'] =>
  [
    ...places.filter(([one]) => one !== id),
    ...(seconds === null ? [] : [[id, Math.floor(seconds)] as [number, number]]),
  ].slice(-listenRemembers)

const isSound = (kept: unknown): kept is PlayableEpisode => {
  const sound = kept as Partial<PlayableEpisode> | null
  return (
    typeof sound?.id === 'number' &&
    typeof sound.title === 'string' &&
    typeof sound.page === 'string' &&
    /^\/(?!\/)/.test(sound.page) &&
    typeof sound.file === 'string' &&
    /^(?:https:\/\/|\/(?!\/))/.test(sound.file)
  )
}
