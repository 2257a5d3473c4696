import { expect, type Page } from '@playwright/test'
import { openStore } from '../../server/db/store.ts'
import { readSubmissions } from '../../server/content/forms/submissions.ts'
import { violationsOf } from '../support/axe.ts'
import { alive, test, underWorker, unhurried } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { keptHere } from '../support/kept-here.ts'
import { startServer, type TestServer } from '../support/server.ts'

// What a device keeps of a form that is being written, and what two tabs make of it.

const forms = `+
- title: Youth camp
  ref: youth-camp
  coupons: [{code: QKCOUPON, uses: 5}]
  payment: {formType: quantity, amount: 1, quantityField: children, couponAmount: 1}
  fields:
    - {type: T, title: Parent, name: parent, required: true}
    - {type: N, title: Children, name: children, required: true}
    - {type: A, title: Anything else, name: note}
    - {type: T, title: Card number, name: card}
- {title: Gift, ref: gift, payment: {formType: open, amount: 1}, fields: [{type: T, title: Giver, name: giver, required: true}]}
`
const [camp, gift] = [3, 4]
/** As many children as no other number of a store is. */
const many = '73519'
const card = '4242 4242 4242 4242'
const paid = /\b73519\b|qkcoupon|qkother|8642\.13|4242 ?4242|qkcardfield/i

let server: TestServer
test.beforeAll(async () => { server = await startServer(departmentWith({ 'forms.yaml': forms, 'takeovers.yaml': '[]', 'splashes.yaml': '[]' })) })
test.afterAll(() => server?.stop())

const open = async (page: Page, form = camp) => {
  await page.goto(`${server.url}/form/${form}`)
  await alive(page.locator(`#form-${form}`))
  await unhurried(page)
}
const kept = async (page: Page, what: string) => { await expect.poll(async () => (await keptHere(page)).filter((entry) => entry.includes('form-draft-')).join('\n')).toContain(what) }
/** Where anything lies that something is paid with. */
const paidIn = async (page: Page) => (await keptHere(page)).filter((entry) => paid.test(entry)).map((entry) => entry.split(' ').slice(0, 4).join(' '))
async function sentBy(parent: string) {
  const store = await openStore(server.dataDir)
  const all: Record<string, unknown>[] = []
  for await (const { answers, amount } of readSubmissions(store, 'testham', camp)) if (answers['parent'] === parent) all.push({ ...answers, amount })
  await store.close()
  return all
}
const bar = (page: Page, name: string) => page.getByRole('complementary', { name })

test('[FM-06] what is paid with is in no store of the browser: not while it is typed, not after a reload, and of what was sent later only what it costs', async ({ page, context, complaints }) => {
  test.slow()
  await open(page)
  await underWorker(page)
  const fill = async (parent: string, coupon: string) => {
    for (const [label, text] of [['Parent', parent], ['Children', many], ['Anything else', `my card: ${card}`], ['Card number', 'qkcardfield'], ['Coupon', coupon]] as const) {
      await page.getByLabel(label).fill(text)
      expect(await paidIn(page)).toEqual([])
    }
  }
  await fill('Half Written', 'QKCOUPON')
  await kept(page, 'Half Written')
  expect(await paidIn(page)).toEqual([])
  await page.reload()
  await expect(page.getByLabel('Parent')).toHaveValue('Half Written')
  for (const label of ['Children', 'Anything else', 'Card number', 'Coupon']) await expect(page.getByLabel(label)).toHaveValue('')
  expect(await paidIn(page)).toEqual([])

  // What waits has what it is sent with, in the outbox alone, until it is received.
  await fill('Sent Later', 'QKCOUPON')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Kept on this device, not sent yet' })).toBeFocused({ timeout: 30_000 })
  expect(await paidIn(page)).toEqual(['database fieldhouse-testham kept "forms-waiting"'])
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Received, thank you' })).toBeVisible({ timeout: 30_000 })
  expect(await sentBy('Sent Later')).toEqual([{ parent: 'Sent Later', children: many, note: `my card: ${card}`, card: 'qkcardfield', amount: 7_351_800 }])
  await expect.poll(() => paidIn(page)).toEqual([])
  const waiting = JSON.parse((await keptHere(page)).find((entry) => entry.includes('"forms-waiting"'))!.split('"forms-waiting" ')[1]!) as { due: unknown; submission: object }[]
  expect(waiting).toMatchObject([{ due: { cents: 7_351_800, payUrl: null }, submission: { answers: {}, coupon: '', amount: '' } }])

  // Refused when it is sent: it is paid for anew.
  await open(page)
  await fill('Refused Later', 'QKOTHER')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Kept on this device, not sent yet' })).toBeFocused({ timeout: 30_000 })
  await context.setOffline(false)
  await expect(page.getByText('This coupon is not known.').first()).toBeVisible({ timeout: 30_000 })
  expect((await keptHere(page)).filter((entry) => /qkother/i.test(entry))).toEqual([])
  expect(complaints).toEqual([])
})

