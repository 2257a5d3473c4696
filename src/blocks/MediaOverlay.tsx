import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type ToggleEvent } from 'react'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../ui/Link.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import css from './MediaOverlay.module.css'
import type { MediaLink } from './media-links.ts'

/**
 * The links of one row behind its toggle; `group` lets one row of a list be open. The focus on a
 * link opens it (see the style: links of a closed one can be reached by keyboard), leaving and
 * Escape close it, and Escape gives the focus back (spec 0 §4.5). Before any script it opens and
 * closes by itself.
 */
export function MediaOverlay({
  links,
  group,
  of,
}: {
  links: MediaLink[]
  group: string
  /** The game, in words. */ of: string
}) {
  const open = useRef<AbortController>(null)
  useEffect(() => () => open.current?.abort(), [])
  if (links.length === 0) return null
  const close = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape' || !event.currentTarget.open) return
    // This Escape is the overlay's: a panel that it stands in stays.
    event.preventDefault()
    event.stopPropagation()
    event.currentTarget.querySelector('summary')?.focus()
    event.currentTarget.open = false
  }
  const enter = ({ target, currentTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (target.closest('summary') === null) currentTarget.open = true
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
  }
  /** A tap on what takes no focus is leaving, too. */
  const watch = ({ currentTarget, newState }: ToggleEvent<HTMLDetailsElement>) => {
    open.current?.abort()
    if (newState !== 'open') return
    open.current = new AbortController()
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!currentTarget.contains(target as Node)) currentTarget.open = false
      },
      { signal: open.current.signal },
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- focus, leaving and Escape are heard from the links inside, as they bubble
    <details
      className={css.overlay}
      name={group}
      onKeyDown={close}
      onFocus={enter}
      onBlur={leave}
      onToggle={watch}
    >
      <summary className={css.toggle}>
        <Icon name="more" />
        <VisuallyHidden>Toggle Media Overlay: {of}</VisuallyHidden>
      </summary>
      <ul role="list" className={css.links}>
        {links.map((link) => (
          <li key={link.label}>
            <Link className={css.link} to={link.url}>
              <Icon name={link.icon} />
              {link.label}
              <VisuallyHidden>, {of}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
