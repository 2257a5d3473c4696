import { expect, type Page } from '@playwright/test'
import { openStore } from '../../server/db/store.ts'
import { readSubmissions } from '../../server/content/forms/submissions.ts'
import { violationsOf } from '../support/axe.ts'
import { alive, test, underWorker, unhurried } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { startServer, type TestServer } from '../support/server.ts'

const forms = `+
- title: Youth camp
  ref: youth-camp
  description: Two days in July.
  thankYouText: See you in July.
  maxSubmissions: 50
  coupons: [{code: EARLY, uses: 1}]
  payment: {formType: quantity, amount: 100, quantityField: children, couponAmount: 20, maxQuantity: 3}
  fields:
    - {type: T, title: Parent, name: parent, required: true, maxLength: 40}
    - {type: T, title: E-mail, name: mail, required: true, isEmailField: true}
    - {type: N, title: Children, name: children, required: true, maxQuantity: 3, help: Three at most.}
    - {type: S, title: Shirt, name: shirt, options: [S, M, {title: Another, showOther: true}]}
    - {type: '-', title: Health}
    - {type: R, title: Allergies, name: allergies, options: ['Yes', {title: 'No', preselected: true}]}
    - {type: A, title: Which, name: which, required: true, conditions: [{field: allergies, value: 'Yes'}]}
    - {type: '5', title: How did you hear of it?, name: heard, options: [A friend, School, This site, A poster, Radio]}
    - {type: C, title: Rules, name: rules, required: true, options: [I have read the rules]}
- {title: Over, ref: over, expirationDate: 2020-01-01, closedMessage: The list is closed., fields: [{type: T, title: Name}]}
- {title: Guarded, ref: guarded, access: protected, fields: [{type: T, title: Name, name: name, required: true}]}
`
let server: TestServer
test.beforeAll(async () => { server = await startServer(departmentWith({ 'forms.yaml': forms, 'takeovers.yaml': '[]', 'splashes.yaml': '[]' })) })
test.afterAll(() => server?.stop())

const camp = () => `${server.url}/form/3`
async function sentWith(form: number) {
  const store = await openStore(server.dataDir)
  const all: Record<string, unknown>[] = []
  for await (const { answers, amount } of readSubmissions(store, 'testham', form)) all.push({ ...answers, amount })
  await store.close()
  return all
}
async function fill(page: Page, parent = 'Ann Ashby') {
  await page.getByLabel('Parent').fill(parent)
  await page.getByLabel('E-mail').fill('ann@home.example')
  await page.getByLabel('Children').fill('2')
  await page.getByLabel('I have read the rules').check()
}
const open = async (page: Page) => {
  await page.goto(camp())
  await alive(page.locator('#form-3'))
  await unhurried(page)
}
const axe = async (page: Page) => expect((await violationsOf(page)).map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])

for (const width of [390, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('[FM-04] [FM-02] what is missing is said in its place and above, where the focus goes; what is mended falls away', async ({ page, complaints }) => {
      await open(page)
      await expect(page.getByLabel('Which')).toHaveCount(0)
      // Left empty it says so; not before.
      await expect(page.getByText('Parent is required.')).toHaveCount(0)
      await page.getByLabel('Parent').focus()
      await page.keyboard.press('Tab')
      await expect(page.getByText('Parent is required.')).toBeVisible()
      await page.getByLabel('Yes').check()
      await page.getByRole('button', { name: 'Send' }).click()
      const summary = page.getByRole('group', { name: 'Form incomplete.' })
      await expect(summary).toBeFocused()
      await expect(summary).toContainText('Sorry, not all fields are filled out correctly.')
      await expect(summary.getByRole('link')).toHaveText(['Parent is required.', 'E-mail is required.', 'Children is required.', 'Which is required.', 'Rules is required.'])
      await expect(page.getByLabel('Children')).toHaveAccessibleDescription(/Three at most\..*Children is required\./)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await axe(page)
      }
      await summary.getByRole('link', { name: /^Children/ }).click()
      await expect(page.getByLabel('Children')).toBeFocused()
      await page.keyboard.type('7')
      await expect(page.getByLabel('Children')).toHaveAccessibleDescription(/Children must be no more than 3\./)
      await page.getByLabel('No', { exact: true }).check()
      await expect(page.getByLabel('Which')).toHaveCount(0)
      await fill(page)
      await expect(summary).toHaveCount(0)
      await expect(page.getByText('$200.00')).toBeVisible()
      expect(complaints).toEqual([])
    })
  })
}

