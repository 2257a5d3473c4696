import { expect, type Page } from '@playwright/test'
import type { PushMessage } from '../../src/contract/follow.schema.ts'
import { violationsOf } from '../support/axe.ts'
import { hydrated, test, workerReady, touch } from '../support/browser.ts'
import { deliveryTo, notificationsOn, withPushService } from '../support/push-browser.ts'
import { startPushService } from '../support/push-service.ts'
import { seedTenant } from '../support/seed.ts'
import { startServer, type TestServer } from '../support/server.ts'

test.use({ serviceWorkers: 'allow' })

let server: TestServer
let service: Awaited<ReturnType<typeof startPushService>>
test.beforeAll(async () => {
  service = await startPushService()
  server = await startServer((store) => seedTenant(store, 'alpha', { hosts: ['localhost'] }), {
    PUSH_ORIGINS: service.origin,
  })
  service.trust(
    ((await (await fetch(`${server.url}/api/v2/push/key`)).json()) as { publicKey: string })
      .publicKey,
  )
})
test.afterAll(async () => {
  await server?.stop()
  await service?.close()
})

const turnOnNotifications = async (page: Page) => {
  await page.goto(`${server.url}/notifications`)
  await hydrated(page.getByRole('main').locator('section').first())
  await workerReady(page)
  await page.getByRole('switch', { name: 'Football' }).check()
  await page.getByRole('button', { name: 'Turn on notifications' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Notifications are on.' })).toBeVisible()
}

test('shows every pushed message, and opens pages of this site only [GM-04]', async ({
  page,
  context,
}) => {
  test.slow()
  await context.grantPermissions(['notifications'])
  await page.goto(`${server.url}/notifications`)
  await workerReady(page)
  const deliver = await deliveryTo(page, context, server.url)
  const shown = () => notificationsOn(page)
  const message = (title: string, navigate: string, tag = 'game-1'): string =>
    JSON.stringify({
      web_push: 8030,
      notification: { title, body: 'End of 1st', navigate, tag, lang: 'en-US', silent: false },
      fieldhouse: { kind: 'score', gameId: 1 },
    } satisfies PushMessage)

  await deliver(message('Harlan 7, Ashford 0', `${server.url}/sports/football/schedule`))
  // The browser fetches the icon before the first notification.
  await expect
    .poll(shown, { timeout: 30_000 })
    .toEqual([{ title: 'Harlan 7, Ashford 0', body: 'End of 1st', tag: 'game-1' }])
  // A game has one notification, the newest.
  await deliver(message('Harlan 14, Ashford 0', `${server.url}/sports/football/schedule`))
  await expect.poll(shown).toEqual([expect.objectContaining({ title: 'Harlan 14, Ashford 0' })])
  for (const broken of ['', '{', '{"notification":null}', '[]', '{"notification":{"title":""}}'])
    await deliver(broken)
  await expect
    .poll(async () => (await shown()).map(({ body }) => body))
    .toContain('You have a new notification.')

  const tap = (navigate: unknown) =>
    context
      .serviceWorkers()
      .at(-1)!
      .evaluate((to) => {
        const scope = globalThis as unknown as {
          dispatchEvent(event: Event): void
          NotificationEvent: new (type: string, options: object) => Event
          registration: ServiceWorkerRegistration
        }
        return scope.registration
          .showNotification('x', { tag: 'tap', data: { navigate: to } })
          .then(() => scope.registration.getNotifications({ tag: 'tap' }))
          .then(([notification]) => {
            scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
          })
      }, navigate)
  /**
   * A window that does not answer in time is left alone in favor of a new one, which a test cannot
   * open: on a busy machine it is tapped again.
   */
  const leads = (navigate: unknown, there: string) =>
    expect(async () => {
      await hydrated(page.getByRole('main').locator('h1'))
      await tap(navigate)
      await expect(page).toHaveURL(server.url + there, { timeout: 3000 })
    }).toPass({ timeout: 40_000 })
  await leads(`${server.url}/sports/football/schedule`, '/sports/football/schedule')
  // The visitor stays on the current host, whichever one the message names.
  await leads('https://elsewhere.example/sports/football/roster', '/sports/football/roster')
  for (const broken of [undefined, 7, '//', 'javascript:alert(1)']) {
    await leads(broken, '/')
    await leads('/sports/football/roster', '/sports/football/roster')
  }
})

test('explains blocked notifications and home-screen installation [GM-04]', async ({
  browser,
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
  })
  await page.goto(`${server.url}/notifications`)
  await expect(page.getByRole('heading', { name: 'Notifications are blocked' })).toBeVisible()
  const phone = await browser.newPage()
  await phone.addInitScript(() => {
    delete (globalThis as { PushManager?: unknown }).PushManager
    Object.defineProperties(navigator, {
      standalone: { value: false },
      userAgent: { value: 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)' },
      maxTouchPoints: { value: 5 },
    })
  })
  await phone.goto(`${server.url}/notifications`)
  await expect(
    phone.getByRole('heading', { name: 'First add this site to your Home Screen' }),
  ).toBeVisible()
  await phone.close()
})

test('keeps a change the server did not receive, and sends it with the next [GM-04]', async ({
  page,
  context,
}) => {
  await withPushService(service, context, 'bob')
  await turnOnNotifications(page)
  await page.route('**/api/v2/push/**', (route) => route.abort())
  await page.getByRole('switch', { name: /^Alerts/ }).check()
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline' })).toBeVisible()
  await page.unroute('**/api/v2/push/**')
  await page.getByRole('switch', { name: /^Quiet hours/ }).check()
  await page.getByLabel('From').fill('21:30')
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
  const { endpoint } = await page.evaluate(async () => ({
    endpoint: (await (await navigator.serviceWorker.ready).pushManager.getSubscription())!.endpoint,
  }))
  const held = await fetch(`${server.url}/api/v2/push/subscription`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint }),
  })
  expect(await held.json()).toMatchObject({
    wishes: { alerts: true, quiet: { from: '21:30', to: '07:00' } },
  })
})

