import { expect, test } from 'vitest'
import { footballFile } from '../../../tests/support/football-file.ts'
import { pack } from '../../../tests/support/import-store.ts'
import { textFile } from '../../../tests/support/text-file.ts'
import { checkFolder } from './check-folder.ts'

test('reports an overtime that the stat file of the game does not have [CA-03]', async () => {
  const stats = (us: number[], them: number[]) =>
    footballFile({
      home: 'Testham College',
      visitor: 'Aldermoor',
      us,
      them,
      quarter: us.length,
      over: true,
      date: '09/05/2026',
    })
  const said = async (file: string, title: string, video: string) => {
    const { findings } = await checkFolder(
      pack({
        'schedules/football/2026.csv': textFile(
          'date,opponent,home_away,stat_file',
          '2026-09-05,#23 Aldermoor,H,stats/a.xml',
        ),
        'stats/a.xml': file,
        'stories/one.md': `---\ntitle: ${title}\ndate: 2026-09-06\n---\n\nWords.\n`,
        'videos.yaml': `- {title: '${video}', date: 2026-09-06, url: 'https://youtu.be/abcdefghijk'}\n`,
      }),
    )
    return findings
      .filter(({ what }) => what.includes('overtime'))
      .map(({ file: path, line, todo }) => `${path}:${line} ${todo}`)
  }
  const double = stats([7, 0, 0, 0, 3, 3], [7, 0, 0, 0, 3, 0])
  expect(
    await said(
      double,
      'Terriers beat Aldermoor in double overtime, 13-10',
      'Terriers beat Aldermoor in overtime, 13-10',
    ),
  ).toEqual(['videos.yaml:1 write double overtime'])
  expect(
    await said(
      stats([7, 0, 0, 3], [7, 0, 0, 0]),
      'Terriers beat Aldermoor in overtime, 10-7',
      'Terriers beat Aldermoor, 10-7',
    ),
  ).toEqual(['stories/one.md:2 correct the text or the stat file'])
  expect(
    await said(
      stats([7, 0, 0, 0, 3], [7, 0, 0, 0, 0]),
      'Terriers beat Aldermoor in overtime, 10-7',
      'After the overtime win over Pacific, 31-28',
    ),
  ).toEqual([])
})
