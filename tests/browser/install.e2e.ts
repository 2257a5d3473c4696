import { chromium, expect, type Page } from '@playwright/test'
import { hydrated, test, workerReady } from '../support/browser.ts'
import { chromiumPath } from '../support/chromium.ts'
import { clockScript } from '../support/clock.mjs'
import { watchShifts } from '../support/shifts.ts'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15'
const bar = (page: Page) => page.getByRole('region', { name: 'Install the app' })
const footerButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Install the app' })

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await hydrated(page.locator('#main'))
  await expect(page.locator('html')).toHaveAttribute('data-build', /./)
}

/** Does what Chromium does once a site can be installed. Its prompt is then answered like this. */
const offer = (page: Page, outcome: string) =>
  page.evaluate((outcome) => {
    const prompt = async () => {
      document.documentElement.dataset['prompted'] = 'yes'
    }
    const event = new Event('beforeinstallprompt', { cancelable: true })
    dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) }))
  }, outcome)

type Icon = { src: string; sizes: string; purpose: string }
/** The icons that the browser can draw, with their real sizes. */
const drawnIcons = (page: Page, icons: Icon[]) =>
  page.evaluate(
    (all) =>
      Promise.all(
        all.map(async ({ src, purpose }) => {
          const { width, height } = await createImageBitmap(await (await fetch(src)).blob())
          return `${purpose} ${width}x${height}`
        }),
      ),
    icons,
  )

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test('offers to install on the second day and again 90 days after a no [OF-01]', async ({
  server,
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install({ time: new Date('2026-11-22T10:00:00') })
  await open(page, server.url)
  await offer(page, 'dismissed')
  await expect(footerButton(page)).toBeVisible()
  await page.clock.runFor(5000)
  await expect(bar(page)).toHaveCount(0)

  await page.clock.setSystemTime(new Date('2026-11-23T10:00:00'))
  await open(page, server.url)
  const shifts = await watchShifts(page)
  await offer(page, 'dismissed')
  await page.clock.runFor(5000)
  await expect(bar(page)).toBeVisible()
  expect(await widthOf(page)).toBeLessThanOrEqual(390)
  await bar(page).getByRole('button', { name: 'Not now' }).click()
  await expect(bar(page)).toHaveCount(0)
  expect(await shifts()).toEqual([])

  await page.setViewportSize({ width: 1440, height: 900 })
  for (const [day, shown] of [
    ['2027-02-20T10:00:00', 0],
    ['2027-02-22T10:00:00', 1],
  ] as const) {
    await page.clock.setSystemTime(new Date(day))
    await open(page, server.url)
    await offer(page, 'dismissed')
    await expect(footerButton(page)).toBeVisible()
    await page.clock.runFor(5000)
    await expect(bar(page)).toHaveCount(shown)
  }
  expect(await widthOf(page)).toBeLessThanOrEqual(1440)
  // Declining the browser's prompt counts like declining ours.
  await bar(page).getByRole('button', { name: 'Install' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-prompted', 'yes')
  await expect(bar(page)).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('can be installed by the criteria of Chromium [OF-01]', async ({ server }) => {
  const context = await chromium.launchPersistentContext('', {
    executablePath: chromiumPath(),
    serviceWorkers: 'allow',
  })
  try {
    await context.addInitScript(clockScript)
    const page = context.pages()[0] ?? (await context.newPage())
    const early: string[] = []
    let loaded = false
    page.on('load', () => {
      loaded = true
    })
    context.on('request', (request) => {
      const isWorkers = request.serviceWorker() !== null || request.url().endsWith('/sw.js')
      if (!loaded && isWorkers) early.push(request.url())
    })
    await page.goto(server.url)
    await workerReady(page)
    // The worker starts after the first page has loaded.
    expect(early).toEqual([])
    const devtools = await context.newCDPSession(page)
    expect((await devtools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
    const { errors, data } = await devtools.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const manifest = JSON.parse(data!) as { icons: Icon[] }
    expect(manifest).toMatchObject({ short_name: 'Terriers', display: 'standalone', id: '/' })
    const { appId, recommendedId } = await devtools.send('Page.getAppId')
    expect([appId, recommendedId]).toEqual([`${server.url}/`, '/'])
    // Chromium needs one icon of 144 px; launchers and splash screens take those of 192 and 512.
    const icons = await drawnIcons(page, manifest.icons)
    expect(icons).toEqual(expect.arrayContaining(['any 192x192', 'any 512x512']))
    expect(icons).toEqual(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`))
  } finally {
    await context.close()
  }
})

test('tells an iPhone visitor how to install [OF-01]', async ({ server, browser }) => {
  for (const [app, title] of [
    ['Version/18.5 Mobile/15E148 Safari/604.1', 'Terriers on your home screen'],
    ['Mobile/15E148 Instagram 350.0', 'First open this page in Safari'],
  ] as const) {
    const userAgent = `${iphone} ${app}`
    const viewport = { width: 390, height: 800 }
    const phone = await browser.newPage({ userAgent, viewport, hasTouch: true })
    await open(phone, server.url)
    await footerButton(phone).click()
    const dialog = phone.getByRole('dialog', { name: title })
    await expect(dialog.getByRole('button', { name: 'Got it' })).toBeFocused()
    await phone.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await phone.close()
  }
})
