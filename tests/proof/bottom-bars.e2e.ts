import { expect, type Locator, type Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { hydrated, test, workerReady } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { fillStores } from '../support/full-store.ts'
import { startServer, type TestServer } from '../support/server.ts'

// Bars at the foot of the window are stacked, and cover nothing in use.
let server: TestServer
test.beforeAll(async () => {
  server = await startServer(
    departmentWith({
      'site.yaml': '+takeovers: false\n',
      'splashes.yaml': '[]',
      'takeovers.yaml': '[]',
    }),
  )
})
test.afterAll(() => server?.stop())
test.use({ serviceWorkers: 'allow' })

/** Stores two waiting forms, one of them refused, and optionally more of the first kind. */
const putWaiting = (page: Page, more = 0) =>
  page.evaluate(async (more) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((take) => {
        request.onsuccess = () => take(request.result)
      })
    const [{ name }] = (await indexedDB.databases()) as [{ name: string }]
    const db = await done(indexedDB.open(name))
    const one = (key: string, title: string, refused?: string) => ({
      mutationKey: ['forms'],
      state: {
        context: { kept: true },
        status: refused ? 'success' : 'pending',
        isPaused: !refused,
        failureCount: 1,
        data: refused && { is: 'refused', detail: refused, problems: [], shut: false },
        variables: {
          formId: 1,
          title,
          url: '/form/1',
          at: Date.now(),
          submission: {
            key,
            access: 'public',
            answers: {},
            coupon: '',
            amount: '',
            token: '',
            website: '',
          },
        },
      },
    })
    const mutations = [
      one('11111111-1111-4111-8111-111111111111', 'Youth camp'),
      one('22222222-2222-4222-8222-222222222222', 'Tickets', 'Registration ended on November 1.'),
      ...Array.from({ length: more }, (_, i) =>
        one(`33333333-3333-4333-8333-33333333333${i}`, `Clinic ${i}`),
      ),
    ]
    const clientState = { queries: [], mutations }
    const store = db.transaction('kept', 'readwrite').objectStore('kept')
    await done(store.put({ buster: '1', timestamp: Date.now(), clientState }, 'mutations'))
    db.close()
  }, more)

/** Its center is not covered. */
const isSeen = (place: Locator) =>
  place.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    const there = document.elementFromPoint(x + width / 2, y + height / 2)
    return there !== null && (one === there || one.contains(there) || there.contains(one))
  })

test('keeps its bars in the lower half of 320 by 256 px [FM-06] [OF-02]', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await context.route('**/submissions', (route) => route.abort())
  await page.goto(`${server.url}/sports/football`)
  await workerReady(page)
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).length))
    .toBeGreaterThan(0)
  await putWaiting(page, 3)
  await page.reload()
  const waiting = page.getByRole('complementary', { name: 'Forms waiting to be sent' })
  await expect(waiting).toContainText('Youth camp')
  const follow = page.getByRole('button', { name: 'Follow Football' })
  await hydrated(follow)
  await fillStores(page, server.url)
  await follow.focus()
  await page.keyboard.press('Enter')
  await expect(
    page.getByText(
      'This browser does not save data for this site, so your choice ends when you close or reload this page.',
    ),
  ).toBeVisible()
  const foot = waiting.locator('xpath=ancestor::*[@data-print="no"]').first()
  const top = await foot.evaluate((one) => one.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(256 / 2)
  for (const button of await foot.locator('button:visible, a:visible').all()) {
    await button.focus()
    await expect(button).toBeInViewport({ ratio: 1 })
    await expect.poll(() => isSeen(button)).toBe(true)
  }
  expect((await violationsOf(page)).map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  if (process.env['PICTURES'])
    await page.screenshot({ path: `${process.env['PICTURES']}/foot-320.png` })
  const link = page.locator('main a').last()
  await link.focus()
  await expect.poll(() => isSeen(link)).toBe(true)
})

for (const width of [390, 1440]) {
  test(`shows all bars at ${width} px beside the end of the page [FM-06] [OF-02]`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await context.route('**/submissions', (route) => route.abort())
    await page.goto(`${server.url}/sports/football`)
    await workerReady(page)
    await expect
      .poll(() => page.evaluate(async () => (await indexedDB.databases()).length))
      .toBeGreaterThan(0)
    await putWaiting(page)
    await page.reload()
    const follow = page.getByRole('button', { name: 'Follow Football' })
    await hydrated(follow)
    await fillStores(page, server.url)
    await follow.click()
    await context.setOffline(true)
    const bars: Locator[] = [
      page.getByRole('complementary', { name: 'Forms waiting to be sent' }),
      page
        .getByText(
          'This browser does not save data for this site, so your choice ends when you close or reload this page.',
        )
        .locator('..'),
      page.locator('[data-age]'),
    ]
    await expect(bars[2]!).toHaveText(/^Offline/)
    const boxes: { y: number; height: number }[] = []
    for (const bar of bars) {
      await expect(bar).toBeInViewport({ ratio: 1 })
      boxes.push((await bar.boundingBox())!)
    }
    const inOrder = boxes.toSorted((a, b) => a.y - b.y)
    for (const [i, { y }] of inOrder.entries())
      if (i > 0) expect(y).toBeGreaterThanOrEqual(inOrder[i - 1]!.y + inOrder[i - 1]!.height)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect((await violationsOf(page)).map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
      if (process.env['PICTURES'])
        await page.screenshot({
          path: `${process.env['PICTURES']}/foot-${width}-${colorScheme}.png`,
        })
    }
    for (const link of [
      page.locator('footer[data-shell] a').last(),
      page.locator('main a').last(),
    ]) {
      await link.focus()
      await expect.poll(() => isSeen(link)).toBe(true)
    }
  })
}
