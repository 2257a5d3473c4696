import { listenRemembers } from '../domain/constants.ts'

/**
 * What is heard: enough to show and play it without its page. `page` is its address here, `file`
 * where the sound lies.
 */
export type Sound = {
  id: number
  title: string
  show: string | null
  page: string
  file: string
  /** An address without a size. */
  image: string | null
  /** Seconds, where known. */
  length: number | null
}
/** What goes on in the player. `at` and `length` are seconds. */
export type Listening = {
  sound: Sound | null
  playing: boolean
  waiting: boolean
  failed: boolean
  at: number
  length: number | null
  speed: number
}
/**
 * `open` is what the player held when the site was last left; `places` are seconds by episode, the
 * latest last.
 */
export type Listened = {
  open: Sound | null
  speed: number
  places: [id: number, seconds: number][]
}

/** Where it lies on this device; an origin is one department's. */
const key = 'fh-listening'
const nothing: Listened = { open: null, speed: 1, places: [] }

/** What this device remembers of listening; what cannot be read is nothing. */
export function readListened(): Listened {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Listened> | null
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

export function keepListened(listened: Listened): void {
  try {
    localStorage.setItem(key, JSON.stringify(listened))
  } catch {
    // Storage is switched off or full: the next visit begins anew.
  }
}

/** The places with that of an episode: the latest last, the oldest forgotten. Null forgets it. */
export const withPlace = (
  places: Listened['places'],
  id: number,
  seconds: number | null,
): Listened['places'] =>
  [
    ...places.filter(([one]) => one !== id),
    ...(seconds === null ? [] : [[id, Math.floor(seconds)] as [number, number]]),
  ].slice(-listenRemembers)

const isSound = (kept: unknown): kept is Sound => {
  const sound = kept as Partial<Sound> | null
  return (
    typeof sound?.id === 'number' &&
    typeof sound.title === 'string' &&
    typeof sound.page === 'string' &&
    /^\/(?!\/)/.test(sound.page) &&
    typeof sound.file === 'string' &&
    /^(?:https:\/\/|\/(?!\/))/.test(sound.file)
  )
}
