import type { Page } from '@playwright/test'
import type { Result } from 'axe-core'
import { violationsOf, violationsWithout } from './axe.ts'

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
export const faultsOf = async (page: Page, ...parts: string[]): Promise<string[]> =>
  faultsIn(page, await violationsOf(page, ...parts))

/** The same without the header and the footer, which are alike on all pages. */
export const faultsOfContent = async (page: Page): Promise<string[]> =>
  faultsIn(page, await violationsWithout(page, 'header[data-shell]', 'footer'))

async function faultsIn(page: Page, results: readonly Result[]): Promise<string[]> {
  const violations = results.map(
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
