import { expect, type Page } from '@playwright/test'
import { hydrated, test } from '../support/browser.ts'
import { addGameDay, footballStates } from '../support/game-day.ts'

const game = '/sports/football/stats/2026/calder-tech/boxscore/5'
const pages = [game, '/sports/football/schedule', '/', '/game-center/5', '/calendar/2026-11']

/**
 * What translators do: text nodes become `font` elements. `again`: also text that is added later;
 * `keep`: the text node itself moves into the element, instead of a copy; `blank`: also white
 * space, which React then does not find: such parts are rendered anew.
 */
async function translate(
  page: Page,
  kind: { again: boolean; keep: boolean; blank?: boolean },
): Promise<void> {
  await page.evaluate(({ again, keep, blank }) => {
    const wrap = (root: Node) => {
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walk.nextNode()) texts.push(walk.currentNode as Text)
      for (const text of texts) {
        const { data, parentElement } = text
        if (
          !(blank || data.trim()) ||
          !parentElement ||
          /^(?:script|style|font)$/i.test(parentElement.tagName)
        )
          continue
        const font = document.createElement('font')
        text.replaceWith(font)
        font.append(keep ? text : data)
      }
    }
    // Names the element in which React does not find a node.
    for (const name of ['removeChild', 'insertBefore'] as const) {
      const own = Node.prototype[name] as (...nodes: (Node | null)[]) => Node
      Object.assign(Node.prototype, {
        [name](this: Element, ...nodes: [Node, Node | null]) {
          const sought = name === 'removeChild' ? nodes[0] : nodes[1]
          if (sought && sought.parentNode !== this)
            console.error(
              `NotFoundError: ${name} of "${sought.textContent}" in ${this.outerHTML.slice(0, 300)}`,
            )
          return own.apply(this, nodes)
        },
      })
    }
    wrap(document.body)
    if (!again) return
    new MutationObserver((all) => {
      for (const { addedNodes } of all)
        for (const node of addedNodes)
          if (node.nodeName !== 'FONT' && node.parentElement)
            wrap(node instanceof Text ? node.parentElement : node)
    }).observe(document.body, { subtree: true, childList: true })
  }, kind)
}

/** Fails on an exception of React, which a boundary reports to the console. */
const moved = (complaints: string[]) => complaints.filter((words) => /NotFoundError/.test(words))

/** The daily run has the usual kind and the one that moves most. */
const kinds = [
  ['keeps translating', { again: true, keep: false }],
  ['wraps white space, too', { again: true, keep: false, blank: true }],
  ['translates once', { again: false, keep: false }],
  ['moves the text nodes', { again: true, keep: true }],
] as const
for (const [name, kind] of kinds.slice(0, process.env['PROOF'] === '1' ? kinds.length : 2))
  test(`shows new scores on pages that a translator rewrote: ${name} [GM-04]`, async ({
    server,
    context,
    complaints,
  }) => {
    const day = await addGameDay(server)
    await day.send({ us: [7] })
    const open: Page[] = []
    for (const path of pages) {
      const page = await context.newPage()
      await page.goto(day.url + path)
      await hydrated(page.locator('#main'))
      await expect(page.locator('#main')).toContainText(/7\s*–\s*0|0\s*–\s*7|Live/)
      await translate(page, kind)
      open.push(page)
    }
    // Another length, another leader, another quarter, overtime, and the end.
    for (const [score, us, them, rest] of [
      [/\b14\b/, [14], [0], {}],
      [/\b21\b/, [14, 7], [10, 13], { quarter: 2 }],
      [/\b24\b/, [14, 7, 3], [10, 13, 7], { quarter: 3 }],
      [/\b31\b/, [14, 7, 3, 7], [10, 13, 7, 0], { quarter: 4, over: true }],
    ] as const) {
      await day.send({ us: [...us], them: [...them], ...rest })
      for (const page of open) {
        await expect(page.locator('#main')).toContainText(score)
        await expect(page.getByText('Something went wrong')).toHaveCount(0)
        const parts = page.getByText('Could not be shown')
        await expect(parts, complaints.slice(0, 5).join('\n')).toHaveCount(0)
      }
    }
    for (const page of open)
      await expect(page.locator('#main')).toContainText(/31\s*–\s*30|30\s*–\s*31|Final/)
    expect(moved(complaints).length > 0).toBe('blank' in kind)
  })

test('follows a whole game with its plays on translated pages [GM-04]', async ({
  server,
  context,
  complaints,
}) => {
  const day = await addGameDay(server)
  const states = footballStates()
  const shares = process.env['PROOF'] === '1' ? [0.1, 0.3, 0.5, 0.7, 0.9] : [0.1, 0.5, 0.9]
  const some = shares.map((part) => states[Math.floor(part * states.length)]!)
  await day.send(some[0]!.xml)
  const open: Page[] = []
  for (const path of pages.slice(0, 4)) {
    const page = await context.newPage()
    await page.goto(day.url + path)
    await hydrated(page.locator('#main'))
    await translate(page, { again: true, keep: false })
    open.push(page)
  }
  for (const { xml } of some.slice(1)) {
    await day.send(xml)
    const [shown] = await day.shown()
    const [them, us] = shown!.split('-')
    for (const page of open) {
      await expect(page.locator('#main')).toContainText(us!)
      await expect(page.locator('#main')).toContainText(them!)
      // What came with the score is drawn.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      await expect(page.getByText('Something went wrong')).toHaveCount(0)
      for (const button of await page.getByRole('button', { name: 'Show' }).all())
        await button.click({ timeout: 2000 }).catch(() => {})
    }
  }
  expect(moved(complaints)).toEqual([])
})
