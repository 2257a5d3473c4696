import { expect, type Page } from '@playwright/test'
import { createScorerToken } from '../../server/content/accounts/tokens.ts'
import { readSubmissions } from '../../server/content/forms/submissions.ts'
import { openStore } from '../../server/db/store.ts'
import type { HandSheet } from '../../src/contract/ingest.schema.ts'
import { violationsOf } from '../support/axe.ts'
import { hydrated, test, workerReady } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { emptyStores, fillStores } from '../support/full-store.ts'
import { browserData } from '../support/browser-data.ts'
import { seedTenant } from '../support/seed.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { textFile } from '../support/text-file.ts'

// A browser without room, at each kind of write: saved data stays, and an action succeeds or shows
// an error.

test.use({ serviceWorkers: 'allow' })

const forms = textFile(
  '+',
  '- {title: Youth camp, ref: youth-camp, fields: [{type: T, title: Parent, name: parent, required: true}]}',
)
const form = 3
let server: TestServer
test.beforeAll(async () => {
  server = await startServer(
    departmentWith({
      'forms.yaml': forms,
      'site.yaml': '+takeovers: false\n',
      'splashes.yaml': '[]',
      'takeovers.yaml': '[]',
    }),
  )
})
test.afterAll(() => server?.stop())

const ready = async (page: Page, path: string) => {
  await page.goto(server.url + path)
  await workerReady(page)
}
const has = (page: Page, ...parts: string[]) =>
  expect
    .poll(async () =>
      (await browserData(page)).some((entry) => parts.every((part) => entry.includes(part))),
    )
    .toBe(true)
async function sentBy(parent: string): Promise<number> {
  const store = await openStore(server.dataDir)
  let count = 0
  for await (const { answers } of readSubmissions(store, 'testham', form))
    if (answers['parent'] === parent) count++
  await store.close()
  return count
}
const notice = (page: Page) =>
  page.getByText(
    'This browser does not save data for this site, so your choice ends when you close or reload this page.',
  )

test('keeps old pages in a full store, and shows new ones from the network [OF-02]', async ({
  page,
  context,
  complaints,
}) => {
  await ready(page, '/sports/football/schedule')
  await has(page, 'cache pages-testham', '/sports/football/schedule ')
  await has(page, 'cache answers-testham')
  const names = async () =>
    (await browserData(page))
      .filter((entry) => entry.startsWith('cache '))
      .map((entry) => entry.split(' ').slice(0, 3).join(' '))
      .toSorted()
  const before = await names()
  const worker = context.serviceWorkers()[0]!
  await worker.evaluate(() => {
    const warn = console.warn
    Object.assign(globalThis, { unkept: 0 })
    console.warn = (...words) => {
      if (words[0] === 'could not keep') (globalThis as unknown as { unkept: number }).unkept++
      warn(...words)
    }
  })
  await fillStores(page, server.url)
  const unkept = () => worker.evaluate(() => (globalThis as unknown as { unkept: number }).unkept)
  await page.goto(`${server.url}/sports/football/schedule`)
  await expect(page.locator('#main')).toContainText('Calder Tech')
  await expect.poll(unkept).toBeGreaterThan(1)
  await page.goto(`${server.url}/facilities/terrier-field/1`)
  await expect(page.locator('#main')).toContainText('100 Stadium Drive')
  const refused = await unkept()
  await page.goto(`${server.url}/sports/football/schedule`)
  await expect.poll(unkept).toBeGreaterThan(refused + 1)
  expect(await names()).toEqual(before)
  await context.setOffline(true)
  await page.goto(`${server.url}/sports/football/schedule`)
  await expect(page.locator('#main')).toContainText('Calder Tech')
  await page.goto(`${server.url}/facilities/terrier-field/1`)
  await expect(
    page.getByRole('heading', { name: 'This page is not on your device yet' }),
  ).toBeVisible()
  expect(complaints).toEqual([])
})

