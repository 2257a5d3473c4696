import type { FocusEvent, KeyboardEvent } from 'react'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../ui/Link.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import css from './MediaOverlay.module.css'
import type { MediaLink } from './media-links.ts'

/** The links of one row behind its toggle; `group` lets one row of a list be open. Escape and leaving close it (spec 0 §4.5). */
export function MediaOverlay({ links, group, of }: { links: MediaLink[]; group: string; /** The game, in words. */ of: string }) {
  if (links.length === 0) return null
  const close = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape' || !event.currentTarget.open) return
    event.currentTarget.open = false
    event.currentTarget.querySelector('summary')?.focus()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and leaving are heard from the links inside, as they bubble
    <details className={css.overlay} name={group} onKeyDown={close} onBlur={leave}>
      <summary className={css.toggle}><Icon name="more" /><VisuallyHidden>Toggle Media Overlay: {of}</VisuallyHidden></summary>
      <ul role="list" className={css.links}>
        {links.map((link) => <li key={link.label}><Link className={css.link} to={link.url}><Icon name={link.icon} />{link.label}</Link></li>)}
      </ul>
    </details>
  )
}
