import { describe, expect, it } from 'vitest'
import {
  addFiles,
  changesIn,
  contentsOf,
  folderForTest,
  pack,
  storeForTest,
} from '../../tests/support/import-store.ts'
import { importFile } from './import-file.ts'
import { importFolder } from './import-folder.ts'
import { formatNote, reportText, sumReports, type Report } from './report.ts'
import type { Progress } from './import-context.ts'
import { textFile } from '../../tests/support/text-file.ts'

const many = (count: number) =>
  textFile(
    'jersey,name',
    `${Array.from({ length: count }, (_, i) => `${i},Player ${String.fromCharCode(65 + (i % 26))}${i}`).join('\n')}`,
  )

describe('an import folder [CA-03]', () => {
  it('imported twice changes, notifies and writes nothing the second time', async () => {
    const store = await storeForTest()
    const folder = pack({ 'notes.txt': 'x', '.DS_Store': 'x', 'rosters/football.csv': 'x' })
    const first = await importFolder(store, 'test', folder)
    expect(sumReports(first)).toMatchObject({ rows: 13, taken: 13, refused: 0 })
    const [contents, changes] = [await contentsOf(store), await changesIn(store)]
    const second = await importFolder(store, 'test', folder)
    expect(sumReports(second)).toMatchObject({
      rows: 13,
      taken: 0,
      changed: 0,
      same: 13,
      refused: 0,
    })
    expect(await contentsOf(store)).toEqual(contents)
    expect(await changesIn(store)).toBe(changes)
    expect(reportText(second)).toMatch(/^other files +0 rows/m)
    expect(second.parts.flatMap(({ notes }) => notes).map(formatNote)).toEqual([
      'notes.txt warning: is not a file of an import folder; ignored',
      'rosters/football.csv warning: is not a file of an import folder; ignored',
    ])
  })

  it('counts every row: taken, changed, the same or refused', async () => {
    const store = await storeForTest()
    const folder = pack()
    await importFolder(store, 'test', folder)
    addFiles(folder, {
      'rosters/football/2026.csv': textFile(
        'jersey,first_name,last_name,position,class,height',
        '0,Ada,Alpha,QB,Fr.,6-1',
        '00,Bo,Beta,WR,Jr.,5-11',
        '8,Di,Delta,DB,Jr.,6-0',
        '9,,,,,',
      ),
      'stories/x.md': 'no head',
    })
    const report = await importFolder(store, 'test', folder)
    for (const { rows, taken, changed, same, refused } of [...report.parts, sumReports(report)])
      expect(rows).toBe(taken + changed + same + refused)
    expect(report.parts.find(({ file }) => file.startsWith('rosters'))).toMatchObject({
      rows: 4,
      taken: 1,
      changed: 1,
      same: 1,
      refused: 1,
    })
  })

  it('stops between rows on request, and continues there', async () => {
    const store = await storeForTest()
    const folder = pack({ 'rosters/football/2026.csv': many(400) })
    const stop = new AbortController()
    const seen: Progress[] = []
    const report = await importFolder(store, 'test', folder, {
      signal: stop.signal,
      onProgress: (progress) => {
        seen.push(progress)
        if (progress.file.startsWith('rosters') && progress.done === 200) stop.abort()
      },
    })
    expect(report.stopped).toBe(true)
    const roster = report.parts.find(({ file }) => file.startsWith('rosters'))!
    expect(roster).toMatchObject({ rows: 200, taken: 200, removed: 0 })
    expect(report.parts.some(({ file }) => file.startsWith('schedules'))).toBe(false)
    expect(seen.filter(({ file }) => file.startsWith('rosters')).map(({ done }) => done)).toEqual([
      100, 200, 4,
    ])
    const again = await importFolder(store, 'test', folder)
    expect(again.parts.find(({ file }) => file.startsWith('rosters'))).toMatchObject({
      rows: 400,
      taken: 200,
      same: 200,
    })
    const undisturbed = await storeForTest(folderForTest())
    await importFolder(undisturbed, 'test', folder)
    expect(await contentsOf(store)).toEqual(await contentsOf(undisturbed))
  })

  it('reports a folder that is not an import folder', async () => {
    const store = await storeForTest()
    await expect(importFolder(store, 'test', '/nowhere')).rejects.toThrow(
      'there is no folder /nowhere',
    )
    await expect(importFolder(store, 'test', folderForTest({ 'a.txt': '' }))).rejects.toThrow(
      'has no file of an import folder',
    )
    await importFolder(store, 'test', pack())
    await expect(
      importFile(store, 'test', `${folderForTest({ 'list.csv': 'name\nx' })}/list.csv`),
    ).rejects.toThrow('pass --kind')
    await expect(
      importFile(store, 'test', `${folderForTest({ 'roster.csv': 'name\nx' })}/roster.csv`),
    ).rejects.toThrow('needs --sport <slug> and --season <title>')
  })

  it.each([
    [
      'historical-roster.csv',
      'name,sport,years\nOld Alpha,football,1931\n',
      '',
      'it has no heading first_name, last_name',
    ],
    [
      'historical-roster.csv',
      'name,sport,years\nOld Alpha,football,1931\n',
      '<!DOCTYPE html><title>502</title>',
      'it has no heading first_name, last_name',
    ],
    [
      'departments.yaml',
      '- {title: Media Relations}\n',
      ' \n',
      'departments.yaml is empty: write [] for an empty list',
    ],
  ])('removes nothing for a list that was cut off: %s', async (file, whole, cut, reason) => {
    const store = await storeForTest()
    const folder = pack({ [file]: whole })
    const partOf = ({ parts }: Report) => parts.find((fileReport) => fileReport.file === file)
    expect(partOf(await importFolder(store, 'test', folder))).toMatchObject({ taken: 1, notes: [] })
    addFiles(folder, { [file]: cut })
    expect(partOf(await importFolder(store, 'test', folder))).toMatchObject({
      rows: 1,
      refused: 1,
      removed: 0,
      notes: expect.arrayContaining([
        expect.objectContaining({ kind: 'refused', reason: expect.stringContaining(reason) }),
      ]),
    })
    addFiles(folder, {
      [file]: file.endsWith('.csv') ? 'name,sport,years\n' : '# - {title: Media Relations}\n',
    })
    expect(partOf(await importFolder(store, 'test', folder))).toMatchObject({ rows: 0, removed: 1 })
  })
})
