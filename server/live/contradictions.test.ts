import { describe, expect, test } from 'vitest'
import { statFixture } from '../../tests/fixtures/statcrew/read-fixture.ts'
import { pack, storeForTest } from '../../tests/support/import-store.ts'
import { textFile } from '../../tests/support/text-file.ts'
import { readGame } from '../content/games/games.ts'
import { readBoxScore } from '../content/live/live.ts'
import { ReadContext } from '../content/read-context.ts'
import { importFolder } from '../import/import-folder.ts'
import { formatNote } from '../import/report.ts'
import { publishVersion } from './review-version.ts'
import { ingestStatFile } from './ingest.ts'

const names = { 'name="Lakeshore State"': 'name="Testham College"', 'Harbor Valley': 'Pell Harbor' }
const file = (changes: Record<string, string> = {}) =>
  statFixture('volleyball-final.xml', { ...changes, ...names })
/** Won 3-2 by every set, 2-3 by the status. */
const exchanged = { 'vscore="2" hscore="3"': 'vscore="3" hscore="2"' }

async function department(more: Record<string, string | Uint8Array> = {}) {
  const store = await storeForTest()
  const report = await importFolder(
    store,
    'test',
    pack({
      'sports.csv': textFile(
        'title,slug,short_name,abbrev,code,gender,current_season',
        'Football,football,football,FB,football,men,2026',
        'Baseball,baseball,baseball,BSB,baseball,men,2027',
        'Golf,womens-golf,wgolf,WG,wgolf,women,2026-27',
        'Volleyball,volleyball,wvball,VB,wvball,women,2025',
      ),
      'opponents.csv': textFile(
        'title,location,aliases,tag',
        'Aldermoor,"Aldermoor, Iowa",Aldermoor St.,ALD',
        'Quillan Tech,"Quillan, Minn.",,QLT',
        'Pell Harbor,Pell,,HV',
      ),
      'schedules/volleyball/2025.csv': textFile(
        'ref,date,time,opponent,home_away,location,stat_file',
        `v1,2025-11-30,6 p.m.,Pell Harbor,H,Testham,${more['stats/one.xml'] ? 'stats/one.xml' : ''}`,
      ),
      ...more,
    }),
  )
  const rows = await store.db.selectFrom('identity').select(['key', 'id']).execute()
  const id = rows.find(({ key }) => key === 'ref:v1')!.id
  const context = () => new ReadContext(store, 'test')
  return {
    store,
    id,
    notes: report.parts.flatMap(({ notes }) => notes.map(formatNote)),
    send: (changes: Record<string, string>, options = {}) =>
      ingestStatFile(store, 'test', id, file(changes), options),
    result: async () => (await readGame(context(), id))!.result?.status ?? null,
    box: () => readBoxScore(context(), id),
  }
}

describe('a file that contradicts itself [GM-01]', () => {
  test.each([
    ['final', exchanged],
    ['live', { ...exchanged, 'complete="Y"': 'complete="N"' }],
  ])('is held: %s', async (_, changes) => {
    const { send, box, result } = await department()
    const report = await send(changes)
    expect([report.status, await box(), await result()]).toEqual(['held', null, null])
    expect(report.warnings.join('\n')).toContain(
      'the score says Pell Harbor 3, Testham College 2, but the points of the sets say Pell Harbor 2',
    )
  })

  test('leaves the published version, and is replaced by a corrected file', async () => {
    const { send, box, result } = await department()
    await send({
      'complete="Y"': 'complete="N"',
      'hscore="3" game="5"': 'hscore="2" game="5"',
      'score="3">': 'score="2">',
      'points="15"': 'points="12"',
    })
    expect((await send(exchanged)).status).toBe('held')
    expect((await box())!.homeTeamScore).toBe('2')
    expect((await send({})).status).toBe('published')
    expect(await result()).toBe('W')
  })

  test('is held for a game that a person selected, and in an import', async () => {
    const { send } = await department()
    expect((await send(exchanged, { sure: true })).status).toBe('held')
    const { box, notes } = await department({ 'stats/one.xml': file(exchanged) })
    expect(await box()).toBeNull()
    expect(notes.join('\n')).toMatch(/version 1 of game \d+ is held and not shown/)
  })

  test('is published when a person says so, without the contradictions', async () => {
    const { store, id, send, box } = await department()
    const { version } = await send(exchanged)
    await publishVersion(store, 'test', id, version)
    expect(await box()).not.toHaveProperty('contradictions')
    expect((await box())!.visitingTeamScore).toBe('3')
  })
})

test('three sets won with complete="N" are a final win [GM-01]', async () => {
  const { send, result } = await department()
  await send({ 'complete="Y"': 'complete="N"' })
  expect(await result()).toBe('W')
})

test('a third set that the status does not count ends the match [GM-01]', async () => {
  const late = { 'complete="Y"': 'complete="N"', 'hscore="3" game="5"': 'hscore="2" game="5"' }
  const { send, result, box } = await department()
  expect((await send({ ...late, 'score="3">': 'score="2">' })).status).toBe('published')
  expect([await result(), (await box())!.homeTeamScore]).toEqual(['W', '3'])
})

test.each([
  ['a set that is not won yet', 'points="15"', 'points="14"'],
  ['a lead of one point', 'points="13"', 'points="14"'],
])('%s does not end the match [GM-01]', async (_, from, to) => {
  const { send, result } = await department()
  const { status } = await send({
    'complete="Y"': 'complete="N"',
    'hscore="3" game="5"': 'hscore="2" game="5"',
    'score="3">': 'score="2">',
    [from]: to,
  })
  expect([status, await result()]).toEqual(['published', null])
})
