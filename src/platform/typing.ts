import { holdPage } from './outdated.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/** Fields in which somebody has typed something here and not sent it. */
const typed = new Set<Field>()

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !/^(?:checkbox|radio|range|color|file|button|submit|reset|hidden)$/.test(target.type))

/** A form that is half filled holds its page: no newer build and no ended worker loads it anew (OF-04). What was sent, emptied or is gone from the page holds nothing. */
export function watchTyping(): void {
  document.addEventListener('input', ({ target }) => { if (isField(target)) typed.add(target) }, true)
  document.addEventListener('submit', ({ target }) => { for (const field of typed) if (field.form === target) typed.delete(field) }, true)
  holdPage(isHalfFilled)
}

export function isHalfFilled(): boolean {
  for (const field of typed) if (!field.isConnected || field.value.trim() === '') typed.delete(field)
  return typed.size > 0
}

/** A form that is sent to the server is half filled: no search, and no filter of a list. */
export const isFormBegun = (): boolean => isHalfFilled() && [...typed].some(({ form }) => form?.method === 'post')
