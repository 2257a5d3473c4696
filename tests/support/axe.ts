import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

/** What a page offends against WCAG 2.2 AA and good practice with, in these parts of it or in all: once every colour that is on its way has arrived. */
export async function violationsOf(page: Page, ...parts: string[]): Promise<Violations> {
  await page.evaluate(() => Promise.all(document.getAnimations().filter(({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity).map(({ finished }) => finished.catch(() => {}))))
  const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  for (const part of parts) axe.include(part)
  return (await axe.analyze()).violations
}
