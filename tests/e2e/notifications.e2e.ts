import { expect, type Page } from '@playwright/test'
import { createToken } from '../../server/content/accounts/tokens.ts'
import type { PushMessage } from '../../src/contract/schema/push.ts'
import { violationsOf } from '../support/axe.ts'
import { alive, putStats, test, underWorker } from '../support/browser.ts'
import { footballFile } from '../support/football-file.ts'
import { deliveryTo, notificationsOn, withPushService } from '../support/push-browser.ts'
import { startPushService } from '../support/push-service.ts'
import { seedTenant } from '../support/seed.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let service: Awaited<ReturnType<typeof startPushService>>
let token: string
test.beforeAll(async () => {
  service = await startPushService()
  server = await startServer(async (store) => {
    await seedTenant(store, 'alpha', { hosts: ['localhost'] })
    token = await createToken(store, 'alpha', 'ingest')
  }, { PUSH_ORIGINS: service.origin })
  service.trust(((await (await fetch(`${server.url}/api/v2/push/key`)).json()) as { publicKey: string }).publicKey)
})
test.afterAll(async () => { await server?.stop(); await service?.close() })

const turnOn = async (page: Page) => {
  await page.goto(`${server.url}/notifications`)
  await alive(page.getByRole('main').locator('section').first())
  await underWorker(page)
  await page.getByRole('switch', { name: 'Football' }).check()
  await page.getByRole('button', { name: 'Turn on notifications' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Notifications are on.' })).toBeVisible()
}

test('[GM-04] from a wish to a message and back to the game', async ({ page, context, complaints }) => {
  await withPushService(service, context, 'ann')
  const asked: string[] = []
  await page.exposeFunction('noteAsked', (what: string) => asked.push(what))
  await page.addInitScript(() => {
    const ask = Notification.requestPermission.bind(Notification)
    Notification.requestPermission = () => { (globalThis as unknown as { noteAsked(what: string): void }).noteAsked('leave'); return ask() }
  })
  await page.goto(`${server.url}/notifications`)
  await alive(page.getByRole('main').locator('section').first())
  await page.getByRole('switch', { name: 'Football' }).check()
  await expect(page.getByRole('checkbox', { name: 'Final' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Scores' })).not.toBeChecked()
  // Nobody is asked before he says that he wants to be.
  expect(asked).toEqual([])
  await turnOn(page)
  expect(asked).toEqual(['leave'])

  expect((await putStats(server.url, token, 1, footballFile({ us: [7] }))).ok).toBe(true)
  await expect.poll(() => service.titles('ann')).toEqual(['Football is under way'])

  // A box that is ticked is sent by itself, and counts from then on.
  await page.getByRole('checkbox', { name: 'Scores' }).check()
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
  await putStats(server.url, token, 1, footballFile({ us: [14] }))
  await expect.poll(() => service.titles('ann')).toHaveLength(2)

  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('button', { name: 'Turn on notifications' })).toBeVisible()
  await putStats(server.url, token, 1, footballFile({ us: [14, 7, 0, 0], quarter: 4, over: true }))
  // The choices stay here, and nothing more comes.
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Scores' })).toBeChecked()
  expect(service.titles('ann')).toHaveLength(2)
  expect(complaints).toEqual([])
})

test('[GM-04] the worker shows what comes, whatever comes, and a tap leads to its page and nowhere else', async ({ page, context }) => {
  test.slow()
  await context.grantPermissions(['notifications'])
  await page.goto(`${server.url}/notifications`)
  await underWorker(page)
  const deliver = await deliveryTo(page, context, server.url)
  const shown = () => notificationsOn(page)
  const message = (title: string, navigate: string, tag = 'game-1'): string =>
    JSON.stringify({ web_push: 8030, notification: { title, body: 'End of 1st', navigate, tag, lang: 'en-US', silent: false }, fieldhouse: { kind: 'score', gameId: 1 } } satisfies PushMessage)

  await deliver(message('Harlan 7, Ashford 0', `${server.url}/sports/football/schedule`))
  // The browser fetches the icon before it shows the first.
  await expect.poll(shown, { timeout: 30_000 }).toEqual([{ title: 'Harlan 7, Ashford 0', body: 'End of 1st', tag: 'game-1' }])
  // Of one game there is one notification: the newest.
  await deliver(message('Harlan 14, Ashford 0', `${server.url}/sports/football/schedule`))
  await expect.poll(shown).toEqual([expect.objectContaining({ title: 'Harlan 14, Ashford 0' })])
  for (const broken of ['', '{', '{"notification":null}', '[]', '{"notification":{"title":""}}']) await deliver(broken)
  await expect.poll(async () => (await shown()).map(({ body }) => body)).toContain('There is news.')

  const tap = (navigate: unknown) => context.serviceWorkers().at(-1)!.evaluate((to) => {
    const scope = globalThis as unknown as { dispatchEvent(event: Event): void; NotificationEvent: new (type: string, options: object) => Event; registration: ServiceWorkerRegistration }
    return scope.registration.showNotification('x', { tag: 'tap', data: { navigate: to } }).then(() => scope.registration.getNotifications({ tag: 'tap' })).then(([notification]) => { scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification })) })
  }, navigate)
  /** A window that does not answer in time is left alone for a new one, which no test may open: on a loaded machine it is tapped again. */
  const leads = (navigate: unknown, there: string) => expect(async () => {
    await alive(page.getByRole('main').locator('h1'))
    await tap(navigate)
    await expect(page).toHaveURL(server.url + there, { timeout: 3000 })
  }).toPass({ timeout: 40_000 })
  await leads(`${server.url}/sports/football/schedule`, '/sports/football/schedule')
  // By whichever host of the department the server knows itself, the visitor stays at his.
  await leads('https://elsewhere.example/sports/football/roster', '/sports/football/roster')
  for (const broken of [undefined, 7, '//', 'javascript:alert(1)']) {
    await leads(broken, '/')
    await leads('/sports/football/roster', '/sports/football/roster')
  }
})

test('[GM-04] blocked, on an iPhone’s tab, without a network: each says what to do', async ({ browser, page }) => {
  await page.addInitScript(() => { Object.defineProperty(Notification, 'permission', { get: () => 'denied' }) })
  await page.goto(`${server.url}/notifications`)
  await expect(page.getByRole('heading', { name: 'Notifications are blocked' })).toBeVisible()
  const phone = await browser.newPage()
  await phone.addInitScript(() => {
    delete (globalThis as { PushManager?: unknown }).PushManager
    Object.defineProperties(navigator, { standalone: { value: false }, userAgent: { value: 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)' }, maxTouchPoints: { value: 5 } })
  })
  await phone.goto(`${server.url}/notifications`)
  await expect(phone.getByRole('heading', { name: 'First add this site to your Home Screen' })).toBeVisible()
  await phone.close()
})

test('[GM-04] what is changed while the site cannot be reached is kept here and said; the next change is sent', async ({ page, context }) => {
  await withPushService(service, context, 'bob')
  await turnOn(page)
  await page.route('**/api/v2/push/**', (route) => route.abort())
  await page.getByRole('switch', { name: /^Alerts/ }).check()
  await expect(page.getByRole('status').filter({ hasText: 'Not saved' })).toBeVisible()
  await page.unroute('**/api/v2/push/**')
  await page.getByRole('switch', { name: /^Quiet hours/ }).check()
  await page.getByLabel('From').fill('21:30')
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
  const { endpoint } = await page.evaluate(async () => ({ endpoint: (await (await navigator.serviceWorker.ready).pushManager.getSubscription())!.endpoint }))
  const held = await fetch(`${server.url}/api/v2/push/subscription`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ endpoint }) })
  expect(await held.json()).toMatchObject({ wishes: { alerts: true, quiet: { from: '21:30', to: '07:00' } } })
})

