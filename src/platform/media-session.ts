import type { PlayerState } from './stored-playback.ts'

/**
 * Sets the Media Session metadata: lock screen, headphones, media keys. Nothing where it is not
 * supported.
 */
export function updateMediaSession(
  { sound, playing, length, at, speed }: PlayerState,
  audio: HTMLAudioElement | undefined,
): void {
  if (!('mediaSession' in navigator)) return
  const session = navigator.mediaSession
  session.playbackState = sound ? (playing ? 'playing' : 'paused') : 'none'
  session.metadata = sound
    ? new MediaMetadata({
        title: sound.title,
        artist: sound.show ?? '',
        artwork: sound.image
          ? [{ src: `${sound.image}/480.webp`, sizes: '480x480', type: 'image/webp' }]
          : [],
      })
    : null
  if (sound && length && length >= at)
    session.setPositionState({
      duration: length,
      position: at,
      playbackRate: audio?.playbackRate || speed,
    })
}

type Keys = {
  play(): void
  pause(): void
  back(): void
  ahead(): void
  to(seconds: number): void
  stop(): void
}

/** Handles the device's media keys. */
export function handleMediaKeys({ play, pause, back, ahead, to, stop }: Keys): void {
  if (!('mediaSession' in navigator)) return
  const does: [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', play],
    ['pause', pause],
    ['seekbackward', back],
    ['seekforward', ahead],
    ['stop', stop],
    [
      'seekto',
      ({ seekTime }) => {
        if (seekTime !== undefined) to(seekTime)
      },
    ],
  ]
  for (const [action, handler] of does) {
    try {
      navigator.mediaSession.setActionHandler(action, handler)
    } catch {
      // An action that this browser does not support.
    }
  }
}
