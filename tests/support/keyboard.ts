import { expect, type BrowserContextOptions, type Locator, type Page } from '@playwright/test'
import { narrowFaults } from './narrow.ts'

// Tasks with the keyboard only, as browsers show pages to those who need it: at 400 % zoom (a window
// of 1280 by 1024 px has 320 by 256 left), in a high-contrast mode, with less motion.

export const zoomed = { viewport: { width: 320, height: 256 } }
const phone = { viewport: { width: 390, height: 844 } }
const desktop = { viewport: { width: 1280, height: 900 } }
const forcedColors = { forcedColors: 'active' } as const
const lessMotion = { reducedMotion: 'reduce' } as const
const proof = process.env['PROOF'] === '1'

/** Small windows. The daily run has all at once, proof one after the other. */
export const smallModes: Record<string, BrowserContextOptions> = proof
  ? {
      '400 % zoom': zoomed,
      'forced colors and reduced motion on a phone': { ...phone, ...forcedColors, ...lessMotion },
    }
  : {
      '400 % zoom, forced colors and reduced motion': { ...zoomed, ...forcedColors, ...lessMotion },
    }

export const modes: Record<string, BrowserContextOptions> = {
  ...smallModes,
  ...(proof ? { 'forced colors': { ...desktop, ...forcedColors } } : { 'a desktop': desktop }),
}

/** Most presses of the Tab key to something on a page. */
const mostPresses = 120

/** Presses Tab until the focus is there; everything on the way must be seen and have a name. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let pressed = 0; pressed < mostPresses; pressed++) {
    await page.keyboard.press('Tab')
    const { isThere, fault, nameless } = await wanted.evaluateAll(checkFocus)
    expect.soft(fault, page.url()).toBeNull()
    // The name of a field or a region, as the browser computes it.
    if (nameless !== null)
      await expect
        .soft(page.locator(':focus'), `${nameless} on ${page.url()}`)
        .toHaveAccessibleName(/\S/, { timeout: 1000 })
    if (isThere) return
  }
  throw new Error(`${String(wanted)} is not reached by ${mostPresses} presses on ${page.url()}`)
}

/** Goes to a link, button or field with Tab, and presses a key there. */
export async function pressOn(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, wanted)
  await page.keyboard.press(key)
}

/** Goes to a field with Tab, and types. */
export async function typeInto(page: Page, wanted: Locator, text: string): Promise<void> {
  await tabTo(page, wanted)
  await page.keyboard.type(text)
}

/** Fails if the focus cannot leave this part of the page with Tab. */
export async function leave(page: Page, part: Locator): Promise<void> {
  for (let pressed = 0; pressed < mostPresses; pressed++) {
    await page.keyboard.press('Tab')
    const isInside = await part.evaluate((element) => element.contains(document.activeElement))
    if (!isInside) return
  }
  throw new Error(`${mostPresses} presses of Tab do not leave ${String(part)} on ${page.url()}`)
}

/** Fails if a text is over the edge or another text, or the page is wider than the window. */
export async function expectToFit(page: Page): Promise<void> {
  expect.soft(await narrowFaults(page), page.url()).toEqual([])
}

/**
 * Whether one of these elements has the focus; what is wrong with the focused element: without an
 * outline, or hidden; and its tag if it has no text of its own as a name. Runs in the page.
 */
async function checkFocus(
  wanted: Element[],
): Promise<{ isThere: boolean; fault: string | null; nameless: string | null }> {
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  await frame()
  const element = document.activeElement as HTMLElement
  if (element === document.body) return { isThere: false, fault: null, nameless: null }

  // Only a field or its label, or what an element draws over its card, can have the mark.
  const labels = [...((element as HTMLInputElement).labels ?? [])]
  const styles = [
    ...[element, ...labels].map((one) => getComputedStyle(one)),
    getComputedStyle(element, '::after'),
  ]
  const isMarked = styles.some(
    ({ outlineStyle, outlineWidth, outlineColor, opacity }) =>
      outlineStyle !== 'none' &&
      parseFloat(outlineWidth) >= 2 &&
      !/^rgba.*, 0\)$/.test(outlineColor) &&
      opacity !== '0',
  )

  // Some point of its boxes within the window is its own or its label's, so no bar hides all of it
  // and no box around it cuts it off.
  const isSeen = () =>
    [...element.getClientRects()].some((rect) => {
      const [left, right] = [Math.max(rect.left, 0), Math.min(rect.right, innerWidth)]
      const [top, bottom] = [Math.max(rect.top, 0), Math.min(rect.bottom, innerHeight)]
      if (right - left < 5 || bottom - top < 5) return false
      return [left + 2, (left + right) / 2, right - 2].some((x) =>
        [top + 2, (top + bottom) / 2, bottom - 2].some((y) => {
          const there = document.elementFromPoint(x, y)
          return [element, ...labels].some((one) => one.contains(there))
        }),
      )
    })
  // Scrolling takes some frames.
  for (let frames = 0; frames < 60 && !isSeen(); frames++) await frame()

  const tag = element.outerHTML.slice(0, 160)
  const { x, y, width, height } = element.getBoundingClientRect()
  const fault = !isMarked
    ? `no outline: ${tag}`
    : !isSeen()
      ? `hidden at ${[x, y, width, height].map(Math.round).join(' ')}: ${tag}`
      : null

  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let hasText = false
  while (!hasText && element.matches('a, button, summary') && texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode
    hasText =
      /\S/.test(textContent ?? '') &&
      parentElement!.checkVisibility() &&
      !parentElement!.closest('[aria-hidden="true"]')
  }
  return { isThere: wanted.includes(element), fault, nameless: hasText ? null : tag }
}
