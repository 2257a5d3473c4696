import { expect, type Page } from '@playwright/test'
import { buildTheme } from '../../server/tenant/theme.ts'
import { departmentWith } from '../support/department-site.ts'
import { hydrated, test, touch } from '../support/browser.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
test.beforeAll(async () => {
  server = await startServer(
    departmentWith({
      'schedules/football/2026.csv':
        '+fb-9,2099-08-01,1 p.m.,Ashford,H,"Testham, Iowa",Terrier Field,R,,,,,,,,,,,,,\n',
    }),
  )
})
test.afterAll(() => server.stop())

const themes = [
  '',
  'light-theme',
  'dark-theme',
  'on-primary',
  'on-secondary',
  'default-black',
  'default-white',
] as const

/** Adds copies of a button of each kind and theme to the page, on the background it is made for. */
const showAll = (page: Page) =>
  page.evaluate((all) => {
    const one = document.querySelector<HTMLElement>('#main [data-kind="priority"]')!
    const board = document.createElement('div')
    board.id = 'buttons'
    for (const theme of all) {
      const band = document.createElement('div')
      if (theme) band.dataset['theme'] = theme
      band.className = 'band'
      for (const kind of ['priority', 'alternate', 'text']) {
        for (const size of ['small', 'regular', 'large']) {
          const button = one.cloneNode() as HTMLElement
          button.dataset['kind'] = kind
          if (size !== 'regular') button.dataset['size'] = size
          button.textContent = `${theme || 'no-theme'} ${kind} ${size}`
          band.append(button)
        }
      }
      board.append(band)
    }
    document.getElementById('main')!.prepend(board)
  }, themes)

/**
 * The worst contrast of a button's text with its background in these colors, as the browser paints
 * them.
 */
const worst = (page: Page, palettes: Record<string, string>[]) =>
  page.evaluate((all) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
    const paint = (colours: string[]) => {
      canvas.clearRect(0, 0, 1, 1)
      for (const colour of colours) {
        canvas.fillStyle = colour
        canvas.fillRect(0, 0, 1, 1)
      }
      return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map((value) => {
        const share = value / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
    }
    const light = ([r, g, b]: number[]) => 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
    let found = { contrast: 21, of: '' }
    for (const palette of all) {
      for (const [name, value] of Object.entries(palette))
        document.documentElement.style.setProperty(name, value)
      for (const button of document.querySelectorAll<HTMLElement>(
        '#buttons [data-kind]:not([data-size])',
      )) {
        const style = getComputedStyle(button)
        const under = getComputedStyle(button.parentElement!).backgroundColor
        const page = getComputedStyle(document.documentElement).backgroundColor
        const ground = light(paint([page, under, style.backgroundColor]))
        const words = light(paint([page, under, style.backgroundColor, style.color]))
        const contrast = (Math.max(ground, words) + 0.05) / (Math.min(ground, words) + 0.05)
        if (contrast < found.contrast)
          found = {
            contrast,
            of: `${button.textContent} with ${palette['--brand']} and ${palette['--brand-2']}`,
          }
      }
    }
    return found
  }, palettes)

test('keeps each button readable in any theme, colors and scheme [MD-05]', async ({
  page,
  complaints,
}) => {
  test.slow()
  await page.goto(`${server.url}/login`)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.band { padding: 8px } #buttons * { transition: none !important }')
    document.adoptedStyleSheets = [sheet]
  })
  // React removes elements added before hydration.
  await hydrated(page.locator('#main [data-kind="priority"]').first())
  await showAll(page)
  const hex = (value: number) => `#${value.toString(16).padStart(6, '0')}`
  const odd = [
    '#ffffff',
    '#000000',
    '#ffff00',
    '#808080',
    '#767676',
    '#777777',
    '#ff0000',
    '#0000ff',
    '#00ff00',
    '#7f1d1d',
    '#ffd100',
    '#4b2e83',
  ]
  const pairs = [
    ...odd.map((brand, i) => ({ brand, second: odd[(i + 5) % odd.length]! })),
    ...Array.from({ length: 18 }, (_, i) => ({
      brand: hex((i * 7_919_993) % 0x1000000),
      second: hex((i * 3_246_599) % 0x1000000),
    })),
  ]
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { contrast, of } = await worst(page, pairs.map(buildTheme))
    expect(contrast, `${of}, ${colorScheme}`).toBeGreaterThanOrEqual(4.5)
  }
  // A small button is a target for a mouse.
  const heights = await page
    .locator('.band:first-child [data-kind="priority"]')
    .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().height))
  expect(heights).toEqual([36, 44, 56])
  expect(complaints).toEqual([])
})

test('counts down each second and stops at zero [MD-05]', async ({ page, complaints }) => {
  await page.clock.install({ time: new Date('2099-08-01T17:50:00Z') })
  await page.goto(server.url)
  const timer = page.getByRole('timer')
  await touch(page)
  await expect(timer).toHaveText(/^00 hours 0[89] min \d\d sec$/, { useInnerText: true })
  await page.clock.pauseAt(new Date('2099-08-01T17:59:40Z'))
  const seconds = async () =>
    Number(
      /(\d\d) sec$/.exec(await timer.innerText().then((text) => text.replace(/\s+/g, ' ')))![1],
    )
  const before = await seconds()
  expect(before).toBeGreaterThan(10)
  await page.clock.runFor(1000)
  await expect.poll(seconds).toBe(before - 1)
  await page.clock.runFor(30_000)
  await expect(timer).toHaveText('Started waiting for the first score')
  await expect(timer).toHaveAccessibleName('Started, waiting for the first score')
  expect(complaints).toEqual([])
})

test('shows the gray logo where a picture is missing or fails [MD-01]', async ({ page }) => {
  await page.route(/\/images\//, (route) =>
    route.request().url().includes('-bw.') ? route.continue() : route.abort(),
  )
  await page.goto(server.url)
  await touch(page)
  const logo = page.locator('#main [data-shows="logo"] img').first()
  await expect(logo).toHaveAttribute('src', /^\/images\/[0-9a-f]{16}\/320-bw\.webp$/)
  await expect
    .poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
  // A picture that failed before the script loaded is replaced too.
  await expect
    .poll(() =>
      page
        .locator('#main img')
        .evaluateAll(
          (all) =>
            all.filter(
              (img) =>
                (img as HTMLImageElement).complete && (img as HTMLImageElement).naturalWidth === 0,
            ).length,
        ),
    )
    .toBe(0)
})
