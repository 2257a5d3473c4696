import type { RouteName } from '../../src/routes/paths.ts'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { hydrated, test, workerReady } from '../support/browser.ts'
import { faultsOf, setLook, looks } from '../support/inspect.ts'
import { copyOfPrepared } from '../support/prepared.ts'
import { serve, type TestServer } from '../support/server.ts'
import { walk } from '../support/walk.ts'
import { shiftsFromFirstPaint } from '../support/shifts.ts'

// Every kind of page of both demo departments in every look, and once more without a network.

test.use({ serviceWorkers: 'allow' })

/** Pages that are not saved on a device, and why. */
const unsaved: Partial<Record<RouteName, string>> = {
  search: 'has any number of addresses',
  login: 'does nothing without a network',
}

let server: TestServer
test.beforeAll(async () => {
  test.setTimeout(300_000)
  server = await serve(await copyOfPrepared('demo'), { DEMO: '1' })
})
test.afterAll(() => server?.stop())

for (const host of ['harlan.localhost', 'ironwood.localhost']) {
  test(`opens every page of ${host} in each look, and offline [RT-01] [OF-02]`, async ({
    page,
    context,
    complaints,
  }) => {
    test.setTimeout(1_800_000)
    const shifts = await shiftsFromFirstPaint(page)
    const { pages } = await walk(server.port, host, {
      each: 1,
      checked: 0,
      from: ['/', '/login', '/404'],
    })
    const faults: string[] = []
    const saved = new Map<string, string>()
    await page.goto(server.urlOf(host))
    await workerReady(page)
    for (const [name, [seen]] of pages) {
      const { path } = seen!
      for (const look of looks) {
        await setLook(page, look)
        await page.goto(server.urlOf(host) + path)
        await hydrated(page.locator('#main'))
        await expect(heading(page), path).toHaveCount(1)
        const where = `${name} ${path}, ${look.width} px, ${look.colorScheme}`
        for (const fault of [...(await faultsOf(page)), ...(await shifts())])
          faults.push(`${where}: ${fault}`)
      }
      if (!(name in unsaved)) saved.set(path, await heading(page).innerText())
    }
    faults.push(...(await lostOffline(page, context, host, saved)))
    expect(faults).toEqual([])
    expect(complaints).toEqual([])
  })
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The pages that do not show their heading offline. */
async function lostOffline(
  page: Page,
  context: BrowserContext,
  host: string,
  saved: Map<string, string>,
): Promise<string[]> {
  const last = [...saved.keys()].at(-1)!
  // The worker saves a page after it has answered.
  await expect
    .poll(() => page.evaluate(async (path) => (await caches.match(path)) !== undefined, last))
    .toBe(true)
  await context.setOffline(true)
  const lost: string[] = []
  for (const [path, words] of saved) {
    await page.goto(server.urlOf(host) + path)
    const shown = await heading(page)
      .innerText({ timeout: 5000 })
      .catch(() => 'nothing')
    if (shown !== words) lost.push(`${path} without a network: ${shown}`)
  }
  return lost
}
