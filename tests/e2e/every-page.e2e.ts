import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import type { RouteName } from '../../src/routes/all-paths.ts'
import type { Route } from '../../src/routes/route.ts'
import { violationsOf } from '../support/axe.ts'
import { alive, test, underWorker } from '../support/browser.ts'
import { table } from '../support/route-table.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { walk, type Seen, type Walk } from '../support/walk.ts'

// Every public page of two departments, found as a visitor finds it: from the home page, by links.
const proof = process.env['PROOF'] === '1'
const size = proof ? { each: 12, checked: 100_000 } : { each: 3, checked: 20 }
/** One draws its pages on the server; the other leaves it to the browser, and serves crawlers whole pages. */
const hosts = ['localhost', 'ironwood.localhost'] as const
type Host = (typeof hosts)[number]

/** Rows that no link leads to, and why. */
const unlinked: Partial<Record<RouteName, string>> = {
  notFound: 'where wrong addresses end',
  login: 'where hidden pages lead until somebody signs in (issue 8)',
  hidden: 'leads to the login', hiddenRoster: 'leads to the login', hiddenPlayer: 'leads to the login', hiddenForm: 'leads to the login', hiddenSportFile: 'leads to the login', hiddenStory: 'leads to the login', hiddenSplash: 'leads to the login',
  splash: 'comes by itself',
  document: 'shows only what is not accessible to everybody; all others are sent to the file',
  statsPdf: 'leads to the file that the demo keeps of each season',
  otd: 'another spelling of on this day',
  historicalRosterJoined: 'another spelling',
  sportHistoricalRosterJoined: 'another spelling',
  unsubscribed: 'is where a letter leads',
  score: 'is where the link of who keeps score leads',
  protectedSportFile: 'is sent to those whom it is meant for',
  protectedForm: 'is sent to those whom it is meant for',
}

// Its faults name the page and what is wrong there; a recording of hundreds of pages would take longer than the walk.
test.use({ trace: 'off' })

let server: TestServer
const walks = {} as Record<Host, Walk>
test.beforeAll(async () => {
  test.setTimeout(proof ? 1_200_000 : 240_000)
  server = await startServer(async () => {}, { DEMO: '1' })
  await Promise.all(hosts.map(async (host) => { walks[host] = await walk(server.port, host, { ...size, from: ['/', '/login', '/404'] }) }))
})
test.afterAll(() => server?.stop())

const rows = Object.entries<Route>(table) as [RouteName, Route][]
const firstOf = (host: Host): [RouteName, Seen][] => [...walks[host].pages].map(([name, pages]) => [name, pages[0]!])

for (const host of hosts) {
  test(`[RT-20] [RT-17] by links alone from the home page to every row of the table, and no link leads nowhere, ${host}`, () => {
    expect(walks[host].followed).toBeGreaterThan(200)
    expect(walks[host].broken).toEqual([])
    const missing = rows.filter(([name, row]) => row.screen && !walks[host].pages.has(name) && !(name in unlinked)).map(([name]) => name)
    expect(missing).toEqual([])
  })

  test(`[CA-05] each page has the styles of all that stands in it, before any script, ${host}`, () => {
    const classes = (css: string) => new Set([...css.matchAll(/\.(_[\w-]{5})(?![\w-])/g)].map(([, name]) => name!))
    const folder = join(import.meta.dirname, '../../dist/client/assets')
    const sheets = readdirSync(folder).filter((file) => file.endsWith('.css')).map((file) => ({ file, names: classes(readFileSync(join(folder, file), 'utf8')) }))
    const missing = new Set<string>()
    for (const [name, pages] of walks[host].pages) {
      for (const { html } of pages.filter((one) => !one.html.includes('<link rel="stylesheet"'))) {
        const here = classes([...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join(''))
        const drawn = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')))
        for (const { file, names } of sheets) if ([...drawn].some((one) => names.has(one) && !here.has(one))) missing.add(`${name}: ${file}`)
      }
    }
    expect([...missing]).toEqual([])
  })

  test(`[SE-01] [SE-02] each page has one heading, a title and a description of its own, its right address, and says no word of a machine, ${host}`, () => {
    const faults: string[] = []
    const titles = new Map<string, string>()
    for (const [name, pages] of walks[host].pages) {
      for (const { path, html } of pages) {
        const wrong = (fault: string) => faults.push(`${name} ${path}: ${fault}`)
        const text = html.replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ')
        const headings = html.match(/<h1[\s>]/g)?.length ?? 0
        if (headings !== 1) wrong(`${headings} h1`)
        const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
        const noindex = html.includes('<meta name="robots" content="noindex"')
        if (!/\S.* \| .*\S/.test(title) && name !== 'home') wrong(`title “${title}”`)
        const other = titles.get(title)
        if (other && !noindex && !isOneOf(other, path)) wrong(`the title of ${other}`)
        titles.set(title, path)
        const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
        if (!noindex && (description.length < 20 || description.length > 320)) wrong(`description “${description}”`)
        const canonical = /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(html)?.[1]
        if (name !== 'notFound' && canonical !== undefined && !isRight(canonical.replaceAll('&amp;', '&'), path)) wrong(`canonical ${canonical}`)
        if (/\bundefined\b|\bNaN\b|\[object |\bnull\b|Invalid Date/.test(text)) wrong(`says ${/.{30}(?:\bundefined\b|\bNaN\b|\[object |\bnull\b|Invalid Date).{10}/s.exec(text)?.[0]}`)
      }
    }
    expect(faults).toEqual([])
  })

  test(`[RT-01]${offline(host) ? ' [OF-02]' : ''} each page in a browser: no violation of accessibility, nothing wider than the window, nothing moves, nothing of other hosts, no complaint${offline(host) ? ', and it opens once more without a network' : ''}, ${host}`, async ({ page, context, complaints }) => {
    test.setTimeout(proof ? 3_600_000 : 600_000)
    const others: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (/^https?:$/.test(url.protocol) && url.port !== String(server.port)) others.push(request.url())
    })
    await watchMoves(page)
    const faults: string[] = []
    /** What was shown where a page is kept. */
    const kept = new Map<string, string>()
    if (offline(host)) {
      await page.goto(server.urlOf(host))
      await underWorker(page)
    }
    for (const [name, { path, html }] of firstOf(host)) {
      const [first, ...more] = looks(host)
      await look(page, first!)
      const answer = await page.goto(server.urlOf(host) + path)
      const wrong = (fault: string) => faults.push(`${name} ${path}: ${fault}`)
      if (answer!.status() !== ((table[name] as Route).status ?? 200)) wrong(`status ${answer!.status()}`)
      await alive(page.locator('#main'))
      await expect(heading(page), path).toHaveCount(1)
      if (offline(host) && !(name in unkept)) kept.set(path, await heading(page).innerText())
      const missing = unsaid(await page.locator('#main').innerHTML(), html)
      if (missing && !(name in ofItsOwn)) wrong(missing)
      for (const fault of [...(await inspected(page)), ...(await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved))]) wrong(fault)
      for (const other of more) {
        await look(page, other)
        for (const fault of await inspected(page)) wrong(`${other.join(' ')}: ${fault}`)
      }
    }
    if (kept.size > 0) faults.push(...(await lostWithout(page, context, host, kept)))
    expect(faults).toEqual([])
    expect(others).toEqual([])
    expect(complaints).toEqual([])
  })
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Pages are opened once more without a network at the department that draws on the server, and at both in the full size. */
function offline(host: Host): boolean {
  return proof || host === 'localhost'
}
async function lostWithout(page: Page, context: BrowserContext, host: Host, kept: Map<string, string>): Promise<string[]> {
  const lost: string[] = []
  await page.waitForTimeout(1000) // the worker puts away after it has answered
  await context.setOffline(true)
  for (const [path, words] of kept) {
    await page.goto(server.urlOf(host) + path)
    const shown = await heading(page).innerText({ timeout: 5000 }).catch(() => 'nothing')
    if (shown !== words) lost.push(`${path} without a network: ${shown}`)
  }
  return lost
}

