import { expect, type BrowserContext, type Page } from '@playwright/test'
import { openStore } from '../../server/db/store.ts'
import { violationsOf } from '../support/axe.ts'
import { departmentWith } from '../support/department-site.ts'
import { test, underWorker, watchShifts } from '../support/browser.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { chosen, trackingSite as site, trackingTags as tags, watchVendors } from '../support/vendor-stand-ins.ts'

// Requests of others must be seen: the worker would answer some of ours by itself.
test.use({ serviceWorkers: 'block' })

let server: TestServer
let plain: TestServer
test.beforeAll(async () => {
  test.setTimeout(120_000)
  server = await startServer(departmentWith({ 'site.yaml': site, 'tracking-tags.yaml': tags, 'splashes.yaml': '[]' }, { vendors: true }))
  plain = await startServer(departmentWith({ 'site.yaml': '+takeovers: false\n', 'splashes.yaml': '[]' }))
})
test.afterAll(async () => { await server?.stop(); await plain?.stop() })

const watch = (context: BrowserContext) => watchVendors(context, server.url)
const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy choices' })
const answer = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true }).click()
const storyPath = async () => ((await (await fetch(`${server.url}/api/v2/Stories`)).json()) as { items: { url: string }[] }).items[0]!.url
/** What went up or down, or changed its height, as an ad would make it; words that are a little wider when their font comes stay in their line. */
const moved = async (shifts: () => Promise<string[]>) => (await shifts()).filter((one) => {
  const [, from, to] = /,(\S+ \S+) -> \S*?,(\S+ \S+)$/.exec(one) ?? []
  const [[y, height], [newY, newHeight]] = [from, to].map((place) => [Number(place?.split(' ')[0]), Number(place?.split('x')[1])] as const) as [readonly [number, number], readonly [number, number]]
  return y !== newY || height !== newHeight
})
const stands = (page: Page) => expect.poll(() => page.evaluate(() => document.documentElement.dataset['build'])).toBeTruthy()
const events = (page: Page) => page.evaluate(() => (window.dataLayer ?? []).map((one) => ('event' in (one as object) ? one : Array.from(one as ArrayLike<unknown>))) as { event?: string; page?: { path: string; template: string; loggedIn: boolean } }[])

