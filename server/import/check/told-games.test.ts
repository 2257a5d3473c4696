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
const schedule = {
  'schedules/football/2026.csv': textFile(
    'ref,date,time,opponent,home_away,location,result,preview_story,post_story',
    'a,2026-09-05,7 p.m.,Aldermoor,H,"Testham, Iowa",W 24-21,before.md,after.md',
    'b,2026-09-12,TBA,Quillan Tech,A,"Kite Field, Quillan",L 0-3,,',
    'c,2026-09-19,,Pacific,A,,L 0-3,,',
  ),
}
const story = (head: string, text = 'Words.') => `---\ntitle: One\n${head}\n---\n\n${text}\n`

test('reports a story that is dated before the game that it tells of [CA-03]', async () => {
  expect(
    await said('stories', {
      ...schedule,
      'stories/after.md': story('date: 2026-09-04'),
      'stories/hour.md': story('date: 2026-09-05T18:30\nsubHeadline: 24-21 at last\ngames: [a]'),
      'stories/other.md': story('date: 2026-09-11T09:00\ngames: [b]', 'It was 3–0.'),
    }),
  ).toEqual([
    'stories/after.md:3 is dated 2026-09-04, before the game of 2026-09-05 against Aldermoor, 2026-09-05 19:00 in schedules/football/2026.csv line 2',
    'stories/hour.md:3 is dated 2026-09-05 18:30, before the game of 2026-09-05 against Aldermoor, 2026-09-05 19:00 in schedules/football/2026.csv line 2',
    'stories/other.md:3 is dated 2026-09-11 09:00, before the game of 2026-09-12 against Quillan Tech, 2026-09-12 in schedules/football/2026.csv line 3',
  ])
  expect(
    await said('stories', {
      ...schedule,
      'stories/before.md': story('date: 2026-09-04\ngames: [a]', 'Last year it was 24-21.'),
      'stories/preview.md': story(
        'date: 2026-09-04\ngames: [a]',
        'They meet.\n\nOnce it was 24-21.',
      ),
      'stories/after.md': story('date: 2026-09-05T22:00'),
      'stories/day.md': story('date: 2026-09-12\ngames: [b]', 'It was 3-0.'),
    }),
  ).toEqual([])
})

test('reports a dateline that is not the place of the game [CA-03]', async () => {
  const tells = (text: string, game = 'a') => ({
    ...schedule,
    'stories/told.md': story(
      `date: 2026-10-01\ngames: [${game}]\nsubHeadline: ${game === 'a' ? '24-21' : '3-0'}`,
      text,
    ),
  })
  expect(await said('stories', tells('**TESTHAM, Neb.** – A night.'))).toEqual([
    'stories/told.md:8 the dateline is TESTHAM, Neb., but the game of 2026-09-05 against Aldermoor was played in Testham, Iowa (schedules/football/2026.csv line 2)',
  ])
  expect(await said('stories', tells('TESTHAM — A night.', 'b'))).toHaveLength(1)
  for (const [text, game] of [
    ['TESTHAM, Ia. -- A night.', 'a'],
    ['**TESTHAM** – A night.', 'a'],
    ['QUILLAN, Minn. — A night.', 'b'],
    ['GAME NOTES – Words.', 'a'],
    ['ELSEWHERE, Ohio – Words.', 'c'],
    ['Words.', 'a'],
  ] as const)
    expect(await said('stories', tells(text, game))).toEqual([])
  expect(
    await said('stories', {
      ...schedule,
      'stories/before.md': story('date: 2026-09-01', 'ELSEWHERE, Ohio – A'),
    }),
  ).toEqual([])
})
