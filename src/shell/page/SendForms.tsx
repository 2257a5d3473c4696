import { use, useEffect, useState } from 'react'
import { takeFromOutbox, type Waiting } from '../../data/form-outbox.ts'
import { keepSending } from '../../data/form-sending.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { SettingsContext } from '../settings.ts'
import css from './SendForms.module.css'

/** Forms that were filled in without a network: visible on every page until they are received, sent by themselves. */
export function SendForms() {
  const tenant = use(SettingsContext)?.tenant
  const [waiting, setWaiting] = useState<Waiting[]>([])
  useEffect(() => {
    if (tenant) return keepSending(tenant, setWaiting)
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