for (const viewport of [{ width: 390, height: 844 }, { width: 1440, height: 900 }]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })

    test('[AD-04] before an answer nothing of others is asked for, on home, sport and story', async ({ page, context, complaints }) => {
      const { left } = await watch(context)
      for (const path of ['/', '/sports/football', await storyPath()]) {
        await page.goto(server.url + path)
        await expect(banner(page)).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect(await page.locator('link[rel=preconnect], link[rel=dns-prefetch], script[src^="https:"]').count()).toBe(0)
        expect(await page.evaluate(() => ['dataLayer', 'htlbid', 'airgap', 'googletag'].filter((name) => name in window))).toEqual([])
      }
      expect(left).toEqual([])
      expect(complaints).toEqual([])
    })

    test('[AD-04] [AD-03] all allowed: the consent manager first, then each vendor, with what it must know', async ({ page, context, complaints }) => {
      const seen = await watch(context)
      await page.goto(server.url)
      await answer(page, 'Allow all')
      await expect(banner(page)).toHaveCount(0)
      await expect(page.locator('#main')).toBeFocused()
      await expect.poll(() => seen.of('htlbid').length).toBeGreaterThan(0)
      await expect.poll(() => seen.of('tag')).toEqual(['https://tags.testham.example/all.js'])
      expect(new URL(seen.left[0]!).href).toBe('https://transcend-cdn.com/cm/bundle-0001/airgap.js')
      expect(seen.of('airgap')).toEqual(['loaded', { Analytics: true, Advertising: true, SaleOfInfo: true, Functional: false }])
      expect(seen.of('google').map(String).toSorted()).toEqual(['gtag/js?id=G-TESTHAM001', 'gtm.js?id=GTM-PLATFORM', 'gtm.js?id=GTM-TESTHAM'].map((path) => `https://www.googletagmanager.com/${path}`))
      expect(seen.left).toContain('https://htlbid.com/stage/v3/testham-1/htlbid.js')
      expect(seen.of('htlbid')[0]).toMatchObject({ is_home: 'yes', category: 'home', post_id: '', sport_name: '', sport_name_custom: '', page_template: 'home-wide', load: 'document', adtest: '', site: 'testham', sect: 'frontpage' })
      expect(seen.of('nativo')).toEqual(['loaded'])
      expect(await page.evaluate(() => (window as { inlineRan?: number }).inlineRan)).toBe(1)
      expect(await page.locator('noscript').count()).toBe(0)
      const pushed = await events(page)
      expect(pushed[0]).toEqual(['consent', 'default', { analytics_storage: 'granted', ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' }])
      // An entry with an image is dropped, whole.
      expect(seen.left.filter((url) => /image\.js|p\.gif/.test(url))).toEqual([])
      expect(pushed.find(({ event }) => event === 'dataLayerLoaded')).toMatchObject({ sport: null, school: { name: 'Testham College' }, page: { path: '/', template: 'home-wide', loggedIn: false }, site: { tenant: 'testham' } })
      expect(complaints).toEqual([])
    })

    test('[SH-19] flags take trackers away, never the question', async ({ page, context }) => {
      test.setTimeout(90_000)
      await chosen(context, true, true)
      const seen = await watch(context)
      const hosts = async (query: string, expected: string[]) => {
        seen.left.length = 0
        await page.goto(server.url + query)
        await stands(page)
        await expect.poll(() => left(), query).toEqual(expect.arrayContaining(expected))
        await page.waitForLoadState('networkidle')
        expect(left(), query).toEqual(expected)
      }
      const left = () => [...new Set(seen.left.map((url) => url.replace(/^https:\/\/([^/]+)\/(?:.*(id=[\w-]+))?.*/, '$1 $2').trim()))].toSorted()
      const all = ['htlbid.com', 's.ntv.io', 'tags.testham.example', 'transcend-cdn.com', 'www.googletagmanager.com id=G-TESTHAM001', 'www.googletagmanager.com id=GTM-PLATFORM', 'www.googletagmanager.com id=GTM-TESTHAM']
      const without = (pattern: RegExp) => all.filter((one) => !pattern.test(one))
      await hosts('/', all)
      await hosts('/?disable_gtm=true', without(/GTM/))
      await hosts('/?disable_gtm=client', without(/GTM-TESTHAM/))
      await hosts('/?disable_gtm=platform', without(/GTM-PLATFORM/))
      await hosts('/?tracking_tags_enabled=false', without(/tags/))
      await hosts('/?disable_airgap=true', [])
      await hosts('/?transcend_test_bundle=true', all)
      await hosts('/?adtest=green', all)
      expect(seen.of('htlbid').at(-1)).toMatchObject({ adtest: 'green' })
    })

    test('[SH-19] a link with any flag still asks a new visitor', async ({ page }) => {
      for (const flag of ['disable_gtm=true', 'disable_airgap=true', 'transcend_test_bundle=true', 'tracking_tags_enabled=false', 'adtest=x']) {
        await page.goto(`${server.url}/?${flag}`)
        await expect(banner(page), flag).toBeVisible()
      }
    })

    test('[AD-03] [AD-04] a navigation refreshes ads and tags with the new page', async ({ page, context, complaints }) => {
      await chosen(context, true, true)
      const seen = await watch(context)
      await page.goto(server.url)
      await expect.poll(() => seen.of('tag').length).toBe(1)
      const story = await storyPath()
      await page.locator(`#main a[href="${story}"]`).first().click()
      await expect(page).toHaveURL(server.url + story)
      await expect.poll(() => seen.of('tag')).toEqual(['all.js', 'all.js', 'story.js'].map((file) => `https://tags.testham.example/${file}`))
      await expect.poll(() => seen.of('htlbid').slice(-2)).toMatchObject(['newPage', { is_home: 'no', category: 'news', page_template: 'story', load: 'navigation', sect: 'ot' }])
      expect((seen.of('htlbid').at(-1) as { post_id: string }).post_id).toMatch(/^\d+$/)
      expect(seen.of('nativo')).toEqual(['loaded', 'Start'])
      expect((await events(page)).filter(({ event }) => event === 'dataLayerLoaded').map((one) => one.page!.path)).toEqual(['/', story])
      expect(await page.locator('script[src="https://tags.testham.example/all.js"]').count()).toBe(1)
      expect(complaints).toEqual([])
    })
  })
}

