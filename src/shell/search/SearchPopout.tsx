import { paths } from '../../routes/paths.ts'
import { useEffect, useRef, type FocusEvent, type ToggleEvent } from 'react'
import { SearchForm } from '../../blocks/search/SearchForm.tsx'
import { href } from '../../routes/href.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { useOnNavigation } from '../use-on-navigation.ts'
import { popoutId as id } from './popout-id.ts'
import css from './SearchPopout.module.css'

/**
 * The search of the header on extra-large desktops: a popover at the top of the window, which also
 * works without a script; Escape and the close button return focus. Narrower headers with a row
 * menu link to the search page.
 */
export function SearchPopout() {
  const sheet = useRef<HTMLDivElement>(null)
  const close = () => sheet.current?.hidePopover()
  useOnNavigation(close)
  // Opened before this script was loaded, so focus is not in its field yet.
  useEffect(() => {
    const open = sheet.current
    if (open?.matches(':popover-open') && !open.contains(document.activeElement))
      open.querySelector('input')?.focus()
  }, [])

  return (
    <>
      <button type="button" className={css.open} popoverTarget={id}>
        <Icon name="search" />
        Search
      </button>
      <Link className={css.link} to={href(paths.search, {})}>
        <Icon name="search" />
        Search
      </Link>
      <div
        ref={sheet}
        id={id}
        className={css.sheet}
        popover="auto"
        data-theme="on-primary"
        onToggle={({ currentTarget, newState }: ToggleEvent<HTMLDivElement>) => {
          if (newState === 'open') currentTarget.querySelector('input')?.focus()
        }}
        onBlur={({ relatedTarget, currentTarget }: FocusEvent<HTMLDivElement>) => {
          // Its own button closes it.
          if (
            relatedTarget &&
            !currentTarget.contains(relatedTarget) &&
            relatedTarget.getAttribute('popovertarget') !== id
          )
            close()
        }}
      >
        <div className={css.inner}>
          <SearchForm label="Entire site" opens="below" onGone={close} />
          <Button kind="text" popoverTarget={id} popoverTargetAction="hide">
            <Icon name="close" />
            Close
          </Button>
        </div>
      </div>
    </>
  )
}
