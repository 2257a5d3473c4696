import { expect, test } from 'vitest'
import { footballFile } from '../../../tests/support/football-file.ts'
import { pack } from '../../../tests/support/import-store.ts'
import { textFile } from '../../../tests/support/text-file.ts'
import { checkFolder } from './check-folder.ts'

test('reports an opponent’s record in a stat file that the standings exclude [CA-03]', async () => {
  // The file says 3-1 of both teams.
  const told = async (record: string) => {
    const { findings } = await checkFolder(
      pack({
        'schedules/football/2026.csv': textFile(
          'date,opponent,home_away,stat_file',
          '2026-09-05,#23 Aldermoor,H,stats/a.xml',
        ),
        'standings/football/2026.csv': `school,overall_record\nAldermoor,${record}\n`,
        'stats/a.xml': footballFile({
          home: 'Testham College',
          visitor: 'Aldermoor',
          us: [7, 0, 0, 0],
          over: true,
          date: '09/05/2026',
        }),
      }),
    )
    return findings
      .filter(({ what }) => what.includes('stats/a.xml, but'))
      .map(({ file, line, what }) => `${file}:${line} ${what}`)
  }
  expect(await told('2-8')).toEqual([
    'schedules/football/2026.csv:2 Aldermoor has 3-1 in stats/a.xml, but 2-8 in standings/football/2026.csv line 2',
  ])
  expect(await told('3-1')).toEqual([])
  expect(await told('8-2')).toEqual([])
})
