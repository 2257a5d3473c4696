import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import {
  changesIn,
  contentsOf,
  folderForTest,
  pack,
  storeForTest,
} from '../../../tests/support/import-store.ts'
import type { PlayerDoc } from '../../content/docs.ts'
import type { Store } from '../../db/store.ts'
import { importFolder } from '../import-folder.ts'
import { formatNote, type Report } from '../report.ts'
import { exportFolder } from './export-folder.ts'
import { textFile } from '../../../tests/support/text-file.ts'

const roster = 'rosters/football/2026.csv'
let store: Store
let folder: string
beforeEach(async () => {
  store = await storeForTest()
  await importFolder(
    store,
    'test',
    pack({ [roster]: 'jersey,name,class,bio\n5,Sam Twin,Jr.,Of the first house.\n' }),
  )
  await importFolder(
    store,
    'test',
    pack({
      [roster]: textFile(
        'jersey,name,class,bio',
        '5,Sam Twin,Jr.,Of the first house.',
        '7,Sam Twin,So.,',
        '0,Ada Alpha,Fr.,"She **runs** at [home](/a)."',
      ),
    }),
  )
  folder = join(folderForTest(), 'out')
  expect((await exportFolder(store, 'test', folder)).missing).toEqual([])
})

const player = async ({ db }: Store, firstName: string, jersey?: string) => {
  const rows = await db
    .selectFrom('roster_player')
    .selectAll()
    .where('tenant', '=', 'test')
    .orderBy('id')
    .execute()
  return rows
    .map((row) => ({ ...row, doc: JSON.parse(row.doc) as PlayerDoc }))
    .find(
      ({ doc }) =>
        doc.firstName === firstName && (jersey === undefined || doc.jerseyNumber === jersey),
    )!
}
const edit = (path: string, from: string | RegExp, to: string) => {
  const before = readFileSync(join(folder, path), 'utf8')
  expect(before).toMatch(from)
  writeFileSync(join(folder, path), before.replace(from, to))
}
const said = ({ parts }: Report) => parts.flatMap(({ notes }) => notes).map(formatNote)

test('writes bios as Markdown, and a key for players of one name [CA-03]', async () => {
  const text = readFileSync(join(folder, roster), 'utf8')
  expect(text).toBe(
    textFile(
      'jersey,first_name,last_name,position,class,bio,key',
      '0,Ada,Alpha,,Fr.,She **runs** at [home](/a).,',
      '5,Sam,Twin,,Jr.,Of the first house.,sam-twin',
      '7,Sam,Twin,,So.,,sam-twin#7',
    ),
  )
})

test('changes nothing when an export is imported into its own store [CA-03]', async () => {
  const before = await contentsOf(store)
  await importFolder(store, 'test', folder)
  expect(await contentsOf(store)).toEqual(before)
})

test('changes exactly the edited cell, in the same store and in another [CA-03]', async () => {
  edit(roster, '7,Sam,Twin,,So.', '7,Sam,Twin,,Sr.')
  for (const one of [store, await storeForTest()]) {
    if (one !== store) await importFolder(one, 'test', folder)
    const before = await contentsOf(store)
    const report = await importFolder(one, 'test', folder)
    expect(said(report).filter((note) => note.includes('edited'))).toEqual([])
    const after = await contentsOf(one)
    expect((await player(one, 'Sam', '7')).doc).toMatchObject({
      academicYearShort: 'Sr.',
      academicYearLong: 'Senior',
    })
    if (one !== store) expect(after).toEqual(before)
    else
      expect(
        after['roster_player']!.filter((row) => !before['roster_player']!.includes(row)),
      ).toHaveLength(1)
    expect((await player(one, 'Sam', '7')).id).toBe((await player(store, 'Sam', '7')).id)
  }
})

test('writes nothing when an export is imported twice [CA-03]', async () => {
  const copy = await storeForTest()
  await importFolder(copy, 'test', folder)
  const [before, changes] = [await contentsOf(copy), await changesIn(copy)]
  const report = await importFolder(copy, 'test', folder)
  expect(await contentsOf(copy)).toEqual(before)
  expect(said(report).filter((note) => note.includes('refused'))).toEqual([])
  expect((await changesIn(copy)) - changes).toBe(0)
})

test('refuses a folder before importing when its numbers are already in use [CA-03]', async () => {
  const other = await storeForTest()
  await importFolder(
    other,
    'test',
    pack({
      'sports.csv': textFile(
        'title,slug,short_name,abbrev,code,gender,current_season',
        'Golf,womens-golf,wgolf,WG,wgolf,women,2026-27',
        'Football,football,football,FB,football,men,2026',
      ),
    }),
  )
  const before = await contentsOf(other)
  await expect(importFolder(other, 'test', folder)).rejects.toThrow(
    /identities\.csv gives \w+ ".*" the id \d+, but in the tenant test .*nothing was imported/,
  )
  expect(await contentsOf(other)).toEqual(before)
  // Without its numbers it is an ordinary import folder.
  rmSync(join(folder, 'identities.csv'))
  const report = await importFolder(other, 'test', folder)
  expect(said(report).filter((note) => note.includes('refused'))).toEqual([])
  expect((await player(other, 'Ada')).doc).toMatchObject({ academicYearShort: 'Fr.' })
})