test('[FM-06] nor is an amount that the visitor names', async ({ page, complaints }) => {
  await open(page, gift)
  await page.getByLabel('Giver').fill('A Giver')
  await page.getByLabel('Amount in dollars').fill('8642.13')
  await kept(page, 'A Giver')
  expect((await keptHere(page)).filter((entry) => entry.includes('8642.13'))).toEqual([])
  expect(complaints).toEqual([])
})

test('[FM-06] the same form in two tabs: each keeps what is written in it, also over a reload; one is sent, once, and the other says so', async ({ context, complaints }) => {
  const [one, two] = [await context.newPage(), await context.newPage()]
  await open(one)
  await one.getByLabel('Parent').fill('Ann in one')
  await kept(one, 'Ann in one')
  await open(two)
  await expect(two.getByText('You have begun this form in another tab, too.')).toBeVisible()
  await expect(two.getByLabel('Parent')).toHaveValue('')
  await two.getByLabel('Parent').fill('Bo in two')
  await kept(two, 'Bo in two')
  await one.getByLabel('Parent').fill('Ann in one again')
  await kept(one, 'Ann in one again')
  for (const [page, words] of [[one, 'Ann in one again'], [two, 'Bo in two'], [one, 'Ann in one again']] as const) {
    await page.reload()
    await expect(page.getByLabel('Parent')).toHaveValue(words)
    await expect(page.getByText('Your answers from before are still here.')).toBeVisible()
  }
  await one.getByLabel('Children').fill('2')
  await one.getByRole('button', { name: 'Send' }).click()
  await expect(one.getByRole('heading', { name: 'Received, thank you' })).toBeFocused()
  await expect(two.getByText('This form was just sent from another tab')).toBeVisible()
  await expect(two.getByLabel('Parent')).toHaveValue('Bo in two')
  for (const colorScheme of ['light', 'dark'] as const) {
    await two.emulateMedia({ colorScheme })
    expect((await violationsOf(two)).map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  }
  if (process.env['PICTURES']) await two.screenshot({ path: `${process.env['PICTURES']}/sent-elsewhere.png` })
  await two.reload()
  await expect(two.getByLabel('Parent')).toHaveValue('Bo in two')
  expect([(await sentBy('Ann in one again')).length, (await sentBy('Bo in two')).length]).toEqual([1, 0])

  // A tab that is closed leaves what was written in it to the next one.
  await two.close()
  const three = await context.newPage()
  await open(three)
  await expect(three.getByLabel('Parent')).toHaveValue('Bo in two')
  await three.getByRole('button', { name: 'Start again' }).click()
  await expect.poll(async () => (await keptHere(three)).filter((entry) => entry.includes('Bo in two'))).toEqual([])
  expect(complaints).toEqual([])
})

test('[FM-06] sent in one tab without a network: the tab that sends it later tells the one that still writes', async ({ context, complaints }) => {
  const [one, two] = [await context.newPage(), await context.newPage()]
  await open(one)
  await underWorker(one)
  await open(two)
  await one.getByLabel('Parent').fill('Later in one')
  await one.getByLabel('Children').fill('1')
  await two.getByLabel('Parent').fill('Still in two')
  await context.setOffline(true)
  await one.getByRole('button', { name: 'Send' }).click()
  await expect(one.getByRole('heading', { name: 'Kept on this device, not sent yet' })).toBeFocused({ timeout: 30_000 })
  await expect(bar(two, 'Forms that wait to be sent')).toContainText('Youth camp')
  await context.setOffline(false)
  await expect(one.getByRole('heading', { name: 'Received, thank you' })).toBeVisible({ timeout: 30_000 })
  await expect(two.getByText('This form was just sent from another tab')).toBeVisible()
  await two.getByRole('button', { name: 'Empty this one' }).click()
  await expect(two.getByLabel('Parent')).toHaveValue('')
  await expect(two.getByText('This form was just sent from another tab')).toHaveCount(0)
  expect(await sentBy('Later in one')).toHaveLength(1)
  expect(complaints).toEqual([])
})
