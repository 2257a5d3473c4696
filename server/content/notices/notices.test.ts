import { beforeEach, expect, test } from 'vitest'
import { storeForTest } from '../../../tests/support/import-store.ts'
import { seedTenant } from '../../../tests/support/seed.ts'
import { contextAt, importLists } from '../../../tests/support/site-pack.ts'
import type { Store } from '../../db/store.ts'
import { readAlerts, readRunningSplash, readSplash, readTakeovers } from './notices.ts'
import { findGame } from '../games/find-game.ts'
import { transact } from '../transaction.ts'
import { textFile } from '../../../tests/support/text-file.ts'

let store: Store
beforeEach(async () => {
  store = await storeForTest()
})
/** Noon in Testham, in Chicago's zone. */
const noon = '2026-11-21T18:00:00Z'

test('lists alerts that are enabled, for the web and not past their end [NT-01]', async () => {
  await importLists(store, {
    'alerts.yaml': `
- {title: Old}
- {title: Off, enabled: false}
- {title: App only, showOnWeb: false}
- {title: Over, endDate: 2026-11-20}
- {title: Later, startDate: 2026-11-22T08:00}
- {title: Today, endDate: 2026-11-21}
- {title: New}
`,
  })
  expect((await readAlerts(contextAt(store, noon))).map(({ title }) => title)).toEqual([
    'New',
    'Today',
    'Old',
  ])
})

test('gives an alert the sports that it is about [NT-01]', async () => {
  const { notes } = await importLists(store, {
    'alerts.yaml': `
- {title: Closed}
- {title: Clear bags, sports: [football]}
- {title: Unknown, sports: [cricket]}
`,
  })
  expect(notes).toEqual(['refused alerts.yaml:4 sports.0 there is no sport "cricket"'])
  const [bags, closed] = await readAlerts(contextAt(store, noon))
  expect(bags).toMatchObject({ title: 'Clear bags', sportIds: [1] })
  expect(bags).not.toHaveProperty('sports')
  expect(closed).not.toHaveProperty('sportIds')
})

test('runs an alert to the end of its last day, and expires at each change [NT-01]', async () => {
  await importLists(store, {
    'alerts.yaml':
      '- {title: Today, endDate: 2026-11-21}\n- {title: Later, startDate: 2026-11-21T20:00}\n',
  })
  const context = contextAt(store, noon)
  const [today] = await readAlerts(context)
  expect(today).toMatchObject({
    endDate: '2026-11-21T23:59:59',
    endDateUtc: '2026-11-22T05:59:59.000Z',
  })
  expect(new Date(context.until).toISOString()).toBe('2026-11-22T02:00:00.000Z')
  const evening = contextAt(store, '2026-11-22T02:00:00Z')
  expect((await readAlerts(evening)).map(({ title }) => title)).toEqual(['Later', 'Today'])
  expect(new Date(evening.until).toISOString()).toBe('2026-11-22T06:00:00.000Z')
  expect(
    (await readAlerts(contextAt(store, '2026-11-22T05:59:59Z'))).map(({ title }) => title),
  ).toEqual(['Later', 'Today'])
  expect(
    (await readAlerts(contextAt(store, '2026-11-22T06:00:00.000Z'))).map(({ title }) => title),
  ).toEqual(['Later'])
})

test('numbers a new alert as the newest and keeps the numbers of others [NT-01]', async () => {
  await importLists(store, { 'alerts.yaml': '- {title: One}\n- {title: Two}\n' })
  await importLists(store, { 'alerts.yaml': '- {title: Three}\n- {title: One}\n' })
  expect((await readAlerts(contextAt(store, noon))).map(({ id, title }) => [id, title])).toEqual([
    [3, 'Three'],
    [1, 'One'],
  ])
})

test('cleans alert texts, and refuses an invalid alert with its line [NT-01]', async () => {
  const { notes } = await importLists(store, {
    'alerts.yaml': `- title: Bad day
  endDate: 2026-02-30
- {title: Bad link, link: 'javascript:alert(1)'}
- {title: Good, message: {html: '<p onclick="x()">Go<script>x()</script></p>'}}
- {title: Good}
`,
  })
  expect(notes).toEqual([
    'refused alerts.yaml:2 endDate is not a valid date; write 2026-09-05 or 2026-09-05T19:00',
    expect.stringMatching(/^refused alerts\.yaml:3 link "javascript:alert\(1\)" is not a link/),
    expect.stringMatching(/^refused alerts\.yaml:5 .*Good.* is already on line 4$/),
  ])
  expect((await readAlerts(contextAt(store, noon))).map(({ message }) => message)).toEqual([
    '<p>Go</p>',
  ])
})

const splashes = `
- {title: Early, startDate: 2026-11-01, endDate: 2026-11-30}
- {title: Late, startDate: 2026-11-20}
- {title: Draft, startDate: 2026-11-21, hidden: true}
- {title: Coming, startDate: 2026-12-24}
- {title: Football, sportId: football, startDate: 2026-11-01, link: 'https://evil.example/', picture: {images: [{path: pictures/a.svg, alt: A field, breakpoint: md}, {path: pictures/none.svg, alt: x}]}}
`
test('returns the latest running splash of a sport, never a draft [NT-02]', async () => {
  const { notes } = await importLists(store, { 'splashes.yaml': splashes })
  expect(notes.toSorted()).toEqual([
    'warning splashes.yaml:6 https://evil.example/ is not followed: its host is not in redirectHosts of site.yaml',
    'warning splashes.yaml:6 picture pictures/none.svg is not in the import folder; imported without it',
  ])
  const context = contextAt(store, noon)
  expect((await readRunningSplash(context, 0))?.data).toMatchObject({
    title: 'Late',
    startDateUtc: '2026-11-20T06:00:00.000Z',
    endDate: null,
    endDateUtc: null,
  })
  expect(new Date(context.until).toISOString()).toBe('2026-12-01T06:00:00.000Z')
  expect((await readRunningSplash(contextAt(store, noon), 1))?.data).toMatchObject({
    title: 'Football',
  })
  expect(await readSplash(contextAt(store, noon), 3)).toBeNull()
  // It may announce what is not public yet; its page opens with its start.
  const early = contextAt(store, noon)
  expect(await readSplash(early, 4)).toBeNull()
  expect(new Date(early.until).toISOString()).toBe('2026-12-24T06:00:00.000Z')
  early.seesHidden = true
  expect((await readSplash(early, 4))?.data.title).toBe('Coming')
  const after = contextAt(store, '2027-02-01T18:00:00Z')
  expect((await readSplash(after, 1))?.data.title).toBe('Early')
  expect(await readSplash(contextAt(store, noon), 99)).toBeNull()
})