test('[AD-04] one purpose: the others stay away; remembered; changed; taken back', async ({ page, context, complaints }) => {
  const seen = await watch(context)
  await page.goto(server.url)
  await answer(page, 'Choose')
  await banner(page).getByLabel('Analytics').check()
  await answer(page, 'Save my choice')
  await expect.poll(() => seen.of('google').length).toBe(3)
  await page.reload()
  await expect.poll(() => seen.of('google').length).toBe(6)
  await stands(page)
  await expect(banner(page)).toHaveCount(0)
  expect([seen.of('htlbid'), seen.of('nativo'), seen.of('tag')]).toEqual([[], [], []])

  const open = page.getByRole('button', { name: 'Privacy choices' })
  await open.click()
  await expect(banner(page).getByRole('heading')).toBeFocused()
  await expect(banner(page).getByLabel('Analytics')).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(banner(page)).toHaveCount(0)
  await expect(open).toBeFocused()
  await open.click()
  await banner(page).getByLabel('Advertising').check()
  await answer(page, 'Save my choice')
  await expect.poll(() => seen.of('htlbid').length).toBeGreaterThan(0)
  await expect.poll(() => seen.of('tag').length).toBe(1)

  await page.evaluate(() => { document.cookie = '_ga=1; path=/'; document.cookie = 'fh-splash-skip=1; path=/' })
  await open.click()
  const { length } = seen.left
  const again = page.waitForEvent('load')
  await answer(page, 'Only what is needed')
  await again
  await page.waitForLoadState('networkidle')
  expect(seen.left.slice(length)).toEqual([])
  expect(await page.evaluate(() => document.cookie)).toMatch(/^(?!.*_ga).*fh-splash-skip=1/)
  await expect(banner(page)).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('[AD-04] Global Privacy Control is a no, until the visitor says otherwise here', async ({ page, context }) => {
  const { left } = await watch(context)
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }))
  await page.goto(server.url)
  await stands(page)
  await page.waitForLoadState('networkidle')
  await expect(banner(page)).toHaveCount(0)
  expect(left).toEqual([])
  await page.getByRole('button', { name: 'Privacy choices' }).click()
  await expect(banner(page)).toContainText('Global Privacy Control')
  await answer(page, 'Allow all')
  await expect.poll(() => left.length).toBeGreaterThan(5)
})

test('[AD-03] the place of the next page is never filled by the targeting of the last one', async ({ page, context }) => {
  await chosen(context, false, true)
  const seen = await watch(context)
  await page.goto(server.url)
  await expect.poll(() => seen.of('htlbid').length).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Football', exact: true }).locator('visible=true').last().click()
  await expect(page).toHaveURL(/\/sports\/football$/)
  await expect.poll(() => seen.of('htlbid').at(-1)).toMatchObject({ is_home: 'no', load: 'navigation', sport_name: 'football' })
  const all = seen.of('htlbid') as ('newPage' | { load: string; slots: string[] })[]
  const turn = all.indexOf('newPage')
  expect(all.slice(0, turn).filter((one) => one !== 'newPage' && (one.load !== 'document' || one.slots.some((slot) => slot !== 'top-home')))).toEqual([])
  expect(all.slice(turn + 1).filter((one) => one === 'newPage' || one.load !== 'navigation')).toEqual([])
})

test('[AD-03] an ad service that does not come is one line in the log', async ({ page, context }) => {
  await chosen(context, false, true)
  const words: string[] = []
  page.on('console', (message) => words.push(message.text()))
  await watch(context)
  await context.route('https://htlbid.com/**', (route) => route.abort())
  await page.goto(server.url)
  await expect.poll(() => words).toContain('htlbid not available')
})

