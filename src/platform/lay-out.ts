import { whenIdle } from './when-idle.ts'

/** Elements that are laid out at once: a few milliseconds on a slow phone. */
const slice = 30

/**
 * Parts with `data-skipped` are not laid out while they are far from the window
 * (`content-visibility`), so that a page is there sooner. After the first touch this lays them out
 * one after the other while the browser is idle, a few in each frame. From then on the page has its
 * true height, and a jump to a place ends there. Call it again for a page that a navigation has
 * brought.
 */
export function layOutWhenIdle(): void {
  whenIdle(() => {
    let elements = 0
    for (const part of document.querySelectorAll('[data-skipped]:not([data-laid])')) {
      // Not in the same idle period, at whose end the browser lays out all of them at once.
      if (elements > slice) return requestAnimationFrame(layOutWhenIdle)
      elements += part.getElementsByTagName('*').length
      part.toggleAttribute('data-laid', true)
    }
    document.documentElement.removeAttribute('data-whole')
  })
}
