import { popoutId } from '../search/popout-id.ts'

/**
 * Puts the focus into a search field of this page: that of the page itself, else the sheet of the
 * header, which opens. False where neither is to be seen.
 */
export function focusSearch(): boolean {
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