for (const width of [820, 1440]) {
  test(`[AD-03] [SH-22] at ${width} px: Ad Observer not loaded, Ad Observer not disconnected: each a line in the log, and ads and pages go on`, async ({ page, context, complaints }) => {
    await page.setViewportSize({ width, height: 900 })
    await chosen(context, false, true)
    const words: string[] = []
    page.on('console', (message) => { if (message.type() === 'warning') words.push(message.text()) })
    const seen = await watch(context)
    await context.addInitScript(() => {
      const { observe, disconnect } = MutationObserver.prototype
      const ours = new WeakSet<MutationObserver>()
      let isFirst = true
      MutationObserver.prototype.observe = function (node, options) {
        if ((node as HTMLElement).dataset?.['adSlot']) {
          ours.add(this)
          if (isFirst) { isFirst = false; throw new TypeError('not to be watched') }
        }
        observe.call(this, node, options)
      }
      MutationObserver.prototype.disconnect = function () { if (ours.has(this)) throw new TypeError('not to be let go'); disconnect.call(this) }
    })
    await page.goto(server.url)
    await expect.poll(() => words.filter((text) => text.startsWith('Ad Observer not loaded TypeError: not to be watched')).length).toBe(1)
    await expect.poll(() => seen.of('htlbid').length).toBeGreaterThan(0)
    await expect(page.getByRole('region', { name: 'Advertisement' })).toBeVisible()
    // Who cannot say whether an ad came offers no way past it.
    await expect(page.getByRole('link', { name: 'Skip Ad' })).toHaveCount(0)
    await page.locator(`#main a[href="${await storyPath()}"]`).first().click()
    await expect.poll(() => words.filter((text) => text.startsWith('Ad Observer not disconnected TypeError: not to be let go')).length).toBeGreaterThan(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(complaints).toEqual([])
  })
}

for (const [width, isPhone] of [[820, true], [1440, false]] as const) {
  test(`[SH-15] [AD-03] the top ad at ${width} px: its room, Skip Ad, closing or scrolling past, nothing moves`, async ({ page, context, complaints }) => {
    await chosen(context, false, true)
    const seen = await watch(context)
    await page.setViewportSize({ width, height: 700 })
    await page.goto(server.url, { waitUntil: 'commit' })
    const shifts = await watchShifts(page)
    const ad = page.getByRole('region', { name: 'Advertisement' })
    await expect(ad).toBeVisible()
    expect((await page.locator('[data-top-ad]').boundingBox())?.height).toBe(132)
    await expect.poll(() => (seen.of('htlbid').at(-1) as { slots: string[] } | undefined)?.slots).toEqual(['top-home'])
    const skip = ad.getByRole('link', { name: 'Skip Ad' })
    await expect(skip).toBeVisible()
    expect(await moved(shifts)).toEqual([])
    await skip.click()
    await expect(page.locator('#main')).toBeFocused()
    await page.evaluate(() => scrollTo(0, 400))
    if (isPhone) await expect(skip).toBeVisible()
    else await expect(skip).toBeHidden()
    await page.evaluate(() => scrollTo(0, 0))
    await expect(skip).toBeVisible()
    const close = page.getByRole('button', { name: 'Close the advertisement' })
    expect(await close.isVisible()).toBe(isPhone)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('[data-top-ad]')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    if (isPhone) {
      await close.click()
      await expect(page.locator('[data-top-ad]')).toBeHidden()
    }
    expect(complaints).toEqual([])
  })
}

test('[SH-15] no room for an ad on a phone, without consent, without an ad service', async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(server.url)
  await expect(banner(page)).toBeVisible()
  await expect(page.locator('[data-top-ad]')).toBeHidden()
  await chosen(context, true, true)
  await page.evaluate(() => localStorage.clear())
  await watch(context)
  await page.reload()
  await expect(page.locator('[data-top-ad]')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('[data-top-ad]')).toBeHidden()
  expect(await (await fetch(plain.url)).text()).not.toContain('data-top-ad')
})

test('[AD-04] a department without vendors: no question, nothing of it is loaded, the strictest policy', async ({ page, context }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await chosen(context, true, true)
  const answer = await page.goto(plain.url)
  await stands(page)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeHidden()
  await expect(banner(page)).toHaveCount(0)
  expect(asked.filter((url) => !url.startsWith(plain.url) || /ConsentBanner|RunningVendors|TopAdSlot/.test(url))).toEqual([])
  expect(answer!.headers()['content-security-policy']!.replace(/frame-src [^;]*/, '')).not.toContain('https:')
})

test('[AD-04] the policy lets in the vendors of this department by name, on its own pages alone', async () => {
  const policy = async (path: string) => (await fetch(server.url + path)).headers.get('content-security-policy')!
  const home = await policy('/')
  for (const origin of ['https://transcend-cdn.com', 'https://www.googletagmanager.com', 'https://htlbid.com', 'https://s.ntv.io', 'https://tags.testham.example']) expect(/script-src [^;]*/.exec(home)![0]).toContain(origin)
  expect(home).not.toMatch(/unsafe|https:(?:[; ]|$)| \*|http:/)
  expect(await policy('/sports/football')).toContain('https://htlbid.com')
  for (const path of ['/404', '/nowhere', '/_shell']) expect((await policy(path)).replace(/frame-src [^;]*/, '')).not.toContain('https:')
})

