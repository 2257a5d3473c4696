import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pack, storeForTest } from '../../../tests/support/import-store.ts'
import { rosterColumns } from './roster-columns.ts'
import { readCsv, rowsWhere } from '../csv/read-csv.ts'
import { importFolder, createImportContext } from '../import-folder.ts'
import { createFileReport, sumReports } from '../report.ts'
import { importRoster } from './roster.ts'

const folder = process.env['REAL_DATA']

describe.skipIf(!folder)(
  'the real rosters of 212 teams (REAL_DATA names their folder) [CA-03]',
  () => {
    const bytes = () => readFileSync(join(folder!, 'rosters/soccer_2025_D1.csv'))

    it('are imported team by team, 6,182 rows, each taken or refused with a reason', async () => {
      const store = await storeForTest()
      await importFolder(store, 'test', pack())
      const file = readCsv(bytes(), rosterColumns)
      expect(file.rows.length + file.refused.length).toBe(6182)
      const teams = [...new Set(file.rows.map((row) => row.cells.get('team')!))]
      const work = createImportContext(store, 'test', null, {})
      const parts = []
      for (const team of teams) {
        const fileReport = createFileReport(team)
        await importRoster(work, fileReport, rowsWhere(file, { column: 'team', value: team }), {
          sport: 'football',
          season: team,
        })
        parts.push(fileReport)
      }
      const totals = sumReports({ parts })
      expect(totals.rows).toBe(6182)
      expect(totals.taken + totals.refused).toBe(6182)
      const reasons = parts.flatMap(({ notes }) => notes).filter(({ kind }) => kind === 'refused')
      expect(reasons.length).toBe(totals.refused)
      expect(totals.refused).toBeLessThan(5)
      const stored = await store.db
        .selectFrom('roster_player')
        .select((e) => e.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
      expect(Number(stored.n)).toBe(totals.taken + 3)
      const docs = (await store.db.selectFrom('roster_player').select('doc').execute()).map(
        ({ doc }) =>
          JSON.parse(doc) as { heightFeet: number | null; academicYearNumber: number | null },
      )
      // All 66 spellings of class in the files are read.
      const given = file.rows.filter((row) => /[1-9]/.test(row.cells.get('height')!)).length
      expect(docs.filter(({ heightFeet }) => heightFeet !== null).length).toBe(given + 3)
      expect(
        parts
          .flatMap(({ notes }) => notes)
          .filter(({ reason }) => reason.includes('cannot be read')),
      ).toEqual([])
    }, 120_000)

    it('lose no line when one quotation mark is wrong', () => {
      const lines = bytes().toString().split(/\r?\n/)
      const at = lines.findIndex((line, i) => i > 500 && /,6' \d''/.test(line))
      lines[at] = lines[at]!.replace(/6' (\d)''/, `"6'$1""`)
      const file = readCsv(Buffer.from(lines.join('\n')), rosterColumns)
      expect(file.rows.length).toBe(6181)
      expect(file.refused).toMatchObject([{ line: at + 1 }])
    })
  },
)
