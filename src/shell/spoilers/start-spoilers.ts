import { mayRevealResult, revealLabel } from '../../domain/reveal-results.ts'
import { isResultRevealed, revealResult } from '../../platform/revealed-results.ts'
import { serverNow } from '../../platform/server-clock.ts'

const spoilers = '[data-spoils]'
const whatOf = (element: HTMLElement) => element.dataset['spoils'] ?? ''

/**
 * Makes every hidden score of the page a button that reveals all scores of the same game for this
 * visit, also those added later. CSS alone hides them, so they are hidden even if this chunk fails.
 * A spoiler inside a link is not a button: a press reveals it, keys follow the link.
 */
export function startSpoilers(): () => void {
  const updateSpoilers = () => {
    // A score of two parts is one button, also with a record between them.
    let last = ''
    let lastScore = ''
    for (const element of document.querySelectorAll<HTMLElement>(spoilers)) {
      const spoilerKey = whatOf(element)
      const { told: resultDate = '' } = element.dataset
      if (
        isResultRevealed(spoilerKey) ||
        (resultDate && !mayRevealResult(resultDate, serverNow()))
      ) {
        asText(element)
        element.dataset['open'] = ''
      } else if (mayBeButton(element) && ![last, lastScore].includes(spoilerKey))
        asButton(element, spoilerKey)
      else if (spoilerKey === 'story') asHeadline(element)
      else {
        // The element now shows another game: it is hidden again.
        asText(element)
        delete element.dataset['open']
      }
      if (mayBeButton(element)) {
        last = spoilerKey
        if (spoilerKey !== 'record') lastScore = spoilerKey
      } else if (spoilerKey !== last) last = lastScore = ''
    }
    forget((element) => element.isConnected && element.matches(spoilers))
  }
  const open = (element: HTMLElement) => {
    const spoilerKey = whatOf(element)
    revealResult(spoilerKey)
    updateSpoilers()
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
  updateSpoilers()
  const watch = new MutationObserver(updateSpoilers)
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

/** Not within a link, not a headline, and not a part that opens with the button of its page. */
const mayBeButton = (element: HTMLElement): boolean =>
  whatOf(element) !== 'story' && !('spoilsPart' in element.dataset) && !element.closest('a')

/** What each button reveals, and its earlier name, to be restored. */
const buttons = new Map<HTMLElement, { what: string; name: string | null }>()

const telling = '[data-spoils]'

/**
 * The opponent or the next link's text, else what the row names its game, and the date; never the
 * text of a hidden link, which may be the score.
 */
function placeWords(element: HTMLElement): string[] {
  const row = element.closest<HTMLElement>('li, tr, article, section')
  const bare = (tag: string) =>
    [...(row?.querySelectorAll(tag) ?? [])]
      .find((candidate) => !candidate.closest(telling) && !candidate.querySelector(telling))
      ?.textContent?.trim() ?? ''
  return [bare('a') || (row?.dataset['game'] ?? ''), row?.tagName === 'SECTION' ? '' : bare('time')]
}

/**
 * A hidden score becomes a button with a name, because its text is also hidden from screen readers.
 */
function asButton(element: HTMLElement, spoilerKey: string): void {
  delete element.dataset['open']
  const button = buttons.get(element)
  if (button?.what === spoilerKey) return
  buttons.set(element, {
    what: spoilerKey,
    name: button ? button.name : element.getAttribute('aria-label'),
  })
  element.role = 'button'
  element.tabIndex = 0
  element.ariaLabel = [revealLabel(spoilerKey), ...placeWords(element)].filter(Boolean).join(', ')
}

/**
 * A hidden headline keeps its link. The label shown by CSS becomes the accessible name of its link
 * and heading.
 */
function asHeadline(element: HTMLElement): void {
  delete element.dataset['open']
  const button = buttons.get(element)
  if (button?.what === 'story') return
  buttons.set(element, {
    what: 'story',
    name: button ? button.name : element.getAttribute('aria-label'),
  })
  element.role = 'img'
  element.removeAttribute('tabindex')
  element.ariaLabel = 'Headline hidden'
}

/** Restores the element and keeps its focus. */
function asText(element: HTMLElement): void {
  const button = buttons.get(element)
  if (!button) return
  buttons.delete(element)
  element.role = null
  element.tabIndex = -1
  element.ariaLabel = button.name
}

/** Forgets buttons that were removed or changed. */
function forget(isOne: (element: HTMLElement) => boolean): void {
  for (const element of buttons.keys()) if (!isOne(element)) asText(element)
}
