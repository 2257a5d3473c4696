import { expect, type Locator, type Page } from '@playwright/test'
import { contrast } from '../../src/domain/shell/contrast.ts'
import { hydrated, test } from '../support/browser.ts'
import { copyOfPrepared } from '../support/prepared.ts'
import { serve, type TestServer } from '../support/server.ts'

// Lists of a demo department: how much of them fits a row, and what tells their parts apart.

let server: TestServer
test.beforeAll(async () => {
  test.setTimeout(120_000)
  server = await serve(await copyOfPrepared('demo'), { DEMO: '1' })
})
test.afterAll(() => server?.stop())

const open = async (page: Page, path: string, width: number) => {
  await page.setViewportSize({ width, height: 844 })
  await page.goto(server.urlOf('harlan.localhost') + path)
  return page.getByRole('main')
}
const styleOf = (element: Locator, property: string): Promise<string> =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property)
const hex = (color: number[]): string =>
  `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
/** The most lines of the last text of these elements. */
const linesOf = (elements: Locator): Promise<number> =>
  elements.evaluateAll((nodes) =>
    Math.max(
      ...nodes.map((node) => {
        const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
        while (texts.nextNode());
        const range = document.createRange()
        range.selectNode(texts.currentNode)
        return range.getClientRects().length
      }),
    ),
  )

/** Figures that the edge of their scrolling area cuts. */
const cutFigures = (main: Locator): Promise<string[]> =>
  main.locator('[role="region"] > table').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const { right } = table.parentElement!.getBoundingClientRect()
      return [...table.querySelectorAll('th, td')].flatMap((cell) => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        return [...range.getClientRects()].some(
          (box) => box.width > 1 && box.left < right - 0.5 && box.right > right + 0.5,
        )
          ? [cell.textContent]
          : []
      })
    }),
  )

test('gives each school of the standings one line on a phone [RT-13]', async ({ page }) => {
  for (const sport of ['football', 'womens-basketball', 'womens-soccer']) {
    const main = await open(page, `/sports/${sport}/standings`, 390)
    const lines = await linesOf(main.getByRole('rowheader'))
    expect(lines, sport).toBe(1)
  }
})

test('cuts no figure of a table at the edge of a phone [RT-13]', async ({ page }) => {
  test.slow()
  const stats = await open(page, '/sports/football/stats', 390)
  const leader = stats.getByRole('region', { name: 'Leaders' }).getByRole('link').first()
  const player = await leader.getAttribute('href')
  const schedule = await open(page, '/sports/football/schedule', 390)
  const boxScore = await schedule.locator('a[href*="/boxscore/"]').first().getAttribute('href')
  const paths = [
    player,
    boxScore,
    '/sports/volleyball/stats?show=games',
    '/sports/volleyball/standings',
  ]
  for (const path of paths) {
    const main = await open(page, path!, 390)
    expect(await main.getByRole('table').count(), path!).toBeGreaterThan(0)
    expect(await cutFigures(main), path!).toEqual([])
  }
})

test('marks the part of a bio that one reads [RT-04]', async ({ page }) => {
  const stats = await open(page, '/sports/football/stats', 390)
  const leader = stats.getByRole('region', { name: 'Leaders' }).getByRole('link').first()
  const main = await open(page, (await leader.getAttribute('href'))!, 390)
  const jump = main.getByRole('navigation', { name: 'Jump to' })
  const current = jump.locator('[aria-current="location"]')
  await hydrated(jump.getByRole('link', { name: 'Career' }))
  await jump.getByRole('link', { name: 'Career' }).click()
  await expect(current).toHaveText('Career')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(current).not.toHaveText('Career')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(current).toHaveCount(0)
})

test('lays out all of a page to go to a part of it [RT-04]', async ({ page }) => {
  const stats = await open(page, '/sports/football/stats', 390)
  const leader = stats.getByRole('region', { name: 'Leaders' }).getByRole('link').first()
  const path = (await leader.getAttribute('href'))!
  // Without the app, which lays out all of it a little later.
  await page.route('**/entry-client-*', (route) => route.abort())
  const main = await open(page, path, 390)
  const heads = main.getByRole('heading', { level: 2 })
  const isLaidOut = () =>
    heads.evaluateAll((found) =>
      found.map((head) => head.checkVisibility({ contentVisibilityAuto: true })),
    )
  expect(await isLaidOut()).toContain(false)
  await main.getByRole('link', { name: 'Career' }).click()
  expect(await isLaidOut()).not.toContain(false)
  await open(page, `${path}#career`, 390)
  expect(await isLaidOut()).not.toContain(false)
})

