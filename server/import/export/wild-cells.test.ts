import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { folderForTest, pack, storeForTest } from '../../../tests/support/import-store.ts'
import { importFolder } from '../import-folder.ts'
import { formatNote, sumReports } from '../report.ts'
import { differences } from './compare.ts'
import { exportFolder } from './export-folder.ts'
import { readSnapshot } from './snapshot.ts'

const quoted = (cells: readonly string[]) =>
  cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')
const sheet = (heads: string, rows: readonly (readonly string[])[]) =>
  `${heads}\n${rows.map(quoted).join('\n')}\n`
const one = (...values: string[]) => fc.constantFrom(...values)

const player = fc.tuple(
  one('', '1', '00', '3/34', 'RS', '11', '12W'),
  one('Odo Marsh', 'Tilda Roan', 'Wim Sell', "'-x Voss", '=Ike Zorn', 'Pelé', "Nan D'Elm"),
  one('', 'QB', 'G', 'F/G', '125', '5-9', 'So.', "'+1", 'https://elm.example'),
  one('', 'So.', 'R-Fr.', 'G', '5-4', '2028', '6-Jan', 'Wizard', "'=1"),
  one('', '6-1', '188 cm', '2-Jun', 'tall', '200'),
  one('', '200', '12', '91 kg', '6-1'),
)
const game = fc.tuple(
  one(
    '2026-09-05',
    '2026-09-12T23:30:00Z',
    '9/19/2026',
    'Sep 26-27, 2026',
    '46270',
    '2026-10-03 19:00',
  ),
  one('', '7 p.m.', '0.75', '5 p.m. local', '8 p.m. ET', '7 p.m. / 8 p.m. ET', '7–9 p.m.', '25:00'),
  one('', '', 'ET', 'Europe/Dublin', 'Asia/Tokyo'),
  one('Aldermoor', 'Pacific', "'-Quillan"),
  one('H', 'A', 'N'),
  one('', 'Dublin, Ireland', 'Elton, Ariz.'),
)
const line = fc.tuple(
  one('passing', 'luck'),
  one('', '7', '8'),
  one('Odo Marsh', 'Tilda Roan', '=Voss', 'Total'),
  one('', '-.200', "'-.200", '6-Jan', '3'),
  one('', '-3', '12', 'DNP', "'=1"),
)

test(
  'imports what it exported unchanged, whatever was in the cells [CA-03]',
  { timeout: 120_000 },
  async () => {
    const rows = <T>(of: fc.Arbitrary<T>) => fc.array(of, { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(rows(player), rows(game), rows(line), async (players, games, lines) => {
        const store = await storeForTest()
        const files = {
          'rosters/football/2026.csv': sheet('jersey,name,position,class,height,weight', players),
          'schedules/football/2026.csv': sheet(
            'date,time,time_zone,opponent,home_away,location',
            games,
          ),
          'statistics/football/2026.csv': sheet('table,jersey,name,luck,int', lines),
        }
        await importFolder(store, 'test', pack(files))
        const folder = join(folderForTest(), 'out')
        expect((await exportFolder(store, 'test', folder)).missing).toEqual([])
        const copy = await storeForTest()
        for (const target of [copy, store]) {
          const report = await importFolder(target, 'test', folder)
          const notes = report.parts.flatMap((fileReport) =>
            fileReport.notes.filter(({ kind }) => kind !== 'warning'),
          )
          expect(notes.map(formatNote)).toEqual([])
          expect(sumReports(report)).toMatchObject({ refused: 0, removed: 0 })
          const [wanted, made] = [
            await readSnapshot(store, 'test'),
            await readSnapshot(target, 'test'),
          ]
          expect(differences(wanted!, made!)).toEqual([])
        }
      }),
      { numRuns: 15 },
    )
  },
)
