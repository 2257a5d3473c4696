import { expect } from '@playwright/test'
import { createToken } from '../../server/content/accounts/tokens.ts'
import { hydrated, putStats, test, workerReady } from '../support/browser.ts'
import { chromiumPath } from '../support/chromium.ts'
import { footballFile } from '../support/football-file.ts'
import { notificationsOn, withPushService } from '../support/push-browser.ts'
import { startPushService } from '../support/push-service.ts'
import { seedTenant } from '../support/seed.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { savedAt, workerTools } from '../support/worker-tools.ts'

// The headless shell shows no notifications.
test.use({
  serviceWorkers: 'allow',
  launchOptions: { executablePath: chromiumPath(), args: ['--disable-gpu'] },
})

// A separate server, because the push service is configured at its start.
let server: TestServer
let service: Awaited<ReturnType<typeof startPushService>>
let token: string
test.beforeAll(async () => {
  service = await startPushService()
  server = await startServer(
    async (store) => {
      await seedTenant(store, 'alpha', { hosts: ['localhost'] })
      token = await createToken(store, 'alpha', 'ingest')
    },
    { PUSH_ORIGINS: service.origin },
  )
  const key = await fetch(`${server.url}/api/v2/push/key`)
  const { publicKey } = (await key.json()) as { publicKey: string }
  service.trust(publicKey)
})
test.afterAll(async () => {
  await server?.stop()
  await service?.close()
})

test('subscribes on request, and shows a message that opens its game [GM-04] [OF-03]', async ({
  page,
  context,
  complaints,
}) => {
  await withPushService(service, context, 'ann')
  const asked: string[] = []
  await page.exposeFunction('noteAsked', (what: string) => asked.push(what))
  await page.addInitScript(() => {
    const ask = Notification.requestPermission.bind(Notification)
    Notification.requestPermission = () => {
      ;(globalThis as unknown as { noteAsked(what: string): void }).noteAsked('permission')
      return ask()
    }
  })
  await page.goto(`${server.url}/notifications`)
  await hydrated(page.getByRole('main').locator('section').first())
  await workerReady(page)
  await page.getByRole('switch', { name: 'Football' }).check()
  await expect(page.getByRole('checkbox', { name: 'Final' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Scores' })).not.toBeChecked()
  // The browser's prompt appears only after the visitor agreed on the page.
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Turn on notifications' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Notifications are on.' })).toBeVisible()
  expect(asked).toEqual(['permission'])
  // A checked box is sent at once.
  await page.getByRole('checkbox', { name: 'Scores' }).check()
  const saved = page.getByRole('status').filter({ hasText: 'Saved.' })
  await expect(saved).toBeVisible()
  // Without a network a choice waits, and is sent with the next network.
  await context.setOffline(true)
  await page.getByRole('checkbox', { name: 'Scores' }).uncheck()
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Scores' }).check()
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline' })).toBeVisible()
  await context.setOffline(false)
  await expect(saved).toBeVisible()

  expect((await putStats(server.url, token, 1, footballFile({ us: [7] }))).ok).toBe(true)
  await expect.poll(() => service.titles('ann')).toEqual(['Football has started'])
  const { message } = service.delivered[0]!
  const { title, body, tag, navigate } = message.notification
  const path = new URL(navigate).pathname
  expect(await savedAt(page, path, 'alpha')).toBeNull()
  const tools = await workerTools(page, server.url)
  await tools.push(JSON.stringify(message))
  // The browser fetches the icon before the first notification.
  await expect.poll(() => notificationsOn(page)).toEqual([{ title, body, tag }])
  // The page of the message is saved for offline use.
  await expect.poll(() => savedAt(page, path, 'alpha')).not.toBeNull()
  await tools.push('{')
  const bodies = async () => (await notificationsOn(page)).map((one) => one.body)
  await expect.poll(bodies).toContain('You have a new notification.')

  await context.serviceWorkers()[0]!.evaluate(async (tag) => {
    type Scope = {
      dispatchEvent(event: Event): void
      NotificationEvent: new (type: string, options: object) => Event
      registration: ServiceWorkerRegistration
    }
    const scope = globalThis as unknown as Scope
    const [notification] = await scope.registration.getNotifications({ tag })
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
  }, tag)
  await expect(page).toHaveURL(server.url + path)
  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('#main')).toContainText('Ashford')
  await context.setOffline(false)

  await page.goto(`${server.url}/notifications`)
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('button', { name: 'Turn on notifications' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Scores' })).toBeChecked()
  expect(complaints).toEqual([])
})

test('says on every page that the browser ended notifications [GM-04]', async ({
  page,
  context,
}) => {
  await withPushService(service, context, 'bea')
  const on = () => page.getByRole('button', { name: 'Turn on notifications' })
  await page.goto(`${server.url}/notifications`)
  await hydrated(page.getByRole('main').locator('section').first())
  await workerReady(page)
  await page.getByRole('switch', { name: 'Football' }).check()
  await on().click()
  await expect(page.getByRole('status').filter({ hasText: 'Notifications are on.' })).toBeVisible()
  await page.goto(`${server.url}/settings`)
  await expect(page.getByText('On, for one team.')).toBeVisible()

  // The push service dropped it, and the browser cannot subscribe again.
  await context.addInitScript(() => {
    localStorage.removeItem('subscribed')
    PushManager.prototype.subscribe = () => Promise.reject(new DOMException('x', 'AbortError'))
  })
  await page.reload()
  await expect(page.getByText('Stopped: this browser ended them.')).toBeVisible()
  await page.goto(`${server.url}/notifications`)
  await expect(page.getByRole('heading', { name: 'Notifications have stopped' })).toBeVisible()
  await expect(on()).toBeEnabled()
})
