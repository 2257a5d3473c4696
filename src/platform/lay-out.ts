import { whenIdle } from './when-idle.ts'

/** Elements that are laid out at once: a few milliseconds on a slow phone. */
const slice = 30

/**
 * Parts with `data-skipped` are not laid out while they are far from the window
 * (`content-visibility`), so that a page is there sooner. After the first touch this lays them out
 * one after the other while the browser is idle, a few elements in each frame; of a large part the
 * items of its list one after the other. From then on the page has its true height, and a jump to a
 * place ends there. Call it again for a page that a navigation has brought.
 */
export function layOutWhenIdle(): void {
  whenIdle(() => {
    const parts = [...document.querySelectorAll('[data-skipped]:not([data-laid])')]
    let elements = 0
    for (const part of parts.filter(isSkipped)) {
      // Not in the same idle period, at whose end the browser lays out all of them at once.
      if (elements > slice) return requestAnimationFrame(layOutWhenIdle)
      const size = countIn(part)
      elements += size
      if (size > slice)
        for (const item of part.querySelectorAll('li:not(li li)')) {
          item.toggleAttribute('data-skipped', true)
          elements -= countIn(item)
        }
      part.toggleAttribute('data-laid', true)
    }
    document.documentElement.removeAttribute('data-whole')
  })
}

/** Not what is near the window: to change it would lay it out again. Its size is remembered. */
const isSkipped = ({ firstElementChild }: Element): boolean =>
  firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false

const countIn = (part: Element): number => part.getElementsByTagName('*').length
