import { expect, type Page } from '@playwright/test'
import { readFlagged } from '../../server/content/forms/flagged.ts'
import { readSubmissions } from '../../server/content/forms/submissions.ts'
import { openStore } from '../../server/db/store.ts'
import {
  hydrated,
  test,
  workerReady,
  type Department,
  type SharedServer,
} from '../support/browser.ts'
import { withoutOverlays } from '../support/members-site.ts'

const forms = `+
- title: Youth camp
  ref: youth-camp
  thankYouText: See you in July.
  coupons: [{code: EARLY, uses: 50}]
  payment: {formType: quantity, amount: 100, quantityField: children, couponAmount: 20}
  fields:
    - {type: T, title: Parent, name: parent, required: true, maxLength: 40}
    - {type: T, title: E-mail, name: mail, required: true, isEmailField: true}
    - type: N
      title: Children
      name: children
      required: true
      maxQuantity: 3
      help: Three at most.
    - {type: S, title: Shirt, name: shirt, options: [S, M, {title: Another, showOther: true}]}
    - type: R
      title: Allergies
      name: allergies
      options: ['Yes', {title: 'No', preselected: true}]
    - type: A
      title: Which
      name: which
      required: true
      conditions: [{field: allergies, value: 'Yes'}]
    - {type: C, title: Rules, name: rules, required: true, options: [I have read the rules]}
`
let site: Department
test.beforeAll(async ({ server }) => {
  site = await server.add({ ...withoutOverlays, 'forms.yaml': forms })
})

/** What the server stored for this parent. */
async function sentBy({ dataDir }: SharedServer, parent: string) {
  const store = await openStore(dataDir)
  const all: object[] = []
  for await (const { answers, amount } of readSubmissions(store, site.tenant, 3)) {
    if (answers['parent'] === parent) all.push({ ...answers, amount })
  }
  await store.close()
  return all
}
async function open(page: Page) {
  await page.goto(`${site.url}/form/3`)
  await hydrated(page.locator('#form-3'))
}
async function fill(page: Page, parent: string) {
  await page.getByLabel('Parent').fill(parent)
  await page.getByLabel('E-mail').fill('ann@home.example')
  await page.getByLabel('Children').fill('2')
  await page.getByLabel('I have read the rules').check()
}
const waiting = (page: Page) =>
  page.getByRole('complementary', { name: 'Forms waiting to be sent' })
const send = (page: Page) => page.getByRole('button', { name: /^(?:Send|Continue to payment)$/ })

test('lists missing answers, links to them and clears corrected ones [FM-02] [FM-04]', async ({
  page,
  complaints,
}) => {
  await open(page)
  await expect(page.getByLabel('Which')).toHaveCount(0)
  await expect(page.getByText('Parent is required.')).toHaveCount(0)
  await page.getByLabel('Parent').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByText('Parent is required.')).toBeVisible()
  await page.getByLabel('Yes').check()
  await send(page).press('Enter')

  const summary = page.getByRole('group', { name: 'Form incomplete.' })
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Sorry, not all fields are filled out correctly.')
  await expect(summary.getByRole('link')).toHaveText([
    'Parent is required.',
    'E-mail is required.',
    'Children is required.',
    'Which is required.',
    'Rules is required.',
  ])
  const children = page.getByLabel('Children')
  await expect(children).toHaveAccessibleDescription(/Three at most\..*Children is required\./)
  await summary.getByRole('link', { name: /^Children/ }).press('Enter')
  await expect(children).toBeFocused()
  await page.keyboard.type('7')
  await expect(children).toHaveAccessibleDescription(/Children must be no more than 3\./)

  await page.getByLabel('No', { exact: true }).check()
  await expect(page.getByLabel('Which')).toHaveCount(0)
  await fill(page, 'Ann Ashby')
  await expect(summary).toHaveCount(0)
  await expect(page.getByText('$200.00')).toBeVisible()
  expect(complaints).toEqual([])
})

/** Fills in the form and sends it in one go, as a browser with autofill or a robot does. */
const sendAtOnce = (page: Page, parent: string, { robot }: { robot: boolean }) =>
  page.locator('#form-3').evaluate(
    (form: HTMLFormElement, [name, fillsTrap]) => {
      const values: Record<string, string> = {
        parent: name,
        mail: 'ann@home.example',
        children: '2',
        ...(fillsTrap && { '--url': 'https://spam.example' }),
      }
      for (const input of form.querySelectorAll('input')) {
        if (input.type === 'hidden' || input.type === 'radio') continue
        if (input.type === 'checkbox') {
          input.click()
          continue
        }
        // React sees only values that are set past its own property.
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
        set!.call(input, values[input.name] ?? '')
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }
      form.requestSubmit()
    },
    [parent, robot] as const,
  )

