import { useEffect, useLayoutEffect, useRef } from 'react'
import { listenAhead, listenBack, listenSpeeds } from '../../domain/constants.ts'
import { formatPlaybackTime, spokenLength } from '../../domain/calendar/lengths.ts'
import {
  goAhead,
  goBack,
  goTo,
  pausePlayer,
  resume,
  setSpeed,
  closePlayer,
  useListening,
} from '../../platform/audio-player.ts'
import { handleMediaKeys } from '../../platform/media-session.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { reserveBarSpace } from '../reserve-bar-space.ts'
import css from './PlayerBar.module.css'

/** The player bar at the bottom of the window, which stays during navigation. */
export function PlayerBar() {
  const { sound, playing, waiting, failed, at, length, speed } = useListening()
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => reserveBarSpace(bar.current!, '--player'), [])
  useEffect(
    () =>
      handleMediaKeys({
        play: resume,
        pause: pausePlayer,
        back: goBack,
        ahead: goAhead,
        to: goTo,
        stop: closePlayer,
      }),
    [],
  )
  if (!sound) return null
  const close = () => {
    document.getElementById('main')?.focus({ preventScroll: true })
    closePlayer()
  }
  return (
    <section
      ref={bar}
      className={css.bar}
      data-theme="on-primary"
      data-floating
      data-print="no"
      aria-label="Podcast player"
    >
      <div className={css.inner}>
        <button
          type="button"
          className={css.main}
          onClick={playing || waiting ? pausePlayer : resume}
        >
          <Icon name={playing || waiting ? 'pause' : 'play'} />
          <VisuallyHidden>{playing || waiting ? 'Pause' : 'Play'}</VisuallyHidden>
        </button>
        <p className={css.what}>
          <Link className={css.title} to={sound.page}>
            {sound.title}
          </Link>
          <span className={css.show} role="status">
            {failed
              ? 'This episode cannot be played right now.'
              : waiting && !playing
                ? 'Loading…'
                : sound.show}
          </span>
        </p>
        <div className={css.time}>
          <span className={css.clock}>{formatPlaybackTime(at)}</span>
          <input
            className={css.track}
            type="range"
            min={0}
            max={Math.max(1, Math.floor(length ?? at))}
            step={1}
            value={Math.floor(at)}
            disabled={length === null}
            aria-label="Position"
            aria-valuetext={`${spokenLength(at)}${length ? ` of ${spokenLength(length)}` : ''}`}
            onChange={(event) => goTo(Number(event.target.value))}
          />
          <span className={css.clock}>{length === null ? '–:––' : formatPlaybackTime(length)}</span>
        </div>
        <div className={css.keys}>
          <button type="button" className={css.key} onClick={goBack}>
            <span aria-hidden="true">−{listenBack}</span>
            <VisuallyHidden>Back {listenBack} seconds</VisuallyHidden>
          </button>
          <button type="button" className={css.key} onClick={goAhead}>
            <span aria-hidden="true">+{listenAhead}</span>
            <VisuallyHidden>Forward {listenAhead} seconds</VisuallyHidden>
          </button>
          <select
            className={css.speed}
            aria-label="Speed"
            value={speed}
            onChange={(event) => setSpeed(Number(event.target.value))}
          >
            {listenSpeeds.map((listenSpeed) => (
              <option key={listenSpeed} value={listenSpeed}>
                {listenSpeed}×
              </option>
            ))}
          </select>
        </div>
        <button type="button" className={css.close} onClick={close}>
          <Icon name="close" />
          <VisuallyHidden>Close the player</VisuallyHidden>
        </button>
      </div>
    </section>
  )
}
