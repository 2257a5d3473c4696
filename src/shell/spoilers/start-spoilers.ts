import { mayTell } from '../../domain/phone/spoils.ts'
import { isShown, show } from '../../platform/shown-scores.ts'
import { trueNow } from '../../platform/true-time.ts'
import { asButton, asHeadline, asText, forget } from './spoiler-button.ts'

const spoilers = '[data-spoils]'
const whatOf = (element: HTMLElement) => element.dataset['spoils'] ?? ''

/**
 * Every spoiler of the page becomes a button that opens all that tells of the same game, and stays
 * open for the visit; so does what is drawn later. The style alone hides: what this file never
 * reached is covered. A spoiler inside a link is no button: a press opens it, keys follow the link.
 */
export function startSpoilers(): () => void {
  const look = () => {
    let last = ''
    for (const element of document.querySelectorAll<HTMLElement>(spoilers)) {
      const what = whatOf(element)
      const { told = '' } = element.dataset
      if (isShown(what) || (told && !mayTell(told, trueNow()))) {
        asText(element)
        element.dataset['open'] = ''
      } else if (
        what !== 'story' &&
        what !== last &&
        !('spoilsPart' in element.dataset) &&
        !element.closest('a')
      )
        asButton(element, what)
      else if (what === 'story') asHeadline(element)
      else {
        // The element of another game is drawn on with this one: it is covered again.
        asText(element)
        delete element.dataset['open']
      }
      last = what
    }
    forget((element) => element.isConnected && element.matches(spoilers))
  }
  const open = (element: HTMLElement) => {
    const what = whatOf(element)
    show(what)
    look()
    if (element.role === null && element.tabIndex >= -1 && element.hasAttribute('tabindex'))
      element.focus()
  }
  const coverAt = (target: EventTarget | null) => {
    const element = (target as Element | null)?.closest?.<HTMLElement>(
      `${spoilers}:not([data-open], [data-spoils='story'])`,
    )
    return element ?? undefined
  }
  const onClick = (event: MouseEvent) => {
    const element = coverAt(event.target)
    if (!element) return
    event.preventDefault()
    event.stopPropagation()
    open(element)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    const element = coverAt(event.target)
    if (!element || element !== event.target) return
    event.preventDefault()
    open(element)
  }
  look()
  const watch = new MutationObserver(look)
  watch.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-spoils', 'data-told'],
  })
  addEventListener('click', onClick, { capture: true })
  addEventListener('keydown', onKey, { capture: true })
  return () => {
    watch.disconnect()
    removeEventListener('click', onClick, { capture: true })
    removeEventListener('keydown', onKey, { capture: true })
    forget(() => false)
    for (const element of document.querySelectorAll<HTMLElement>(spoilers))
      delete element.dataset['open']
  }
}
