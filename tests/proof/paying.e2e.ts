import { expect } from '@playwright/test'
import { hydrated, test } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { withoutOverlays } from '../support/members-site.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { startStripe, type StripeStandIn } from '../support/stripe-stand-in.ts'

const forms = `+
- title: Clinic
  ref: clinic
  payment: {amount: 12.5}
  fields: [{type: T, title: Name, name: name, required: true}]
`
let server: TestServer
let stripe: StripeStandIn
test.beforeAll(async () => {
  stripe = await startStripe()
  server = await startServer(departmentWith({ ...withoutOverlays, 'forms.yaml': forms }), {
    STRIPE_SECRET_KEY: stripe.key,
    STRIPE_API_URL: stripe.api,
  })
})
test.afterAll(async () => {
  await server?.stop()
  await stripe?.stop()
})
test.beforeEach(() => {
  stripe.down = null
  stripe.sessions.length = 0
})

test('opens one payment page, also by a saved link, and shows it as paid [FM-05]', async ({
  page,
  complaints,
}) => {
  await page.goto(`${server.url}/form/3`)
  await hydrated(page.locator('#form-3'))
  await page.getByLabel('Name').fill('Ann')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { name: 'Received, thank you' })).toBeFocused()
  const later = await page.getByRole('link', { name: 'this link' }).getAttribute('href')
  await page.getByRole('link', { name: 'Pay $12.50' }).click()
  await expect(page.getByRole('heading', { name: 'Pay 1250' })).toBeVisible()
  const first = page.url()

  // Not paid: back, and to the same page again.
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(
    page.getByText('Payment not received yet. If you just paid, reload this page in a minute.'),
  ).toBeVisible()
  const { pathname, search } = new URL(page.url())
  expect(pathname + search).toBe(later)
  await page.getByRole('link', { name: 'Continue to payment' }).click()
  await expect(page).toHaveURL(first)
  await page.getByRole('button', { name: 'Pay now' }).click()
  await expect(page.getByText('Paid: $12.50. Thank you.')).toBeVisible()
  expect([stripe.sessions.length, stripe.faults, complaints]).toEqual([1, [], []])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('keeps a submission during a payment outage, to be paid later [FM-05]', async ({ page }) => {
    await page.goto(`${server.url}/form/3`)
    await page.getByLabel('Name').fill('Bo')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(page.getByRole('heading', { name: 'Received, thank you' })).toBeVisible()
    stripe.down = 503
    await page.getByRole('link', { name: 'Pay $12.50' }).click()
    await expect(
      page.getByText(
        'The payment page is not available right now. Your entry and your place are saved. You can pay later.',
      ),
    ).toBeVisible()
    stripe.down = null
    await page.getByRole('link', { name: 'Try the payment again' }).click()
    await page.getByRole('button', { name: 'Pay now' }).click()
    await expect(page.getByText('Paid: $12.50. Thank you.')).toBeVisible()
    expect([stripe.sessions.length, stripe.faults]).toEqual([1, []])
  })
})
