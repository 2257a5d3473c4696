import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStore } from '../../../tests/support/engine.ts'
import { gameDoc, noExtras, seedTenant } from '../../../tests/support/seed.ts'
import type { GameDoc } from '../../content/docs.ts'
import { writeGame } from '../../content/games/games.ts'
import { transact } from '../../content/transaction.ts'
import type { Store } from '../../db/store.ts'
import { Subscriptions } from './subscribe.ts'
import { routesOf } from '../../../tests/support/ask-routes.ts'

let store: Store
let subscriptions: ReturnType<typeof routesOf>
beforeEach(async () => {
  store = await openStore(':memory:')
  for (const tenant of ['alpha', 'beta']) await seedTenant(store, tenant, { hosts: [] })
  subscriptions = routesOf((router) => new Subscriptions(store).routes(router))
})
afterEach(() => store.close())

const get = async (query: string, tenant = 'alpha', headers = {}) => {
  const url = new URL(`http://site.invalid/api/v2/calendar/Subscribe${query}`)
  return subscriptions(new Request(url, { headers }), tenant, { origin: 'https://alpha.example' })
}
const put = (id: number, more: Partial<GameDoc>) =>
  transact(store, 'alpha', (transaction) =>
    writeGame(transaction, { id, scheduleId: 1, sportId: 1, doc: gameDoc(more) }),
  )
const day = new Date().toISOString().slice(0, 10)

test.each([
  ['', /^type: is missing/],
  ['?type=PDF', /^type: "PDF" is not ICS or CSV/],
  ['?type=ICS&sportId=x', /^sportId: must be a number/],
  ['?type=ICS&locationIndicator=Q', /^locationIndicator/],
])('answers 400 for %j [RT-12]', async (query, detail) => {
  const response = await get(query)
  expect([response.status, ((await response.json()) as { detail: string }).detail]).toEqual([
    400,
    expect.stringMatching(detail),
  ])
})

test('returns a complete calendar of one tenant that changes with its games [RT-12]', async () => {
  const first = await get('?type=ics')
  expect([
    first.status,
    first.headers.get('content-type'),
    first.headers.get('content-disposition'),
  ]).toEqual([200, 'text/calendar; charset=utf-8', 'attachment; filename="calendar.ics"'])
  const text = await first.text()
  expect(
    text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Fieldhouse//Schedule//EN\r\n') &&
      text.endsWith('END:VCALENDAR\r\n'),
  ).toBe(true)
  expect(text).toContain('URL:https://alpha.example/sports/football/schedule/2026')
  expect(text.replaceAll('\r\n ', '')).not.toContain('canarybeta')
  expect(
    (await get('?type=ics', 'alpha', { 'if-none-match': first.headers.get('etag')! })).status,
  ).toBe(304)
  await put(1, {
    date: `${day}T19:00:00`,
    status: 'C',
    noplayText: 'Canceled',
    opponent: { id: null, title: 'Ashford, "A"; B\\C\r\nD', prefix: '#4' },
  })
  const after = (await (await get('?type=ICS')).text()).replaceAll('\r\n ', '')
  expect(after).toContain('SUMMARY:Football vs #4 Ashford\\, "A"\\; B\\\\C\\nD (Canceled)\r\n')
  expect(after).toContain('STATUS:CANCELLED\r\n')
})

test('returns only the requested games and never an excluded one [RT-12]', async () => {
  await put(3, {
    date: `${day}T20:00:00`,
    locationIndicator: 'A',
    atVs: 'at',
    opponent: { id: null, title: 'Far Away', prefix: null },
  })
  await put(4, {
    date: `${day}T20:00:00`,
    opponent: { id: null, title: 'Kept Out', prefix: null },
    extras: { ...noExtras, gameCalendarExclude: true },
  })
  const away = await (await get('?type=ICS&locationIndicator=a&sportId=1')).text()
  expect([away.match(/BEGIN:VEVENT/g)?.length, away.includes('Far Away')]).toEqual([1, true])
  expect(await (await get('?type=ICS')).text()).not.toContain('Kept Out')
  expect(await (await get('?type=ICS&sportId=9')).text()).not.toContain('BEGIN:VEVENT')
})

