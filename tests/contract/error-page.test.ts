import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { callApi } from '../../server/api/call-api.ts'
import { ReadContext } from '../../server/content/read-context.ts'
import type { Store } from '../../server/db/store.ts'
import type { Built } from '../../server/site/built.ts'
import { Pages } from '../../server/site/pages.ts'
import { getCallName } from '../../src/data/call-name.ts'
import { calendars } from '../../src/routes/pages/calendar.ts'
import { rendering } from '../../src/entry-server.tsx'
import { openStore } from '../support/engine.ts'
import { seedTenant } from '../support/seed.ts'
import { builtForTest } from '../support/upstream.ts'
import { wordsOf } from '../support/render-screen.tsx'

// In a process of its own, because a screen that another file has loaded is not loaded again.
vi.resetModules()

let store: Store
beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  store = await openStore(':memory:')
  await seedTenant(store, 'alpha', { hosts: ['localhost'] })
})
afterAll(() => store.close())

/** A schedule that the contract would refuse: the screen throws during rendering. */
const hostile: typeof rendering.render = (request, _send, reveal) =>
  rendering.render(
    request,
    async (row, query) => {
      const name = getCallName(row)
      return {
        value:
          name === 'schedule'
            ? { games: [null] }
            : ((await callApi(name, new ReadContext(store, 'alpha'), query)) ?? row.empty),
        at: 0,
        saved: false,
      }
    },
    reveal,
  )

async function ask(env: string) {
  vi.stubEnv('NODE_ENV', env)
  const faults: Error[] = []
  const built: Built = { ...builtForTest, entry: { ...rendering, render: hostile } }
  const pages = new Pages(
    store,
    built,
    () => 'http://localhost',
    (fault) => faults.push(fault as Error),
  )
  const url = new URL('http://localhost/sports/football/schedule?debug=true')
  const answer = await pages.answer(new Request(url), url, 'alpha')
  const html = await answer.text()
  return { answer, html, faults, id: /<code>([0-9a-f]{8})<\/code>/.exec(html)?.[1] }
}

test('answers 500 uncached with a logged id when a screen throws [SH-16]', async () => {
  const { answer, html, faults, id } = await ask('production')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store'])
  expect(wordsOf(html)).toMatch(
    /Something went wrong Please send details of the events leading up to this error to \S+@\S+ ?\. Error [0-9a-f]{8} Home Page/,
  )
  expect(html).toContain('<footer')
  expect(html).toContain('<title>Something went wrong | ')
  expect(html).toContain('name="robots" content="noindex"')
  expect(faults).toHaveLength(1)
  expect(faults[0]!.message).toBe(`/sports/football/schedule could not be drawn (error ${id})`)
  // The text of the error is in the log only.
  const words = (faults[0]!.cause as Error).message
  expect(words.length).toBeGreaterThan(10)
  expect(html).not.toContain(words.slice(0, 30))
})

test('includes the error only outside production with debug=true [SH-16]', async () => {
  const { html, faults } = await ask('development')
  const words = (faults[0]!.cause as Error).message
  expect(html).toContain('data-debug')
  const [body, state] = html.split('<script id="state"')
  expect(body).not.toContain('Cannot read')
  expect(words).toContain('Cannot read')
  expect(state).toContain('Cannot read')
})

type Loads = { screen(): Promise<{ default: () => null }> }
const screenOf = calendars as unknown as Record<keyof typeof calendars, Loads>

test('answers in the site’s frame when the files of a screen are gone [SH-16]', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  vi.spyOn(screenOf.calendar, 'screen').mockRejectedValue(new Error('Cannot find module'))
  const faults: Error[] = []
  const pages = new Pages(
    store,
    { ...builtForTest, entry: rendering },
    () => 'http://localhost',
    (fault) => faults.push(fault as Error),
  )
  const url = new URL('http://localhost/calendar')
  const answer = await pages.answer(new Request(url), url, 'alpha')
  const html = await answer.text()
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store'])
  expect(wordsOf(html)).toContain('Something went wrong')
  expect(html).toContain('<footer')
  expect((faults[0]!.cause as Error).message).toBe('Cannot find module')
})

test('loads every screen before a build can replace its files [SH-16]', async () => {
  const load = vi.spyOn(screenOf.sportCalendar, 'screen')
  vi.spyOn(screenOf.calendar, 'screen').mockResolvedValue({ default: () => null })
  await rendering.loadScreens()
  expect(load).toHaveBeenCalled()
})
