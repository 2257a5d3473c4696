import { holdPage } from './outdated.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/** Fields in which somebody has typed something here and not sent it. */
const typed = new Set<Field>()

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement &&
    !/^(?:checkbox|radio|range|color|file|button|submit|reset|hidden)$/.test(target.type))

/**
 * Fields of forms that are sent to the server, what is chosen in them as well as what is typed. A
 * send that was turned back leaves them where they stand.
 */
const begun = new Set<Field | HTMLSelectElement>()

/**
 * A form that is half filled holds its page: no newer build and no ended worker loads it anew
 * (OF-04). What was sent, emptied or is gone from the page holds nothing.
 */
export function watchTyping(): void {
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
  holdPage(isHalfFilled)
}

/** Words in a search that has been closed again hold nothing: nobody is at them. */
export function isHalfFilled(): boolean {
  forgetEmpty(typed)
  return [...typed].some((field) => !field.closest('search') || field.checkVisibility())
}

/** A form that is sent to the server is half filled: no search, and no filter of a list. */
export function isFormBegun(): boolean {
  forgetEmpty(begun)
  return begun.size > 0
}

function forgetEmpty(fields: Set<Field | HTMLSelectElement>): void {
  for (const field of fields)
    if (!field.isConnected || field.value.trim() === '') fields.delete(field)
}