test('gives a live game on a phone its plays, scores and leaders [GM-03]', async ({ page }) => {
  const path = await (
    await open(page, '/', 390)
  )
    .getByRole('link', { name: 'Game center' })
    .first()
    .getAttribute('href')
  const main = await open(page, path!, 390)
  const titles = await main.getByRole('heading', { level: 2 }).allTextContents()
  expect(titles).toEqual(['Play by play'])
  await main.getByRole('link', { name: 'Summary' }).click()
  for (const title of ['Scoring', 'Leaders'])
    await expect(main.getByRole('heading', { level: 2, name: title })).toBeVisible()
  const watch = await main.getByRole('link', { name: 'Watch' }).first().boundingBox()
  expect(watch!.height).toBeGreaterThanOrEqual(44)
})

test('wraps the time and place of a ticketed game into two lines at most', async ({ page }) => {
  const main = await open(page, '/tickets', 390)
  const games = main.getByRole('region', { name: 'Home games' }).getByRole('listitem')
  expect(await games.count()).toBeGreaterThan(2)
  expect(await linesOf(games.locator('p.quiet'))).toBeLessThanOrEqual(2)
})

test('underlines names of leaders, which are links', async ({ page }) => {
  const main = await open(page, '/sports/football/stats', 1440)
  const name = main.getByRole('region', { name: 'Leaders' }).getByRole('link').first()
  expect(await styleOf(name, 'text-decoration-line')).toBe('underline')
})

test('writes the first headline of the news in the display font', async ({ page }) => {
  const main = await open(page, '/news', 1440)
  const face = await styleOf(main.getByRole('heading', { level: 1 }), 'font-family')
  const title = main.locator('[data-lead]').getByRole('link').first()
  expect(await styleOf(title, 'font-family')).toBe(face)
})

test('fills the mark of home games only, in the dark scheme too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const main = await open(page, '/calendar', 1440)
  const [home, away] = await Promise.all(
    ['home', 'away'].map((mark) =>
      styleOf(main.locator(`[data-mark="${mark}"]`).first(), 'background-color'),
    ),
  )
  const border = await styleOf(main.locator('[data-mark="home"]').first(), 'border-top-color')
  expect([home, away]).toEqual([border, 'rgba(0, 0, 0, 0)'])
})