test('counts a form that autofill fills in at once [FM-06]', async ({ page, server }, {
  repeatEachIndex,
}) => {
  const parent = `Auto Fill ${repeatEachIndex}`
  await page.goto(`${site.url}/form/3`)
  await hydrated(page.locator('#form-3'))
  await sendAtOnce(page, parent, { robot: false })
  await expect(page.getByText('See you in July.')).toBeVisible()
  expect(await sentBy(server, parent)).toMatchObject([{ children: '2', amount: 20_000 }])
})

test('thanks a robot that fills in the hidden field, and lists it apart [FM-06]', async ({
  page,
  server,
}, { repeatEachIndex }) => {
  const parent = `Ro Bot ${repeatEachIndex}`
  await page.goto(`${site.url}/form/3`)
  await hydrated(page.locator('#form-3'))
  await sendAtOnce(page, parent, { robot: true })
  await expect(page.getByText('See you in July.')).toBeVisible()
  expect(await sentBy(server, parent)).toEqual([])
  const store = await openStore(server.dataDir)
  const listed = await readFlagged(store, site.tenant, 3)
  await store.close()
  expect(
    listed.filter(({ answers }) => answers['parent'] === parent).map(({ why }) => why),
  ).toEqual(['filled in the hidden field'])
})

test('sends a form filled in by keyboard and focuses the confirmation [FM-05] [FM-06]', async ({
  page,
  server,
  complaints,
}, { repeatEachIndex }) => {
  const parent = `Zoë Ashby ${repeatEachIndex}`
  await open(page)
  await page.getByLabel('Parent').focus()
  for (const text of [parent, 'zoe@home.example', '2', 'Another']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(page.getByLabel('Other Shirt')).toBeFocused()
  await page.keyboard.type('XXL')
  await page.getByLabel('I have read the rules').press('Space')
  await page.getByLabel('Coupon').fill('late')
  await send(page).press('Enter')
  await expect(page.getByRole('group', { name: 'There were errors in your form.' })).toContainText(
    'This coupon is not known.',
  )
  await page.getByLabel('Coupon').fill('early')
  await send(page).press('Enter')
  await expect(page.getByRole('heading', { name: 'Received, thank you' })).toBeFocused()
  await expect(page.getByText('See you in July.')).toBeVisible()
  await expect(page.getByText('$180.00')).toBeVisible()
  expect(await sentBy(server, parent)).toEqual([
    {
      parent,
      mail: 'zoe@home.example',
      children: '2',
      shirt: 'Another',
      'shirt--other': 'XXL',
      allergies: 'No',
      rules: 'I have read the rules',
      amount: 18_000,
    },
  ])
  expect(complaints).toEqual([])
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('stores a form filled in offline and delivers it exactly once later [FM-06]', async ({
    browser,
    server,
  }, { repeatEachIndex }) => {
    const parent = `Offline ${repeatEachIndex}`
    const first = await browser.newContext()
    const page = await first.newPage()
    await open(page)
    await workerReady(page)
    await first.setOffline(true)
    await fill(page, parent)
    await send(page).click()
    await expect(
      page.getByRole('heading', { name: 'Saved on this device, not sent yet' }),
    ).toBeFocused()
    await expect(waiting(page)).toContainText('Youth camp')
    // The browser is closed; this is what it stores.
    const state = await first.storageState({ indexedDB: true })
    await first.close()
    expect(await sentBy(server, parent)).toEqual([])

    const again = await browser.newContext({ storageState: state })
    const later = await again.newPage()
    await later.goto(site.url)
    const received = later.getByRole('complementary', { name: 'Forms received' })
    await expect(received).toContainText('Youth camp was received. It costs $200.00')
    await expect(waiting(later)).toHaveCount(0)
    expect(await sentBy(server, parent)).toHaveLength(1)
    await received.getByRole('button', { name: 'Remove' }).click()
    await expect(received).toHaveCount(0)
    await again.close()

    // The same device again, as if the answer had been lost.
    const repeated = await browser.newContext({ storageState: state })
    const twice = await repeated.newPage()
    const answer = twice.waitForResponse('**/submissions')
    await twice.goto(site.url)
    expect((await answer).status()).toBe(200)
    expect(await sentBy(server, parent)).toHaveLength(1)
    await repeated.close()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('returns a form with errors in place and all answers kept [FM-04] [FM-06]', async ({
    page,
    server,
  }, { repeatEachIndex }) => {
    const parent = `No Script ${repeatEachIndex}`
    await page.goto(`${site.url}/form/3`)
    await page.getByLabel('Parent').fill(parent)
    await page.getByLabel('Children').fill('5')
    await send(page).click()
    await expect(
      page.getByRole('group', { name: 'There were errors in your form.' }),
    ).toContainText('E-mail is required.')
    await expect(page.getByLabel('Parent')).toHaveValue(parent)
    await expect(page.getByLabel('Children')).toHaveAccessibleDescription(/no more than 3/)
    await fill(page, parent)
    await send(page).click()
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('sent') === 'yes')
    await expect(page.getByText('See you in July.')).toBeVisible()
    expect(await sentBy(server, parent)).toHaveLength(1)
  })
})