test('keeps a waiting form and a draft in a full store, and sends each once [FM-06]', async ({
  page,
  context,
  complaints,
}) => {
  test.slow()
  await ready(page, `/form/${form}`)
  await hydrated(page.locator(`#form-${form}`))
  await has(page, 'cache pages-testham', `/form/${form} `)
  await context.setOffline(true)
  const parent = page.getByLabel('Parent')
  await parent.fill('First Waits')
  await page.getByRole('button', { name: /^(?:Send|Continue to payment)$/ }).click()
  await expect(
    page.getByRole('heading', { name: 'Saved on this device, not sent yet' }),
  ).toBeFocused({ timeout: 30_000 })
  await page.goto(`${server.url}/form/${form}`)
  await hydrated(page.locator(`#form-${form}`))
  await parent.fill('Begun Before')
  await has(page, 'form-draft-', 'Begun Before')

  const refused = await fillStores(page, server.url)
  await parent.fill('Written After')
  await expect.poll(refused).toBeGreaterThan(0)
  await has(page, 'form-draft-', 'Begun Before')
  await has(page, '"mutations"', 'First Waits')
  await page.getByRole('button', { name: /^(?:Send|Continue to payment)$/ }).click()
  await expect(page.getByRole('group', { name: 'There were errors in your form.' })).toContainText(
    'this browser keeps nothing: leave this page open and try again',
    { timeout: 30_000 },
  )
  await expect(parent).toHaveValue('Written After')
  await has(page, '"mutations"', 'First Waits')
  await context.setOffline(false)
  await page.getByRole('button', { name: /^(?:Send|Continue to payment)$/ }).click()
  await expect(page.getByRole('heading', { name: 'Received, thank you' })).toBeFocused({
    timeout: 30_000,
  })
  await expect.poll(() => sentBy('First Waits')).toBe(1)

  // A form that could not be recorded as sent is sent again under its key, and stored once.
  const later = await emptyStores(context, server.url)
  await later.goto(server.url)
  await expect
    .poll(async () => (await browserData(later)).filter((entry) => entry.includes('First Waits')))
    .toEqual([])
  expect([await sentBy('First Waits'), await sentBy('Written After')]).toEqual([1, 1])
  expect(complaints).toEqual([])
})

test('applies a choice to the current page only when the store is full [OF-02]', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${server.url}/settings`)
  await expect(page.locator('main div[inert]')).toHaveCount(0)
  await page.getByRole('radio', { name: 'Light' }).check()
  await page.goto(`${server.url}/sports/football`)
  await hydrated(page.getByRole('button', { name: 'Follow Football' }))
  await page.getByRole('button', { name: 'Follow Football' }).click()
  await has(page, 'local fh-teams')
  await fillStores(page, server.url)
  await page.getByRole('button', { name: 'Following Football' }).click()
  await expect(page.getByRole('button', { name: 'Follow Football' })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await expect(notice(page)).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect((await violationsOf(page)).map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  if (process.env['PICTURES'])
    await page.screenshot({ path: `${process.env['PICTURES']}/not-kept.png` })
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(notice(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Following Football' })).toBeVisible()
  await expect(notice(page)).toBeHidden()

  await page.goto(`${server.url}/settings`)
  await expect(page.locator('main div[inert]')).toHaveCount(0)
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await expect(notice(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked()

  await page.goto(`${server.url}/notifications`)
  await expect(page.locator('main [inert]')).toHaveCount(0)
  await page.getByRole('switch', { name: 'Football' }).check()
  await expect(notice(page)).toBeVisible()
  expect(complaints).toEqual([])
})

test('counts and sends score taps that a full store cannot keep [GM-01]', async ({
  page,
  context,
  complaints,
}) => {
  let helper = ''
  const own = await startServer(async (store) => {
    await seedTenant(store, 'alpha', { hosts: ['localhost'] })
    helper = (await createScorerToken(store, 'alpha', { gameId: 1, hours: 2, name: 'Pat' })).secret
  })
  try {
    const sheet = async () =>
      (await (
        await fetch(`${own.url}/api/v2/ingest/games/1/hand`, {
          headers: { authorization: `Bearer ${helper}` },
        })
      ).json()) as HandSheet
    const sending = page.locator('[data-sending]')
    await page.goto(`${own.url}/score/1#${helper}`)
    await expect(sending).toContainText('All sent')
    await page.getByRole('button', { name: 'Start the game' }).click()
    const yes = page.getByRole('button', { name: 'Start', exact: true })
    await expect(yes).toHaveAttribute('aria-disabled', 'false')
    await yes.click()
    const touchdown = page
      .getByRole('group', { name: 'alpha', exact: true })
      .getByRole('button', { name: /Touchdown/ })
    await expect(touchdown).toBeEnabled()
    await context.setOffline(true)
    await touchdown.click()
    await has(page, 'score-sheet-1')
    const kept = async () =>
      (await browserData(page)).filter((entry) => entry.includes('score-sheet-1'))
    const before = await kept()
    await fillStores(page, own.url)
    await page
      .getByRole('group', { name: 'Ashford', exact: true })
      .getByRole('button', { name: /Field goal/ })
      .click()
    await expect(
      page.getByText('This browser does not save data: keep this page open while you score.'),
    ).toBeVisible()
    await expect(page.locator('[data-side="opponent"]')).toHaveText('3')
    expect(await kept()).toEqual(before)
    await context.setOffline(false)
    await expect(sending).toContainText('All sent', { timeout: 30_000 })
    await expect.poll(async () => (await sheet()).published?.score).toBe('3-6')
    expect(complaints).toEqual([])
  } finally {
    await own.stop()
  }
})
