import { use, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ApiResult } from '../../data/api-result.ts'
import { lastLiveUpdate } from '../../data/live/live-updates.ts'
import { computeAge, type AgeKind } from '../../domain/calendar/age.ts'
import { formatTime } from '../../domain/calendar/clock-words.ts'
import { serverNow } from '../../platform/server-clock.ts'
import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { reserveBarSpace } from '../reserve-bar-space.ts'
import { SettingsContext } from '../settings.ts'
import css from '../Shell.module.css'

/** Milliseconds between two updates. */
const every = 5000
const icons: Record<AgeKind, string> = {
  live: 'refresh',
  'quiet-live': 'refresh',
  offline: 'offline',
}

const staying: ReadonlySet<AgeKind> = new Set(['offline', 'quiet-live'])

const onLine = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/**
 * The age of a page with a live game at its bottom, and of any page at the bottom of the window
 * when it is not current, in the department's time zone as all times of the page. Updates are
 * silent; only network changes are announced.
 */
export function AgeLine({ answers }: { answers: readonly (ApiResult | undefined)[] }) {
  const zone = use(SettingsContext)?.timeZone
  const online = useSyncExternalStore(onLine, () => navigator.onLine)
  const [now, setNow] = useState(serverNow)
  const [since] = useState(now)
  const [live, setLive] = useState(false)
  const [was, setWas] = useState(online)
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const refresh = () => {
      setNow(serverNow())
      setLive(document.querySelector('#main [data-live]:not([data-live="false"])') !== null)
    }
    refresh()
    const timer = setInterval(refresh, every)
    // After sleep the age is right at once.
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [answers])
  if (was !== online) {
    setWas(online)
    setSpoken(
      online
        ? 'Back online. This page is being updated.'
        : 'Offline. This page may be out of date.',
    )
  }
  const presentAnswers = answers.filter((answer) => answer !== undefined)
  // The strip above the page shows it already (`Freshness`).
  const hasSaved = presentAnswers.some(({ saved }) => saved)
  const age = computeAge({
    at: presentAnswers.length > 0 ? Math.min(...presentAnswers.map(({ at }) => at)) : null,
    now,
    online,
    saved: false,
    live: live ? { ...lastLiveUpdate(), since } : null,
  })
  const line = useRef<HTMLParagraphElement>(null)
  const kind = age && !hasSaved ? age.kind : null
  const time = age && age.moment !== null ? formatTime(age.moment, now, zone) : ''
  // Bars do not cover the line while it stays in the window.
  useEffect(
    () => (kind && staying.has(kind) ? reserveBarSpace(line.current!, '--lifted') : undefined),
    [kind],
  )
  return (
    <>
      {/* The key renders centered text anew, so that it does not move. */}
      {age && !hasSaved && (
        <p key={age.kind} ref={line} className={css.lineAge} data-age={age.kind}>
          <Icon name={icons[age.kind]} />
          <span>
            <span>{age.words}</span>
            {age.moment !== null && (
              <>
                {/* A time of another day begins with its date. */}
                {/^[A-Z]/.test(time) ? ' ' : ' at '}
                <time dateTime={new Date(age.moment).toISOString()}>{time}</time>
              </>
            )}
          </span>
        </p>
      )}
      <VisuallyHidden>
        <span role="status" data-announcer="network">
          {spoken}
        </span>
      </VisuallyHidden>
    </>
  )
}
