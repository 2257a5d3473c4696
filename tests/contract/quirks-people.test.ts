import { describe, expect, test } from 'vitest'
import { importFolder } from '../../server/import/import-folder.ts'
import { formatNote } from '../../server/import/report.ts'
import { normalizeAcademicYear } from '../../src/domain/calendar/academic-year.ts'
import { heightText, sortPlayers, availableSorts } from '../../src/domain/people/roster.ts'
import { slugify } from '../../src/domain/words/slug.ts'
import type { PastPlayer } from '../../src/contract/people.schema.ts'
import type { Player, PlayerBio, Roster } from '../../src/contract/roster.schema.ts'
import type { CoachList, StaffBio } from '../../src/contract/staff.schema.ts'
import { askerOf } from '../support/ask-api.ts'
import { pack, storeForTest } from '../support/import-store.ts'
import { academicYearSpellings } from './academic-year-spellings.ts'
import { textFile } from '../support/text-file.ts'

type Files = Record<string, string>
type Taken = {
  ask: ReturnType<typeof askerOf>
  notes: string[]
  roster(season?: string, sport?: string): Promise<Roster>
}

/** An import, and the API over its result. */
async function taken(files: Files): Promise<Taken> {
  const store = await storeForTest()
  const report = await importFolder(store, 'test', pack(files))
  const ask = askerOf(store, 'test')
  return {
    ask,
    notes: report.parts.flatMap(({ notes }) => notes).map(formatNote),
    roster: async (season = '2026', sport = 'football') => {
      const sports = (await ask<{ id: number; globalSportNameSlug: string }[]>('Sports')).value
      return (
        await ask<Roster>(
          `Rosters?sportId=${sports.find((one) => one.globalSportNameSlug === sport)!.id}&season=${season}`,
        )
      ).value
    },
  }
}

