import { useEffect, useRef } from 'react'
import type { SiteSettings } from '../../contract/site.schema.ts'
import { Icon } from '../../ui/Icon.tsx'
import css from './forms.module.css'

/** A form filled in offline: stored on the device and not received yet. */
export function FormQueued({ settings }: { settings: SiteSettings }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <section className={css.shutBox} aria-labelledby="waits">
      <Icon name="offline" />
      <div className={css.words}>
        <h2 id="waits" ref={heading} tabIndex={-1} className="card-title">
          Saved on this device, not sent yet
        </h2>
        <p>
          You’re offline, or {settings.name} cannot be reached. Your entry will be sent when you
          reconnect and open this site. You can leave this page.
        </p>
      </div>
    </section>
  )
}
