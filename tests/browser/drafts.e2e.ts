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

const forms = `+
- title: Youth camp
  ref: youth-camp
  coupons: [{code: QKCOUPON, uses: 50}]
  payment: {formType: quantity, amount: 1, quantityField: children, couponAmount: 1}
  fields:
    - {type: T, title: Parent, name: parent, required: true}
    - {type: N, title: Children, name: children, required: true}
    - {type: A, title: Anything else, name: note}
    - {type: T, title: Card number, name: card}
`
/** A number of children that no other stored number equals. */
const many = '73519'
const note = 'my card: 4242 4242 4242 4242'
const paid = /\b73519\b|qkcoupon|4242 ?4242|qkcardfield/i

let site: Department
test.beforeAll(async ({ server }) => {
  site = await server.add({ ...withoutOverlays, 'forms.yaml': forms })
})

async function open(page: Page) {
  await page.goto(`${site.url}/form/3`)
  await hydrated(page.locator('#form-3'))
}
/** Waits until the draft on this device contains these words. */
const kept = (page: Page, words: string) =>
  expect
    .poll(async () =>
      (await browserData(page)).filter((entry) => entry.includes('form-draft-')).join('\n'),
    )
    .toContain(words)
/** The stores that contain payment data. */
const paidIn = async (page: Page) =>
  (await browserData(page))
    .filter((entry) => paid.test(entry))
    .map((entry) => entry.split(' ').slice(0, 4).join(' '))
async function sentBy({ dataDir }: SharedServer, parent: string) {
  const store = await openStore(dataDir)
  const all: object[] = []
  for await (const { answers, amount } of readSubmissions(store, site.tenant, 3)) {
    if (answers['parent'] === parent) all.push({ ...answers, amount })
  }
  await store.close()
  return all
}

test('puts a draft into its form at the next visit, and loads no app without one [FM-06]', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const app = () => scripts.filter((url) => url.includes('/assets/entry-client-'))
  await page.goto(`${site.url}/form/3`)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('html')).toHaveAttribute('data-build', /./)
  expect(app()).toEqual([])
  await hydrated(page.locator('#form-3'))
  await page.getByLabel('Parent').fill('Cy')
  await kept(page, 'Cy')
  await page.reload()
  await expect(page.getByLabel('Parent')).toHaveValue('Cy')
})

test('keeps one draft per tab over a reload and reports a form sent elsewhere [FM-06]', async ({
  context,
  server,
  complaints,
}, { repeatEachIndex }) => {
  const [first, second] = [`Ann ${repeatEachIndex}`, `Bo ${repeatEachIndex}`]
  const [one, two] = [await context.newPage(), await context.newPage()]
  await open(one)
  await one.getByLabel('Parent').fill(first)
  await kept(one, first)
  await open(two)
  await expect(
    two.getByText('You also started this form in another tab. Those answers stay there.'),
  ).toBeVisible()
  await expect(two.getByLabel('Parent')).toHaveValue('')
  await two.getByLabel('Parent').fill(second)
  await kept(two, second)

  for (const [page, words] of [
    [one, first],
    [two, second],
  ] as const) {
    await page.reload()
    await expect(page.getByLabel('Parent')).toHaveValue(words)
    await expect(page.getByText('We kept your earlier answers.')).toBeVisible()
  }
  await one.getByLabel('Children').fill('2')
  await one.getByRole('button', { name: /^(?:Send|Continue to payment)$/ }).click()
  await expect(one.getByRole('heading', { name: 'Received, thank you' })).toBeFocused()
  const told = two.getByText('This form was just sent from another tab')
  await expect(told).toBeVisible()
  await expect(two.getByLabel('Parent')).toHaveValue(second)
  expect([(await sentBy(server, first)).length, (await sentBy(server, second)).length]).toEqual([
    1, 0,
  ])

  await two.getByRole('button', { name: 'Empty this one' }).click()
  await expect(told).toHaveCount(0)
  await expect(two.getByLabel('Parent')).toHaveValue('')
  await expect
    .poll(async () => (await browserData(two)).filter((entry) => entry.includes(second)))
    .toEqual([])
  expect(complaints).toEqual([])
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('keeps payment data in the queue only, until it is sent [FM-06]', async ({
    page,
    context,
    server,
    complaints,
  }, { repeatEachIndex }) => {
    const parent = `Payer ${repeatEachIndex}`
    const fill = async () => {
      for (const [label, text] of [
        ['Parent', parent],
        ['Children', many],
        ['Anything else', note],
        ['Card number', 'qkcardfield'],
        ['Coupon', 'QKCOUPON'],
      ] as const)
        await page.getByLabel(label).fill(text)
    }
    await open(page)
    await workerReady(page)
    await fill()
    await kept(page, parent)
    expect(await paidIn(page)).toEqual([])
    await page.reload()
    await expect(page.getByLabel('Parent')).toHaveValue(parent)
    for (const label of ['Children', 'Anything else', 'Card number', 'Coupon']) {
      await expect(page.getByLabel(label)).toHaveValue('')
    }

    await fill()
    await context.setOffline(true)
    await page.getByRole('button', { name: /^(?:Send|Continue to payment)$/ }).click()
    await expect(
      page.getByRole('heading', { name: 'Saved on this device, not sent yet' }),
    ).toBeFocused()
    expect(await paidIn(page)).toEqual([`database fieldhouse-${site.tenant} kept "mutations"`])
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'Received, thank you' })).toBeVisible()
    expect(await sentBy(server, parent)).toEqual([
      { parent, children: many, note, card: 'qkcardfield', amount: 7_351_800 },
    ])
    await expect.poll(() => paidIn(page)).toEqual([])
    expect(complaints).toEqual([])
  })
})