const file = 'rosters/football/2026.csv'
const nameOf = ({ firstName, lastName }: Pick<Player, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()
const nameParts = ({ firstName, lastName }: Pick<Player, 'firstName' | 'lastName'>) =>
  `${firstName} | ${lastName}`
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
const rosterOf = (head: string, rows: string[][]): Files => ({
  [file]: `${head}\n${rows.map((row) => row.map(quoted).join(',')).join('\n')}\n`,
})

/** A case for each quirk of people; the title says what must hold. */
const quirks: { quirk: string; holds: string; check(): Promise<void> }[] = [
  {
    quirk: 'Q41',
    holds: 'keeps a jersey as text, and sorts it as a number, words last',
    async check() {
      const jerseys = [
        'MGR',
        '16/F',
        '',
        '00',
        '-',
        '3/34',
        '05',
        '0',
        'RS',
        '20/35 (V)',
        '15W/30M',
        '7',
        'manager',
        'NA',
        '01',
      ]
      const { roster } = await taken(
        rosterOf(
          'jersey,name',
          jerseys.map((jersey, i) => [jersey, `Player ${'ABCDEFGHIJKLMNO'[i]}son`]),
        ),
      )
      const { players } = await roster()
      expect(players.map((one) => one.jerseyNumber).toSorted()).toEqual(jerseys.toSorted())
      const sorted = sortPlayers(players, 'jersey').map((one) => one.jerseyNumber)
      expect(sorted.slice(0, 9)).toEqual([
        '0',
        '00',
        '01',
        '3/34',
        '05',
        '7',
        '15W/30M',
        '16/F',
        '20/35 (V)',
      ])
      expect(sorted.slice(9, -1).toSorted()).toEqual(['-', 'MGR', 'NA', 'RS', 'manager'])
      expect(sorted.at(-1)).toBe('')
    },
  },
  {
    quirk: 'Q42',
    holds: 'keeps two players of one number',
    async check() {
      const { roster, ask } = await taken(
        rosterOf('jersey,name,position', [
          ['4', 'Abe Quorn', 'WR'],
          ['4', 'Ben Rusk', 'CB'],
          ['0', 'Cal Sime', 'QB'],
        ]),
      )
      const { players } = await roster()
      expect(players.map(nameOf)).toEqual(['Cal Sime', 'Abe Quorn', 'Ben Rusk'])
      const fours = players.filter(({ jerseyNumber }) => jerseyNumber === '4')
      expect(new Set(fours.map(({ playerId }) => playerId)).size).toBe(2)
      for (const four of fours)
        expect(
          nameOf((await ask<PlayerBio>(`Players/roster/bio/${four.rosterPlayerId}`)).value),
        ).toBe(nameOf(four))
    },
  },
  {
    quirk: 'Q43',
    holds: 'accepts any class, sorted in order, unknown ones last',
    async check() {
      const { roster } = await taken(
        rosterOf(
          'jersey,name,class',
          academicYearSpellings.map(([spelling], i) => [
            String(i),
            `Player ${letters(i)}`,
            spelling,
          ]),
        ),
      )
      const { players } = await roster()
      expect(players).toHaveLength(academicYearSpellings.length)
      const read = new Map(players.map((one) => [Number(one.jerseyNumber), one]))
      expect(
        academicYearSpellings.map(([spelling], i) => [spelling, read.get(i)!.academicYearNumber]),
      ).toEqual(academicYearSpellings.map(([spelling, order]) => [spelling, order]))
      for (const [i, [spelling, order]] of academicYearSpellings.entries())
        if (order === null) expect(read.get(i)!.academicYearLong).toBe(spelling)
      const sorted = sortPlayers(players, 'class').map(
        ({ academicYearNumber }) => academicYearNumber ?? 99,
      )
      expect(sorted).toEqual(sorted.toSorted((a, b) => a - b))
      expect(
        [
          'Redshirt',
          'Freshman',
          'First-Year',
          'Redshirt Freshman',
          'Sophomore',
          'Redshirt Sophomore',
          'Junior',
          'Redshirt Junior',
          'Senior',
          'Redshirt Senior',
          'Graduate Student',
          'Fifth Year',
          'Redshirt 5th-Year',
          'Sixth Year',
        ].map((label) => normalizeAcademicYear(label).number),
      ).toEqual([0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    },
  },
  {
    quirk: 'Q44',
    holds: 'reads heights in any notation, missing ones last',
    async check() {
      const written: [string, string, string | null][] = [
        [`5'10"`, 'G', '5-10'],
        [`6' 0''`, 'G', '6-0'],
        ['6-3', 'G', '6-3'],
        ['5’9', 'G', '5-9'],
        [`6'-1"`, 'G', '6-1'],
        [`5'11'`, 'G', '5-11'],
        [`6'2"""`, 'G', '6-2'],
        ['', 'G', null],
        ['0-0', 'G', null],
        [`0' 0"`, 'G', null],
        ['-', 'G', null],
        ['', `5'8'`, '5-8'],
      ]
      const { roster, ask } = await taken(
        rosterOf(
          'jersey,name,height,position',
          written.map(([height, position], i) => [
            String(i),
            `Player ${letters(i)}`,
            height,
            position,
          ]),
        ),
      )
      const { players } = await roster()
      expect(
        players.map((one) =>
          one.heightFeet === null ? null : `${one.heightFeet}-${one.heightInches}`,
        ),
      ).toEqual(written.map(([, , height]) => height))
      expect(players.map(heightText).join()).not.toContain(`0' 0"`)
      expect(players[11]!.positionLong).toBe('')
      const inches = sortPlayers(players, 'height').map((one) =>
        one.heightFeet ? one.heightFeet * 12 + one.heightInches! : 999,
      )
      expect(inches).toEqual(inches.toSorted((a, b) => a - b))
      const bio = (await ask<PlayerBio>(`Players/roster/bio/${players[7]!.rosterPlayerId}`)).value
      expect(bio.rankedBioFields.map(({ label }) => label)).not.toContain('Height')
    },
  },
  {
    quirk: 'Q45',
    holds: 'keeps positions as given, blanks allowed, without sorting by missing ones',
    async check() {
      const { roster } = await taken({
        ...rosterOf('name,position', [
          ['Abe Quorn', 'Foward'],
          ['Ben Rusk', 'Guard/'],
          ['Cal Sime', 'N/A'],
          ['Dov Tarn', ''],
        ]),
        'rosters/baseball/2027.csv': 'name,position\nEli Umber,\n',
      })
      const { players } = await roster()
      expect(new Map(players.map((one) => [nameOf(one), one.positionLong]))).toEqual(
        new Map([
          ['Abe Quorn', 'Foward'],
          ['Ben Rusk', 'Guard/'],
          ['Cal Sime', ''],
          ['Dov Tarn', ''],
        ]),
      )
      expect(availableSorts(players)).toContain('position')
      expect(availableSorts((await roster('2027', 'baseball')).players)).not.toContain('position')
    },
  },
  {
    quirk: 'Q46',
    holds: 'keeps suffixes with the last name, and lowercase particles',
    async check() {
      const { roster } = await taken(
        rosterOf('name', [
          ['Granger III,Leander'],
          ['Anselm Jr.,Vance'],
          ['Otto Brask II'],
          ['Bo de la Ruta'],
          ['Al Li'],
        ]),
      )
      const { players } = await roster()
      expect(players.map(nameParts).toSorted()).toEqual([
        'Al | Li',
        'Bo | de la Ruta',
        'Leander | Granger III',
        'Otto | Brask II',
        'Vance | Anselm Jr.',
      ])
    },
  },
  {
    quirk: 'Q47',
    holds: 'shows names in their given letters',
    async check() {
      const names = [
        'Joost de Vink',
        'Landro Quintero de la Costa',
        'BEATA JACKMAN',
        'Edda Lindqvist',
      ]
      const { roster } = await taken(
        rosterOf(
          'name',
          [...names, 'DIRENZI, Lena'].map((name) => [name]),
        ),
      )
      expect((await roster()).players.map(nameOf).toSorted()).toEqual(
        [...names, 'Lena DIRENZI'].toSorted(),
      )
    },
  },
  {
    quirk: 'Q48',
    holds: 'keeps all letters in JSON and CSV, and reads a captain in brackets',
    async check() {
      const names: [string, string][] = [
        ['Hákur Dagr', 'Mattsdóttir'],
        ['Dušek', 'Ðorn'],
        ['Sean', 'O’Rafferty'],
        ['Nelle’ge’', 'Ba'],
        ['Emil "Manny" A', 'Martens'],
        ['Rila (Alys)', '<b>DeSarno</b> & Co, Ltd'],
      ]
      const { roster, ask } = await taken(
        rosterOf('first_name,last_name', [...names, ['Parr', 'Owendale (C)']]),
      )
      const found = await roster()
      expect(found.players.map(nameParts).toSorted()).toEqual(
        [...names.map((name) => name.join(' | ')), 'Parr | Owendale'].toSorted(),
      )
      expect(
        found.players.filter(({ isCaptain }) => isCaptain).map(({ lastName }) => lastName),
      ).toEqual(['Owendale'])
      const csv = (await ask(`Rosters/${found.rosterId}?format=csv`)).text
      expect(csv).toContain('"Emil ""Manny"" A"')
      expect(csv).toContain('"<b>DeSarno</b> & Co, Ltd"')
      const hit = (
        await ask<{ items: { lastName: string }[] }>(
          `Players/search?searchText=${encodeURIComponent('mattsdottir')}`,
        )
      ).value
      expect(hit.items.map(({ lastName }) => lastName)).toEqual(['Mattsdóttir'])
    },
  },
  {
    quirk: 'Q49',
    holds: 'finds a person by number with any name in the address',
    async check() {
      const { roster, ask } = await taken(
        rosterOf('first_name,last_name', [
          ['Luis', 'Peñal'],
          ['Hákur', 'Helgheimr Jr.'],
          ['Álvar', 'Tymón'],
        ]),
      )
      for (const player of (await roster()).players) {
        expect(slugify(nameOf(player))).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
        expect(
          (await ask<PlayerBio>(`Players/roster/bio/${player.rosterPlayerId}`)).value.playerId,
        ).toBe(player.playerId)
      }
      const history = (await ask<{ items: PastPlayer[] }>('Players/history')).value.items
      expect(history.map(({ url }) => url!.split('/').at(-2))).toEqual([
        'hakur-helgheimr-jr',
        'luis-penal',
        'alvar-tymon',
      ])
    },
  },
  {
    quirk: 'Q50',
    holds: 'reports a broken row by line and imports the others',
    async check() {
      const { roster, notes } = await taken({
        [file]: textFile(
          'jersey,name,height',
          '1,Abe Quorn,6-0',
          '2,77,6-0',
          '3,,6-0',
          `4,"5'10"",6-0`,
          '5,Ben Rusk,6-1',
          '6,Pello,',
        ),
      })
      expect((await roster()).players.map(nameOf)).toEqual(['Abe Quorn', 'Ben Rusk', 'Pello'])
      expect(
        notes
          .filter((note) => note.includes('refused'))
          .flatMap((note) => /:(\d+) /.exec(note)?.[1] ?? [])
          .toSorted(),
      ).toEqual(['3', '4', '5'])
      expect(notes.join('\n')).toContain(`${file}:7 warning: "Pello" is one word`)
    },
  },
  {
    quirk: 'Q51',
    holds: 'refuses a repeated row, and keeps two people of one name',
    async check() {
      const { roster, notes } = await taken(
        rosterOf('jersey,name', [
          ['5', 'Sam Twinn'],
          ['5', 'Sam Twinn'],
          ['8', 'Sam Twinn'],
        ]),
      )
      const { players } = await roster()
      expect(players.map((one) => one.jerseyNumber)).toEqual(['5', '8'])
      expect(new Set(players.map((one) => one.rosterPlayerId)).size).toBe(2)
      expect(notes.join('\n')).toContain('the same name and number as on line 2')
    },
  },
  {
    quirk: 'Q52',
    holds: 'keeps a hometown as free text',
    async check() {
      const towns = [
        'Marlow FL',
        'Ciudad, Jarama, Mexico',
        'Fresna, Calif.',
        'Fresna, CA',
        'Fresna, California',
        'Iceland',
        '',
      ]
      const { roster } = await taken(
        rosterOf(
          'jersey,name,hometown',
          towns.map((town, i) => [String(i), `Player ${letters(i)}`, town]),
        ),
      )
      expect((await roster()).players.map(({ hometown }) => hometown)).toEqual(
        towns.map((town) => town || null),
      )
    },
  },
  {
    quirk: 'Q53',
    holds: 'uses the department’s field labels, also per sport',
    async check() {
      const { roster, ask } = await taken({
        ...rosterOf('name,high_school', [['Abe Quorn', 'Marlow High']]),
        'rosters/baseball/2027.csv': 'name,high_school,custom1\nEli Umber,Marlow High,Reds\n',
        'people-settings.yaml': textFile(
          '- {for: rosters, labels: {highSchool: Previous School, custom1: Club}}',
          '- {for: rosters, sportId: baseball, labels: {highSchool: Last School}}',
        ),
      })
      const football = await roster()
      expect(football.displayFields).toEqual([{ field: 'highSchool', label: 'Previous School' }])
      const bio = (
        await ask<PlayerBio>(`Players/roster/bio/${football.players[0]!.rosterPlayerId}`)
      ).value
      expect(bio.rankedBioFields).toEqual([
        { label: 'Previous School', value: 'Marlow High', bioField: 'player_highschool', rank: 1 },
      ])
      expect(bio.bioFields).toEqual({ player_highschool: 'Marlow High' })
      expect((await roster('2027', 'baseball')).displayFields).toEqual([
        { field: 'highSchool', label: 'Last School' },
        { field: 'custom1', label: 'Club' },
      ])
    },
  },
  {
    quirk: 'Q54',
    holds: 'reads handles from addresses, and skips the team’s account',
    async check() {
      const { roster } = await taken({
        'sports.csv': textFile(
          'title,slug,short_name,code,current_season,twitter,instagram',
          'Football,football,football,football,2026,TerrierFB,terrierfb',
          'Baseball,baseball,baseball,baseball,2027,,',
        ),
        ...rosterOf('jersey,name,instagram,twitter', [
          ['1', 'Abe Quorn', 'https://www.instagram.com/https://www.instagram.com/abeq/', ''],
          ['2', 'Ben Rusk', 'terrierfb', '@TerrierFB'],
          ['3', 'Cal Sime', '@cal.sime', 'https://x.com/calsime?s=21'],
          ['4', 'Dov Tarn', 'none yet!', 'javascript:alert(1)'],
        ]),
      })
      expect(
        (await roster()).players.map(({ socialMedia }) => socialMedia.map(({ url }) => url)),
      ).toEqual([
        ['https://www.instagram.com/abeq'],
        [],
        ['https://x.com/calsime', 'https://www.instagram.com/cal.sime'],
        [],
      ])
    },
  },
  {
    quirk: 'Q55',
    holds: 'lists coaches with given titles, also none, with one bio over seasons',
    async check() {
      const { roster, ask } = await taken({
        'rosters/football/2026.staff.csv': 'name,title\nWilla Hedd,Head Football Coach\n',
        'rosters/football/2025.csv': 'name\nAbe Quorn\n',
        'rosters/football/2025.staff.csv': textFile(
          'name,title',
          'Willa Hedd,Associate Head Coach',
          'Gus Gonn,"Head Men\'s Football Coach (interim)"',
        ),
        'rosters/baseball/2027.csv': 'name\nEli Umber\n',
      })
      expect((await roster('2027', 'baseball')).coaches).toEqual([])
      expect((await ask<CoachList>('Staff/coaches?sportId=2')).value.coaches).toEqual([])
      const [now] = (await roster()).coaches
      const [then, gone] = (await roster('2025')).coaches
      expect([now!.title, then!.title, gone!.title]).toEqual([
        'Head Football Coach',
        'Associate Head Coach',
        "Head Men's Football Coach (interim)",
      ])
      expect(then!.staffId).toBe(now!.staffId)
      expect(then!.url).toBe(now!.url)
      const bio = (await ask<StaffBio>(`Staff/${now!.staffId}`)).value
      expect(bio.posts.map(({ season, title, isCurrent }) => [season, title, isCurrent])).toEqual([
        ['2026', 'Head Football Coach', true],
        ['2025', 'Associate Head Coach', false],
      ])
      expect((await ask<StaffBio>(`Staff/${gone!.staffId}`)).value).toMatchObject({
        url: null,
        startYear: null,
        posts: [{ season: '2025' }],
      })
    },
  },
  {
    quirk: 'Q56',
    holds: 'has null for a missing picture, else an address and alternative text',
    async check() {
      const { roster, notes } = await taken({
        ...rosterOf('jersey,name,picture', [
          ['1', 'Abe Quorn', 'pictures/abe.svg'],
          ['2', 'Ben Rusk', 'pictures/none.png'],
          ['3', 'Cal Sime', ''],
        ]),
        'pictures/abe.svg':
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5" width="80" height="100"><rect width="4" height="5" fill="#123456"/></svg>',
      })
      const [abe, ben, cal] = (await roster()).players
      expect(abe!.image).toMatchObject({
        url: expect.stringMatching(/^\/images\/[0-9a-f]{16}$/),
        altText: 'Abe Quorn',
      })
      expect([ben!.image, cal!.image]).toEqual([null, null])
      expect(notes.join('\n')).toContain('picture pictures/none.png is not in the import folder')
    },
  },
  {
    quirk: 'Q66',
    holds: 'uses the roster of the current season, not the newest number',
    async check() {
      const { ask } = await taken({
        'rosters/football/2025.csv': 'name\nAbe Quorn\n',
        'rosters/football/Signing Class 2027.csv': 'name\nEli Umber\n',
      })
      const list = (
        await ask<{ rosterId: number; season: string; isCurrent: boolean }[]>(
          'Rosters/list?sportId=1',
        )
      ).value
      const newest = list.toSorted((a, b) => b.rosterId - a.rosterId)[0]!
      expect(newest.season).toBe('Signing Class 2027')
      expect(list.filter(({ isCurrent }) => isCurrent).map(({ season }) => season)).toEqual([
        '2026',
      ])
      expect((await ask<Roster>('Rosters?sportId=1')).value.season).toBe('2026')
      expect((await ask<Roster>('Rosters/bySport/football')).value.season).toBe('2026')
      expect(
        (await ask<{ season: string }[]>('Rosters/active/list')).value.map(({ season }) => season),
      ).toEqual(['2026'])
    },
  },
]

/** 0 → 'A', 26 → 'BA': a name has letters. */
const letters = (i: number): string =>
  (i < 26 ? '' : letters(Math.floor(i / 26))) + String.fromCharCode(65 + (i % 26))

describe('quirks of people [CA-03]', () => {
  test.each(quirks)('$holds [$quirk]', ({ check }) => check())
})
