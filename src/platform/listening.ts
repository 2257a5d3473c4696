import { useSyncExternalStore } from 'react'
import { listenAhead, listenBack, listenEnd } from '../domain/constants.ts'
import { keepListened, readListened, withPlace, type Listening, type Sound } from './listened.ts'
import { holdPage } from './outdated.ts'
import { tellDevice } from './media-session.ts'

const silent: Listening = {
  sound: null,
  playing: false,
  waiting: false,
  failed: false,
  at: 0,
  length: null,
  speed: 1,
}
let state = silent
let audio: HTMLAudioElement | undefined
let others: BroadcastChannel | undefined
/** Milliseconds between notes of where we are, while it plays. */
const noteEvery = 5000
let noted = 0
const listeners = new Set<() => void>()

function set(change: Partial<Listening>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

/** The one sound of this site. It belongs to no page: whoever goes on to another hears on. */
function player(): HTMLAudioElement {
  if (audio) return audio
  const made = new Audio()
  made.preload = 'none'
  // Events come later than what caused them: those of a sound that has been taken away mean
  // nothing.
  const hear = (name: string, then: () => void) =>
    made.addEventListener(name, () => {
      if (state.sound) then()
    })
  hear('playing', () => {
    set({ playing: true, waiting: false, failed: false })
    tellDevice(state, made)
  })
  hear('waiting', () => set({ waiting: true }))
  hear('pause', () => {
    set({ playing: false, waiting: false })
    note()
    tellDevice(state, made)
  })
  hear('timeupdate', () => {
    set({ at: made.currentTime })
    if (Date.now() - noted > noteEvery) note()
  })
  hear('durationchange', () => {
    if (Number.isFinite(made.duration)) set({ length: made.duration })
    tellDevice(state, made)
  })
  hear('ratechange', () => tellDevice(state, made))
  hear('ended', () => set({ playing: false, at: 0 }))
  hear('error', () => set({ playing: false, waiting: false, failed: true }))
  holdPage(() => state.playing)
  addEventListener('pagehide', note)
  // One of the windows is heard at a time.
  others = new BroadcastChannel('fh-listening')
  others.addEventListener('message', () => made.pause())
  audio = made
  return made
}

function note(): void {
  noted = Date.now()
  const { sound, at, length, speed } = state
  const kept = readListened()
  keepListened({
    open: sound,
    speed,
    places: sound
      ? withPlace(
          kept.places,
          sound.id,
          at < listenEnd || (length !== null && length - at < listenEnd) ? null : at,
        )
      : kept.places,
  })
}

/** Where this device was in an episode; the start where it was not, or heard it all. */
const placeOf = (id: number): number => readListened().places.find(([one]) => one === id)?.[1] ?? 0

/** Plays an episode from where this device left it. */
export function listen(sound: Sound): void {
  if (state.sound?.id !== sound.id || state.failed) load(sound)
  void start()
}

function load(sound: Sound): void {
  const made = player()
  if (state.sound) note()
  const at = placeOf(sound.id)
  set({ ...silent, sound, at, length: sound.length, speed: readListened().speed })
  made.src = sound.file
  made.defaultPlaybackRate = state.speed
  // Before anything of it is here, this says where it shall begin.
  made.currentTime = at
}

async function start(): Promise<void> {
  const made = player()
  set({ waiting: true, failed: false })
  others?.postMessage('plays')
  try {
    made.playbackRate = state.speed
    await made.play()
  } catch (fault) {
    // Somebody paused it, or took another, before it began.
    if ((fault as DOMException).name === 'AbortError') return
    console.warn(`the sound ${state.sound?.file} cannot be played`, fault)
    set({ playing: false, waiting: false, failed: true })
  }
}

export const pause = (): void => audio?.pause()
export const resume = (): void => {
  if (state.sound && state.failed) load(state.sound)
  if (state.sound) void start()
}

export function goTo(seconds: number): void {
  const at = Math.min(Math.max(0, seconds), state.length ?? seconds)
  player().currentTime = at
  set({ at })
}
export const goBack = (): void => goTo(state.at - listenBack)
export const goAhead = (): void => goTo(state.at + listenAhead)

export function setSpeed(speed: number): void {
  set({ speed })
  player().playbackRate = speed
  note()
}

/** Puts the player away; where it was stays known. */
export function stopListening(): void {
  audio?.pause()
  note()
  set(silent)
  audio?.removeAttribute('src')
  audio?.load()
  keepListened({ ...readListened(), open: null })
  tellDevice(state, audio)
}

/**
 * What the player held when the site was left, ready and silent: a document begins without a click,
 * and no sound without one.
 */
export function takeUpListening(): void {
  const { open } = readListened()
  if (open && !state.sound) load(open)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useListening = (): Listening =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => silent,
  )
/**
 * 'playing', 'waiting' or null of one episode: for its button, which the seconds do not concern.
 */
export const usePlays = (id: number): 'playing' | 'waiting' | null =>
  useSyncExternalStore(
    subscribe,
    () =>
      state.sound?.id !== id ? null : state.playing ? 'playing' : state.waiting ? 'waiting' : null,
    () => null,
  )
export const useHasSound = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => state.sound !== null,
    () => false,
  )
