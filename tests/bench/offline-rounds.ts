import type { Browser, Tab } from './devtools.ts'
import type { Places } from './offline-pages.ts'
import { follow, timingTab, visit, workerStopper, type Visit } from './offline-visit.ts'
import { median, quantile } from './quantile.ts'
import type { Findings, Row } from './table.ts'

const rounds = process.env['PROOF'] === '1' ? 5 : 2
/** Milliseconds within which content is to be there. */
const goal = 100
/** A saved page beside the same page from a worker that does nothing else. */
const mostOfFloor = 1.3
/** When the floor's page needs longer than this, the machine is too busy for a result. */
const floorAtMost = goal / 2
const judge = (ours: number, floor: number): Pick<Row, 'goal' | 'reached'> => ({
  goal: `≤ ${goal}`,
  reached: ours <= goal ? true : floor > floorAtMost ? 'too noisy' : false,
})
const group = 'offline navigation, server dead'
const pause = (milliseconds: number) => new Promise((wait) => setTimeout(wait, milliseconds))

/**
 * Measurements of one way to open a page: ours, and the floor's page of words and its page with our
 * style, in turn.
 */
type Seen = { ours: Visit[]; memory: Visit[]; styled: Visit[] }

/**
 * In a running browser: the worker running, then stopped before each page, then links inside the
 * app.
 */
export async function measureRunning(browser: Browser, places: Places): Promise<Findings> {
  const [tab, floorTab] = [await timingTab(browser), await timingTab(browser)]
  const stop = await workerStopper(tab)
  const measure = async (before: () => Promise<unknown>): Promise<Seen> => {
    const seen: Seen = { ours: [], memory: [], styled: [] }
    const one = async (kind: keyof Seen, where: Tab, url: string) => {
      await before()
      seen[kind].push(await visit(where, url, { app: kind === 'ours' }))
      await pause(kind === 'ours' ? 400 : 100)
    }
    // Not counted: the first of each warms what the others use.
    for (const [where, url] of [
      [tab, places.url],
      [floorTab, `${places.floor}/memory`],
      [floorTab, `${places.floor}/`],
    ] as const)
      await visit(where, url, { app: false })
    for (let round = 0; round < rounds; round++) {
      for (const { path } of places.pages) {
        await one('ours', tab, places.url + path)
        await one('memory', floorTab, `${places.floor}/memory`)
        await one('styled', floorTab, places.floor + path)
      }
    }
    return seen
  }
  const warm = await measure(async () => {})
  const cold = await measure(async () => {
    // An open page would send its worker a message and start it again.
    await Promise.all([tab, floorTab].map((one) => one.open('about:blank')))
    await stop()
  })
  const inside: number[] = []
  for (let round = 0; round < rounds; round++) {
    for (const { path, from } of places.pages) {
      await visit(tab, places.url + from, { app: true })
      inside.push(await follow(tab, path))
    }
  }
  return {
    rows: [
      ...rowsOf('a page, worker running', warm, true),
      {
        group,
        what: `a page, worker running, until hydration, median of ${warm.ours.length}`,
        unit: 'ms',
        ours: median(warm.ours.map(({ stands }) => stands)),
      },
      ...rowsOf('a page, worker not running', cold, false),
      ...(['median', 'p95'] as const).map((which): Row => {
        const ours = which === 'median' ? median(inside) : quantile(inside, 0.95)
        const still = warm.memory.map(({ content }) => content)
        return {
          group,
          what: `a link inside the app, ${which} of ${inside.length}`,
          unit: 'ms',
          ours,
          ...judge(ours, which === 'median' ? median(still) : quantile(still, 0.95)),
        }
      }),
    ],
    notes: [
      'offline navigation: the floor is a worker that answers every navigation with one ' +
        `page of ${Math.round(median(places.pages.map(({ html }) => html.length)) / 1024)} KB ` +
        'without style or script, or with our page and style without script, in turn with ours; ' +
        'too noisy: even that took longer than ' +
        `${floorAtMost} ms`,
      ...partsOf('worker running', warm),
      ...partsOf('worker not running', cold),
    ],
  }
}

/** The browser restarted before each page. */
export async function measureReopened(
  open: () => Promise<Browser>,
  places: Places,
): Promise<Findings> {
  const seen: Seen = { ours: [], memory: [], styled: [] }
  for (let i = 0; i < rounds * 10; i++) {
    for (const kind of ['ours', 'memory'] as const) {
      const browser = await open()
      try {
        const tab = await timingTab(browser)
        // The start of the browser is not counted for the site.
        await pause(300)
        seen[kind].push(
          await visit(
            tab,
            kind === 'ours'
              ? places.url + places.pages[i % places.pages.length]!.path
              : `${places.floor}/${kind}`,
            { app: false },
          ),
        )
      } finally {
        await browser.close()
      }
    }
  }
  return {
    rows: rowsOf('a page, browser opened anew', seen, false),
    notes: partsOf('browser opened anew', seen),
  }
}

/** Time to content beside both floors; a ratio is the median of the ratios of each turn. */
function rowsOf(what: string, { ours, memory, styled }: Seen, aimed: boolean): Row[] {
  const content = (visits: Visit[]) => visits.map((one) => one.content)
  const judged = (ours: number, floor: number) => (aimed ? judge(ours, floor) : {})
  const row = (floor: Visit[], of: string): Row => ({
    group,
    what: `${what}, median of ${ours.length} (floor of ${of})`,
    unit: 'ms',
    ours: median(content(ours)),
    floor: median(content(floor)),
    ratio: median(ours.map((one, i) => one.content / floor[i]!.content)),
    ...judged(median(content(ours)), median(content(floor))),
  })
  const late = (visits: Visit[]) => quantile(content(visits), 0.95)
  return [
    row(memory, 'words'),
    ...(styled.length > 0 ? [styledRow(row(styled, 'our page'))] : []),
    {
      group,
      what: `${what}, p95 (floor of words)`,
      unit: 'ms',
      ours: late(ours),
      floor: late(memory),
      ...judged(late(ours), late(memory)),
    },
  ]
}

const styledRow = (row: Row): Row => ({
  ...row,
  goal: `≤ ${mostOfFloor} × floor`,
  reached: row.ratio !== undefined && row.ratio <= mostOfFloor,
})

/** Where the time goes: medians, in milliseconds since the navigation began. */
const partsOf = (what: string, { ours, memory }: Seen): string[] => {
  const parts = (visits: Visit[]) =>
    (['worker', 'response', 'words', 'content'] as const)
      .map((part) => `${part} ${Math.round(median(visits.map((one) => one[part])))}`)
      .join(', ')
  return [
    `${what}, medians since the navigation began: ours ${parts(ours)}; floor ${parts(memory)}`,
  ]
}
