import { expect, type Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { alive, test, unhurried } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { startStripe, type StripeStandIn } from '../support/stripe-stand-in.ts'

const forms = '+\n- {title: Clinic, ref: clinic, payment: {amount: 12.5}, fields: [{type: T, title: Name, name: name, required: true}]}\n'
let server: TestServer
let stripe: StripeStandIn
test.beforeAll(async () => {
  stripe = await startStripe()
  server = await startServer(departmentWith({ 'forms.yaml': forms, 'takeovers.yaml': '[]', 'splashes.yaml': '[]' }), { STRIPE_SECRET_KEY: stripe.key, STRIPE_API_URL: stripe.api })
})
test.afterAll(async () => { await server?.stop(); await stripe?.stop() })
test.beforeEach(() => { stripe.down = null; stripe.sessions.length = 0 })

const axe = async (page: Page) => expect((await violationsOf(page)).map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
const seen = async (page: Page, name: string) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await axe(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    if (process.env['PICTURES']) await page.screenshot({ path: `${process.env['PICTURES']}/${name}-${page.viewportSize()!.width}-${colorScheme}.png` })
  }
}

for (const width of [390, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('[FM-05] a form is sent, paid on the payment page, and said to be paid; a link kept for later leads to the same page', async ({ page, complaints }) => {
      await page.goto(`${server.url}/form/3`)
      await alive(page.locator('#form-3'))
      await page.getByLabel('Name').fill('Ann')
      await unhurried(page)
      await page.getByRole('button', { name: 'Send, then pay' }).click()
      await expect(page.getByRole('heading', { name: 'Received, thank you' })).toBeFocused()
      const pay = page.getByRole('link', { name: 'Pay $12.50' })
      await expect(pay).toBeVisible()
      await seen(page, 'sent')
      const later = await page.getByRole('link', { name: 'this link' }).getAttribute('href')
      await pay.click()
      await expect(page.getByRole('heading', { name: 'Pay 1250' })).toBeVisible()
      const first = page.url()

      // Not paid: back, and on to the same page.
      await page.getByRole('link', { name: 'Back' }).click()
      await expect(page.getByText('We have not heard that it is paid.')).toBeVisible()
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(later)
      await seen(page, 'unpaid')
      await page.getByRole('link', { name: 'Go on paying' }).click()
      await expect(page).toHaveURL(first)
      await page.getByRole('button', { name: 'Pay now' }).click()
      await expect(page.getByText('Paid: $12.50. Thank you.')).toBeVisible()
      await seen(page, 'paid')
      expect([stripe.sessions.length, stripe.faults, complaints]).toEqual([1, [], []])
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 900 } })

  test('[FM-05] it is paid as well; a payment page that is away leaves what was sent, to be paid later', async ({ page }) => {
    await page.goto(`${server.url}/form/3`)
    await page.getByLabel('Name').fill('Bo')
    await page.getByRole('button', { name: 'Send, then pay' }).click()
    await expect(page.getByRole('heading', { name: 'Received, thank you' })).toBeVisible()
    stripe.down = 503
    await page.getByRole('link', { name: 'Pay $12.50' }).click()
    await expect(page.getByText('The payment page cannot be reached now. Your answers are safe')).toBeVisible()
    if (process.env['PICTURES']) await page.screenshot({ path: `${process.env['PICTURES']}/away.png` })
    stripe.down = null
    await page.getByRole('link', { name: 'Try again to pay' }).click()
    await page.getByRole('button', { name: 'Pay now' }).click()
    await expect(page.getByText('Paid: $12.50. Thank you.')).toBeVisible()
    expect([stripe.sessions.length, stripe.faults]).toEqual([1, []])
  })
})
