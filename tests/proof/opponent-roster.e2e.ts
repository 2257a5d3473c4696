import { expect } from '@playwright/test'
import { createToken } from '../../server/content/accounts/tokens.ts'
import { openStore } from '../../server/db/store.ts'
import { test } from '../support/browser.ts'
import { askHost } from '../support/ask-host.ts'
import { footballFile } from '../support/football-file.ts'

test('shows both rosters above the other parts of a live game [OF-02]', async ({
  server,
  page,
}) => {
  const site = await server.add()
  const store = await openStore(server.dataDir)
  const token = await createToken(store, site.tenant, 'ingest')
  await store.close()
  const { text } = await askHost(server.port, '/api/v2/EventsResults/upcoming?sportId=1', site.host)
  const { items } = JSON.parse(text) as { items: { id: number; opponent: { title: string } }[] }
  const { id } = items.find(({ opponent }) => opponent.title === 'Ashford')!
  // Node cannot resolve the department's host, so the browser sends the file.
  await page.goto(site.url)
  const status = await page.evaluate(
    async ({ path, body, authorization }) => {
      const sent = await fetch(path, { method: 'PUT', body, headers: { authorization } })
      return sent.status
    },
    {
      path: `/api/v2/ingest/games/${id}/stats`,
      body: footballFile({ us: [7] }),
      authorization: `Bearer ${token}`,
    },
  )
  expect(status).toBe(200)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${site.url}/game-center/${id}`)
  const links = page.locator('#main').getByRole('link', { name: / roster$/ })
  await expect(links).toHaveText(['Terriers roster', 'Ashford roster'])
  const first = await page.locator('#main h2').first().boundingBox()
  for (const link of await links.all()) expect((await link.boundingBox())!.y).toBeLessThan(first!.y)
  await links.last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ashford Football Roster')
})
