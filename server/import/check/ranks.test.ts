import { expect, test } from 'vitest'
import { pack } from '../../../tests/support/import-store.ts'
import { textFile } from '../../../tests/support/text-file.ts'
import { checkFolder } from './check-folder.ts'

async function said(check: string, files: Record<string, string>): Promise<string[]> {
  const { findings } = await checkFolder(pack(files))
  return findings
    .filter((one) => one.check === check)
    .map(({ file, line, what }) => `${file}:${line} ${what}`)
}

test('reports a rank beside a record that no ranked team has [CA-03]', async () => {
  const story = (text: string) => ({
    'stories/a.md': `---\ntitle: A\ndate: 2026-11-06\n---\n\n${text}\n`,
  })
  expect(
    await said(
      'ranks',
      story('They beat No. 3 Aldermoor (2-9, 1-6) and #12 Quillan Tech, 3-8 so far.'),
    ),
  ).toEqual([
    'stories/a.md:6 Aldermoor is No. 3 with a record of 2-9: no poll ranks such a team',
    'stories/a.md:6 Quillan Tech is No. 12 with a record of 3-8: no poll ranks such a team',
  ])
  expect(
    await said(
      'ranks',
      story(
        'No. 3 Aldermoor (9-2), No. 4 Pacific (1-4) and No. 3 Ada Alpha (2-9) met; No. 30 Pacific (0-9).',
      ),
    ),
  ).toEqual([])
})

test('reports a rank in a schedule that the standings exclude [CA-03]', async () => {
  const files = (rank: string, record: string) => ({
    'schedules/football/2026.csv': textFile(
      'date,opponent,home_away,result',
      `2026-09-01,${rank}Aldermoor,H,W 7-0`,
      ...Array.from({ length: 8 }, (_, i) => `2026-09-${10 + i},Pacific,H,W 7-0`),
      `2026-09-30,${rank}Aldermoor,H,W 7-0`,
    ),
    'standings/football/2026.csv': `school,overall_record\nAldermoor,${record}\n`,
  })
  expect(await said('ranks', files('#3 ', '2-9'))).toEqual([
    'schedules/football/2026.csv:11 #3 Aldermoor has 2-9 in standings/football/2026.csv line 2: no poll ranks such a team in game 10 of 10',
  ])
  expect(await said('ranks', files('#3 ', '6-5'))).toEqual([])
  expect(await said('ranks', files('', '2-9'))).toEqual([])
})
