import { expect, test } from 'vitest'
import { askerOf } from '../../../tests/support/ask-api.ts'
import { pack, storeForTest } from '../../../tests/support/import-store.ts'
import { Facility } from '../../../src/contract/facilities.schema.ts'
import { schemas } from '../../../src/contract/schemas.ts'
import { importFolder } from '../../import/import-folder.ts'
import { ensureSearch } from '../../import/rebuild-search.ts'
import { valueAs } from '../../../tests/support/value-as.ts'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 12" width="1600" height="1200"><rect width="16" height="12"/></svg>'
const game = (ref: string, facility: string) =>
  `${ref},2099-09-05,7 p.m.,Aldermoor,H,Testham,${facility}\n`
const department = {
  'pictures/map.svg': svg,
  'facilities.yaml': `- title: Old Field
  gates: "Gate **A** is for students<script>alert(1)</script>"
  parking: {html: '<p onclick="alert(1)">Lot 7 <a href="javascript:alert(1)">is free</a></p>'}
  bagPolicy: Nothing larger than a hand
  map: {path: pictures/map.svg, alt: 'Gate A north, Lot 7 west'}
- {title: New Field, parking: '  ', map: {path: pictures/none.svg, alt: Nowhere}}
- {title: Far Field, gates: At the far end, pageUrl: /sports/football}
`,
  'schedules/football/2026.csv': [
    'ref,date,time,opponent,home_away,location,facility',
    `${game('a', 'OLD FIELD')}${game('b', 'New Field').replace('-05', '-06')}` +
      `${game('c', 'Far Field').replace('-05', '-07')}` +
      `${game('d', 'Barn').replace('-05', '-08')}`,
  ].join('\n'),
}

async function given() {
  const store = await storeForTest()
  const report = await importFolder(store, 'test', pack(department))
  const ask = askerOf(store, 'test')
  const { items } = (await ask<{ items: { id: number; title: string }[] }>('Facilities')).value
  const facility = async (title: string) =>
    (await ask<Facility>(`Facilities/${items.find((one) => one.title === title)!.id}`)).value
  return { store, report, ask, facility }
}

test('returns cleaned game-day information, and omits missing parts [OF-02] [CA-02]', async () => {
  const { facility, report } = await given()
  const old = await facility('Old Field')
  expect(Facility.parse(old)).toEqual(old)
  expect(old).toMatchObject({
    gates: '<p>Gate <strong>A</strong> is for students</p>',
    parking: '<p>Lot 7 <a>is free</a></p>',
    bagPolicy: '<p>Nothing larger than a hand</p>',
    map: { width: 1600, height: 1200, altText: 'Gate A north, Lot 7 west' },
  })
  expect(await facility('New Field')).toMatchObject({
    gates: null,
    parking: null,
    bagPolicy: null,
    map: null,
  })
  expect(JSON.stringify(report)).toContain('pictures/none.svg')
})

test('lists game-day parts with a game, unless the page is external [OF-02]', async () => {
  const { ask } = await given()
  const { items } = (
    await ask<{ items: { id: number; facility: { title: string } }[] }>(
      'EventsResults/upcoming?$pageSize=20',
    )
  ).value
  const said = await Promise.all(
    items.map(async ({ id, facility }) => [
      facility.title,
      (await ask(`ScheduleGames/${id}`)).value.facility.gameDay,
    ]),
  )
  expect(Object.fromEntries(said)).toEqual({
    'OLD FIELD': ['gates', 'parking', 'bagPolicy', 'map'],
    'New Field': [],
    'Far Field': [],
    Barn: [],
  })
})

test('finds a facility by a search for the bag policy [OF-02]', async () => {
  const { ask } = await given()
  const { items } = (
    await ask<{ items: { title: string; kind: string }[] }>('Search?q=bag%20policy')
  ).value
  expect(items.filter(({ kind }) => kind === 'facility').map(({ title }) => title)).toEqual([
    'Old Field',
  ])
})

test('reads facilities stored before game-day information existed [OF-02]', async () => {
  const { store, facility, ask } = await given()
  const rows = await store
    .of('test')
    .selectFrom('item')
    .select(['id', 'doc'])
    .where('tenant', '=', 'test')
    .where('kind', '=', 'facility')
    .execute()
  for (const { id, doc } of rows) {
    const { map, gates, parking, bagPolicy, ...before } = JSON.parse(doc) as Record<string, unknown>
    await store
      .of('test')
      .updateTable('item')
      .set({ doc: JSON.stringify(before) })
      .where('tenant', '=', 'test')
      .where('kind', '=', 'facility')
      .where('id', '=', id)
      .execute()
  }
  const again = askerOf(store, 'test')
  const { id } = await facility('Old Field')
  const old = (await again<Facility>(`Facilities/${id}`)).value
  expect(Facility.parse(old)).toEqual(old)
  expect(old).toMatchObject({ map: null, gates: null, parking: null, bagPolicy: null })
  await store.db.deleteFrom('meta').where('key', '=', 'search').execute()
  await ensureSearch(store)
  const { map, gates, parking, bagPolicy, ...theirs } = (await ask<Facility>(`Facilities/${id}`))
    .value
  expect(valueAs(schemas.facility.result, theirs)).toMatchObject({
    title: 'Old Field',
    map: null,
    gates: null,
    parking: null,
    bagPolicy: null,
  })
})
