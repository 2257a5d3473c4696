import { useSyncExternalStore } from 'react'
import { listenAhead, listenBack, listenEnd } from '../domain/constants.ts'
import {
  writePlayback,
  readPlayback,
  withPlace,
  type PlayerState,
  type PlayableEpisode,
} from './stored-playback.ts'
import { blockReload } from './reload-guard.ts'
import { updateMediaSession } from './media-session.ts'

const silent: PlayerState = {
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
/** Milliseconds between stored positions while playing. */
const noteEvery = 5000
let noted = 0
const listeners = new Set<() => void>()

function set(change: Partial<PlayerState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

/** The site's audio element. It belongs to no page, so it plays on during navigation. */
function player(): HTMLAudioElement {
  if (audio) return audio
  const made = new Audio()
  made.preload = 'none'
  // Events arrive late: those of a replaced element are ignored.
  const hear = (name: string, then: () => void) =>
    made.addEventListener(name, () => {
      if (state.sound) then()
    })
  hear('playing', () => {
    set({ playing: true, waiting: false, failed: false })
    updateMediaSession(state, made)
  })
  hear('waiting', () => set({ waiting: true }))
  hear('pause', () => {
    set({ playing: false, waiting: false })
    note()
    updateMediaSession(state, made)
  })
  hear('timeupdate', () => {
    set({ at: made.currentTime })
    if (Date.now() - noted > noteEvery) note()
  })
  hear('durationchange', () => {
    if (Number.isFinite(made.duration)) set({ length: made.duration })
    updateMediaSession(state, made)
  })
  hear('ratechange', () => updateMediaSession(state, made))
  hear('ended', () => set({ playing: false, at: 0 }))
  hear('error', () => set({ playing: false, waiting: false, failed: true }))
  blockReload(() => state.playing)
  addEventListener('pagehide', note)
  // Only one window plays at a time.
  others = new BroadcastChannel('fh-listening')
  others.addEventListener('message', () => made.pause())
  audio = made
  return made
}

function note(): void {
  noted = Date.now()
  const { sound, at, length, speed } = state
  const kept = readPlayback()
  writePlayback({
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

/** The stored position of an episode; 0 without one or after its end. */
const placeOf = (id: number): number => readPlayback().places.find(([one]) => one === id)?.[1] ?? 0

/** Plays an episode from the stored position. */
export function playEpisode(sound: PlayableEpisode): void {
  if (state.sound?.id !== sound.id || state.failed) load(sound)
  void start()
}

function load(sound: PlayableEpisode): void {
  const made = player()
  if (state.sound) note()
  const at = placeOf(sound.id)
  set({ ...silent, sound, at, length: sound.length, speed: readPlayback().speed })
  made.src = sound.file
  made.defaultPlaybackRate = state.speed
  // Before metadata is loaded this sets the start position.
  made.currentTime = at
}

async function start(): Promise<void> {
  const made = player()
  set({ waiting: true, failed: false })
  others?.postMessage('plays')
  try {
    made.playbackRate = state.speed
    await made.play()
  } catch (error) {
    // Paused or replaced before it began.
    if ((error as DOMException).name === 'AbortError') return
    console.warn(`the sound ${state.sound?.file} cannot be played`, error)
    set({ playing: false, waiting: false, failed: true })
  }
}

export const pausePlayer = (): void => audio?.pause()
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

/** Closes the player and keeps the position. */
export function closePlayer(): void {
  audio?.pause()
  note()
  set(silent)
  audio?.removeAttribute('src')
  audio?.load()
  writePlayback({ ...readPlayback(), open: null })
  updateMediaSession(state, audio)
}

/** Restores the player of the last visit, paused: browsers play no audio without a click. */
export function restorePlayer(): void {
  const { open } = readPlayback()
  if (open && !state.sound) load(open)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useListening = (): PlayerState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => silent,
  )
/** 'playing', 'waiting' or null for an episode's button, which does not depend on the position. */
export const useEpisodeState = (id: number): 'playing' | 'waiting' | null =>
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
