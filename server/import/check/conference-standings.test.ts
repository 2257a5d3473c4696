import { expect, test } from 'vitest'
import { pack } from '../../../tests/support/import-store.ts'
import { textFile } from '../../../tests/support/text-file.ts'
import { checkFolder } from './check-folder.ts'

const results = 'conference-results/football/2026.csv'
const standings = 'standings/football/2026.csv'
const schedule = 'schedules/football/2026.csv'
const games = [
  '2026-09-05,Pacific,10,Aldermoor,7,',
  '2026-09-12,Aldermoor,3,Elm,20,',
  '2026-09-19,Aldermoor,14,Pacific,13,',
]
const ours = ['2026-09-26,Aldermoor St.,H,L 0-7']

/** What the check says of a row of the standings. */
async function check(
  row: string,
  { rows = games, own = ours }: { rows?: string[]; own?: string[] } = {},
): Promise<string[]> {
  const { findings } = await checkFolder(
    pack({
      [results]: textFile('date,away,away_score,home,home_score,conference,note', ...rows),
      [schedule]: textFile('date,opponent,home_away,result', ...own),
      [standings]: textFile(
        'school,overall_record,conference_record,home,away,streak,last_five',
        'Testham College,,,,,,',
        row,
      ),
    }),
  )
  return findings
    .filter((finding) => finding.check === 'records')
    .map(({ file, line, what }) => `${file}:${line} ${what}`)
}

// Aldermoor: lost at home, lost away, won away, and won against us away.
test.each([
  ['Aldermoor,2-2,1-2,0-1,2-1,W2,LLWW'],
  ['Aldermoor,5-4,3-3,2-2,3-2,W2,WLLWW'],
  ['Aldermoor,,,,,,'],
  // Written before our game was played.
  ['Aldermoor,1-2,1-2,0-1,1-1,W1,LLW'],
  // Two games, of which the streak and the last results may have more before them.
  ['Elm,9-0,,,,W9,WWWWW'],
  ['Someone,0-0,,,,L9,LLLLL'],
])('accepts %s, which the results allow [CA-03]', async (row) => {
  expect(await check(row)).toEqual([])
})

test.each([
  [
    'Aldermoor,3-1,,,,,',
    `overall_record of Aldermoor says 3-1; the results in ${results} and in our schedule already come to 1-2`,
  ],
  [
    'Aldermoor,,4-1,,,,',
    `conference_record of Aldermoor says 4-1; the results in ${results} and in our schedule already come to 1-2`,
  ],
  [
    'Aldermoor,,,1-0,,,',
    `home of Aldermoor says 1-0; the results in ${results} and in our schedule already come to 0-1`,
  ],
  [
    'Aldermoor,,,,,L2,',
    `streak of Aldermoor says L2; its last results are LLWW, up to ${schedule} line 2`,
  ],
  [
    'Aldermoor,,,,,W3,',
    `streak of Aldermoor says W3; its last results are LLWW, up to ${schedule} line 2`,
  ],
  ['Elm,,,,,L1,', `streak of Elm says L1; its last results are W, up to ${results} line 3`],
  [
    'Pacific,,,,,,WWWWW',
    `last_five of Pacific says WWWWW; its last results are WL, up to ${results} line 4`,
  ],
])('reports %s with its file and line [CA-03]', async (row, message) => {
  expect(await check(row)).toEqual([`${standings}:3 ${message}`])
})

test('reports a streak that began earlier [CA-03]', async () => {
  const rows = ['2026-09-05,Elm,10,Aldermoor,7,', '2026-09-12,Pacific,3,Elm,20,']
  expect(await check('Elm,,,,,W1,', { rows })).toEqual([
    `${standings}:3 streak of Elm says W1; its last results are WW, up to ${results} line 3`,
  ])
  expect(await check('Elm,,,,,W2,', { rows })).toEqual([])
})

test('does not count a game outside of the conference, or a neutral one at home [CA-03]', async () => {
  const rows = ['2026-09-05,Pacific,10,Aldermoor,7,n']
  expect(await check('Aldermoor,0-1,0-0,0-1,,,', { rows, own: [] })).toEqual([])
  const withoutHomeGames = 'Aldermoor,0-1,0-0,0-0,,,'
  expect(await check(withoutHomeGames, { rows, own: [] })).toHaveLength(1)
  expect(await check(withoutHomeGames, { rows: [`${rows[0]},Neutral site`], own: [] })).toEqual([])
})

test('says nothing of a school that only we played [CA-03]', async () => {
  const rows = ['2026-09-05,Pacific,10,Elm,7,']
  expect(await check('Aldermoor,0-9,,,,L9,LLLLL', { rows })).toEqual([])
})