test('returns the calendar as a table [RT-12]', async () => {
  const response = await get('?type=CSV&sportId=1')
  expect([
    response.headers.get('content-type'),
    response.headers.get('content-disposition'),
  ]).toEqual(['text/csv; charset=utf-8', 'attachment; filename="football.csv"'])
  const [heads, row] = (await response.text()).split('\r\n')
  expect(heads).toMatch(/^\uFEFF?Id,Date,Time,/)
  expect(row).toMatch(/^2,2026-08-29,7 p\.m\.,/)
})

test('returns one game as its own named file, and 404 for an excluded game [RT-12]', async () => {
  await put(5, {
    date: '2031-09-06T13:00:00',
    opponent: { id: null, title: 'Bellwick A&M', prefix: null },
  })
  const one = await get('?type=ICS&gameId=5')
  const text = (await one.text()).replaceAll('\r\n ', '')
  expect([one.status, one.headers.get('content-disposition'), text.match(/^UID:.*$/gm)]).toEqual([
    200,
    'attachment; filename="football-vs-bellwick-a-m.ics"',
    ['UID:game-5@alpha.fieldhouse'],
  ])
  await put(5, {
    date: '2031-09-06T13:00:00',
    opponent: { id: null, title: 'Bellwick', prefix: null },
    extras: { ...noExtras, gameCalendarExclude: true },
  })
  expect(
    await Promise.all(
      ['5', '99', 'x'].map(async (id) => (await get(`?type=ICS&gameId=${id}`)).status),
    ),
  ).toEqual([404, 404, 400])
})

test('returns followed teams as one calendar, in any order [OF-02]', async () => {
  await put(6, { date: `${day}T21:00:00`, opponent: { id: null, title: 'Followed', prefix: null } })
  const both = await get('?type=ICS&sportId=9,1')
  const text = (await both.text()).replaceAll('\r\n ', '')
  expect([
    both.headers.get('content-disposition'),
    text.includes('Followed'),
    /X-WR-CALNAME:.* My Teams/.test(text),
  ]).toEqual(['attachment; filename="my-teams.ics"', true, true])
  expect(await (await get('?type=ICS&sportId=8,9')).text()).not.toContain('BEGIN:VEVENT')
  expect(await (await get('?type=ICS&sportId=1,1')).text()).toContain('Followed')
  for (const wrong of ['1,', ',1', '1,x', Array.from({ length: 61 }, (_, i) => i + 1).join(',')])
    expect((await get(`?type=ICS&sportId=${wrong}`)).status).toBe(400)
})

test('leaves only the results out of calendars without scores [OF-02]', async () => {
  const telling = {
    status: 'W' as const,
    teamScore: '173',
    opponentScore: '164',
    prescoreInfo: 'before',
    postscoreInfo: '(OT)',
    boxscore: null,
    recap: null,
  }
  await put(5, {
    date: `${day}T10:00:00`,
    status: 'O',
    opponent: { id: null, title: 'Told', prefix: null },
    result: { ...gameDoc({}).result, ...telling } as never,
  })
  for (const type of ['ICS', 'CSV']) {
    const [open, closed] = [
      await (await get(`?type=${type}`)).text(),
      await (await get(`?type=${type}&Scores=NONE`)).text(),
    ].map((text) => text.replaceAll('\r\n ', ''))
    expect([open!.includes('173'), open!.includes('Told'), closed!.includes('Told')]).toEqual([
      true,
      true,
      true,
    ])
    expect(closed).not.toMatch(/173|164|\(OT\)|before|\[W\]/)
  }
  expect((await get('?type=ICS&scores=all')).status).toBe(400)
})

