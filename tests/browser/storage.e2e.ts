import { expect, type Page } from '@playwright/test'
import { hydrated, test, workerReady, type Department } from '../support/browser.ts'
import { emptyStores, fillStores } from '../support/full-store.ts'
import { browserData } from '../support/browser-data.ts'

test.use({ serviceWorkers: 'allow' })

const camp = `+
- title: Youth camp
  ref: youth-camp
  fields: [{type: T, title: Parent, name: parent, required: true}]
`
const form = '/form/3'
let site: Department
test.beforeAll(async ({ server }) => {
  site = await server.add({ 'forms.yaml': camp, 'splashes.yaml': '[]', 'takeovers.yaml': '[]' })
})

/** An entry of the browser's storage contains all these words. */
const has = (page: Page, ...parts: string[]) =>
  expect
    .poll(async () =>
      (await browserData(page)).some((entry) => parts.every((part) => entry.includes(part))),
    )
    .toBe(true)

test('keeps pages, choices and waiting forms when the store is full [OF-02] [FM-06]', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto(`${site.url}/sports/football`)
  await workerReady(page)
  const follow = page.getByRole('button', { name: 'Follow Football' })
  const following = page.getByRole('button', { name: 'Following Football' })
  await hydrated(follow)
  await follow.click()
  await has(page, 'local fh-teams')
  await page.goto(site.url + form)
  await hydrated(page.locator('#form-3'))
  await has(page, 'cache pages-', `${form} `)
  await context.setOffline(true)
  const parent = page.getByLabel('Parent')
  await parent.fill('First Waits')
  await page.getByRole('button', { name: /^(?:Send|Continue to payment)$/ }).click()
  const waits = page.getByRole('heading', { name: 'Saved on this device, not sent yet' })
  await expect(waits).toBeFocused()
  await page.goto(site.url + form)
  await hydrated(page.locator('#form-3'))
  await parent.fill('Begun Before')
  await has(page, 'form-draft-', 'Begun Before')

  const refused = await fillStores(page, site.url)
  await parent.fill('Written After')
  await expect.poll(refused).toBeGreaterThan(0)
  await page.getByRole('button', { name: /^(?:Send|Continue to payment)$/ }).click()
  const problem = page.getByRole('group', { name: 'There were errors in your form.' })
  await expect(problem).toContainText('keeps nothing: leave this page open and try again')
  await expect(parent).toHaveValue('Written After')
  await has(page, 'form-draft-', 'Begun Before')
  await has(page, '"mutations"', 'First Waits')
  await context.setOffline(false)
  await page.getByRole('button', { name: /^(?:Send|Continue to payment)$/ }).click()
  await expect(page.getByRole('heading', { name: 'Received, thank you' })).toBeFocused()

  // A choice applies to the page, with a notice; the previous one returns on the next page.
  await page.goto(`${site.url}/sports/football`)
  await hydrated(following)
  await following.click()
  await expect(follow).toHaveAttribute('aria-pressed', 'false')
  const notice = page.getByText(
    'This browser does not save data for this site, so your choice ends when you close or reload this page.',
  )
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(notice).toBeHidden()
  await page.reload()
  await expect(following).toBeVisible()

  // With room again, waiting items are sent.
  const later = await emptyStores(context, site.url)
  await later.goto(site.url)
  const waiting = async () =>
    (await browserData(later)).filter((entry) => entry.includes('First Waits'))
  await expect.poll(waiting).toEqual([])
  await context.setOffline(true)
  await later.goto(site.url + form)
  await expect(later.getByLabel('Parent')).toBeVisible()
  expect(complaints).toEqual([])
})
