import { use, useEffect, useState } from 'react'
import { outboxEvent, sendOutbox, takeFromOutbox, waitingForms, type Waiting } from '../../data/form-outbox.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { SettingsContext } from '../settings.ts'
import css from './SendForms.module.css'

/** The longest wait between two tries, in milliseconds. */
const longest = 5 * 60_000

/** Forms that were filled in without a network: visible on every page until they are received, sent by themselves. */
export function SendForms() {
  const tenant = use(SettingsContext)?.tenant
  const [waiting, setWaiting] = useState<Waiting[]>([])
  useEffect(() => {
    if (!tenant) return
    let timer: ReturnType<typeof setTimeout>
    let tries = 0
    let busy = false
    let ended = false
    const read = async () => { const now = await waitingForms(tenant); if (!ended) setWaiting(now) }
    const send = async () => {
      clearTimeout(timer)
      if (busy || ended) return
      busy = true
      const after = await sendOutbox(tenant)
      busy = false
      if (ended) return
      tries = after === null ? 0 : tries + 1
      if (after !== null) timer = setTimeout(() => void send(), Math.min(longest, Math.max(after, 2000 * 2 ** tries)))
      await read()
    }
    const soon = () => { tries = 0; void send() }
    const seen = () => { if (document.visibilityState === 'visible') soon() }
    const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`forms-${tenant}`) : undefined
    const reread = () => void read()
    channel?.addEventListener('message', reread)
    addEventListener(outboxEvent, reread)
    addEventListener('online', soon)
    document.addEventListener('visibilitychange', seen)
    void read().then(send)
    return () => {
      ended = true
      clearTimeout(timer)
      channel?.close()
      removeEventListener(outboxEvent, reread)
      removeEventListener('online', soon)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [tenant])

  // What is being sent right now is no news.
  const shown = waiting.filter(({ sending }) => !sending)
  if (!tenant || shown.length === 0) return null
  return (
    <aside className={css.bar} aria-label="Forms that wait to be sent">
      <ul role="list" className={css.list}>
        {shown.map(({ title, url, submission, refused }) => (
          <li key={submission.key} className={css.item}>
            <span role="status">{refused === null ? <><strong>{title}</strong> is kept on this device and is sent when there is a network.</> : <><strong>{title}</strong> was not taken: {refused}</>}</span>
            {refused !== null && <span className={css.ways}><Link to={url}>Open the form</Link><Button kind="text" size="small" onClick={() => void takeFromOutbox(tenant, submission.key)}>Remove</Button></span>}
          </li>
        ))}
      </ul>
    </aside>
  )
}
