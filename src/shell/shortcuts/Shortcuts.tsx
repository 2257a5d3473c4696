import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { shortcutHref } from '../../blocks/shortcuts/shortcut-href.ts'
import { ShortcutList } from '../../blocks/shortcuts/ShortcutList.tsx'
import { matchShortcut } from '../../domain/follow/shortcuts.ts'
import { updateDeviceSettings } from '../../platform/device-settings.ts'
import { useDeviceSettings } from '../../platform/use-device-settings.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useOnNavigation } from '../use-on-navigation.ts'
import css from '../DeferredShell.module.css'
import { popoutId } from '../search/popout-id.ts'

/**
 * The keyboard shortcuts while they are on: not in fields, and not under a dialog. `?` lists them.
 */
export function Shortcuts() {
  const on = useDeviceSettings().shortcuts === 'on'
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  useOnNavigation(() => dialog.current?.close())

  useEffect(() => {
    if (!on) return
    let before: { key: string; at: number } | null = null
    const onKey = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        event.repeat ||
        event.isComposing ||
        event.ctrlKey ||
        event.altKey ||
        event.metaKey ||
        isTyping(event.target) ||
        document.querySelector('dialog:modal')
      )
        return
      const pressed = { key: event.key, at: event.timeStamp }
      const name = matchShortcut(pressed, before)
      before = name ? null : pressed
      const to = name && shortcutHref(name)
      if (name === null || to === null) return
      event.preventDefault()
      if (name === 'list') dialog.current?.showModal()
      else if (name !== 'search' || !focusSearch()) void navigate(to)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [on, navigate])

  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby="shortcuts-title">
      <h2 id="shortcuts-title" className={css.title}>
        Keyboard shortcuts
      </h2>
      <ShortcutList />
      <p className={css.shortcutsWays}>
        <Button autoFocus onClick={() => dialog.current?.close()}>
          <Icon name="close" />
          Close
        </Button>
        <Button
          kind="text"
          onClick={() => {
            updateDeviceSettings({ shortcuts: 'off' })
            dialog.current?.close()
          }}
        >
          Turn shortcuts off
        </Button>
      </p>
    </dialog>
  )
}

const typed =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, ' +
  'select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], ' +
  '[role="application"]'

/** Whether the focused element uses the key itself. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typed) !== null

/**
 * Focuses a search field: the page's own, else the header's popover, which it opens. False when
 * neither is visible.
 */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main search input[name="q"]')
  if (field) {
    field.focus()
    return true
  }
  const opens = document.querySelector<HTMLButtonElement>(`button[popovertarget="${popoutId}"]`)
  if (!opens?.checkVisibility()) return false
  opens.focus()
  document.getElementById(popoutId)?.showPopover()
  return true
}
