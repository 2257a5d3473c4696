import { expect, test } from 'vitest'
import { pack, smallPack } from '../../../tests/support/import-store.ts'
import { textFile } from '../../../tests/support/text-file.ts'
import { checkFolder } from './check-folder.ts'

const schedule = 'schedules/football/2026.csv'
const games = [
  'a,2026-09-05,Aldermoor,H,y,W 24-21',
  'b,2026-09-12,Quillan Tech,A,,L 0-3',
  'c,2026-09-19,Pacific,A,y,T 7-7',
  'd,2026-10-03,Aldermoor,A,y,W 9-7',
]

/** What the check says of a story of the second game, in which we are 1-1 and 1-0. */
async function said(
  text: string,
  { date = '2026-09-13', rows = games, named = 'b', seasons = '[]' } = {},
): Promise<string[]> {
  const { findings } = await checkFolder(
    pack({
      'site.yaml':
        `${smallPack['site.yaml']}mascotPlural: Terriers\n` +
        `conference: {title: Elm Conference, abbreviation: ELM, url: 'https://elm.example'}\n`,
      'seasons.yaml': seasons,
      [schedule]: textFile('ref,date,opponent,home_away,conference,result', ...rows),
      'stories/a.md': `---\ntitle: Quillan Tech wins, 3-0\ndate: ${date}\ngames: [${named}]\n---\n\n${text}\n`,
    }),
  )
  return findings
    .filter(({ file }) => file === 'stories/a.md')
    .map(({ file, line, what }) => `${file}:${line} ${what}`)
}
const after = `after the game of 2026-09-12 against Quillan Tech the results in ${schedule} come to`

test.each([
  ['Words.\n\nIt rained. Testham College is 2-1. Words.', 9, 'our record is 2-1', '1-1'],
  ['The Terriers fell to 1-2.', 7, 'our record is 1-2', '1-1'],
  ['Terriers improved to 2-0, a good start.', 7, 'our record is 2-0', '1-1'],
  [
    'Testham College is 1-1 overall and 1-1 in the Elm Conference.',
    7,
    'our conference record is 1-1',
    '1-0',
  ],
  ['The Terriers are 2-0 in ELM play.', 7, 'our conference record is 2-0', '1-0'],
  ['Testham College (1-1, 0-1 ELM) plays.', 7, 'our conference record is 0-1', '1-0'],
])(
  'reports a record in a story that the results contradict: %s [CA-03]',
  async (text, line, told, sum) => {
    expect(await said(text)).toEqual([`stories/a.md:${line} says that ${told}; ${after} ${sum}`])
  },
)

test.each([
  ['Testham College is 1-1 overall and 1-0 in the Elm Conference.'],
  ['Testham College is 0-5 at home. The Terriers are 3-0 when they lead.'],
  ['North Testham College is 9-9.'],
  ['Quillan Tech is 9-9.'],
  ['Testham College (25-20, 25-18) lost.'],
])('accepts a record in a story: %s [CA-03]', async (text) => {
  expect(await said(text)).toEqual([])
})

test('accepts the record of a later game before the date of the story [CA-03]', async () => {
  const later = 'Testham College is 1-1-1.'
  expect(await said(later, { date: '2026-09-20' })).toEqual([])
  expect(await said(later)).toHaveLength(1)
})

test('says nothing of a record when an earlier game has no result [CA-03]', async () => {
  const rows = ['a,2026-09-05,Aldermoor,H,y,', ...games.slice(1)]
  expect(await said('Testham College is 2-1.', { rows })).toEqual([])
})

test('says nothing of a record in a story of two games, or of a season with a stated record [CA-03]', async () => {
  expect(await said('Testham College is 2-1.', { named: 'a, b' })).toEqual([])
  const seasons = '- {sportId: football, season: "2026", record: {overall: 9-9}}'
  expect(await said('Testham College is 2-1.', { seasons })).toEqual([])
})
