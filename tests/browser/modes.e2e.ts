import { expect, type BrowserContextOptions, type Locator, type Page } from '@playwright/test'
import { test } from '../support/browser.ts'
import { addGameDay, type GameDay } from '../support/game-day.ts'

// What fans do, with the keyboard only, as browsers show pages to those who need it: at 400 % zoom
// (a window of 1280 by 1024 px has 320 by 256 left), in a high-contrast mode, with less motion.

const modes: Record<string, BrowserContextOptions> = {
  '400 % zoom': { viewport: { width: 320, height: 256 } },
  'forced colors': { viewport: { width: 1280, height: 900 }, forcedColors: 'active' },
  'reduced motion': { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' },
}

/** Most presses of the Tab key to something on a page. */
const most = 120

/** What is wrong with the focused element: not seen, or without a mark. Null if nothing. */
const focusFault = (page: Page): Promise<string | null> =>
  page.evaluate(async () => {
    await new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(done))
    })
    const element = document.activeElement as HTMLElement
    if (element === document.body) return null
    const label = element.textContent || element.getAttribute('aria-label') || ''
    const name = `${element.tagName} "${label.trim().slice(0, 40)}"`
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    // A field or a card may have its mark on what surrounds it.
    const marked = [element, ...ancestors(element, 4)].some((one) => {
      const style = getComputedStyle(one)
      return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0
    })
    if (!marked) return `${name} has no outline (${outlineStyle} ${outlineWidth})`
    const boxes = [...element.getClientRects()]
    const seen = boxes.some(({ left, top, right, bottom }) => {
      for (const x of [left + 2, (left + right) / 2, right - 2])
        for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
          const there = document.elementFromPoint(x, y)
          if (there && (element.contains(there) || there.contains(element))) return true
        }
      return false
    })
    return seen ? null : `${name} is out of sight: ${JSON.stringify(boxes[0])}`

    function ancestors(one: Element, count: number): Element[] {
      const parent = one.parentElement
      return parent && count > 0 ? [parent, ...ancestors(parent, count - 1)] : []
    }
  })

/** Presses Tab until the focus is there; everything on the way must be seen. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let pressed = 0; pressed < most; pressed++) {
    await page.keyboard.press('Tab')
    expect.soft(await focusFault(page), page.url()).toBeNull()
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${String(wanted)} is not reached by ${most} presses of Tab on ${page.url()}`)
}

const forms = `+
- title: Ask the Terriers
  ref: ask
  thankYouText: We will write to you.
  fields:
    - {type: T, title: Name, name: name, required: true}
    - {type: A, title: Question, name: question, required: true}
`

let day: GameDay
test.beforeAll(async ({ server }) => {
  day = await addGameDay(server, { 'forms.yaml': forms })
  await day.send({ us: [7], them: [3] })
})

for (const [mode, options] of Object.entries(modes)) {
  test.describe(mode, () => {
    test.use(options)

    test(`lets a fan read a schedule, follow a team and a live game by keyboard [SH-13]`, async ({
      page,
      complaints,
    }) => {
      const main = page.getByRole('main')
      await page.goto(`${day.url}/sports/football/schedule`)
      await tabTo(page, page.getByRole('link', { name: 'Skip to main content' }))
      await page.keyboard.press('Enter')
      await tabTo(page, main.getByRole('link', { name: 'Away', exact: true }))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/where=A/)

      await page.goto(`${day.url}/my-teams`)
      await tabTo(page, main.getByRole('button', { name: 'Follow Football' }))
      await page.keyboard.press('Enter')
      await expect(main.getByRole('button', { name: 'Following Football' })).toBeVisible()

      await page.goto(`${day.url}/game-center/${day.gameId}`)
      await tabTo(page, main.getByLabel('Screen reader announcements'))
      await tabTo(page, main.getByRole('link', { name: 'Box score', exact: true }).first())
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/boxscore/)
      expect(complaints).toEqual([])
    })

    test(`lets a fan open the menu, search, and send a form by keyboard [SH-13]`, async ({
      page,
      complaints,
    }) => {
      await page.goto(day.url)
      const menu = page.locator('#site-menu')
      const item = menu.locator('summary, a').filter({ visible: true }).first()
      const button = page.getByRole('banner').getByRole('button', { name: 'Menu' })
      if (await button.isVisible()) {
        await tabTo(page, button)
        await page.keyboard.press('Enter')
        await expect(item).toBeVisible()
      }
      await tabTo(page, item)
      await page.keyboard.press('Escape')

      await page.goto(`${day.url}/search`)
      await tabTo(page, page.getByRole('main').getByRole('combobox').first())
      await page.keyboard.type('terriers')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/q=terriers/)

      await page.goto(day.url + (await formUrl(page)))
      const main = page.getByRole('main')
      await tabTo(page, main.getByLabel('Name'))
      await page.keyboard.type('Pat Doe')
      await tabTo(page, main.getByLabel('Question'))
      await page.keyboard.type('When do the gates open?')
      await tabTo(page, main.getByRole('button', { name: /^(?:Send|Submit)/ }))
      await page.keyboard.press('Enter')
      await expect(main).toContainText('We will write to you.')
      expect(complaints).toEqual([])
    })
  })
}

/** The address of the form above. */
const formUrl = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const all = (await (await fetch('/api/v2/Forms')).json()) as { title: string; url: string }[]
    return all.find(({ title }) => title === 'Ask the Terriers')!.url
  })
