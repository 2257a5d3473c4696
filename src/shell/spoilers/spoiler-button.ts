import { coverWords } from '../../domain/phone/spoils.ts'

/** What each cover tells of, and the name it had before, for the day it is none any more. */
const buttons = new Map<HTMLElement, { what: string; name: string | null }>()

const telling = '[data-spoils]'

/**
 * The opponent, or whatever leads on from there, and the day: never a link that is covered itself,
 * whose words are the score.
 */
function placeWords(element: HTMLElement): string[] {
  const row = element.closest('li, tr, article, section')
  const bare = (tag: string) =>
    [...(row?.querySelectorAll(tag) ?? [])]
      .find((one) => !one.closest(telling) && !one.querySelector(telling))
      ?.textContent?.trim() ?? ''
  return [bare('a'), row?.tagName === 'SECTION' ? '' : bare('time')]
}

/** What is covered is a button with a name: its words are hidden from everybody. */
export function asButton(element: HTMLElement, what: string): void {
  delete element.dataset['open']
  const known = buttons.get(element)
  if (known?.what === what) return
  buttons.set(element, { what, name: known ? known.name : element.getAttribute('aria-label') })
  element.role = 'button'
  element.tabIndex = 0
  element.ariaLabel = [coverWords(what), ...placeWords(element)].filter(Boolean).join(', ')
}

/**
 * A headline that is covered: no button, its link leads on. What the style writes over it is said
 * to who listens as well, and is the name of its link and its heading.
 */
export function asHeadline(element: HTMLElement): void {
  delete element.dataset['open']
  const known = buttons.get(element)
  if (known?.what === 'story') return
  buttons.set(element, {
    what: 'story',
    name: known ? known.name : element.getAttribute('aria-label'),
  })
  element.role = 'img'
  element.removeAttribute('tabindex')
  element.ariaLabel = 'Headline covered'
}

/** It is what it was; a focus that it has stays. */
export function asText(element: HTMLElement): void {
  const known = buttons.get(element)
  if (!known) return
  buttons.delete(element)
  element.role = null
  element.tabIndex = -1
  element.ariaLabel = known.name
}

/** What has become something else, or is gone, is no button. */
export function forget(isOne: (element: HTMLElement) => boolean): void {
  for (const element of buttons.keys()) if (!isOne(element)) asText(element)
}