test('keeps splash pictures, and the link while its host is listed [NT-02]', async () => {
  await importLists(store, { 'splashes.yaml': splashes })
  const read = async () => (await readSplash(contextAt(store, noon), 5))!.data
  expect((await read()).picture.images).toMatchObject([
    { altText: 'A field', breakpoint: 'md', width: 1600, height: 1200 },
  ])
  expect((await read()).link).toBeNull()
  await importLists(store, { 'splashes.yaml': splashes }, 'redirectHosts: [evil.example]\n')
  expect((await read()).link).toBe('https://evil.example/')
})

const schedule = {
  'schedules/football/2026.csv': textFile(
    'ref,date,time,opponent,home_away,type',
    'fb-1,2026-08-29,6 p.m.,Ashford,H,R',
    'bowl,2026-11-21,1 p.m.,Calder Tech,A,R',
  ),
}
const takeovers = `
- {title: Bowl day, type: GameDay, sportId: football, gameId: bowl, url: /gameday/bowl, startDate: 2026-11-21, endDate: 2026-11-21}
- {title: Elsewhere, type: GameDay, sportId: football, url: 'https://gameday.testham.example/x'}
- {title: Signing, type: SigningDay, url: 'https://stranger.example/x'}
- {title: Past, type: GameDay, sportId: football, url: /gameday/old, endDate: 2026-11-20}
`
test('returns running takeovers, without unlisted addresses [NT-03]', async () => {
  await importLists(
    store,
    { 'takeovers.yaml': takeovers, ...schedule },
    'redirectHosts: ["*.testham.example"]\nconcurrentTakeovers: true\n',
  )
  const football = await readTakeovers(contextAt(store, noon), await idOfFootball())
  expect(football).toEqual({
    config: { isConcurrent: true },
    takeovers: [
      {
        type: 'GameDay',
        id: await findGame(store, 'testham', 'bowl'),
        url: '/gameday/bowl',
        cookie: 'takeover-bowl-day',
      },
      {
        type: 'GameDay',
        id: 0,
        url: 'https://gameday.testham.example/x',
        cookie: 'takeover-elsewhere',
      },
    ],
  })
  expect((await readTakeovers(contextAt(store, noon), undefined)).takeovers).toEqual([
    { type: 'SigningDay', id: 3, url: null, cookie: 'takeover-signing' },
  ])
  expect(await readTakeovers(contextAt(store, noon), 0)).toEqual(
    await readTakeovers(contextAt(store, noon), undefined),
  )
})

test('refuses a takeover for an unknown game with its line [NT-03]', async () => {
  const { notes } = await importLists(store, {
    'takeovers.yaml': textFile(
      '- {title: Lost, type: GameDay, gameId: fb-99, url: /x}',
      '- {title: Kept, type: GameDay, url: /y}',
    ),
    ...schedule,
  })
  expect(notes.filter((note) => note.startsWith('refused'))).toEqual([
    'refused takeovers.yaml:1 gameId there is no game with the ref "fb-99"',
  ])
  const { doc } = await store.db
    .selectFrom('item')
    .select('doc')
    .where('tenant', '=', 'testham')
    .where('kind', '=', 'takeover')
    .executeTakeFirstOrThrow()
  const { gameId: _, ...before } = JSON.parse(doc) as Record<string, unknown>
  await transact(
    store,
    'testham',
    async ({ db }) =>
      void (await db
        .updateTable('item')
        .set({ doc: JSON.stringify(before) })
        .where('tenant', '=', 'testham')
        .where('kind', '=', 'takeover')
        .execute()),
  )
  expect((await readTakeovers(contextAt(store, noon), undefined)).takeovers).toMatchObject([
    { id: 0, url: '/y' },
  ])
})

test('returns no takeovers when switched off or for another tenant [NT-03]', async () => {
  await importLists(
    store,
    { 'takeovers.yaml': takeovers, 'alerts.yaml': '- {title: Ours}\n', 'splashes.yaml': splashes },
    'takeovers: false\n',
  )
  expect((await readTakeovers(contextAt(store, noon), 0)).takeovers).toEqual([])
  await seedTenant(store, 'other', { hosts: [] })
  const other = () => contextAt(store, noon, 'other')
  expect([
    await readAlerts(other()),
    await readRunningSplash(other(), 0),
    await readSplash(other(), 2),
    (await readTakeovers(other(), 1)).takeovers,
  ]).toEqual([[], null, null, []])
})

const idOfFootball = async (): Promise<number> =>
  (
    await store.db
      .selectFrom('sport')
      .select('id')
      .where('tenant', '=', 'testham')
      .where('slug', '=', 'football')
      .executeTakeFirstOrThrow()
  ).id
