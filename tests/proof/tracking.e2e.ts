import { expect, type Page } from '@playwright/test'
import { test, workerReady, type Department } from '../support/browser.ts'
import { storeConsent, vendorFiles, watchVendors } from '../support/vendor-stand-ins.ts'

let site: Department
test.beforeAll(async ({ server }) => {
  site = await server.add(vendorFiles, { vendors: true })
})

const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy choices' })
const built = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.dataset['build'])).toBeTruthy()
/** What a policy allows besides video players, which any page may show. */
const guestsOf = (policy = '') => policy.replace(/frame-src [^;]*/, '').match(/https:\S*/g)

function warningsOf(page: Page) {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  return (start: string) => warnings.filter((text) => text.startsWith(start)).length
}

test('removes vendors by query flags, but never the consent question [SH-19]', async ({
  page,
  context,
}) => {
  const flags = [
    'disable_gtm=true',
    'disable_airgap=true',
    'transcend_test_bundle=true',
    'tracking_tags_enabled=false',
    'adtest=x',
  ]
  for (const flag of flags) {
    await page.goto(`${site.url}/?${flag}`)
    await expect(banner(page), flag).toBeVisible()
  }
  await storeConsent(context, true, true)
  await page.evaluate(() => localStorage.clear())
  const seen = await watchVendors(context, site.url)
  const nameOf = (url: string) =>
    url.replace(/^https:\/\/([^/]+)\/(?:.*(id=[\w-]+))?.*/, '$1 $2').trim()
  const left = () => [...new Set(seen.left.map(nameOf))].toSorted()
  const all = [
    'htlbid.com',
    's.ntv.io',
    'tags.testham.example',
    'transcend-cdn.com',
    ...['G-TESTHAM001', 'GTM-PLATFORM', 'GTM-TESTHAM'].map(
      (id) => `www.googletagmanager.com id=${id}`,
    ),
  ]
  const without = (pattern: RegExp) => all.filter((one) => !pattern.test(one))
  const expected: [query: string, vendors: string[]][] = [
    ['/', all],
    ['/?disable_gtm=true', without(/GTM/)],
    ['/?disable_gtm=client', without(/GTM-TESTHAM/)],
    ['/?disable_gtm=platform', without(/GTM-PLATFORM/)],
    ['/?tracking_tags_enabled=false', without(/tags/)],
    ['/?disable_airgap=true', []],
    ['/?transcend_test_bundle=true', all],
    ['/?adtest=green', all],
  ]
  for (const [query, vendors] of expected) {
    seen.left.length = 0
    await page.goto(site.url + query)
    await built(page)
    await expect.poll(left, query).toEqual(expect.arrayContaining(vendors))
    await page.waitForLoadState('networkidle')
    expect(left(), query).toEqual(vendors)
  }
  expect(seen.of('htlbid').at(-1)).toMatchObject({ adtest: 'green' })
})

test('logs an ad service that does not load [AD-03]', async ({ page, context }) => {
  await storeConsent(context, false, true)
  const words: string[] = []
  page.on('console', (message) => words.push(message.text()))
  await watchVendors(context, site.url)
  await context.route('https://htlbid.com/**', (route) => route.abort())
  await page.goto(site.url)
  await expect.poll(() => words).toContain('htlbid not available')
})

