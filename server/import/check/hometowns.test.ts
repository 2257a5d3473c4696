import { expect, test } from 'vitest'
import { pack } from '../../../tests/support/import-store.ts'
import { textFile } from '../../../tests/support/text-file.ts'
import { checkFolder } from './check-folder.ts'

/** What the check says of rosters: rows by season. */
async function said(rosters: Record<string, string[]>): Promise<string[]> {
  const { findings } = await checkFolder(
    pack(
      Object.fromEntries(
        Object.entries(rosters).map(([season, rows]) => [
          `rosters/football/${season}.csv`,
          textFile('jersey,name,hometown,person,bio', ...rows),
        ]),
      ),
    ),
  )
  return findings
    .filter(({ what }) => what.includes('hometown'))
    .map(({ level, file, line, what }) => `${level} ${file}:${line} ${what}`)
}
const inBio = (bio: string, hometown = 'Rye Meadow, Kan.') =>
  said({ '2026': ['1,Bo Beta,,,Words.', `2,Ada Alpha,"${hometown}",,"${bio}"`] })

test.each([
  ['Her hometown is Elm Ford, Kan.', 'Elm Ford, Kan.'],
  ['**Hometown:** Rye Meadow, Ohio', 'Rye Meadow, Ohio'],
  ['A native of Elm Ford, S.D., she plays.', 'Elm Ford, S.D.'],
  ['**Before**\n\nThe Elm Ford, Ohio, native has a sister.', 'Elm Ford, Ohio'],
  ['Played at Rye Meadow High School in Rye Meadow, N.M.', 'Rye Meadow, N.M.'],
])('reports a hometown that the bio contradicts: %s [CA-03]', async (bio, place) => {
  expect(await inBio(bio)).toEqual([
    `warning rosters/football/2026.csv:3 the hometown of Ada Alpha is Rye Meadow, Kan., but ${place} in the bio`,
  ])
})

test.each([
  ['Her hometown is Rye Meadow, Kansas.'],
  ['A native of Rye Meadow, Kan.'],
  ['Her mother is a native of Elm Ford, Ohio.'],
  ['Played at Elm Ford High School in Elm Ford, Ohio.'],
  ['Played at Rye Meadow, Team MVP in both years.'],
])('accepts a bio: %s [CA-03]', async (bio) => {
  expect(await inBio(bio)).toEqual([])
})

test('accepts a hometown with a school, or without a state [CA-03]', async () => {
  const bio = 'Her hometown is Rye Meadow, Kan.'
  expect(await inBio(bio, 'Rye Meadow, Kan. / Rye High')).toEqual([])
  expect(await inBio(bio, 'Rye Meadow')).toEqual([])
  expect(await inBio(bio, '')).toEqual([])
})

test('notes two hometowns of a player in two seasons [CA-03]', async () => {
  const rosters = (later: string, person = '') => ({
    '2025': ['1,Ada Alpha,"Elm Ford, Ohio",,'],
    '2026': [`1,Ada Alpha,"${later}",${person},`],
  })
  expect(await said(rosters('Rye Meadow, Kan.'))).toEqual([
    'note rosters/football/2026.csv:2 the hometown of Ada Alpha is Rye Meadow, Kan. here, Elm Ford, Ohio in rosters/football/2025.csv line 2',
  ])
  expect(await said(rosters('Elm Ford'))).toEqual([])
  expect(await said(rosters('Rye Meadow, Kan.', 'ada-2'))).toEqual([])
})
