import type { SiteSettings } from '../../contract/schema/site.ts'
import css from './Welcome.module.css'

/** In place of the hero, while the department has not told a story yet: its name and its word. */
export function Welcome({ settings }: { settings: SiteSettings }) {
  return (
    <div className={css.band} data-theme="on-primary">
      <div className={css.inner}>
        <p className={css.name} aria-hidden="true">
          {settings.name}
        </p>
        {settings.tagline && <p className={css.tagline}>{settings.tagline}</p>}
      </div>
    </div>
  )
}