test('logs an ad that cannot be observed, and continues ads and pages [AD-03] [SH-22]', async ({
  page,
  context,
  complaints,
}) => {
  await storeConsent(context, false, true)
  const warned = warningsOf(page)
  const seen = await watchVendors(context, site.url)
  await context.addInitScript(() => {
    const { observe, disconnect } = MutationObserver.prototype
    const ours = new WeakSet<MutationObserver>()
    let isFirst = true
    MutationObserver.prototype.observe = function (node, options) {
      if ((node as HTMLElement).dataset?.['adSlot']) {
        ours.add(this)
        if (isFirst) {
          isFirst = false
          throw new TypeError('not to be watched')
        }
      }
      observe.call(this, node, options)
    }
    MutationObserver.prototype.disconnect = function () {
      if (ours.has(this)) throw new TypeError('not to be let go')
      disconnect.call(this)
    }
  })
  await page.setViewportSize({ width: 820, height: 900 })
  await page.goto(site.url)
  await expect.poll(() => warned('Ad Observer not loaded TypeError: not to be watched')).toBe(1)
  await expect.poll(() => seen.of('htlbid').length).toBeGreaterThan(0)
  await expect(page.getByRole('region', { name: 'Advertisement' })).toBeVisible()
  // Whether an ad loaded is unknown, so there is no skip button.
  await expect(page.getByRole('link', { name: 'Skip Ad' })).toHaveCount(0)
  await page.locator('#main a[href^="/news/"]').first().click()
  await expect
    .poll(() => warned('Ad Observer not disconnected TypeError: not to be let go'))
    .toBeGreaterThan(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(complaints).toEqual([])
})

test('asks and loads nothing in a department without vendors [AD-04]', async ({
  page,
  context,
  server,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await storeConsent(context, true, true)
  const response = await page.goto(server.url)
  await built(page)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeHidden()
  await expect(banner(page)).toHaveCount(0)
  const parts = /ConsentBanner|RunningVendors|TopAdSlot/
  expect(asked.filter((url) => !url.startsWith(server.url) || parts.test(url))).toEqual([])
  expect(guestsOf(response!.headers()['content-security-policy'])).toBeNull()
})

test.describe('a page without vendors', () => {
  test.use({ serviceWorkers: 'allow' })

  test('enforces Trusted Types on the login page, with worker and menus working [AD-04]', async ({
    page,
    context,
    complaints,
  }) => {
    await storeConsent(context, true, true)
    const { left } = await watchVendors(context, site.url)
    const response = await page.goto(`${site.url}/login`)
    const policy = response!.headers()['content-security-policy']
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(guestsOf(policy)).toBeNull()
    // Enforced, not report-only.
    expect(
      await page.evaluate(() => {
        try {
          document.createElement('div').innerHTML = '<b>x</b>'
          return 'written'
        } catch (fault) {
          return (fault as Error).name
        }
      }),
    ).toBe('TypeError')
    complaints.length = 0
    await built(page)
    await workerReady(page)
    await page.locator('header[data-shell] nav summary').first().click()
    await expect(page.locator('header[data-shell] nav details').first()).toHaveAttribute('open', '')
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.locator('html').getAttribute('data-asks')).toBeNull()
    await expect(banner(page)).toHaveCount(0)
    expect(left).toEqual([])
    expect(complaints).toEqual([])
  })
})

test('logs a tag that cannot be placed, and places the others [AD-04] [SH-22]', async ({
  page,
  context,
  complaints,
}) => {
  await storeConsent(context, true, true)
  const warned = warningsOf(page)
  await watchVendors(context, site.url)
  await context.route('https://tags.testham.example/gone.js', (route) => route.abort())
  const element = (children: string, attributes: object = {}) => ({ attributes, children })
  const place = (more: object) => ({ script: [], style: [], noscript: [], ...more })
  const tag = (id: number, name: string, head: object) => ({
    id,
    name,
    enabled: true,
    pageTemplates: [],
    sports: [],
    contentIds: [],
    head: place(head),
    bodyOpen: place({}),
    bodyClose: place({}),
  })
  await page.route('**/api/v2/TrackingTag/search*', (route) =>
    route.fulfill({
      json: [
        tag(1, 'Not css', { style: [element('</style><script>window.broken = 1</script>')] }),
        tag(2, 'Bad sheet', { style: [element('.a{color:red}', { media: 'print' })] }),
        tag(3, 'Gone', { script: [element('', { src: 'https://tags.testham.example/gone.js' })] }),
        tag(4, 'Fine', { style: [element('h1{outline:3px solid rgb(1, 2, 3)}')] }),
      ],
    }),
  )
  await page.addInitScript(() => {
    const { replaceSync } = CSSStyleSheet.prototype
    CSSStyleSheet.prototype.replaceSync = function (text: string) {
      if (text.includes('.a{')) throw new TypeError('no sheet')
      replaceSync.call(this, text)
    }
  })
  await page.goto(site.url)
  const lines = [
    'That is not css Not css',
    'Style tag error Bad sheet',
    'Script reloading error Gone',
  ]
  for (const line of lines) await expect.poll(() => warned(line), line).toBe(1)
  await expect(page.locator('h1').first()).toHaveCSS('outline-color', 'rgb(1, 2, 3)')
  expect(await page.evaluate(() => (globalThis as { broken?: number }).broken)).toBeUndefined()
  expect(complaints).toEqual([])
})
