import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStore } from '../../tests/support/engine.ts'
import { gameDoc, seedTenant } from '../../tests/support/seed.ts'
import type { GameDoc } from '../content/docs.ts'
import { writeGame } from '../content/games/games.ts'
import { transact } from '../content/transaction.ts'
import type { Store } from '../db/store.ts'
import { ContentApi } from './content-api.ts'
import { Cursors } from './cursors.ts'
import { routesOf } from '../../tests/support/ask-routes.ts'

type Page = { items: { id: number }[]; before: string | null; after: string | null }
let store: Store
let cursors: ReturnType<typeof routesOf>
beforeEach(async () => {
  store = await openStore(':memory:')
  await seedTenant(store, 'alpha', { hosts: [] })
  cursors = routesOf((router) => new Cursors(new ContentApi(store)).routes(router))
})
afterEach(() => store.close())

const get = (path: string) => cursors(new Request(`http://site.invalid${path}`), 'alpha')
const page = async (path: string): Promise<Page> => (await (await get(path))!.json()) as Page
const ids = ({ items }: Page) => items.map(({ id }) => id)
const won: GameDoc['result'] = {
  status: 'W',
  teamScore: '1',
  opponentScore: '0',
  prescoreInfo: null,
  postscoreInfo: null,
  boxscore: null,
  recap: null,
}
const played = (id: number, date: string) =>
  transact(store, 'alpha', (transaction) =>
    writeGame(transaction, {
      id,
      scheduleId: 1,
      sportId: 1,
      doc: gameDoc({ date: `${date}T12:00:00`, status: 'O', gameState: 8, result: won }),
    }),
  )

describe('lists of API version 2.1 [CA-01]', () => {
  test('pages a list to its end and back with each item once', async () => {
    await transact(store, 'alpha', async (transaction) => {
      for (let i = 0; i < 230; i++)
        await writeGame(transaction, {
          id: 100 + i,
          scheduleId: 1,
          sportId: 1,
          doc: gameDoc({
            date: `${2000 + (i % 20)}-10-${10 + (i % 19)}T12:00:00`,
            status: 'O',
            gameState: 8,
            result: won,
          }),
        })
    })
    const seen: number[] = []
    let at = await page('/api/v2.1/EventsResults/results?PageSize=60')
    expect(at.before).toBeNull()
    for (;;) {
      seen.push(...ids(at))
      if (at.after === null) break
      at = await page(`/api/v2.1/EventsResults/results?PageSize=60&After=${at.after}`)
    }
    expect([seen.length, new Set(seen).size]).toEqual([231, 231])
    const back = await page(`/api/v2.1/eventsresults/results?pagesize=60&before=${at.before}`)
    expect(ids(back)).toEqual(seen.slice(120, 180))
  })

  test('neither repeats nor skips items when others move between pages', async () => {
    for (let day = 1; day <= 6; day++) await played(10 + day, `2026-07-0${day}`)
    const first = await page('/api/v2.1/EventsResults/results?PageSize=3')
    expect(ids(first)).toEqual([2, 16, 15])
    await played(99, '2026-09-02')
    await played(98, '2026-09-01')
    expect(
      ids(await page(`/api/v2.1/EventsResults/results?PageSize=3&After=${first.after}`)),
    ).toEqual([14, 13, 12])
    await transact(store, 'alpha', async (transaction) => {
      await transaction.db
        .deleteFrom('game')
        .where('tenant', '=', 'alpha')
        .where('id', 'in', [99, 98, 2])
        .execute()
      transaction.topics.add('games')
    })
    expect(
      ids(await page(`/api/v2.1/EventsResults/results?PageSize=3&After=${first.after}`)),
    ).toEqual([14, 13, 12])
  })

  test('has one path for both game lists and keeps the filters of version 2', async () => {
    expect(ids(await page('/api/v2.1/EventsResults?Upcoming=false'))).toEqual([2])
    expect(ids(await page('/api/v2.1/EventsResults?Upcoming=true'))).toEqual([1])
    expect(ids(await page('/api/v2.1/EventsResults?upcoming=true&locationIndicator=A'))).toEqual([])
    expect(ids(await page('/api/v2.1/Stories'))).toEqual([1])
  })

  test.each([
    'PageSize=0',
    'PageSize=x',
    'After=zzz',
    'Before=zzz',
    'After=MS4y&Before=MS4y',
    'sportId=a',
  ])('answers 400 with a hint for %s', async (query) => {
    const response = (await get(`/api/v2.1/EventsResults/results?${query}`))!
    expect([response.status, ((await response.json()) as { detail: string }).detail]).toEqual([
      400,
      expect.stringMatching(/^(?:PageSize|After|Before|sportId)/),
    ])
  })

  test('answers 404 in version 2.1 for anything but paged lists', async () => {
    for (const path of ['/api/v2.1/Sports', '/api/v2.1/Nothing', '/api/v2/Stories'])
      expect([path, (await get(path)).status]).toEqual([path, 404])
  })
})
