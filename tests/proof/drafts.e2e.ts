import { expect, type Page } from '@playwright/test'
import { readSubmissions } from '../../server/content/forms/submissions.ts'
import { openStore } from '../../server/db/store.ts'
import {
  hydrated,
  test,
  workerReady,
  type Department,
  type SharedServer,
} from '../support/browser.ts'
import { browserData } from '../support/browser-data.ts'
import { withoutOverlays } from '../support/members-site.ts'

// Rare cases of a waiting form; the common ones: tests/browser/drafts.e2e.ts.

test.use({ serviceWorkers: 'allow' })

const forms = `+
- title: Youth camp
  ref: youth-camp
  coupons: [{code: QKCOUPON, uses: 5}]
  payment: {formType: quantity, amount: 1, quantityField: children, couponAmount: 1}
  fields:
    - {type: T, title: Parent, name: parent, required: true}
    - {type: N, title: Children, name: children, required: true}
- title: Gift
  ref: gift
  payment: {formType: open, amount: 1}
  fields: [{type: T, title: Giver, name: giver, required: true}]
`
const [camp, gift] = [3, 4]
let site: Department
test.beforeAll(async ({ server }) => {
  site = await server.add({ ...withoutOverlays, 'forms.yaml': forms })
})

async function open(page: Page, form = camp) {
  await page.goto(`${site.url}/form/${form}`)
  await hydrated(page.locator(`#form-${form}`))
}
const keptWith = async (page: Page, words: string | RegExp) =>
  (await browserData(page)).filter((entry) => new RegExp(words, 'i').test(entry))
const draftOf = (page: Page, words: string) =>
  expect
    .poll(async () => (await keptWith(page, words)).some((entry) => entry.includes('form-draft-')))
    .toBe(true)
async function sentBy({ dataDir }: SharedServer, parent: string) {
  const store = await openStore(dataDir)
  let count = 0
  for await (const { answers } of readSubmissions(store, site.tenant, camp)) {
    if (answers['parent'] === parent) count++
  }
  await store.close()
  return count
}
const waits = (page: Page) =>
  page.getByRole('heading', { name: 'Saved on this device, not sent yet' })
const received = (page: Page) => page.getByRole('heading', { name: 'Received, thank you' })

test('drops the coupon of a refused waiting form, and asks again [FM-06]', async ({
  page,
  context,
  server,
  complaints,
}) => {
  await open(page)
  await workerReady(page)
  await page.getByLabel('Parent').fill('Refused Later')
  await page.getByLabel('Children').fill('2')
  await page.getByLabel('Coupon').fill('QKOTHER')
  await context.setOffline(true)
  await page.getByRole('button', { name: /^(?:Send|Continue to payment)$/ }).click()
  await expect(waits(page)).toBeFocused()
  await context.setOffline(false)
  await expect(page.getByText('This coupon is not known.').first()).toBeVisible()
  expect(await keptWith(page, 'qkother')).toEqual([])
  await page.getByLabel('Coupon').fill('QKCOUPON')
  await page.getByRole('button', { name: /^(?:Send|Continue to payment)$/ }).click()
  await expect(received(page)).toBeFocused()
  expect(await sentBy(server, 'Refused Later')).toBe(1)
  expect(complaints).toEqual([])
})

test('stores no amount chosen by the visitor [FM-06]', async ({ page, complaints }) => {
  await open(page, gift)
  await page.getByLabel('Amount in dollars').fill('8642.13')
  await page.getByLabel('Giver').fill('A Giver')
  await draftOf(page, 'A Giver')
  expect(await keptWith(page, /8642\.13/)).toEqual([])
  expect(complaints).toEqual([])
})

test('offers the draft of a closed tab to the next one [FM-06]', async ({
  context,
  complaints,
}) => {
  const one = await context.newPage()
  await open(one)
  await one.getByLabel('Parent').fill('Left behind')
  await draftOf(one, 'Left behind')
  await one.close()
  const two = await context.newPage()
  await open(two)
  await expect(two.getByLabel('Parent')).toHaveValue('Left behind')
  await two.getByRole('button', { name: 'Start again' }).click()
  await expect(two.getByLabel('Parent')).toHaveValue('')
  await expect.poll(() => keptWith(two, 'Left behind')).toEqual([])
  expect(complaints).toEqual([])
})

test('warns an open tab when another tab sends the waiting form [FM-06]', async ({
  context,
  server,
  complaints,
}) => {
  const [one, two] = [await context.newPage(), await context.newPage()]
  await open(one)
  await workerReady(one)
  await open(two)
  await one.getByLabel('Parent').fill('Later in one')
  await one.getByLabel('Children').fill('1')
  await two.getByLabel('Parent').fill('Still in two')
  await context.setOffline(true)
  await one.getByRole('button', { name: /^(?:Send|Continue to payment)$/ }).click()
  await expect(waits(one)).toBeFocused()
  await expect(two.getByRole('complementary', { name: 'Forms waiting to be sent' })).toContainText(
    'Youth camp',
  )
  await context.setOffline(false)
  await expect(received(one)).toBeVisible()
  await expect(two.getByText('This form was just sent from another tab')).toBeVisible()
  await expect(two.getByLabel('Parent')).toHaveValue('Still in two')
  expect(await sentBy(server, 'Later in one')).toBe(1)
  expect(await sentBy(server, 'Still in two')).toBe(0)
  expect(complaints).toEqual([])
})