async function look(page: Page, [width, height, colorScheme]: Look): Promise<void> {
  await page.setViewportSize({ width, height })
  // Nothing is caught half way from one colour to the other.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
}

/** Each department is looked at in one way, and in all four in the full size: the tests of each family look at their screens in both schemes and widths. */
type Look = [width: number, height: number, scheme: 'light' | 'dark']
const looks = (host: Host): Look[] => {
  const all: Look[] = [[390, 844, 'light'], [1440, 900, 'dark'], [390, 844, 'dark'], [1440, 900, 'light']]
  return proof ? all : host === 'localhost' ? all.slice(0, 1) : all.slice(1, 2)
}

async function inspected(page: Page): Promise<string[]> {
  const found = (await violationsOf(page)).map(({ id, nodes }) => `${id} ${nodes.slice(0, 2).map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join(' | ')}`)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return wide > 0 ? [...found, `${wide} px wider than the window`] : found
}

/** Notes what moves by itself, from the first paint on. */
const watchMoves = (page: Page) => page.addInitScript(() => {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
  const moved: string[] = []
  Object.assign(globalThis, { moved })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      const nodes = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement)).map((one) => `${one?.tagName} “${one?.textContent?.slice(0, 30)}”`)
      // What the lines of a page move by when their typeface comes.
      if (!hadRecentInput && value > 0.02) moved.push(`moved ${value.toFixed(3)}: ${nodes.join(', ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
})

/** Words that the browser shows and the server's page did not: a page must be whole without a script. */
function unsaid(shown: string, html: string): string {
  const told = new Set(wordsOf(/<main[\s>].*<\/main>/s.exec(html)?.[0] ?? ''))
  // Where it is, a page cannot know before it is there.
  const words = wordsOf(shown.replaceAll(server.urlOf('localhost'), '').replaceAll(server.urlOf('ironwood.localhost'), ''))
  const more = words.filter((word) => !told.has(word))
  return more.length > words.length * 0.1 + 10 ? `not without a script: ${more.slice(0, 12).join(' ')}` : ''
}
/** Pages that show more with a script than without, and why. */
const ofItsOwn: Partial<Record<RouteName, string>> = { board: 'goes on while it is looked at', saved: 'shows what this device has' }
/** Letters and digits alone: what stands between them is spelt in many ways. */
const wordsOf = (html: string): string[] => html.replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' ').replace(/&[#\w]+;/g, ' ').match(/[\p{L}\d]{2,}/gu) ?? []

/** Its own address, without what only looks at it in another way; where two addresses show the same, the one or the other. */
const isRight = (canonical: string, path: string): boolean => {
  const plain = path.replace(/[?].*/, '')
  return path === canonical || plain === canonical || plain.startsWith(`${canonical}/`) || (canonical.startsWith(`${plain}/`) && plain !== '/')
}

/** A choice on a page, or the address of what it shows anyway, is not another page. */
const isOneOf = (...addresses: [string, string]): boolean => {
  const [one, other] = addresses.map((address) => address.replace(/\?.*/, '')).toSorted((a, b) => a.length - b.length) as [string, string]
  return one === other || other.startsWith(`${one}/`)
}

/** Pages that are not kept on a device, and why. */
const unkept: Partial<Record<RouteName, string>> = { search: 'has as many addresses as anyone cares to invent', login: 'is nothing without a network' }
