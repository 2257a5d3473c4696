import { blockReload } from './reload-guard.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/** Fields with unsent text. */
const typed = new Set<Field>()

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement &&
    !/^(?:checkbox|radio|range|color|file|button|submit|reset|hidden)$/.test(target.type))

/** Fields and selects of forms that are sent to the server. A refused submission keeps them. */
const begun = new Set<Field | HTMLSelectElement>()

/**
 * A half-filled form holds its page: neither a newer build nor an ending worker reloads it. Sent,
 * emptied or removed fields do not count. Called by the first script, because the app comes later
 * than the first letters; what was typed before that differs from what the page came with.
 */
export function watchTyping(): void {
  for (const field of document.querySelectorAll('input, textarea'))
    if (isField(field) && field.value !== field.defaultValue) typed.add(field)
  document.addEventListener(
    'input',
    ({ target }) => {
      if (isField(target)) typed.add(target)
      if (
        (target instanceof HTMLInputElement ||
          target instanceof HTMLTextAreaElement ||
          target instanceof HTMLSelectElement) &&
        target.form?.method === 'post'
      )
        begun.add(target)
    },
    true,
  )
  document.addEventListener(
    'submit',
    ({ target }) => {
      for (const field of typed) if (field.form === target) typed.delete(field)
    },
    true,
  )
  blockReload(isHalfFilled)
}

/** Text in a closed search field does not count. */
export function isHalfFilled(): boolean {
  forgetEmpty(typed)
  return [...typed].some((field) => !field.closest('search') || field.checkVisibility())
}

/** Whether a form that is sent to the server is half filled; searches and filters do not count. */
export function isFormBegun(): boolean {
  forgetEmpty(begun)
  return begun.size > 0
}

function forgetEmpty(fields: Set<Field | HTMLSelectElement>): void {
  for (const field of fields)
    if (!field.isConnected || field.value.trim() === '') fields.delete(field)
}
