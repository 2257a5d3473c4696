import { expect, type Browser, type Page } from '@playwright/test'
import { hydrated, test, touch, workerReady } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { emptyWords, journeys } from '../support/journeys.ts'
import { startServer, type TestServer } from '../support/server.ts'

// Each journey with the network cut before and after every step. The page shows its content or an
// offline message; a list that could not be read is never shown as empty.
/** Milliseconds: a visitor waits two seconds; the rest is for a busy machine. */
const soon = 6000

let server: TestServer
test.beforeAll(async () => {
  server = await startServer(departmentWith({ 'takeovers.yaml': '[]', 'splashes.yaml': '[]' }))
})
test.afterAll(() => server?.stop())
test.use({ serviceWorkers: 'allow' })

async function take(page: Page, step: string): Promise<void> {
  const [verb, ...rest] = step.split(' ')
  const words = rest.join(' ')
  if (step.startsWith('/')) {
    const link = page.locator(`a[href="${step}"]:visible`).first()
    if (await link.count()) {
      const { pathname } = new URL(page.url())
      await link.evaluate((element: HTMLElement) => {
        ;(document.activeElement as HTMLElement | null)?.blur()
        document.body.dataset['left'] = ''
        element.click()
      })
      // The address changes before the page: the new page is there when it has taken the focus, or
      // in a new document.
      if (pathname !== new URL(step, server.url).pathname)
        await expect
          .poll(
            () =>
              page
                .evaluate(
                  () =>
                    document.activeElement !== document.body ||
                    (document.readyState !== 'loading' &&
                      document.body.dataset['left'] === undefined),
                )
                .catch(() => false),
            { message: `${step} stands`, timeout: soon },
          )
          .toBe(true)
    } else await page.goto(server.url + step, { timeout: soon + 4000 })
    await expect(page).toHaveURL(server.url + step, { timeout: soon })
  } else if (verb === 'press') {
    const main = page.locator('main')
    await main
      .getByRole('button', { name: words })
      .or(main.locator('summary, label').filter({ hasText: words }))
      .locator('visible=true')
      .first()
      .click({ timeout: 3000 })
  } else if (verb === 'type') {
    await page.locator('main input[name=q]').first().fill(words)
    await page.keyboard.press('Enter')
  } else if (verb === 'fill') {
    for (const field of await page
      .locator('main form :is(input[type=text], input:not([type]), textarea):visible')
      .all())
      await field.fill('Pat')
    await page.locator('main form button[type=submit]').last().click()
  } else if (verb === 'print') {
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  } else if (verb === 'back') {
    const heading = () =>
      page
        .locator('main h1')
        .first()
        .textContent({ timeout: 1000 })
        .catch(() => null)
    const before = await heading()
    await page.goBack()
    // The address changes back at once; its content follows.
    await expect.poll(heading, { timeout: soon }).not.toBe(before)
  } else await page.reload()
}

type Look = {
  heading: string
  busy: number
  words: number
  offline: string | null
  empty: string[]
}
/** Messages about the network now; other texts say what can be saved or read offline. */
const noNetwork =
  /.{0,30}(?:[Yy]ou(?:’re| may be) offline|Offline[.,] |, offline|not on your device).{0,30}/
const look = (page: Page): Promise<Look | null> =>
  page
    .evaluate(
      ([pattern, message]) => {
        const shown = (element: Element) =>
          element.checkVisibility() && element.getBoundingClientRect().height > 0
        const main = document.querySelector('main')
        return {
          heading: main?.querySelector('h1')?.textContent ?? '',
          busy: [...document.querySelectorAll('[aria-busy="true"], progress:not([value])')].filter(
            shown,
          ).length,
          words: main?.innerText.trim().length ?? 0,
          offline: new RegExp(message).exec(document.body.innerText)?.[0] ?? null,
          empty: [...new Set((main?.innerText ?? '').match(new RegExp(pattern, 'gi')) ?? [])].map(
            (one) => one.toLowerCase(),
          ),
        }
      },
      [emptyWords.source, noNetwork.source] as const,
    )
    .catch(() => null)

/** Their content is on the device, so they work without a network. */
const ofDevice = /\/(?:saved|settings|my-teams)$/
const wrong = /could not be loaded|went wrong|not found/i
/** The page's own offline message, at the latest when the visitor touches it (`src/start.ts`). */
async function isHonest(page: Page, where: string): Promise<Look> {
  let last: Look | null = null
  await expect
    .poll(
      async () => {
        await touch(page).catch(() => {})
        last = await look(page)
        return (
          last && {
            stands: last.heading !== '' && last.words > 20,
            busy: last.busy,
            wrong: wrong.exec(last.heading)?.[0] ?? null,
            says: last.offline !== null || ofDevice.test(page.url()),
          }
        )
      },
      { message: `${where}, ${page.url()}`, timeout: soon, intervals: [50, 100, 200] },
    )
    .toEqual({ stands: true, busy: 0, wrong: null, says: true })
  return last!
}

async function travel(browser: Browser, steps: readonly string[], width: number): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: 844 } })
  const page = await context.newPage()
  try {
    await page.goto(server.url, { timeout: 30_000 })
    await workerReady(page)
    for (const [i, step] of steps.entries()) {
      const name = `${steps.slice(0, i + 1).join(' > ')} at ${width}`
      await context.setOffline(true)
      await take(page, step)
      const before = await isHonest(page, `cut before ${name}`)
      await context.setOffline(false)
      // The page recovers in place; an unsaved one loads by itself.
      let online: Look | null = null
      await expect
        .poll(
          async () => {
            online = await look(page)
            return (
              online && {
                offline: online.offline,
                stands: online.words > 20,
                unread: /could not be loaded/.test(online.heading),
              }
            )
          },
          { message: `back after ${name}`, timeout: 30_000 },
        )
        .toEqual({ offline: null, stands: true, unread: false })
      const { heading, empty } = online!
      expect(
        before.empty.filter((word) => !empty.includes(word)),
        `said to be empty, cut before ${name}`,
      ).toEqual([])
      // A page that is used has its app; one that is only read stays plain without a network.
      await hydrated(page.locator('#main'))
      await context.setOffline(true)
      const after = await isHonest(page, `cut after ${name}`)
      expect(
        [after.heading, after.empty.filter((word) => !empty.includes(word))],
        `cut after ${name}`,
      ).toEqual([heading, []])
      await context.setOffline(false)
    }
  } finally {
    await context.close()
  }
}

for (const [i, steps] of journeys.entries()) {
  test(`shows content or an offline message at each step of ${steps.join(' > ')} [OF-02]`, async ({
    browser,
  }) => {
    await travel(browser, steps, i % 2 ? 1440 : 390)
  })
}