test('[GM-04] what the server or the browser has lost is given again at the next start, on whatever page, and nobody is asked', async ({ page, context }) => {
  await withPushService(service, context, 'cat')
  await turnOn(page)
  const { endpoint } = service.browser('cat')
  const post = (method: string) => fetch(`${server.url}/api/v2/push/subscription`, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ endpoint }) })
  await post('DELETE')
  expect((await post('POST')).status).toBe(404)
  await page.goto(`${server.url}/sports/football/schedule`)
  await expect.poll(async () => (await post('POST')).status).toBe(200)
  // The browser has lost it, too.
  await post('DELETE')
  await page.evaluate(() => localStorage.removeItem('subscribed'))
  await page.goto(`${server.url}/`)
  await expect.poll(async () => (await post('POST')).status).toBe(200)
  // Who has switched it off is left alone.
  await page.goto(`${server.url}/notifications`)
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('button', { name: 'Turn on notifications' })).toBeVisible()
  await page.goto(`${server.url}/`)
  await page.waitForTimeout(1500)
  expect((await post('POST')).status).toBe(404)
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test(`[GM-04] no violation of accessibility, ${colorScheme} at ${width}`, async ({ page, context, complaints }) => {
      await withPushService(service, context, `axe${colorScheme}${width}`)
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await turnOn(page)
      await page.getByRole('switch', { name: /^Quiet hours/ }).check()
      const violations = await violationsOf(page, 'main')
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(complaints).toEqual([])
    })
  }
}
