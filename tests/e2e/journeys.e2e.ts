import { expect, type Browser, type Page } from '@playwright/test'
import { test, underWorker } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { emptyWords, journeys } from '../support/journeys.ts'
import { startServer, type TestServer } from '../support/server.ts'

// Each journey with the network cut before every step and after it: content or an honest notice, soon; no list that pretends to be empty.
const proof = process.env['PROOF'] === '1'
/** Of these every day some; the proof goes all of them. */
const daily = [0, 1, 2, 3, 7, 18, 19, 34, 35, 36, 37].map((i) => journeys[i]!)
const today = Math.floor(Date.now() / 86_400_000) * 6
const chosen = proof || process.env['JOURNEYS'] === 'all' ? journeys : Array.from({ length: Number(process.env['JOURNEYS_COUNT'] ?? 6) }, (_, i) => (process.env['JOURNEYS'] ? journeys[(Number(process.env['JOURNEYS']) + i) % journeys.length]! : daily[(today + i) % daily.length]!))

/** Milliseconds: two seconds are what a visitor waits, the rest is what a loaded machine adds. */
const soon = 2000 + (proof ? 1000 : 4000)

let server: TestServer
test.beforeAll(async () => { server = await startServer(departmentWith({ 'takeovers.yaml': '[]', 'splashes.yaml': '[]' })) })
test.afterAll(() => server?.stop())
test.use({ trace: 'off' })

async function take(page: Page, step: string): Promise<void> {
  const [verb, ...rest] = step.split(' ')
  const words = rest.join(' ')
  if (step.startsWith('/')) {
    const link = page.locator(`a[href="${step}"]:visible`).first()
    if (await link.count()) {
      const { pathname } = new URL(page.url())
      await link.evaluate((element: HTMLElement) => { (document.activeElement as HTMLElement | null)?.blur(); document.body.dataset['left'] = ''; element.click() })
      // The address changes before the page does: the new one is there when it has taken the focus, or in a document of its own.
      if (pathname !== new URL(step, server.url).pathname) await expect.poll(() => page.evaluate(() => document.activeElement !== document.body || (document.readyState !== 'loading' && document.body.dataset['left'] === undefined)).catch(() => false), { message: `${step} stands`, timeout: soon }).toBe(true)
    } else await page.goto(server.url + step, { timeout: soon + 4000 })
    await expect(page).toHaveURL(server.url + step, { timeout: soon })
  } else if (verb === 'press') {
    const main = page.locator('main')
    await main.getByRole('button', { name: words }).or(main.locator('summary, label').filter({ hasText: words })).locator('visible=true').first().click({ timeout: 3000 })
  } else if (verb === 'type') {
    await page.locator('main input[name=q]').first().fill(words)
    await page.keyboard.press('Enter')
  } else if (verb === 'fill') {
    for (const field of await page.locator('main form :is(input[type=text], input:not([type]), textarea):visible').all()) await field.fill('Pat')
    await page.locator('main form button[type=submit]').last().click()
  } else if (verb === 'print') {
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  } else if (verb === 'back') {
    const heading = () => page.locator('main h1').first().textContent({ timeout: 1000 }).catch(() => null)
    const before = await heading()
    await page.goBack()
    // The address is that of the page before at once, what stands there comes after it.
    await expect.poll(heading, { timeout: soon }).not.toBe(before)
  }
  else await page.reload()
}

type Look = { heading: string; busy: number; words: number; offline: string | null; empty: string[] }
const look = (page: Page): Promise<Look | null> => page.evaluate((pattern) => {
  const shown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().height > 0
  const main = document.querySelector('main')
  return {
    heading: main?.querySelector('h1')?.textContent ?? '',
    busy: [...document.querySelectorAll('[aria-busy="true"], progress:not([value])')].filter(shown).length,
    words: main?.innerText.trim().length ?? 0,
    offline: /.{0,30}(?:offline|not on your device).{0,30}/i.exec(document.body.innerText)?.[0] ?? null,
    empty: [...new Set((main?.innerText ?? '').match(new RegExp(pattern, 'gi')) ?? [])].map((one) => one.toLowerCase()),
  }
}, emptyWords.source).catch(() => null)

/** What they show lies on the device: it is as good without a network. */
const ofDevice = /\/(?:saved|settings|my-teams)$/
const wrong = /could not be loaded|went wrong|not found/i
/** What a page without a network says for itself. */
async function isHonest(page: Page, where: string): Promise<Look> {
  const began = Date.now()
  let last: Look | null = null
  await expect.poll(async () => {
    last = await look(page)
    return last && { stands: last.heading !== '' && last.words > 20, busy: last.busy, wrong: wrong.exec(last.heading)?.[0] ?? null, says: last.offline !== null || ofDevice.test(page.url()) }
  }, { message: `${where}, ${page.url()}`, timeout: soon, intervals: [50, 100, 200] }).toEqual({ stands: true, busy: 0, wrong: null, says: true })
  const took = Date.now() - began
  if (took > 2000) console.log(`${where}: ${took} ms`)
  return last!
}

async function travel(browser: Browser, steps: readonly string[], width: number): Promise<void> {
  const began = Date.now()
  const say = (what: string) => process.env['JOURNEYS'] && console.log(`${Date.now() - began} ${what}`)
  const context = await browser.newContext({ viewport: { width, height: 844 } })
  const page = await context.newPage()
  try {
    await page.goto(server.url, { timeout: 30_000 })
    await underWorker(page)
    for (const [i, step] of steps.entries()) {
      const name = `${steps.slice(0, i + 1).join(' > ')} at ${width}`
      await context.setOffline(true)
      say('take '+name)
      await take(page, step)
      say('before '+name)
      const before = await isHonest(page, `cut before ${name}`)
      await context.setOffline(false)
      // The page is right again where it stands; one that was not here comes by itself.
      let online: Look | null = null
      await expect.poll(async () => { online = await look(page); return online && { offline: online.offline, stands: online.words > 20, unread: /could not be loaded/.test(online.heading) } }, { message: `back after ${name}`, timeout: 30_000 }).toEqual({ offline: null, stands: true, unread: false })
      say('online '+name)
      const { heading, empty } = online!
      expect(before.empty.filter((word) => !empty.includes(word)), `said to be empty, cut before ${name}`).toEqual([])
      await context.setOffline(true)
      say('after '+name)
      const after = await isHonest(page, `cut after ${name}`)
      expect([after.heading, after.empty.filter((word) => !empty.includes(word))], `cut after ${name}`).toEqual([heading, []])
      await context.setOffline(false)
    }
  } finally {
    await context.close()
  }
}

test(`[OF-02] ${chosen.length} journeys, the network cut before and after each step: what was seen or an honest word, never an empty list that pretends`, async ({ browser }) => {
  test.setTimeout(chosen.length * 40_000)
  const faults: string[] = []
  for (const [i, steps] of chosen.entries()) await travel(browser, steps, i % 2 ? 1440 : 390).catch((fault: unknown) => { if (process.env['JOURNEYS']) console.log(String(fault).slice(0, 600)); faults.push(`${steps.join(' > ')}: ${String(fault)}`) })
  expect(faults).toEqual([])
})
