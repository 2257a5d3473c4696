import type { Page } from '@playwright/test'
import { violationsOf } from './axe.ts'

/** The looks in which a page is inspected. */
export type Look = { width: number; height: number; colorScheme: 'light' | 'dark' }
export const looks: readonly Look[] = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 1440, height: 900, colorScheme: 'light' },
]

export async function setLook(page: Page, { width, height, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height })
  // Reduced motion, so that no color is measured during a transition.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
}

/** Faults of the current page: accessibility, and content wider than the window. */
export async function faultsOf(page: Page): Promise<string[]> {
  const violations = (await violationsOf(page)).map(
    ({ id, nodes }) =>
      `${id} ${nodes
        .slice(0, 2)
        .map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`)
        .join(' | ')}`,
  )
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return wider > 0 ? [...violations, `${wider} px wider than the window`] : violations
}

/**
 * Records layout shifts of each page opened from now on, from its first paint; `movedIn` returns
 * them.
 */
export const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    }
    const moved: string[] = []
    Object.assign(globalThis, { moved })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const elements = sources.map(({ node }) =>
          node instanceof Element ? node : node?.parentElement,
        )
        const names = elements.map((one) => `${one?.tagName} "${one?.textContent?.slice(0, 30)}"`)
        // Lines of text move by less than this when their font loads.
        if (!hadRecentInput && value > 0.02)
          moved.push(`moved ${value.toFixed(3)}: ${names.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
export const recordedShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)

const withoutCode = (html: string): string => html.replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '')
const wordsIn = (html: string): string[] =>
  withoutCode(html)
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[#\w]+;/g, ' ')
    .match(/[\p{L}\d]{2,}/gu) ?? []

/**
 * Text in `main` that the browser shows and the server's page did not have, or '' when that is
 * little: a page must be complete without JavaScript. `origin` is left out, because a page cannot
 * know it before it runs.
 */
export function missingFromPage(shown: string, html: string, origin: string): string {
  const served = new Set(wordsIn(/<main[\s>].*<\/main>/s.exec(html)?.[0] ?? ''))
  const words = wordsIn(shown.replaceAll(origin, ''))
  const more = words.filter((word) => !served.has(word))
  return more.length > words.length * 0.1 + 10
    ? `not without JavaScript: ${more.slice(0, 12).join(' ')}`
    : ''
}
