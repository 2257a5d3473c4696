import { useState } from 'react'
import type { Answer } from '../data/answer.ts'
import { useMounted } from '../platform/mounted.ts'
import { Icon } from '../ui/Icon.tsx'
import css from './Freshness.module.css'

/** How old the page's data is, when it came from the device instead of the network: 'Saved 2:02 PM, offline'; and whether some of it is missing. */
export function Freshness({ answers, partial }: { answers: (Answer | undefined)[]; partial: boolean }) {
  const mounted = useMounted()
  const [opened] = useState(() => new Date())
  const saved = answers.filter((answer) => answer?.saved)
  // The place is kept on a page that the worker had saved (see the style), so that nothing moves when the words come.
  if (!mounted || (saved.length === 0 && !partial)) return <div className={css.place} />
  const oldest = new Date(Math.min(opened.getTime(), ...saved.map((answer) => answer!.at)))
  return (
    <div className={css.place}>
      <p role="status" data-freshness={saved.length > 0 ? 'saved' : 'partial'} className={css.strip}>
        <Icon name="offline" />
        {saved.length > 0 && <span>Saved <time dateTime={oldest.toISOString()}>{(oldest.toDateString() === opened.toDateString() ? clock : dayAndClock).format(oldest)}</time>, offline</span>}
        {partial && <span>Some of this page could not be loaded</span>}
      </p>
    </div>
  )
}

const time = { hour: 'numeric', minute: '2-digit' } as const
const clock = new Intl.DateTimeFormat('en-US', time)
const dayAndClock = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', ...time })
