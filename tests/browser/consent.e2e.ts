import { expect, type Page } from '@playwright/test'
import { test, type Department } from '../support/browser.ts'
import { addMembersSite, signInAt } from '../support/members-site.ts'
import { storyPath } from '../support/notice-files.ts'
import { storeConsent, vendorFiles, watchVendors } from '../support/vendor-stand-ins.ts'

let site: Department
test.beforeAll(async ({ server }) => {
  site = await server.add(vendorFiles, { vendors: true })
})

const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy choices' })
const answer = (page: Page, name: string) =>
  banner(page).getByRole('button', { name, exact: true }).click()
const tagFiles = (names: string[]) => names.map((name) => `https://tags.testham.example/${name}.js`)
const google = 'https://www.googletagmanager.com'

type PageEvent = { event?: string; page?: { path: string } }
/** The events and commands that pages passed to the tag managers. */
const dataLayer = (page: Page): Promise<PageEvent[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map(
      (one) =>
        ('event' in (one as object) ? one : Array.from(one as ArrayLike<unknown>)) as PageEvent,
    ),
  )

test('asks before loading vendors, then reports every page view to each [AD-03] [AD-04]', async ({
  page,
  context,
  complaints,
}) => {
  const seen = await watchVendors(context, site.url)
  await page.goto(site.url)
  await expect(banner(page)).toBeVisible()
  await expect(page.locator('[data-top-ad]')).toBeHidden()
  await page.waitForLoadState('networkidle')
  expect(seen.left).toEqual([])
  expect(
    await page.evaluate(() =>
      ['dataLayer', 'htlbid', 'airgap', 'googletag'].filter((name) => name in window),
    ),
  ).toEqual([])

  await page.keyboard.press('Tab')
  await expect(banner(page).getByRole('button', { name: 'Allow all' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(banner(page)).toHaveCount(0)
  await expect(page.locator('#main')).toBeFocused()
  await expect.poll(() => seen.of('tag')).toEqual(tagFiles(['all']))
  await expect.poll(() => seen.of('htlbid').length).toBeGreaterThan(0)
  expect(seen.left[0]).toBe('https://transcend-cdn.com/cm/bundle-0001/airgap.js')
  const purposes = { Analytics: true, Advertising: true, SaleOfInfo: true, Functional: false }
  expect(seen.of('airgap')).toEqual(['loaded', purposes])
  expect(seen.of('google').map(String).toSorted()).toEqual(
    ['gtag/js?id=G-TESTHAM001', 'gtm.js?id=GTM-PLATFORM', 'gtm.js?id=GTM-TESTHAM'].map(
      (path) => `${google}/${path}`,
    ),
  )
  expect(seen.left).toContain('https://htlbid.com/stage/v3/testham-1/htlbid.js')
  expect(seen.of('htlbid')[0]).toMatchObject({
    is_home: 'yes',
    category: 'home',
    post_id: '',
    sport_name: '',
    page_template: 'home-wide',
    load: 'document',
    adtest: '',
    sect: 'frontpage',
  })
  expect(await page.evaluate(() => (window as { inlineRan?: number }).inlineRan)).toBe(1)
  // A tag with an image is left out completely.
  expect(seen.left.filter((url) => /image\.js|\.gif/.test(url))).toEqual([])
  const granted = {
    analytics_storage: 'granted',
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
  }
  expect((await dataLayer(page))[0]).toEqual(['consent', 'default', granted])

  await page.locator(`#main a[href="${storyPath}"]`).first().click()
  await expect(page).toHaveURL(site.url + storyPath)
  await expect.poll(() => seen.of('tag')).toEqual(tagFiles(['all', 'all', 'story']))
  await expect
    .poll(() => seen.of('htlbid').slice(-2))
    .toMatchObject([
      'newPage',
      {
        is_home: 'no',
        category: 'news',
        post_id: expect.stringMatching(/^\d+$/),
        page_template: 'story',
        load: 'navigation',
        sect: 'ot',
      },
    ])
  expect(seen.of('nativo')).toEqual(['loaded', 'Start'])
  const pages = (await dataLayer(page)).filter(({ event }) => event === 'dataLayerLoaded')
  expect(pages.map((one) => one.page!.path)).toEqual(['/', storyPath])
  expect(complaints).toEqual([])
})

test('keeps a choice of one purpose, widens it, and withdraws it at once [AD-04]', async ({
  page,
  context,
  complaints,
}) => {
  const seen = await watchVendors(context, site.url)
  await page.goto(site.url)
  await answer(page, 'Choose')
  await banner(page).getByLabel('Analytics').check()
  await answer(page, 'Save my choice')
  await expect.poll(() => seen.of('google').length).toBe(3)
  await page.reload()
  await expect.poll(() => seen.of('google').length).toBe(6)
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

  await page.evaluate(() => {
    document.cookie = '_ga=1; path=/'
    document.cookie = 'fh-splash-skip=1; path=/'
  })
  await open.click()
  const { length } = seen.left
  const again = page.waitForEvent('load')
  await answer(page, 'Necessary only')
  await again
  await page.waitForLoadState('networkidle')
  expect(seen.left.slice(length)).toEqual([])
  expect(await page.evaluate(() => document.cookie)).toMatch(/^(?!.*_ga).*fh-splash-skip=1/)
  await expect(banner(page)).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('loads the test bundle of the consent manager for signed-in staff only [SH-19]', async ({
  server,
  page,
  context,
}) => {
  const staff = await addMembersSite(server, vendorFiles, { vendors: true })
  await storeConsent(context, true, true)
  const seen = await watchVendors(context, staff.url)
  const bundles = () => seen.left.filter((url) => url.includes('transcend-cdn.com/cm'))
  const loaded = async (query: string) => {
    seen.left.length = 0
    await page.goto(`${staff.url}/${query}`)
    await expect.poll(() => bundles().length).toBe(1)
    return new URL(bundles()[0]!).pathname.split('/')[1]
  }
  expect(await loaded('?transcend_test_bundle=true')).toBe('cm')
  await signInAt(page, `${staff.url}/hidden/sports/football/roster`)
  expect(await loaded('')).toBe('cm')
  expect(await loaded('?transcend_test_bundle=true')).toBe('cm-test')
})
