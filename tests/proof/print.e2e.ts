import { expect, type Page } from '@playwright/test'
import { test, touch, workerReady } from '../support/browser.ts'
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
    await touch(page)
    const ask = page.getByRole('region', { name: /cookies|privacy|choice/i }).first()
    await expect(ask).toBeVisible()
    await expect(page.getByText('Saturday’s parking', { exact: true })).toBeVisible()
    // A newer build is found.
    await page.route('**/builds/latest.json*', (route) =>
      route.fulfill({ json: { build: 'build0000001' } }),
    )
    await page.evaluate(() => dispatchEvent(new Event('vite:preloadError')))
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
