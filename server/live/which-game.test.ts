import { describe, expect, test } from 'vitest'
import { footballFile } from '../../tests/support/football-file.ts'
import { folderForTest, pack, storeForTest } from '../../tests/support/import-store.ts'
import { textFile } from '../../tests/support/text-file.ts'
import type { Store } from '../db/store.ts'
import { importFile } from '../import/import-file.ts'
import { importFolder } from '../import/import-folder.ts'
import { formatNote } from '../import/report.ts'
import { publishVersion } from './review-version.ts'
import { ingestStatFile } from './ingest.ts'
import { isLikeName } from './named-school.ts'

const opponents = textFile(
  'title,location,aliases,tag',
  'Marlow College,Marlow,Marlow (OH),MRC',
  'Marlow Coast,Coast,,MCO',
  'Pell Harbor,Pell,,PEL',
)
const schedule = textFile(
  'ref,date,time,opponent,home_away,doubleheader',
  'c,2026-08-28,4 p.m.,Marlow College,N,',
  'k,2026-08-28,8 p.m.,Marlow Coast,N,',
  'd1,2026-09-12,1 p.m.,Pell Harbor,H,1',
  'd2,2026-09-12,4 p.m.,Pell Harbor,H,2',
  's,2026-10-02,7 p.m.,Pell Harbor,A,',
  'f,2026-10-03,7 p.m.,Pell Harbor,A,',
)
const files = { 'opponents.csv': opponents, 'schedules/football/2026.csv': schedule }

async function department(more: Record<string, string> = {}): Promise<{
  store: Store
  id(ref: string): number
  send(
    ref: string,
    file: Parameters<typeof footballFile>[0],
    dhgame?: number,
  ): ReturnType<typeof ingestStatFile>
}> {
  const store = await storeForTest()
  await importFolder(store, 'test', pack({ ...files, ...more }))
  const rows = await store.db.selectFrom('identity').select(['key', 'id']).execute()
  const id = (ref: string) => rows.find(({ key }) => key === `ref:${ref}`)!.id
  return {
    store,
    id,
    send: (ref, file, dhgame) =>
      ingestStatFile(
        store,
        'test',
        id(ref),
        Buffer.from(withNumber({ home: 'Testham', ...file }, dhgame)),
      ),
  }
}
const withNumber = (file: Parameters<typeof footballFile>[0], dhgame?: number) =>
  footballFile(file).replace('<venue ', dhgame ? `<venue dhgame="${dhgame}" ` : '<venue ')

describe('a file of another game [GM-01]', () => {
  test('is held when its opponent is another school of the list, also by alias', async () => {
    const { send, id } = await department()
    const file = { visitor: 'Marlow (OH)', date: '8/28/2026' }
    const { status, warnings } = await send('k', file)
    expect([status, warnings[0]]).toEqual([
      'held',
      `the file says Marlow (OH), which is Marlow College, not Marlow Coast: it is game ${id('c')} (Marlow College, 2026-08-28)`,
    ])
    expect(await send('c', file)).toMatchObject({ status: 'published' })
    // The same bytes for a second game.
    expect((await send('k', file)).status).toBe('held')
    // A school that does not play that day.
    expect((await send('k', { visitor: 'Pell Harbor', date: '8/28/2026' })).status).toBe('held')
  })

  test('is held when exactly its bytes are published for another game', async () => {
    const { send, id } = await department()
    const file = { visitor: 'Pell Harbor', date: '10/3/2026' }
    expect((await send('f', file)).status).toBe('published')
    const { status, warnings } = await send('s', file)
    expect([status, warnings[0]]).toEqual([
      'held',
      `exactly this file is published as game ${id('f')} (Pell Harbor, 2026-10-03)`,
    ])
  })

  test('is held when it is the other game of a doubleheader', async () => {
    const { send, id } = await department()
    const file = { visitor: 'Pell Harbor', date: '9/12/2026' }
    expect((await send('d1', { ...file, over: true, quarter: 4 }, 1)).status).toBe('published')
    const { status, warnings } = await send('d1', { ...file, us: [3] }, 2)
    expect([status, warnings[0]]).toEqual([
      'held',
      'the file is game 2 of a doubleheader, the published version game 1',
    ])
    expect((await send('d2', { ...file, us: [6] }, 1)).warnings[0]).toContain(`game ${id('d1')} `)
    expect((await send('d2', { ...file, us: [6] }, 2)).status).toBe('published')
  })

  test('finds its game by its number in a doubleheader when imported', async () => {
    const { store, id } = await department()
    const folder = folderForTest({
      'two.xml': withNumber({ home: 'Testham', visitor: 'Pell Harbor', date: '9/12/2026' }, 2),
    })
    expect((await importFile(store, 'test', `${folder}/two.xml`)).parts[0]).toMatchObject({
      taken: 1,
    })
    const rows = await store.db.selectFrom('stat_file').select('game_id').execute()
    expect(rows.map(({ game_id }) => game_id)).toEqual([id('d2')])
  })

  test('waits when it may end a suspended game of the day before', async () => {
    const { send, id } = await department()
    const { status, warnings } = await send('f', { visitor: 'Pell Harbor', date: '10/3/2026' }, 1)
    expect(status).toBe('held')
    expect(warnings[0]).toContain(`the end of game ${id('s')} (Pell Harbor, 2026-10-02)`)
  })

  test('waits for another day or an unknown name, until a person has published one', async () => {
    const { store, send, id } = await department()
    for (const file of [
      { visitor: 'Pell Harbor', date: '9/12/2025' },
      { visitor: 'Sandhill', date: '8/28/2026' },
    ])
      expect(
        (await send('k', { ...file, visitor: file.visitor.replace('Pell Harbor', 'Marlow Coast') }))
          .status,
      ).toBe('held')
    await publishVersion(store, 'test', id('k'), 2)
    const next = { visitor: 'Sandhill', date: '8/28/2026', us: [14] }
    expect(await send('k', next)).toMatchObject({ status: 'published' })
    expect((await send('k', { ...next, date: '8/29/2025', us: [17] })).status).toBe('held')
  })
})

test('takes a file whose opponent is written otherwise [GM-01]', async () => {
  const { send } = await department()
  const file = { visitor: 'Univ. of Marlow Coast', date: '8/28/2026' }
  expect(await send('k', file)).toMatchObject({ status: 'published' })
  expect((await send('c', { visitor: 'MRC', date: '8/28/2026' })).status).toBe('published')
  expect((await send('s', { visitor: 'Pell Harbor', date: '10/2/2026' })).status).toBe('published')
})

test('compares names by their rare words and initials', () => {
  for (const [one, other, alike] of [
    ['North Carolina', 'UNC', false],
    ['NC State', 'North Carolina State', true],
    ['Southern California', 'SC', true],
    ['Ohio State', 'Iowa State', false],
    ['Saint Brigid College', 'St. Brigid', true],
    ['Texas A&M', 'Florida A&M', false],
  ] as const)
    expect([one, other, isLikeName(one, other)]).toEqual([one, other, alike])
})

test('refuses a name of two schools in opponents.csv [CA-02]', async () => {
  const store = await storeForTest()
  const report = await importFolder(
    store,
    'test',
    pack({
      'opponents.csv': textFile('title,aliases', 'Marlow College,Marlow', 'Marlow Coast,Marlow'),
    }),
  )
  expect(report.parts.flatMap((part) => part.notes.map((note) => formatNote(note)))).toContainEqual(
    expect.stringContaining('"Marlow" is also a name of Marlow College'),
  )
})
