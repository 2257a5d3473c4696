import { expect } from '@playwright/test'
import { test, workerReady } from '../support/browser.ts'
import { chromiumPath } from '../support/chromium.ts'
import { departmentWith } from '../support/department-site.ts'
import { expectToFit, leave, pressOn, smallModes, typeInto } from '../support/keyboard.ts'
import { withoutOverlays } from '../support/members-site.ts'
import { withPushService } from '../support/push-browser.ts'
import { startPushService } from '../support/push-service.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { startStripe, type StripeStandIn } from '../support/stripe-stand-in.ts'

// Paying and choosing notifications with the keyboard only, in small windows, on a server with both
// services.

// The headless shell asks for no permission.
test.use({
  serviceWorkers: 'allow',
  launchOptions: { executablePath: chromiumPath(), args: ['--disable-gpu'] },
})

const forms = `+
- title: Clinic
  ref: clinic
  payment: {amount: 12.5}
  fields: [{type: T, title: Name, name: name, required: true}]
`
const tickets = `+
- {title: Clinic ticket, kind: single, price: $12.50, url: /form/3, sportId: football}
`
let server: TestServer
let stripe: StripeStandIn
let service: Awaited<ReturnType<typeof startPushService>>
test.beforeAll(async () => {
  stripe = await startStripe()
  service = await startPushService()
  const files = { ...withoutOverlays, 'forms.yaml': forms, 'tickets.yaml': tickets }
  server = await startServer(departmentWith(files), {
    STRIPE_SECRET_KEY: stripe.key,
    STRIPE_API_URL: stripe.api,
    PUSH_ORIGINS: service.origin,
  })
  const answer = await fetch(`${server.url}/api/v2/push/key`)
  service.trust(((await answer.json()) as { publicKey: string }).publicKey)
})
test.afterAll(async () => {
  await server?.stop()
  await stripe?.stop()
  await service?.close()
})

for (const [mode, options] of Object.entries(smallModes)) {
  test.describe(mode, () => {
    test.use(options)

    test('pays for a ticket by keyboard [SH-13] [FM-05]', async ({ page, complaints }) => {
      const main = page.getByRole('main')
      await page.goto(`${server.url}/tickets`)
      await pressOn(page, main.getByRole('link', { name: 'Buy Clinic ticket' }))
      await expect(page).toHaveURL(/form\/3$/)
      await expectToFit(page)
      await typeInto(page, main.getByLabel('Name'), 'Ann')
      await pressOn(page, main.getByRole('button', { name: 'Continue to payment' }))
      await expect(main.getByRole('heading', { name: 'Received, thank you' })).toBeFocused()
      await expectToFit(page)
      await pressOn(page, main.getByRole('link', { name: 'Pay $12.50' }))
      // The page of the payment service.
      await expect(page.getByRole('heading', { name: 'Pay 1250' })).toBeVisible()
      await page.getByRole('button', { name: 'Pay now' }).press('Enter')
      await expect(page.getByText('Paid: $12.50. Thank you.')).toBeVisible()
      await expectToFit(page)
      expect([stripe.faults, complaints]).toEqual([[], []])
    })

    test('chooses notifications by keyboard [SH-13] [GM-04]', async ({
      page,
      context,
      complaints,
    }) => {
      await withPushService(service, context, mode.replace(/\W+/g, '-'))
      const main = page.getByRole('main')
      await page.goto(`${server.url}/notifications`)
      await workerReady(page)
      await pressOn(page, main.getByRole('switch', { name: 'Football' }), 'Space')
      await expect(main.getByRole('checkbox', { name: 'Final' })).toBeChecked()
      await pressOn(page, main.getByRole('button', { name: 'Turn on notifications' }))
      const told = (text: string) => page.getByRole('status').filter({ hasText: text })
      await expect(told('Notifications are on.')).toBeVisible()
      await pressOn(page, main.getByRole('checkbox', { name: 'Scores' }), 'Space')
      await expect(told('Saved.')).toBeVisible()
      await expectToFit(page)
      await leave(page, main)
      await pressOn(page, main.getByRole('button', { name: 'Turn off' }))
      await expect(main.getByRole('button', { name: 'Turn on notifications' })).toBeVisible()
      expect(complaints).toEqual([])
    })
  })
}
