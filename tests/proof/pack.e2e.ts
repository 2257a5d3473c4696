import { expect, type Page } from '@playwright/test'
import { createToken } from '../../server/content/accounts/tokens.ts'
import { writeGame } from '../../server/content/games/games.ts'
import { transact } from '../../server/content/transaction.ts'
import { violationsOf } from '../support/axe.ts'
import { hydrated, putStats, test, workerReady } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { footballFile } from '../support/football-file.ts'
import { canaryOf, gameDoc, seedTenant } from '../support/seed.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { packsIn } from '../support/worker-tools.ts'

/** The day after the run's. */
const soon = 'ws-9,2026-11-22,8 a.m.,Ashford,H,"Testham, Iowa",R,,,,\n'

test.use({ serviceWorkers: 'allow' })

let server: TestServer
test.beforeAll(async () => {
  server = await startServer(
    departmentWith({
      'site.yaml': '+takeovers: false\n',
      'splashes.yaml': '[]',
      'takeovers.yaml': '[]',
      'schedules/womens-soccer/2026.csv': `+${soon}`,
    }),
  )
})
test.afterAll(() => server?.stop())

const ready = async (page: Page, path: string) => {
  await page.goto(server.url + path)
  await workerReady(page)
}
test('saves a game for the stadium with all its pages, and lists it [OF-02]', async ({
  page,
  complaints,
}) => {
  await ready(page, '/sports/football')
  await page.getByRole('button', { name: /Save for offline.*Football, Sept. 12/ }).click()
  await expect(page.getByText(/^Saved .* [KM]B/)).toBeVisible()
  await server.kill()
  const parts: [path: string, text: string][] = [
    ['/sports/football/schedule', 'Calder Tech'],
    ['/sports/football/roster', 'Okafor'],
    ['/sports/football/opponent-roster/ashford/1', 'Marcus Ellery'],
    ['/facilities/terrier-field/1', '100 Stadium Drive'],
    ['/news/2026/8/28/season-opens', 'Season'],
  ]
  for (const [path, text] of parts) {
    await page.goto(server.url + path)
    await expect(page.locator('#main')).toContainText(text)
  }
  await page.goto(`${server.url}/saved`)
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Football vs Ashford' }) })
  await expect(card.getByRole('link', { name: 'Roster', exact: true })).toBeVisible()
  // Opened by a click, which requests its data one by one.
  await card.getByRole('link', { name: 'Ashford’s roster' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: /^23/ })).toContainText(
    'Marcus ElleryRB · Junior',
  )
  await page.getByRole('link', { name: 'Name', exact: true }).click()
  await expect(page.locator('#main li b').first()).toHaveText('12')
  await page.goto(`${server.url}/saved`)
  await card.getByRole('link', { name: 'Place' }).click()
  await expect(page.locator('#main')).toContainText('100 Stadium Drive')
  await page.goto(`${server.url}/saved`)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(
      (await violationsOf(page)).map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    ).toEqual([])
  }
  await card.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByText('No games saved for offline.')).toBeVisible()
  expect(await packsIn(page)).toEqual([])
  await server.start()
  expect(complaints).toEqual([])
})

test('saves a pack for a followed team alone, and names what it lacks [OF-02]', async ({
  page,
}) => {
  await ready(page, '/my-teams')
  await page.getByRole('button', { name: "Follow Women's Soccer" }).click()
  await expect.poll(async () => (await packsIn(page)).map(([, count]) => count > 3)).toEqual([true])
  await page.goto(`${server.url}/saved`)
  await expect(page.getByRole('heading', { name: "Women's Soccer vs Ashford" })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Football/ })).toBeHidden()
  // The two have never met, and Ashford has sent no roster.
  await expect(page.getByText('Not included: Ashford’s roster')).toBeVisible()
})

test('saves the live game, not the next one, and opens it with its age [OF-02]', async ({
  page,
  complaints,
}) => {
  let token = ''
  const own = await startServer(async (store) => {
    await seedTenant(store, 'alpha', { hosts: ['localhost'] })
    const next = new Date(Date.now() + 20 * 3_600_000).toISOString()
    await transact(store, 'alpha', (transaction) =>
      writeGame(transaction, {
        id: 3,
        scheduleId: 1,
        sportId: 1,
        doc: gameDoc({
          date: next.slice(0, 19),
          dateUtc: next,
          opponent: { id: null, title: 'Calder Tech', prefix: null },
        }),
      }),
    )
    token = await createToken(store, 'alpha', 'ingest')
  })
  try {
    expect(
      (await putStats(own.url, token, 1, footballFile({ us: [7, 14], them: [3, 0], quarter: 2 })))
        .ok,
    ).toBe(true)
    await page.goto(`${own.url}/my-teams`)
    await workerReady(page)
    const follow = page.getByRole('button', { name: 'Follow Football' })
    await hydrated(follow)
    await follow.click()
    await expect
      .poll(async () => (await packsIn(page)).map(([gameId, count]) => [gameId, count > 3]), {
        timeout: 30_000,
      })
      .toEqual([[1, true]])
    await page.goto(`${own.url}/saved`)
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Football vs Ashford' }) })
    await expect(card.getByRole('link', { name: 'Game' })).toBeVisible()
    await own.kill()
    const path = (await card.getByRole('link', { name: 'Game' }).getAttribute('href'))!
    await page.goto(own.url + path)
    await expect(page.locator('#main')).toContainText('Ashford')
    await expect(
      page.getByText('21', { exact: true }).filter({ visible: true }).first(),
    ).toBeVisible()
    // It is of that time, and says so.
    await expect(page.locator('[data-freshness="saved"]')).toContainText(/^Saved .*, offline/)
    await page.goto(`${own.url}/saved`)
    await expect(page.getByRole('heading', { name: 'Football vs Ashford' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Football vs Calder Tech' })).toHaveCount(0)
    expect(complaints).toEqual([])
  } finally {
    await own.stop()
  }
})

test('saves no partial pack when there is no room, and shows a message [OF-02]', async ({
  page,
  context,
}) => {
  await ready(page, '/sports/football')
  await context.serviceWorkers()[0]!.evaluate(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'))
  })
  await page.getByRole('button', { name: 'Save for offline' }).click()
  await expect(
    page.getByText('Not enough storage on this device. Remove saved items, then try again.'),
  ).toBeVisible()
  expect(await packsIn(page)).toEqual([])
})

test('shows a message in a browser without service workers [OF-02]', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => {
    delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker
  })
  await page.goto(`${server.url}/sports/football`)
  await page.getByRole('button', { name: 'Save for offline' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'This browser does not save data for this site' }),
  ).toBeVisible()
  expect(complaints).toEqual([])
})

