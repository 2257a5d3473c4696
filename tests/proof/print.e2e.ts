import { expect, type Page } from '@playwright/test'
import { readSettings, writeSettings } from '../../server/content/department/site.ts'
import { ReadContext } from '../../server/content/read-context.ts'
import { transact } from '../../server/content/transaction.ts'
import { openStore } from '../../server/db/store.ts'
import { test, workerReady } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { startServer, type TestServer } from '../support/server.ts'

// Print shows the page and nothing around it.
let server: TestServer
const games = Array.from(
  { length: 12 },
  (_, i) =>
    `p${i},2025-10-${String(i + 1).padStart(2, '0')},1 p.m.,Rival ${i},H,"Calder, Minn.",,R,,,,,,,W,20,1,,,season-opens,\n`,
).join('')
test.beforeAll(async () => {
  server = await startServer(
    departmentWith(
      {
        'schedules/football/2026.csv': `+${games}`,
        'splashes.yaml': '[]\n',
        'takeovers.yaml': '[]\n',
      },
      { vendors: true },
    ),
  )
})
test.afterAll(() => server?.stop())
test.use({ serviceWorkers: 'allow' })

/** Visible text outside the page itself, neither hidden nor for screen readers only. */
const around = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!
      if (
        !node.textContent!.trim() ||
        element.closest('main, script, style, noscript') ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { width, height, bottom } = range.getBoundingClientRect()
      let clipped = false
      for (let one: Element | null = element; one; one = one.parentElement)
        clipped ||= getComputedStyle(one).clipPath === 'inset(50%)'
      if (!clipped && width > 1 && height > 1 && bottom + scrollY > 0)
        seen.push(`${element.tagName} ${node.textContent!.trim()}`)
    }
    return seen
  })

for (const width of [390, 1440]) {
  test(`prints nothing of the shell at ${width} px [SH-14]`, async ({ page, complaints }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.clock.install()
    await page.goto(server.url)
    await workerReady(page)
    const store = await openStore(server.dataDir)
    const settings = (await readSettings(new ReadContext(store, 'testham')))!
    await transact(store, 'testham', (transaction) =>
      writeSettings(transaction, { ...settings, tagline: `changed ${width}` }),
    )
    await store.close()
    const ask = page.getByRole('region', { name: /cookies|privacy|choice/i }).first()
    await expect(ask).toBeVisible()
    await expect(page.getByText('Saturday’s parking', { exact: true })).toBeVisible()
    // A build released before the page is not announced; one released a minute later is.
    await page.clock.fastForward(61_000)
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update())
    await expect(page.getByText('A new version is ready')).toBeVisible()
    const arrows = page.getByRole('button', { name: 'Later scores' })
    if (width === 1440) await expect(arrows).toBeVisible()
    expect((await around(page)).length).toBeGreaterThan(10)

    await page.emulateMedia({ media: 'print' })
    await expect
      .poll(() => page.evaluate(() => document.body.classList.contains('print')))
      .toBe(true)
    expect(await around(page)).toEqual([])
    for (const gone of [
      ask,
      arrows,
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('button', { name: /Load more|Rotators/ }).first(),
    ])
      await expect(gone).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Recent Results' })).toBeVisible()
    await expect(page.locator('#main')).toContainText('Rival 1')
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0)

    await page.emulateMedia({ media: 'screen' })
    await expect(page.getByText('A new version is ready')).toBeVisible()
    expect(complaints).toEqual([])
  })
}