for (const scheme of ['light', 'dark'] as const)
  test(`tells a win from a loss by fill and outline in the ${scheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    const main = await open(page, '/sports/football/schedule', 390)
    const [win, loss] = await Promise.all(
      ['W', 'L'].map((result) =>
        main
          .locator(`[data-result="${result}"]`)
          .first()
          .evaluate((mark) => {
            const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
            const drawn = (color: string) => {
              canvas.clearRect(0, 0, 1, 1)
              canvas.fillStyle = color
              canvas.fillRect(0, 0, 1, 1)
              const [r, g, b, alpha] = canvas.getImageData(0, 0, 1, 1).data
              return alpha ? [r!, g!, b!] : null
            }
            const { color, backgroundColor, borderTopColor } = getComputedStyle(mark)
            return {
              page: drawn(getComputedStyle(document.documentElement).backgroundColor)!,
              fill: drawn(backgroundColor),
              letter: drawn(color)!,
              border: drawn(borderTopColor)!,
            }
          }),
      ),
    )
    expect([win!.fill, loss!.fill]).toEqual([win!.border, null])
    expect(loss!.border).not.toEqual(win!.border)
    for (const { page: ground, fill, letter, border } of [win!, loss!]) {
      expect(contrast(hex(border), hex(ground))).toBeGreaterThanOrEqual(3)
      expect(contrast(hex(letter), hex(fill ?? ground))).toBeGreaterThanOrEqual(4.5)
    }
  })

test('keeps the games of a schedule low on a phone, with links for a thumb [RT-05]', async ({
  page,
}) => {
  const main = await open(page, '/sports/football/schedule', 390)
  await main.locator('details').filter({ hasText: 'earlier games' }).locator('summary').click()
  const rows = main.locator('li[data-kind="final"]')
  const heights = await rows.evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect().height),
  )
  expect(heights.length).toBeGreaterThan(5)
  // A name of two lines, and a promotion below the place.
  expect(Math.min(...heights)).toBeLessThanOrEqual(100)
  expect(Math.max(...heights)).toBeLessThanOrEqual(126)
  const links = await rows
    .getByRole('link', { name: /^(Box score|Recap|Replay)/ })
    .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height))
  expect(Math.min(...links)).toBeGreaterThanOrEqual(44)
  // Rows of three links and of five begin them at one edge.
  const edges = await main.locator('li[data-kind] ul span:first-child').evaluateAll((texts) => {
    const firsts = texts.filter((text) => text.closest('li')!.previousElementSibling === null)
    return firsts.map((text) => Math.round(text.getBoundingClientRect().left))
  })
  expect(edges.length).toBeGreaterThan(8)
  expect(new Set(edges).size).toBe(1)
})

test('begins the score strip with a whole tile beside the arrow [SH-09]', async ({ page }) => {
  const main = await open(page, '/', 1440)
  const list = main.getByRole('region', { name: 'Scores' }).locator('ul')
  /** How much of the first tile in view is cut off. */
  const cut = async () =>
    list.evaluate((element) => {
      const { left } = element.getBoundingClientRect()
      const tiles = [...element.children].map((tile) => tile.getBoundingClientRect())
      return Math.round(left - tiles.find((tile) => tile.right > left + 1)!.left)
    })
  const scrolled = async () => list.evaluate((element) => element.scrollLeft)
  const earlier = (await page.getByRole('button', { name: 'Earlier scores' }).boundingBox())!
  expect(earlier.x + earlier.width).toBeCloseTo((await list.boundingBox())!.x, 0)
  expect(await cut()).toBe(0)
  const before = await scrolled()
  await page.getByRole('button', { name: 'Later scores' }).click()
  await expect.poll(scrolled).toBeGreaterThan(before + 200)
  await expect.poll(cut).toBe(0)
})

test('shows the live game once above the news [RT-01]', async ({ page }) => {
  for (const width of [390, 1440]) {
    const main = await open(page, '/', width)
    const tiles = main.getByRole('region', { name: 'Scores' }).getByRole('listitem')
    await expect(tiles.filter({ hasText: 'Live' })).toHaveCount(0)
    const band = page.locator('section[data-theme="on-secondary"]').filter({ hasText: 'Live now' })
    await expect(tiles.first()).toBeVisible({ visible: width === 1440 })
    if (width === 390) {
      expect((await band.boundingBox())!.height).toBeLessThanOrEqual(160)
      // Both scores in one line.
      const scores = await band
        .locator('li b')
        .evaluateAll((all) => all.map((score) => Math.round(score.getBoundingClientRect().bottom)))
      expect(scores).toHaveLength(2)
      expect(scores[0]).toBe(scores[1])
    }
    // Down and distance, in one line also on a phone; between plays the last play.
    const play = band
      .locator('[data-spoils]')
      .filter({ has: page.locator('[data-live-text$=":play"]') })
    await expect(play).toBeVisible()
    await expect(play).toHaveText(/\S/)
    if (width === 390) expect((await play.boundingBox())!.height).toBeLessThan(22)
  }
})

test('breaks the date between two teams after the day on a phone [GM-03]', async ({ page }) => {
  const schedule = await open(page, '/sports/womens-basketball/schedule', 390)
  const game = await schedule
    .locator('li[data-kind="upcoming"] a[href*="/game-center/"]')
    .first()
    .getAttribute('href')
  const lines = async (width: number) => {
    await open(page, game!, width)
    return page
      .locator('header')
      .getByText(/^[A-Z][a-z]{2}, .* · .* CT$/)
      .first()
      .evaluate((text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        const boxes = [...range.getClientRects()].filter(
          ({ width: wide, height }) => wide * height > 0,
        )
        return new Set(boxes.map(({ top }) => Math.round(top))).size
      })
  }
  expect(await lines(390)).toBe(2)
  expect(await lines(1440)).toBe(1)
})

test('puts logos of partners on a light tile, less bright in the dark', async ({ page }) => {
  const main = await open(page, '/partners', 1440)
  const tiles = [
    main.getByRole('listitem').first().locator('div').first(),
    page.locator('[data-look="sign"] [data-theme]'),
  ]
  const stylesOf = async (tile: Locator) => [
    await styleOf(tile, 'background-color'),
    await styleOf(tile.locator('img'), 'mix-blend-mode'),
  ]
  const choose = (scheme: string) =>
    page.evaluate((value) => {
      document.documentElement.dataset['scheme'] = value
    }, scheme)
  const onWhite = ['rgb(255, 255, 255)', 'multiply']
  const inDark = [expect.stringMatching(/^color\(srgb 0\.8/), 'multiply']
  for (const tile of tiles) {
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await stylesOf(tile)).toEqual(onWhite)
    await choose('dark')
    expect(await stylesOf(tile)).toEqual(inDark)
    await page.emulateMedia({ colorScheme: 'dark' })
    await choose('light')
    expect(await stylesOf(tile)).toEqual(onWhite)
    await choose('')
    expect(await stylesOf(tile)).toEqual(inDark)
  }
})

test('has the email address of the ticket office in one line on a phone', async ({ page }) => {
  const main = await open(page, '/tickets', 390)
  const address = main.locator('dd a[href^="mailto:"]')
  const lines = await address.evaluate(
    (link) => new Set([...link.getClientRects()].map(({ top }) => top)).size,
  )
  expect(lines).toBe(1)
})

test('leads the news with a large picture, above rows on a phone and a grid on a desktop', async ({
  page,
}) => {
  const boxesAt = async (width: number) => {
    const main = await open(page, '/archives', width)
    const stories = main.getByRole('listitem').filter({ has: page.locator('img') })
    return stories.evaluateAll((items) =>
      items.slice(0, 4).map((item) => {
        const picture = item.querySelector('img')!.getBoundingClientRect()
        const words = item.querySelector('p a')!.getBoundingClientRect()
        const { top, width: all } = item.getBoundingClientRect()
        return { top, share: picture.width / all, below: words.top > picture.bottom }
      }),
    )
  }
  const [phoneLead, ...rows] = await boxesAt(390)
  expect(phoneLead).toMatchObject({ share: 1, below: true })
  for (const { share, below } of rows) {
    expect(share).toBeLessThan(0.35)
    expect(below).toBe(false)
  }
  const [lead, ...cards] = await boxesAt(1440)
  expect(lead!.share).toBeGreaterThan(0.5)
  expect(cards).toEqual(Array(3).fill({ top: cards[0]!.top, share: 1, below: true }))
})

test('has clips and products of a home page in rows that scroll on a phone [RT-01]', async ({
  page,
}) => {
  for (const name of ['Watch', 'From the shop']) {
    const rowAt = async (width: number) => {
      const main = await open(page, '/', width)
      return main.getByRole('region', { name, exact: true }).getByRole('listitem')
    }
    /** How many rows there are, and whether the last one is in the window. */
    const placesOf = async (items: Locator) =>
      items.evaluateAll((nodes) => {
        const boxes = nodes.map((node) => node.getBoundingClientRect())
        return [new Set(boxes.map(({ top }) => top)).size, boxes.at(-1)!.right <= innerWidth]
      })
    const onPhone = await rowAt(390)
    expect(await placesOf(onPhone), name).toEqual([1, false])
    await onPhone.last().getByRole('link').first().focus()
    await expect(onPhone.last()).toBeInViewport({ ratio: 0.9 })
    expect(await placesOf(await rowAt(1440)), name).toEqual([1, true])
  }
})

test('ends each row of a live game with its parts on a desktop [GM-03]', async ({ page }) => {
  const main = await open(page, '/', 1440)
  const way = main.getByRole('link', { name: 'Game center' }).first()
  const path = await way.getAttribute('href')
  await open(page, path!, 1440)
  const rows = main.locator('[data-beside]')
  await rows.last().scrollIntoViewIfNeeded()
  const empty = () =>
    rows.evaluateAll((elements) =>
      elements.map((row) => {
        const parts = [...row.querySelectorAll('[data-part]')]
        const end = Math.max(...parts.map((part) => part.getBoundingClientRect().bottom))
        return Math.round(row.getBoundingClientRect().bottom - end)
      }),
    )
  // The plays with the figures, the stories with the information.
  await expect.poll(empty).toEqual([0, 0])
})

test('keeps the footer of a phone low, with its partners in one row [SH-12]', async ({ page }) => {
  await open(page, '/tickets', 390)
  const foot = page.locator('footer[data-shell]')
  await foot.scrollIntoViewIfNeeded()
  const height = await foot.evaluate((node) => node.clientHeight)
  expect(height).toBeLessThan(600)
  const boxes = await foot.getByRole('link').evaluateAll((links) =>
    links.map((link) => {
      const { top, height: tall } = link.getBoundingClientRect()
      return { top, tall, leads: link.getAttribute('href') ?? '' }
    }),
  )
  expect(Math.min(...boxes.map(({ tall }) => tall))).toBeGreaterThanOrEqual(24)
  const partners = boxes.slice(-8, -5)
  expect(partners.every(({ leads }) => leads.startsWith('https:'))).toBe(true)
  expect(new Set(partners.map(({ top }) => top)).size).toBe(1)
  // Links beside each other begin at the same height, although a name has two lines.
  const lines = await foot.locator('nav a').evaluateAll((links) =>
    links.map((link) => {
      const range = document.createRange()
      range.selectNodeContents(link)
      const rects = [...range.getClientRects()]
      return { top: Math.round(rects[0]!.top), count: rects.length }
    }),
  )
  expect(Math.max(...lines.map(({ count }) => count))).toBeGreaterThan(1)
  for (let i = 0; i + 1 < lines.length; i += 2) expect(lines[i]!.top).toBe(lines[i + 1]!.top)
})

test('shows the band of the second color dark in the dark scheme', async ({ page }) => {
  const main = await open(page, '/tickets', 1440)
  const band = main.getByRole('region', { name: 'Ticket office' })
  const lightness = () =>
    band.evaluate((node) => {
      const context = document.createElement('canvas').getContext('2d')!
      context.fillStyle = getComputedStyle(node).backgroundColor
      context.fillRect(0, 0, 1, 1)
      return Math.max(...context.getImageData(0, 0, 1, 1).data.slice(0, 3))
    })
  expect(await lightness()).toBeGreaterThan(200)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await lightness()).toBeLessThan(100)
})
