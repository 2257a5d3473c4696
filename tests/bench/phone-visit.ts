import type { Page } from '@playwright/test'

/** A tap or a key, and the milliseconds until the next paint (INP counts these). */
export type Interaction = { step: string; ms: number }

/**
 * A fan's visit: the menu, a schedule and its filters, another page of the team, a team to follow, a
 * story, a search. `rest` is the time in milliseconds between two taps.
 */
export async function visitAsFan(page: Page, site: string, rest: number): Promise<Interaction[]> {
  const slowest = new Map<string, Interaction>()
  let step = ''
  await page.exposeBinding('tellInteraction', (_, id: string, ms: number) => {
    if ((slowest.get(id)?.ms ?? 0) < ms) slowest.set(id, { step, ms })
  })
  await page.addInitScript(() => {
    const { tellInteraction } = globalThis as unknown as {
      tellInteraction(id: string, ms: number): void
    }
    const options = { type: 'event', durationThreshold: 16, buffered: true }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, duration } = entry as PerformanceEntry & { interactionId?: number }
        if (interactionId) tellInteraction(`${performance.timeOrigin} ${interactionId}`, duration)
      }
    }).observe(options)
  })

  const main = page.getByRole('main')
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name })
  const link = (name: string) => main.getByRole('link', { name, exact: true }).first()
  const open = async (path: string) => {
    await page.goto(site + path)
    await page.waitForTimeout(rest)
  }
  const taps: Record<string, () => Promise<void>> = {
    'open the menu': () => menu.tap(),
    'open a group of the menu': () => page.locator('#site-menu summary').first().tap(),
    'close the menu': () => page.locator('#site-menu').getByRole('button', { name: 'Close' }).tap(),
    scores: () => tab('Scores').tap(),
    schedule: () => open('/sports/football/schedule'),
    filter: () => link('Away').tap(),
    'another filter': () => link('Home').tap(),
    'another view': () => link('List').tap(),
    'next page': () => page.getByRole('link', { name: 'Roster', exact: true }).first().tap(),
    teams: () => tab('Teams').tap(),
    follow: () =>
      main
        .getByRole('button', { name: /^Follow/ })
        .first()
        .tap(),
    home: () => tab('Home').tap(),
    story: () => main.locator('a[href^="/news/"]').first().tap(),
    search: () => tab('Search').tap(),
    typing: () => main.locator('input').first().pressSequentially('foot', { delay: 150 }),
  }
  await open('/')
  for (const [name, tap] of Object.entries(taps)) {
    step = name
    await tap()
    await page.waitForTimeout(rest)
  }
  return [...slowest.values()]
}