describe('the version of an event [RT-12]', () => {
  /** The properties of the only event. */
  const event = async (id: number) => {
    const text = (await (await get(`?type=ICS&gameId=${id}`)).text()).replaceAll('\r\n ', '')
    return Object.fromEntries(
      text
        .slice(text.indexOf('UID:'))
        .split('\r\n')
        .map((line) => [line.split(/[:;]/)[0]!, line.slice(line.search(/[:;]/) + 1)]),
    )
  }
  const version = async (id: number) => {
    const { SEQUENCE, DTSTAMP, 'LAST-MODIFIED': modified } = await event(id)
    expect(DTSTAMP).toBe(modified)
    return { sequence: Number(SEQUENCE), at: modified! }
  }
  const game = { date: '2031-09-06T19:00:00', dateUtc: '2031-09-07T00:00:00.000Z' }

  test.each<[string, Partial<GameDoc>]>([
    ['another time', { date: '2031-09-06T18:00:00', dateUtc: '2031-09-06T23:00:00.000Z' }],
    ['another day', { date: '2031-09-13T19:00:00', dateUtc: '2031-09-14T00:00:00.000Z' }],
    ['another place', { facility: { title: 'Orsk Dome' } }],
    ['a cancellation', { status: 'C', gameState: 6, noplayText: 'Canceled' }],
    ['a channel', { media: { ...gameDoc().media, tv: { title: 'KITE-TV', url: '' } } }],
    ['a game number', { doubleheaderGame: 2 }],
    ['an end', { extras: { ...noExtras, endDateUtc: '2031-09-07T02:00:00.000Z' } }],
  ])('grows with %s, once', async (_, more) => {
    await put(7, game)
    const first = await version(7)
    await put(7, { ...game, ...more })
    const second = await version(7)
    await put(7, { ...game, ...more })
    expect(await version(7)).toEqual(second)
    expect([first.sequence, second.sequence]).toEqual([0, 1])
    expect(second.at > first.at && second.at.startsWith(day.replaceAll('-', ''))).toBe(true)
  })

  test.each<[string, Partial<GameDoc>]>([
    ['a play of a live game', { gameState: 3 }],
    ['the mark of a conference game', { conference: true }],
    ['a story', { previewStoryId: 1 }],
  ])('stays the same with %s, which a calendar does not show', async (_, more) => {
    await put(7, game)
    const first = await version(7)
    await put(7, { ...game, ...more })
    expect(await version(7)).toEqual(first)
  })

  test('is free time without a known hour, or when the game is off', async () => {
    const unknown = { date: '2031-09-06T00:00:00', dateUtc: null, time: 'TBA', tbd: true }
    await put(7, unknown)
    expect(await event(7)).toMatchObject({
      DTSTART: 'VALUE=DATE:20310906',
      DTEND: 'VALUE=DATE:20310907',
      TRANSP: 'TRANSPARENT',
    })
    await put(7, { ...game, status: 'P', gameState: 5, noplayText: 'Postponed' })
    expect(await event(7)).toMatchObject({ STATUS: 'TENTATIVE', TRANSP: 'TRANSPARENT' })
    await put(7, game)
    expect((await event(7))['TRANSP']).toBeUndefined()
  })

  test.each([
    ['Ashford', 'SUMMARY:Football vs Ashford (Game 2)'],
    ['Ashford (GM2)', 'SUMMARY:Football vs Ashford (GM2)'],
    ['Ashford - Game 2', 'SUMMARY:Football vs Ashford - Game 2'],
  ])('tells the games of a doubleheader against %s apart', async (title, summary) => {
    await put(7, { ...game, doubleheaderGame: 2, opponent: { id: null, title, prefix: null } })
    expect(await (await get('?type=ICS&gameId=7')).text()).toContain(`${summary}\r\n`)
  })
})
