import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Answer } from '../../data/answer.ts'
import { lastHeard } from '../../data/live/heard.ts'
import { ageOf, momentWords, type AgeKind } from '../../domain/calendar/age.ts'
import { trueNow } from '../../platform/true-time.ts'
import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from '../Shell.module.css'

/** Milliseconds between two looks at the clock. */
const every = 5000
const icons: Record<AgeKind, string> = {
  live: 'refresh',
  'quiet-live': 'refresh',
  updated: 'check',
  old: 'refresh',
  offline: 'offline',
}

const onLine = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/**
 * How old the page is, at its foot: in words beside a sign, and where that is not as it should be,
 * at the foot of the window. It ticks in silence; aloud is only what is new of the network.
 */
export function AgeLine({
  answers,
  fresh,
}: {
  answers: readonly (Answer | undefined)[]
  /** Milliseconds. */
  fresh: number
}) {
  const online = useSyncExternalStore(onLine, () => navigator.onLine)
  const [now, setNow] = useState(trueNow)
  const [live, setLive] = useState(false)
  const [was, setWas] = useState(online)
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const look = () => {
      setNow(trueNow())
      setLive(document.querySelector('#main [data-live]:not([data-live="false"])') !== null)
    }
    look()
    const timer = setInterval(look, every)
    return () => clearInterval(timer)
  }, [answers])
  if (was !== online) {
    setWas(online)
    setSpoken(
      online
        ? 'Back online. This page is being updated.'
        : 'Offline. What you see is what was last known.',
    )
  }
  const known = answers.filter((answer) => answer !== undefined)
  // The strip above the page says it already (`Freshness`).
  const kept = known.some(({ saved }) => saved)
  const age = ageOf({
    at: known.length > 0 ? Math.min(...known.map(({ at }) => at)) : null,
    now,
    fresh,
    online,
    saved: false,
    live: live ? { heard: lastHeard() } : null,
  })
  return (
    <>
      {/* Centred words of another width are drawn anew instead of being moved. */}
      {age && !kept && (
        <p key={age.kind} className={css.lineAge} data-age={age.kind}>
          <Icon name={icons[age.kind]} />
          <span>
            {age.words}
            {age.moment !== null && (
              <>
                {' '}
                <time dateTime={new Date(age.moment).toISOString()}>
                  {momentWords(age.moment, now)}
                </time>
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
