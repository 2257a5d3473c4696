import { whenIdle } from './when-idle.ts'

const partsToLayOut = '[data-skipped]:not([data-skipped="always"], [data-laid])'

/** Elements that are laid out at once: a few milliseconds on a slow phone. */
const slice = 30

/**
 * Parts with `data-skipped` are not laid out while they are far from the window
 * (`content-visibility`), so that a page is there sooner. After the first touch this lays them out
 * one after the other while the browser is idle, a few in each frame. From then on the page has its
 * true height, and a jump to a place ends there. With the value `always`, the size of a part is
 * known: nothing is gained by laying it out ahead. Call it again for a page that a navigation has
 * brought.
 */
export function layOutWhenIdle(): void {
  whenIdle(() => {
    const parts = [...document.querySelectorAll(partsToLayOut)]
    let elements = 0
    for (const part of parts.filter(isToDo)) {
      // Not in the same idle period, at whose end the browser lays out all of them at once.
      if (elements > slice) return requestAnimationFrame(layOutWhenIdle)
      elements += part.getElementsByTagName('*').length
      part.toggleAttribute('data-laid', true)
    }
    document.documentElement.removeAttribute('data-whole')
  })
}

/**
 * Not what is near the window: to change it would lay it out again. Its size is remembered. But a
 * menu must not be cut at the edge of its part.
 */
const isToDo = (part: Element): boolean =>
  part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false ||
  part.querySelector('details') !== null