test.describe('a quiet page', () => {
  test.use({ serviceWorkers: 'allow' })

  test('[AD-04] the login enforces Trusted Types and asks nobody, whatever was allowed; worker and menus work', async ({ page, context, complaints }) => {
    await chosen(context, true, true)
    const { left } = await watch(context)
    const answer = await page.goto(`${server.url}/login`)
    const policy = answer!.headers()['content-security-policy']!
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy.replace(/frame-src [^;]*/, '')).not.toContain('https:')
    // Enforced, not only said: what goes round the doors is refused.
    expect(await page.evaluate(() => { try { document.createElement('div').innerHTML = '<b>x</b>'; return 'written' } catch (fault) { return (fault as Error).name } })).toBe('TypeError')
    complaints.length = 0
    await stands(page)
    await underWorker(page)
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

test('[AD-04] a tag that cannot be placed is a line in the log, and its neighbours stand', async ({ page, context, complaints }) => {
  await chosen(context, true, true)
  const words: string[] = []
  page.on('console', (message) => { if (message.type() === 'warning') words.push(message.text()) })
  await watch(context)
  await context.route('https://tags.testham.example/gone.js', (route) => route.abort())
  const element = (children: string, attributes: object = {}) => ({ attributes, children })
  const place = (more: object) => ({ script: [], style: [], noscript: [], ...more })
  const tag = (id: number, name: string, head: object) => ({ id, name, enabled: true, pageTemplates: [], sports: [], contentIds: [], head: place(head), bodyOpen: place({}), bodyClose: place({}) })
  await page.route('**/api/v2/TrackingTag/search*', (route) => route.fulfill({ json: [
    tag(1, 'Not css', { style: [element('</style><script>window.broken = 1</script>')] }),
    tag(2, 'Bad sheet', { style: [element('.a{color:red}', { media: 'print' })] }),
    tag(3, 'Gone', { script: [element('', { src: 'https://tags.testham.example/gone.js' })] }),
    tag(4, 'Fine', { style: [element('h1{outline:3px solid rgb(1, 2, 3)}')] }),
  ] }))
  await page.addInitScript(() => {
    const { replaceSync } = CSSStyleSheet.prototype
    CSSStyleSheet.prototype.replaceSync = function (text: string) { if (text.includes('.a{')) throw new TypeError('no sheet'); replaceSync.call(this, text) }
  })
  await page.goto(server.url)
  for (const line of ['That is not css Not css', 'Style tag error Bad sheet', 'Script reloading error Gone']) await expect.poll(() => words.filter((text) => text.startsWith(line)).length, line).toBe(1)
  await expect(page.locator('h1').first()).toHaveCSS('outline-color', 'rgb(1, 2, 3)')
  expect(await page.evaluate(() => (globalThis as { broken?: number }).broken)).toBeUndefined()
  expect(complaints).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`[AD-04] the question is accessible, covers nothing in use, and moves nothing: ${colorScheme}`, async ({ page, complaints }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ colorScheme })
    for (const [width, height] of [[320, 640], [390, 844], [1440, 900]] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(server.url, { waitUntil: 'commit' })
      const shifts = await watchShifts(page)
      await expect(banner(page)).toBeVisible()
      const check = async () => {
        const violations = await violationsOf(page)
        expect(violations.map(({ id, nodes }) => `${width} ${id} ${nodes[0]?.target.join(' ')}`)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
      }
      await page.waitForLoadState('networkidle')
      expect(await moved(shifts)).toEqual([])
      await check()
      const heights = await banner(page).getByRole('button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
      // First in the order of the keyboard, and the last link of the page is not under it.
      await page.keyboard.press('Tab')
      await expect(banner(page).getByRole('button', { name: 'Allow all' })).toBeFocused()
      await page.locator('footer a').last().focus()
      const [link, over] = [await page.locator('footer a').last().boundingBox(), await banner(page).boundingBox()]
      expect(link!.y + link!.height).toBeLessThanOrEqual(over!.y)
      await answer(page, 'Choose')
      await expect(banner(page).getByRole('switch')).toHaveCount(2)
      await check()
      await banner(page).getByLabel('Analytics').focus()
      await page.keyboard.press('Escape')
      await expect(banner(page)).toHaveCount(0)
    }
    expect(complaints).toEqual([])
  })
}

test('[AD-04] in a low window the question lies over the header, its words and its first answer in sight', async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 300 })
  await page.goto(server.url)
  await expect(banner(page)).toBeVisible()
  for (const part of [banner(page).getByRole('heading'), banner(page).getByRole('button', { name: 'Allow all' })]) {
    expect(await part.evaluate((one) => { const { x, y, height } = one.getBoundingClientRect(); return one.contains(document.elementFromPoint(x + 4, y + height / 2)) })).toBe(true)
  }
})

test('[AD-04] a changed tag changes the policy of pages that are cached', async () => {
  const policy = async () => /script-src [^;]*/.exec((await fetch(server.url)).headers.get('content-security-policy')!)![0]
  const before = await policy()
  expect(await policy()).toBe(before)
  const store = await openStore(server.dataDir)
  await departmentWith({ 'site.yaml': site, 'tracking-tags.yaml': tags.replace('window.inlineRan = ', 'window.inlineRan = 1 + '), 'splashes.yaml': '[]' }, { vendors: true })(store)
  await store.close()
  await expect.poll(policy).not.toBe(before)
  expect(await policy()).toContain("'sha256-")
})
