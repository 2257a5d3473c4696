import type { Page } from '@playwright/test'
import axe from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Violations of WCAG 2.2 AA and good practice in these parts of a page or in all of it. */
export const violationsOf = (page: Page, ...parts: string[]): Promise<axe.Result[]> =>
  inspect(page, parts.length > 0 ? { include: parts } : {})

/** Those of a page without these parts, which takes a third less time without header and footer. */
export const violationsWithout = (page: Page, ...parts: string[]): Promise<axe.Result[]> =>
  inspect(page, { include: ['html'], exclude: parts })

/**
 * Running transitions are finished first. Runs in the page itself, which takes a fifth of the time
 * of axe's own way through a second page.
 */
async function inspect(
  page: Page,
  context: { include?: string[]; exclude?: string[] },
): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(`${axe.source};0`)
  return page.evaluate(
    async ([values, { include, exclude = [] }]) => {
      const still = new CSSStyleSheet()
      still.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important }')
      document.adoptedStyleSheets.push(still)
      // As `src/platform/lay-out.ts` does when the browser is idle: while axe works, it would move
      // what axe has measured.
      for (const part of document.querySelectorAll('[data-skipped]'))
        part.toggleAttribute('data-laid', true)
      for (const animation of document.getAnimations())
        if (
          animation.timeline === document.timeline &&
          animation.effect?.getComputedTiming().endTime !== Infinity
        )
          animation.finish()
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(
        include ? { include, exclude } : document,
        { runOnly: values, resultTypes: ['violations'] },
      )
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== still)
      return violations
    },
    [tags, context] as const,
  )
}
