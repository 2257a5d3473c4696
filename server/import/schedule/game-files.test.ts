import { expect, test } from 'vitest'
import { pack, storeForTest } from '../../../tests/support/import-store.ts'
import { readFile } from '../../content/files/files.ts'
import { importFolder } from '../import-folder.ts'
import { textFile } from '../../../tests/support/text-file.ts'

test('serves a file with its game until the game no longer names it [GM-01]', async () => {
  const store = await storeForTest()
  const games = (files: string) =>
    pack({
      'files/Notes 1.pdf': '%PDF-1',
      'schedules/football/2026.csv': textFile(
        'date,opponent,home_away,game_files',
        `2026-09-05,Aldermoor,H,"${files}"`,
      ),
    })
  const report = await importFolder(
    store,
    'test',
    games('Game notes | files/Notes 1.pdf; Map | /facilities; files/none.pdf'),
  )
  const notes = report.parts
    .flatMap((fileReport) => fileReport.notes)
    .map(({ line, reason }) => `${line}: ${reason}`)
  expect(notes).toContain(
    '2: file files/none.pdf is not in the import folder; the game is imported without it',
  )
  const docOf = async () =>
    JSON.parse(
      (await store.of('test').selectFrom('game').select('doc').executeTakeFirstOrThrow()).doc,
    ) as { extras: { gameFiles: { title: string; url: string }[] } }
  const [file, map] = (await docOf()).extras.gameFiles
  expect([file!.title, map]).toEqual(['Game notes', { title: 'Map', url: '/facilities' }])
  const [, , sha, name] = file!.url.split('/')
  expect(await readFile(store, 'test', sha!, decodeURIComponent(name!))).toMatchObject({
    name: 'Notes 1.pdf',
    type: 'application/pdf',
  })
  await importFolder(store, 'test', games('Map | /facilities'))
  expect(await readFile(store, 'test', sha!, decodeURIComponent(name!))).toBeNull()
})
