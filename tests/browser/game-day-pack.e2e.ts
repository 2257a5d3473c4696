import { expect, type Locator, type Page } from '@playwright/test'
import { hydrated, test, workerReady, type Department } from '../support/browser.ts'
import { fillStores } from '../support/full-store.ts'
import { browserData } from '../support/browser-data.ts'
import { packsIn } from '../support/worker-tools.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

/** Football plays tomorrow evening on Terrier Field. */
const tomorrow = `ref,date,time,opponent,home_away,facility,type,result,team_score,opponent_score
fb-1,2026-08-29,6 p.m.,Ashford,H,Terrier Field,R,W,31,10
fb-2,2026-11-22,6 p.m.,Ashford,H,Terrier Field,R,,,
`
let site: Department
test.beforeAll(async ({ server }) => {
  site = await server.add({
    'splashes.yaml': '[]',
    'takeovers.yaml': '[]',
    'schedules/football/2026.csv': tomorrow,
  })
})

const saveButton = (page: Page) => page.getByRole('button', { name: /Save for offline/ })
const savedNote = (page: Page) => page.getByText(/^Saved .* [KM]B/)

/** Deletes the copies of these kinds that the browser made of visited pages. */
const clear = (page: Page, ...kinds: string[]) =>
  page.evaluate(async (kinds) => {
    for (const name of await caches.keys()) {
      if (kinds.some((kind) => name.startsWith(`${kind}-`))) await caches.delete(name)
    }
  }, kinds)

/** The color in the middle of a picture. The field on the map of the fixture is green. */
const middleOf = (picture: Locator) =>
  picture.evaluate((img: HTMLImageElement) => {
    if (!img.complete || img.naturalWidth === 0) return 'nothing'
    const canvas = Object.assign(document.createElement('canvas'), { width: 20, height: 20 })
    const context = canvas.getContext('2d')!
    context.drawImage(img, 0, 0, 20, 20)
    const [red, green, blue] = context.getImageData(11, 10, 1, 1).data
    return green! > red! * 1.5 && green! > blue! * 1.5 ? 'green' : `${red} ${green} ${blue}`
  })

test('saves the pack of a followed team the day before, and opens it offline [OF-02]', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto(`${site.url}/my-teams`)
  await workerReady(page)
  const follow = page.getByRole('button', { name: 'Follow Football' })
  await hydrated(follow)
  await follow.click()
  await page.goto(`${site.url}/saved`)
  const title = page.getByRole('heading', { name: 'Football vs Ashford' })
  const card = page.getByRole('listitem').filter({ has: title })
  await expect(card).toContainText(/Saved .* [KM]B, \d pictures?/, { timeout: 20_000 })
  // Copies of visited pages and pictures may be removed at any time: the pack has its own.
  await clear(page, 'images', 'pages', 'answers')
  await context.setOffline(true)
  await page.goto(`${site.url}/saved`)
  await card.getByRole('link', { name: 'Ashford’s roster' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: /^23/ })).toContainText('Marcus Ellery')
  await page.goto(`${site.url}/sports/football/roster`)
  await expect(page.locator('#main')).toContainText('Okafor')

  await page.goto(`${site.url}/saved`)
  await card.getByRole('link', { name: 'Game', exact: true }).click()
  const before = page.getByRole('region', { name: 'Before the start' })
  await before.getByRole('link', { name: 'Gates, parking, bags, map' }).click()
  const section = page.getByRole('region', { name: 'On game day' })
  await expect(section.getByRole('heading', { level: 2 })).toBeInViewport()
  await expect(section).toContainText('Gate A: students')
  const map = section.getByRole('img', { name: /^Map of Terrier Field/ })
  await map.scrollIntoViewIfNeeded()
  await expect.poll(() => middleOf(map)).toBe('green')
  const larger = section.getByRole('link', { name: /View larger map$/ })
  await larger.click()
  const viewer = page.getByRole('dialog', { name: 'Map of Terrier Field' })
  await expect.poll(() => middleOf(viewer.getByRole('img'))).toBe('green')
  await page.keyboard.press('Escape')
  await expect(larger).toBeFocused()

  await page.goto(`${site.url}/saved`)
  await card.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByText('No games saved for offline.')).toBeVisible()
  expect(await packsIn(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('saves a requested pack once online, and keeps it when there is no room [OF-02]', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto(`${site.url}/sports/football`)
  await workerReady(page)
  await hydrated(saveButton(page))
  await clear(page, 'answers')
  await context.setOffline(true)
  await saveButton(page).click()
  await expect(
    page.getByText('You’re offline. It will be saved when you reconnect, while the site is open.'),
  ).toBeVisible()
  expect(await packsIn(page)).toEqual([])
  await context.setOffline(false)
  await expect(savedNote(page)).toBeVisible({ timeout: 20_000 })

  const pack = async () =>
    (await browserData(page)).filter((entry) => entry.startsWith('cache packs-'))
  const before = await pack()
  expect(before.length).toBeGreaterThan(6)
  await fillStores(page, site.url)
  await page.getByRole('button', { name: 'Save again' }).click()
  await expect(
    page.getByText('Not enough storage on this device. Remove saved items, then try again.'),
  ).toBeVisible()
  expect(await pack()).toEqual(before)
  expect(complaints).toEqual([])
})