test('[FM-05] [FM-06] filled in by keyboard alone: received, thanked for with the focus, stored once with what the server counts', async ({ page, complaints }) => {
  await open(page)
  await page.getByLabel('Parent').focus()
  const type = async (text: string) => { await page.keyboard.type(text); await page.keyboard.press('Tab') }
  await type('Zoë Ashby')
  await type('zoe@home.example')
  await type('2')
  await type('Another')
  await expect(page.getByLabel('Other Shirt')).toBeFocused()
  await type('XXL')
  await page.getByLabel('I have read the rules').focus()
  await page.keyboard.press('Space')
  await page.getByLabel('Coupon').fill('late')
  await page.getByRole('button', { name: 'Send' }).press('Enter')
  await expect(page.getByRole('group', { name: 'There were errors in your form.' })).toContainText('This coupon is not known.')
  await page.getByLabel('Coupon').fill('early')
  await page.getByRole('button', { name: 'Send' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Received, thank you' })).toBeFocused()
  await expect(page.getByText('See you in July.')).toBeVisible()
  await expect(page.getByText('$180.00')).toBeVisible()
  expect((await sentWith(3)).at(-1)).toEqual({ parent: 'Zoë Ashby', mail: 'zoe@home.example', children: '2', shirt: 'Another', 'shirt--other': 'XXL', allergies: 'No', rules: 'I have read the rules', amount: 18_000 })
  expect(complaints).toEqual([])
})

test('[FM-06] filled in without a network, the browser closed: sent once when it is opened again with one', async ({ browser }) => {
  const first = await browser.newContext()
  const page = await first.newPage()
  await open(page)
  await underWorker(page)
  const before = (await sentWith(3)).length
  await first.setOffline(true)
  await fill(page, 'Without Network')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Kept on this device, not sent yet' })).toBeFocused({ timeout: 30_000 })
  await expect(page.getByRole('complementary', { name: 'Forms that wait to be sent' })).toContainText('Youth camp')
  // What a browser keeps over its end, IndexedDB with it.
  const state = await first.storageState({ indexedDB: true })
  await first.close()
  const second = await browser.newContext({ storageState: state })
  const again = await second.newPage()
  await again.goto(`${server.url}/`)
  await expect.poll(async () => (await sentWith(3)).length, { timeout: 30_000 }).toBe(before + 1)
  await expect(again.getByRole('complementary', { name: 'Forms that wait to be sent' })).toHaveCount(0)
  // What it costs is not forgotten with it.
  const received = again.getByRole('complementary', { name: 'Forms that were received' })
  await expect(received).toContainText('Youth camp was received. It costs $200.00')
  await received.getByRole('button', { name: 'Remove' }).click()
  await expect(received).toHaveCount(0)
  // The same once more, as if the answer had been lost.
  const third = await browser.newContext({ storageState: state })
  await (await third.newPage()).goto(`${server.url}/`)
  await new Promise((wait) => setTimeout(wait, 3000))
  expect((await sentWith(3)).filter(({ parent }) => parent === 'Without Network')).toHaveLength(1)
  await second.close()
  await third.close()
})

test('[FM-06] what was begun is still there after a reload, but not its coupon', async ({ page }) => {
  await open(page)
  await page.getByLabel('Parent').fill('Half Filled')
  await page.getByLabel('Coupon').fill('SECRET')
  await page.waitForTimeout(900)
  await page.reload()
  await expect(page.getByLabel('Parent')).toHaveValue('Half Filled')
  await expect(page.getByLabel('Coupon')).toHaveValue('')
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(page.getByLabel('Parent')).toHaveValue('')
})

test('[FM-05] a closed form says its words; a protected one is under its own address alone', async ({ page }) => {
  await page.goto(`${server.url}/form/4`)
  await expect(page.getByRole('heading', { name: 'This form is closed' })).toBeVisible()
  await expect(page.getByText('The list is closed.')).toBeVisible()
  expect((await page.goto(`${server.url}/form/5`))!.status()).toBe(404)
  await page.goto(`${server.url}/protected/form/5`)
  await expect(page.getByLabel('Name')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('[FM-06] [FM-04] a form is sent, comes back with its errors in place and nothing lost, and is stored once', async ({ page }) => {
    await page.goto(camp())
    await page.getByLabel('Parent').fill('No Script')
    await page.getByLabel('Children').fill('5')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('group', { name: 'There were errors in your form.' })).toContainText('E-mail is required.')
    await expect(page.getByLabel('Parent')).toHaveValue('No Script')
    await expect(page.getByLabel('Children')).toHaveAccessibleDescription(/no more than 3/)
    await fill(page, 'No Script')
    const before = (await sentWith(3)).length
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('sent') === 'yes')
    await expect(page.getByText('See you in July.')).toBeVisible()
    expect((await sentWith(3)).length).toBe(before + 1)
  })
})
