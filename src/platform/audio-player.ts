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
  const element = new Audio()
  element.preload = 'none'
  // Events arrive late: those of a replaced element are ignored.
  const listen = (name: string, then: () => void) =>
    element.addEventListener(name, () => {
      if (state.sound) then()
    })
  listen('playing', () => {
    set({ playing: true, waiting: false, failed: false })
    updateMediaSession(state, element)
  })
  listen('waiting', () => set({ waiting: true }))
  listen('pause', () => {
    set({ playing: false, waiting: false })
    note()
    updateMediaSession(state, element)
  })
  listen('timeupdate', () => {
    set({ at: element.currentTime })
    if (Date.now() - noted > noteEvery) note()
  })
  listen('durationchange', () => {
    if (Number.isFinite(element.duration)) set({ length: element.duration })
    updateMediaSession(state, element)
  })
  listen('ratechange', () => updateMediaSession(state, element))
  listen('ended', () => set({ playing: false, at: 0 }))
  listen('error', () => set({ playing: false, waiting: false, failed: true }))
  blockReload(() => state.playing)
  addEventListener('pagehide', note)
  // Only one window plays at a time.
  others = new BroadcastChannel('fh-listening')
  others.addEventListener('message', () => element.pause())
  audio = element
  return element
}

function note(): void {
  noted = Date.now()
  const { sound, at, length, speed } = state
  const stored = readPlayback()
  writePlayback({
    open: sound,
    speed,
    places: sound
      ? withPlace(
          stored.places,
          sound.id,
          at < listenEnd || (length !== null && length - at < listenEnd) ? null : at,
        )
      : stored.places,
  })
}

/** The stored position of an episode; 0 without one or after its end. */
const placeOf = (id: number): number =>
  readPlayback().places.find(([episodeId]) => episodeId === id)?.[1] ?? 0

/** Plays an episode from the stored position. */
export function playEpisode(sound: PlayableEpisode): void {
  if (state.sound?.id !== sound.id || state.failed) load(sound)
  void start()
}

function load(sound: PlayableEpisode): void {
  const element = player()
  if (state.sound) note()
  const position = placeOf(sound.id)
  set({ ...silent, sound, at: position, length: sound.length, speed: readPlayback().speed })
  element.src = sound.file
  element.defaultPlaybackRate = state.speed
  // Before metadata is loaded this sets the start position.
  element.currentTime = position
}

async function start(): Promise<void> {
  const element = player()
  set({ waiting: true, failed: false })
  others?.postMessage('plays')
  try {
    element.playbackRate = state.speed
    await element.play()
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
  const position = Math.min(Math.max(0, seconds), state.length ?? seconds)
  player().currentTime = position
  set({ at: position })
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