for (const hangs of [false, true]) {
  test(`opens pages where the browser’s store ${hangs ? 'hangs' : 'fails'} [OF-02]`, async ({
    page,
    context,
  }) => {
    await ready(page, '/')
    const breakStore = (forEver: boolean) => {
      const broken = () =>
        forEver ? new Promise<never>(() => {}) : Promise.reject(new Error('broken'))
      for (const name of ['open', 'match', 'has', 'keys', 'delete'] as const)
        CacheStorage.prototype[name] = broken
      Cache.prototype.match = broken
    }
    await page.addInitScript(breakStore, hangs)
    await context.serviceWorkers()[0]!.evaluate(breakStore, hangs)
    for (const [path, text] of [
      ['/sports/football/schedule', 'Calder Tech'],
      ['/saved', 'is not responding'],
    ] as const) {
      await page.goto(server.url + path)
      await expect(page.locator('#main')).toContainText(text)
    }
  })
}

test('keeps no byte of one department in the stores of another [OF-02]', async ({ page }) => {
  const both = await startServer(async (store) => {
    for (const tenant of ['alpha', 'beta'])
      await seedTenant(store, tenant, { hosts: [`${tenant}.localhost`] })
  })
  try {
    for (const [tenant, other] of [
      ['alpha', 'beta'],
      ['beta', 'alpha'],
    ] as const) {
      await page.goto(`${both.urlOf(`${tenant}.localhost`)}/sports/football`)
      await workerReady(page)
      await page.getByRole('button', { name: 'Follow Football' }).click()
      await expect(page.getByRole('button', { name: 'Following Football' })).toBeVisible()
      await page.goto(`${both.urlOf(`${tenant}.localhost`)}/settings`)
      await page.locator('main label').filter({ hasText: 'Dark' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
      await page.goto(`${both.urlOf(`${tenant}.localhost`)}/sports/football/schedule`)
      const dump = () =>
        page.evaluate(async () => {
          const held = [
            ...Object.entries(localStorage),
            ...Object.entries(sessionStorage),
            ...(await indexedDB.databases()).map(({ name }) => ['database', name]),
          ].map((pair) => pair.join(' '))
          const done = <T>(request: IDBRequest<T>) =>
            new Promise<T>((take, fail) => {
              request.onsuccess = () => take(request.result)
              request.onerror = () => fail(request.error!)
            })
          for (const { name } of await indexedDB.databases()) {
            const open = await done(indexedDB.open(name!))
            for (const store of open.objectStoreNames) {
              const all = open.transaction(store).objectStore(store)
              const [keys, values] = await Promise.all([done(all.getAllKeys()), done(all.getAll())])
              held.push(
                ...keys.map(
                  (key, i) =>
                    `kept ${name} ${store} ${String(key as string)} ${JSON.stringify(values[i])}`,
                ),
              )
            }
            open.close()
          }
          for (const name of await caches.keys()) {
            const cache = await caches.open(name)
            for (const request of await cache.keys())
              held.push(`${name} ${request.url} ${await (await cache.match(request))!.text()}`)
          }
          return held
        })
      await expect
        .poll(async () => (await dump()).some((entry) => entry.startsWith(`pages-${tenant} `)))
        .toBe(true)
      await expect
        .poll(async () =>
          (await dump()).some((entry) => entry.startsWith(`database fieldhouse-${tenant}`)),
        )
        .toBe(true)
      const held = await dump()
      // Choices, followed teams and saved data are among the searched entries.
      for (const one of ['fh-choices ', 'fh-teams ', `kept fieldhouse-${tenant} kept teams`])
        expect(
          held.some((entry) => entry.startsWith(one)),
          one,
        ).toBe(true)
      expect(held.filter((entry) => entry.includes(canaryOf(tenant))).length).toBeGreaterThan(0)
      expect(
        held.filter(
          (entry) =>
            entry.includes(canaryOf(other)) ||
            new RegExp(`\\b${other}\\b`).test(entry.slice(0, 80)),
        ),
      ).toEqual([])
    }
  } finally {
    await both.stop()
  }
})
