import { expect } from '@playwright/test'
import { alert } from '../../server/content/kinds/notices.ts'
import { writeItem } from '../../server/content/items.ts'
import { createToken } from '../../server/content/accounts/tokens.ts'
import { transact } from '../../server/content/transaction.ts'
import { openStore } from '../../server/db/store.ts'
import type { NotificationPreferences } from '../../src/contract/follow.schema.ts'
import { hydrated, putStats, test, workerReady } from '../support/browser.ts'
import { footballFile } from '../support/football-file.ts'
import { deliveryTo, notificationsOn, withPushService } from '../support/push-browser.ts'
import { startPushService } from '../support/push-service.ts'
import { seedTenant } from '../support/seed.ts'
import { startServer, type TestServer } from '../support/server.ts'

// From a stat file to a closed phone: the server encrypts, a push service decrypts, and the worker
// shows.

test.use({ serviceWorkers: 'allow' })

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
  service.trust(
    ((await (await fetch(`${server.url}/api/v2/push/key`)).json()) as { publicKey: string })
      .publicKey,
  )
})
test.afterAll(async () => {
  await server?.stop()
  await service?.close()
})

const wishes: NotificationPreferences = {
  teams: [{ sportId: 1, kinds: ['start', 'final'] }],
  alerts: true,
  quiet: null,
  timeZone: 'America/Chicago',
  scoreFree: false,
}
const subscribe = async (name: string, more: Partial<NotificationPreferences> = {}) => {
  const body = JSON.stringify({
    subscription: service.browser(name),
    wishes: { ...wishes, ...more },
  })
  expect(
    (
      await fetch(`${server.url}/api/v2/push/subscription`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', origin: server.url },
        body,
      })
    ).status,
  ).toBe(200)
}
const say = async (id: number, title: string, showOnWeb: boolean) => {
  const store = await openStore(server.dataDir)
  await transact(store, 'alpha', (transaction) =>
    writeItem(transaction, alert, {
      id,
      rank: id,
      doc: {
        title,
        message: '<p>Gates open late.</p>',
        link: null,
        linkTitle: null,
        openInNewWindow: false,
        enabled: true,
        showOnWeb,
        startDate: null,
        endDate: null,
      },
    }),
  )
  await store.close()
}

test('pushes a game and an alert as each visitor chose, never hidden ones [GM-04]', async ({
  page,
  context,
  complaints,
}) => {
  await withPushService(service, context, 'bob')
  await page.goto(`${server.url}/notifications`)
  await hydrated(page.getByRole('main').locator('section').first())
  await workerReady(page)
  await page.getByRole('switch', { name: 'Football' }).check()
  await page.getByRole('switch', { name: /^Hide scores in notifications/ }).check()
  await page.getByRole('button', { name: 'Turn on notifications' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Notifications are on.' })).toBeVisible()
  await subscribe('ann')
  await subscribe('cat', { quiet: { from: '00:00', to: '23:59' } })

  expect((await putStats(server.url, token, 1, footballFile({ us: [7] }))).ok).toBe(true)
  await expect.poll(() => service.titles('ann')).toEqual(['Football has started'])
  expect(
    (
      await putStats(
        server.url,
        token,
        1,
        footballFile({ us: [7, 0, 0, 3], quarter: 4, over: true }),
      )
    ).ok,
  ).toBe(true)
  await expect.poll(() => service.titles('ann')).toContain('Final: alpha University 10, Ashford 0')
  await say(1, 'Not for the web', false)
  await say(2, 'Lightning near', true)
  await expect.poll(() => service.titles('ann')).toContain('Lightning near')
  // Each token was the site's own, and each message opened with its browser's keys only.
  expect(service.refused).toEqual([])
  expect(service.titles('cat').filter((title) => title !== 'Lightning near')).toEqual([])
  expect(
    service.delivered
      .map(({ message }) => JSON.stringify(message))
      .filter((text) => text.includes('Not for the web')),
  ).toEqual([])

  await expect.poll(() => service.titles('bob').length).toBeGreaterThanOrEqual(2)
  const deliver = await deliveryTo(page, context, server.url)
  const sent = service.delivered
    .filter(({ browser }) => browser === 'bob')
    .map(({ message }) => message)
  for (const message of sent) {
    await deliver(JSON.stringify(message))
    const { title, body, tag } = message.notification
    await expect.poll(() => notificationsOn(page)).toContainEqual({ title, body, tag })
    expect(`${title} ${body}`).not.toMatch(/\b(?:7|10)\b|\bwins?\b|\bbeat\b/i)
  }
  // A tap opens the game.
  const worker = context.serviceWorkers()[0]!
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      dispatchEvent(event: Event): void
      NotificationEvent: new (type: string, options: object) => Event
      registration: ServiceWorkerRegistration
    }
    const [notification] = await scope.registration.getNotifications({ tag: 'game-1' })
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
  })
  await expect(page).toHaveURL(
    new RegExp(`^${server.url}/(?:game-center/1|sports/football/.*boxscore/1)$`),
  )
  expect(complaints).toEqual([])
})
