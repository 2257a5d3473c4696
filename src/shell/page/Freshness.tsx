import { useEffect, useRef, useState } from 'react'
import type { ApiResult } from '../../data/api-result.ts'
import { formatTime } from '../../domain/calendar/clock-words.ts'
import { useMounted } from '../../platform/mounted.ts'
import { Icon } from '../../ui/Icon.tsx'
import { reserveBarSpace } from '../reserve-bar-space.ts'
import css from '../Shell.module.css'

/**
 * How old the page's data is: 'Saved 2:02 p.m., offline' from the device, 'Saved 2:02 p.m.; the
 * newest could not be read' when the server had nothing newer; and whether a part is missing.
 */
export function Freshness({
  answers,
  partial,
}: {
  answers: (ApiResult | undefined)[]
  partial: boolean
}) {
  const mounted = useMounted()
  const [opened] = useState(() => new Date())
  const saved = answers.filter((answer) => answer?.saved)
  const byServer = saved.length > 0 && saved.every((answer) => answer!.byServer)
  const strip = useRef<HTMLParagraphElement>(null)
  const showsSaved = mounted && saved.length > 0
  useEffect(() => (strip.current ? reserveBarSpace(strip.current, '--lifted') : undefined))
  useEffect(() => {
    document.documentElement.toggleAttribute('data-shows-saved', showsSaved)
    return () => document.documentElement.removeAttribute('data-shows-saved')
  }, [showsSaved])
  // Space is reserved on a page from the worker's cache and on one rendered with older data (see
  // its CSS), so that nothing moves.
  if (!mounted || (saved.length === 0 && !partial))
    return (
      <div
        className={css.place}
        data-kept={byServer || undefined}
        data-starts={byServer || partial || undefined}
      />
    )
  const oldest = new Date(Math.min(opened.getTime(), ...saved.map((answer) => answer!.at)))
  return (
    <div className={css.place}>
      <p
        ref={strip}
        role="status"
        data-freshness={saved.length > 0 ? 'saved' : 'partial'}
        className={css.strip}
      >
        {!byServer && <Icon name="offline" />}
        {saved.length > 0 && (
          <span>
            Saved{' '}
            <time dateTime={oldest.toISOString()}>
              {formatTime(oldest.getTime(), opened.getTime())}
            </time>
            {byServer ? '; the newest could not be read' : ', offline'}
          </span>
        )}
        {partial && <span>Some of this page could not be loaded</span>}
      </p>
    </div>
  )
}
