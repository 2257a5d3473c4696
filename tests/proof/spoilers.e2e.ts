import { expect, type Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { hydrated, test, type Department } from '../support/browser.ts'
import { spoilerFiles, pagesWithGames, scorePattern } from '../support/spoiler-site.ts'

let site: Department
test.beforeAll(async ({ server }) => {
  site = await server.add(spoilerFiles)
})
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    localStorage.setItem('fh-choices', '{"scores":"covered"}')
  }),
)

/** The visible text of the page, without heads of tables: they name figures, such as yards lost. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const withoutHeads = new CSSStyleSheet()
    withoutHeads.replaceSync('thead { display: none }')
    document.adoptedStyleSheets = [withoutHeads]
    return document.body.innerText
  })

/** Headings, names and descriptions for screen readers, without link addresses. */
const heard = async (page: Page) =>
  (await page.locator('body').ariaSnapshot()).replaceAll(/^\s*- \/url:.*$/gm, '')

test('hides scores on every page with games until requested [OF-02]', async ({
  page,
  complaints,
}) => {
  for (const path of pagesWithGames) {
    await page.goto(site.url + path, { waitUntil: 'domcontentloaded' })
    const first = await seen(page)
    await expect(page.locator('html')).toHaveAttribute('data-scores', 'covered')
    expect([path, first.match(scorePattern)]).toEqual([path, null])
    // Again with what the page renders by itself.
    await hydrated(page.locator('#main'))
    const all = [await seen(page), await page.title(), await heard(page)]
    expect([path, all.map((words) => words.match(scorePattern))]).toEqual([
      path,
      [null, null, null],
    ])
  }
  expect(complaints).toEqual([])
})

test('covers the next game rendered in the place of an opened one [OF-02]', async ({ page }) => {
  await page.goto(`${site.url}/game-center/2`)
  const board = page.locator('main header [data-spoils]').first()
  await expect(board).toHaveRole('button')
  await board.click()
  await expect(board).toHaveAttribute('data-open')
  // React renders the next game with the same elements.
  const draw = (game: string | null) =>
    page.evaluate((next) => {
      for (const one of document.querySelectorAll<HTMLElement>('main header [data-spoils]')) {
        if (next) one.dataset['spoils'] = next
        else delete one.dataset['spoils']
      }
    }, game)
  await draw('3')
  await expect(page.getByRole('button', { name: /^Show score/ }).first()).toBeVisible()
  await expect(page.locator('main header [data-open]')).toHaveCount(0)
  // A game without a score has no button.
  await draw(null)
  await expect(page.locator('main header [role="button"]')).toHaveCount(0)
})

test('covers a fresh headline rendered in the place of an old one [OF-02]', async ({ page }) => {
  await page.goto(`${site.url}/sports/football/schedule`)
  await hydrated(page.locator('#main'))
  await page.evaluate(() => {
    const html = '<p id="old" data-spoils="story" data-told="2020-01-01"><span>Win</span></p>'
    document.querySelector('main')!.insertAdjacentHTML('afterbegin', html)
  })
  const headline = page.locator('#old')
  await expect(headline).toHaveAttribute('data-open')
  await headline.evaluate((one) => {
    one.dataset['told'] = '2026-11-21'
  })
  await expect(headline).not.toHaveAttribute('data-open')
  // A screen reader reads the text that the style replaces it with.
  const covered = page.getByRole('img', { name: 'Headline hidden' })
  await expect(covered.and(headline)).toBeVisible()
})

test('names a cover after its game, never after the score [OF-02]', async ({ page }) => {
  const history = '/sports/football/opponent-history/calder-tech/2'
  const results = '/sports/football/results'
  for (const path of [history, results, '/game-center/3', '/sports/football/schedule']) {
    await page.goto(site.url + path)
    const covers = page.locator('main [data-spoils][role="button"]')
    await expect(covers.first()).toBeVisible()
    const names = await covers.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel ?? ''))
    expect([path, names.filter((name) => scorePattern.test(name))]).toEqual([path, []])
  }
})

for (const scheme of ['light', 'dark'] as const) {
  test(`has no accessibility fault on covered pages in ${scheme} colors [OF-02]`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width: 390, height: 844 })
    const box = '/sports/football/stats/2026/ashford/boxscore/2'
    const lists = ['/tags/season-opener', '/clippings', '/podcasts', '/moments']
    for (const path of ['/', '/sports/football/schedule', box, ...lists]) {
      await page.goto(site.url + path)
      await expect(page.locator('main [data-spoils][role]').first()).toBeVisible()
      const violations = await violationsOf(page)
      expect(violations.map(({ id, nodes }) => [path, id, nodes[0]?.html])).toEqual([])
    }
  })
}
