import { expect, type Page } from '@playwright/test'
import { hydrated, test, workerReady, type Department } from '../support/browser.ts'
import { browserData } from '../support/browser-data.ts'
import { withoutOverlays } from '../support/members-site.ts'

test.use({ serviceWorkers: 'allow' })

const names = ['Qkalpha', 'Qkbeta'] as const
let sites: Department[]
test.beforeAll(async ({ server }) => {
  sites = []
  for (const name of names) {
    const head = `title: ${name} wins\nslug: wins\ndate: 2026-11-20T10:00`
    const wins = `---\n${head}\n---\n\n${name} won.\n`
    sites.push(await server.add({ ...withoutOverlays, 'stories/wins.md': wins }))
  }
})

const story = '/news/2026/11/20/wins'
/** Waits until the worker has saved this page. */
const hasKept = (page: Page, address: string) =>
  expect
    .poll(async () =>
      (await browserData(page)).filter((entry) => entry.startsWith('cache pages-')).join('\n'),
    )
    .toContain(` ${address} `)

test('shares no data between two departments in one browser [CA-04]', async ({
  page,
  context,
  complaints,
}) => {
  for (const [i, { url, tenant }] of sites.entries()) {
    const [mine, other] = [names[i]!, names[1 - i]!]
    await page.goto(url)
    await workerReady(page)
    const follow = page.getByRole('button', { name: /^Follow(?:ing)? Football/ })
    await page.goto(`${url}/sports/football`)
    await hydrated(follow)
    // The choice made for the other department does not apply here.
    await expect(follow).toHaveAttribute('aria-pressed', 'false')
    await follow.click()
    await expect(follow).toHaveAttribute('aria-pressed', 'true')
    await page.goto(url + story)
    await hasKept(page, url + story)
    const kept = await browserData(page)
    const leaks = kept.filter((entry) => entry.includes(other))
    expect(leaks.map((entry) => entry.slice(0, 100))).toEqual([])
    expect(
      kept.some((entry) => entry.startsWith(`cache pages-${tenant} `) && entry.includes(mine)),
    ).toBe(true)
    const stores = kept.filter((entry) => entry.startsWith('database '))
    expect(stores.length).toBeGreaterThan(0)
    for (const entry of stores) expect(entry).not.toContain(sites[1 - i]!.tenant)
  }
  // Pages, workers and servers share the clock of the run, so this test may name its dates.
  const worker = context.serviceWorkers()[0]!
  expect(Math.abs((await worker.evaluate(() => Date.now())) - Date.now())).toBeLessThan(60_000)
  await context.setOffline(true)
  for (const [i, { url }] of sites.entries()) {
    await page.goto(url + story)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${names[i]} wins`)
  }
  expect(complaints).toEqual([])
})