test('subscribes again after a lost subscription, not after a turn-off [GM-04]', async ({
  page,
  context,
}) => {
  await withPushService(service, context, 'cat')
  await turnOnNotifications(page)
  const { endpoint } = service.browser('cat')
  const post = (method: string) =>
    fetch(`${server.url}/api/v2/push/subscription`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint }),
    })
  await post('DELETE')
  expect((await post('POST')).status).toBe(404)
  await page.goto(`${server.url}/sports/football/schedule`)
  await touch(page)
  await expect.poll(async () => (await post('POST')).status).toBe(200)
  // The browser has lost it, too.
  await post('DELETE')
  await page.evaluate(() => localStorage.removeItem('subscribed'))
  await page.goto(`${server.url}/`)
  await touch(page)
  await expect.poll(async () => (await post('POST')).status).toBe(200)
  // After a turn-off by the visitor it stays off: the next start renews nothing.
  await page.goto(`${server.url}/notifications`)
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('button', { name: 'Turn on notifications' })).toBeVisible()
  await page.goto(`${server.url}/`)
  await touch(page)
  await page.waitForLoadState('networkidle')
  expect((await post('POST')).status).toBe(404)
})

test('is accessible with notifications on, in both schemes and widths [GM-04]', async ({
  page,
  context,
  complaints,
}) => {
  await withPushService(service, context, 'axe')
  await turnOnNotifications(page)
  await page.getByRole('switch', { name: /^Quiet hours/ }).check()
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      const violations = await violationsOf(page, 'main')
      expect(
        violations.map(
          ({ id, nodes }) =>
            `${width} ${colorScheme} ${id}: ${nodes.map(({ html }) => html).join(' ')}`,
        ),
      ).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      )
    }
  }
  expect(complaints).toEqual([])
})
