import { coverWords } from '../../domain/spoils.ts'

/** Names of elements that have one of their own, for the day they are no buttons any more. */
const names = new WeakMap<Element, string | null>()

/** What is covered is a button with a name: its words are hidden from everybody. */
export function asButton(element: HTMLElement): void {
  if (element.role === 'button') return
  names.set(element, element.getAttribute('aria-label'))
  const of = element.closest('li, tr, article, section')?.querySelector('a')?.textContent?.trim()
  element.role = 'button'
  element.tabIndex = 0
  element.ariaLabel = [coverWords(element.dataset['spoils'] ?? ''), of].filter(Boolean).join(', ')
}

/** It is what it was; a focus that it has stays. `opened` is false where nothing is covered any more. */
export function asText(element: HTMLElement, opened = true): void {
  if (opened) element.dataset['open'] = ''
  else delete element.dataset['open']
  if (element.role !== 'button') return
  element.role = null
  element.tabIndex = -1
  element.ariaLabel = names.get(element) ?? null
}
