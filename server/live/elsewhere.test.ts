import { expect, test } from 'vitest'
import { pack, storeForTest } from '../../tests/support/import-store.ts'
import { textFile } from '../../tests/support/text-file.ts'
import { importFolder } from '../import/import-folder.ts'
import { ingestStatFile } from './ingest.ts'

type Fixture = {
  ref: string
  sport: 'mens' | 'womens'
  date: string
  opponent: string
  place: 'H' | 'A' | 'N'
  number?: number
}

const fixtures: Fixture[] = [
  { ref: 'a', sport: 'mens', date: '2026-11-10', opponent: 'Pell Harbor', place: 'H' },
  { ref: 'b', sport: 'mens', date: '2026-11-12', opponent: 'Pell Harbor', place: 'A' },
  { ref: 'c', sport: 'mens', date: '2026-11-20', opponent: 'Marlow College', place: 'N' },
  { ref: 'd', sport: 'mens', date: '2026-11-20', opponent: 'Marlow Coast', place: 'N' },
  { ref: 'e', sport: 'mens', date: '2026-12-05', opponent: 'Orsk State', place: 'H', number: 1 },
  { ref: 'f', sport: 'mens', date: '2026-12-05', opponent: 'Orsk State', place: 'H', number: 2 },
  { ref: 'g', sport: 'mens', date: '2027-01-09', opponent: 'Orsk State', place: 'A' },
  { ref: 'w', sport: 'womens', date: '2026-11-10', opponent: 'Pell Harbor', place: 'H' },
  { ref: 'x', sport: 'womens', date: '2026-11-20', opponent: 'Marlow College', place: 'N' },
]

/**
 * What a scoring program calls each school: title, alias, tag as name, other case, its full name.
 */
const spellings: Record<string, string[]> = {
  'Pell Harbor': ['Pell Harbor', 'PELL HARBOR', 'Pell Harbor University', 'PEL'],
  'Marlow College': ['Marlow College', 'Marlow (OH)', 'MRC'],
  'Marlow Coast': ['Marlow Coast', 'Marlow-Coast', 'MCO'],
  'Orsk State': ['Orsk State', 'Orsk St.', 'ORS'],
}
const tags: Record<string, string> = {
  'Pell Harbor': 'PEL',
  'Marlow College': 'MRC',
  'Marlow Coast': 'MCO',
  'Orsk State': 'ORS',
}

const people = {
  mens: ['Abel Ard', 'Bram Birk', 'Cole Cray', 'Dirk Dorn', 'Emil Esk', 'Finn Falk', 'Gus Grell'],
  womens: ['Ada Alm', 'Bea Brook', 'Cleo Cord', 'Dora Dell', 'Elin Epp', 'Fay Flint', 'Gita Gorm'],
  them: ['Hal Hask', 'Ivo Ince', 'Jon Jarl', 'Kai Kell', 'Leo Lund', 'Max Moss', 'Ned Nash'],
}

type Changes = {
  spelling?: number
  /** The file has no date. */
  undated?: boolean
  unnumbered?: boolean
  /** The program says that the game is at a neutral place. */
  neutral?: boolean
  untagged?: boolean
  /** Only the score. */
  unlisted?: boolean
  /** Our players are on both teams. */
  twice?: boolean
}

let points = 0
/** A file of a game in progress; each call gives other bytes. */
function fileOf(fixture: Fixture, changes: Changes = {}): Buffer {
  points += 1
  const us = fixture.place === 'A' ? 'V' : 'H'
  const names = spellings[fixture.opponent]!
  const them = names[(changes.spelling ?? 0) % names.length]!
  const id = changes.untagged ? 'VIS' : tags[fixture.opponent]!
  const date = changes.undated ? '' : fixture.date
  const number = changes.unnumbered || !fixture.number ? '' : ` dhgame="${fixture.number}"`
  const team = (letter: 'H' | 'V') => {
    const isUs = letter === us
    const players = (isUs || changes.twice ? people[fixture.sport] : people.them)
      .map((name, at) => {
        const [first, last] = name.split(' ')
        return `<player uni="${at + 1}" code="${at + 1}" name="${last}, ${first}" gp="1"><stats fgm="${at === 0 ? points : 0}" fga="${points}" fgm3="0" fga3="0" ftm="0" fta="0" tp="${at === 0 ? 2 * points : 0}"/></player>`
      })
      .join('')
    return `<team vh="${letter}" id="${isUs ? 'TST' : id}" name="${isUs ? 'Testham College' : them}"><linescore line="${2 * points}" score="${2 * points}"><lineprd prd="1" score="${2 * points}"/></linescore>${changes.unlisted ? '' : players}</team>`
  }
  const [home, visitor] = us === 'H' ? ['Testham College', them] : [them, 'Testham College']
  return Buffer.from(
    `<bbgame source="Min" version="1"><venue homename="${home}" visname="${visitor}" date="${date}"${number} neutralgame="${fixture.place === 'N' || changes.neutral ? 'Y' : 'N'}"><rules prds="2" minutes="20"/></venue><status complete="N" period="1" clock="10:00"/>${team('V')}${team('H')}</bbgame>`,
  )
}

async function department() {
  const store = await storeForTest()
  const schedule = (sport: string) =>
    textFile(
      'ref,date,time,opponent,home_away,doubleheader',
      ...fixtures
        .filter((one) => one.sport === sport)
        .map(
          ({ ref, date, opponent, place, number }) =>
            `${ref},${date},${number === 2 ? '5 p.m.' : '1 p.m.'},${opponent},${place},${number ?? ''}`,
        ),
    )
  const roster = (sport: 'mens' | 'womens') =>
    textFile(
      'jersey,first_name,last_name',
      ...people[sport].map((name, at) => `${at + 1},${name.replace(' ', ',')}`),
    )
  await importFolder(
    store,
    'test',
    pack({
      'sports.csv': textFile(
        'title,slug,short_name,abbrev,code,gender,current_season',
        'Football,football,football,FB,football,men,2026',
        "Men's Basketball,mens-basketball,mbball,MBB,mbball,men,2026-27",
        "Women's Basketball,womens-basketball,wbball,WBB,wbball,women,2026-27",
      ),
      'opponents.csv': textFile(
        'title,location,aliases,tag',
        'Aldermoor,"Aldermoor, Iowa",,ALD',
        'Quillan Tech,"Quillan, Minn.",,QLT',
        'Pell Harbor,Pell,Pell Harbor University,PEL',
        'Marlow College,Marlow,Marlow (OH),MRC',
        'Marlow Coast,Coast,,MCO',
        'Orsk State,Orsk,,ORS',
      ),
      'schedules/mens-basketball/2026-27.csv': schedule('mens'),
      'schedules/womens-basketball/2026-27.csv': schedule('womens'),
      'rosters/mens-basketball/2026-27.csv': roster('mens'),
      'rosters/womens-basketball/2026-27.csv': roster('womens'),
    }),
  )
  const rows = await store.db.selectFrom('identity').select(['key', 'id']).execute()
  const ids = new Map(rows.map(({ key, id }) => [key, id]))
  return {
    send: async (ref: string, bytes: Buffer) =>
      ingestStatFile(store, 'test', ids.get(`ref:${ref}`)!, bytes).catch((error: Error) => ({
        status: 'refused',
        warnings: [error.message],
      })),
  }
}

/** Each nth input; all of them as a proof. */
const step = process.env['PROOF'] === '1' ? 1 : 17

const bits = ['undated', 'unnumbered', 'neutral', 'untagged', 'unlisted'] as const
const variants: Changes[] = [0, 1, 2, 3].flatMap((spelling) =>
  Array.from({ length: 2 ** bits.length }, (_, set) => ({
    spelling,
    ...Object.fromEntries(bits.map((bit, at) => [bit, (set & (2 ** at)) > 0])),
  })),
)
const pairs = fixtures.flatMap((game) =>
  fixtures.flatMap((other) => (other === game ? [] : [{ game, other }])),
)

/** Whether nothing in a file of `other` says that it is not of `game`. */
function isAlike(other: Fixture, game: Fixture, changes: Changes): boolean {
  if (other.opponent !== game.opponent) return false
  if (other.sport !== game.sport && !changes.unlisted) return false
  const isDated = !changes.undated && other.date !== game.date
  const isNumbered =
    !changes.unnumbered &&
    other.number !== undefined &&
    other.number !== game.number &&
    // Some programs call every game the first.
    (other.number > 1 || game.number !== undefined)
  const isPlaced = !changes.neutral && other.place !== game.place
  return !isDated && !isNumbered && !isPlaced
}

test.each([
  ['before one of its own', false],
  ['after one of its own', true],
])('publishes no file of another game %s [GM-01]', async (_, after) => {
  const { send } = await department()
  if (after) for (const own of fixtures) await send(own.ref, fileOf(own))
  const tried = pairs
    .flatMap(({ game, other }) =>
      variants.flatMap((changes) =>
        isAlike(other, game, changes) ? [] : [{ game, other, changes }],
      ),
    )
    .filter((__, at) => at % step === 0)
  const wrong: string[] = []
  for (const { game, other, changes } of tried) {
    const { status } = await send(game.ref, fileOf(other, changes))
    if (!['held', 'refused'].includes(status))
      wrong.push(`${other.ref} as ${game.ref} ${JSON.stringify(changes)}`)
  }
  expect(tried.length).toBeGreaterThan(6000 / step)
  expect(wrong).toEqual([])
})

test('publishes no bytes of another game, and no people on both teams [GM-01]', async () => {
  const { send } = await department()
  const files = new Map<string, Buffer>()
  for (const own of fixtures) {
    const bytes = fileOf(own, { unnumbered: true, neutral: true })
    files.set(own.ref, bytes)
    expect([own.ref, (await send(own.ref, bytes)).status]).toEqual([own.ref, 'published'])
  }
  const statuses = new Set<string>()
  for (const { game, other } of pairs)
    statuses.add((await send(game.ref, files.get(other.ref)!)).status)
  for (const own of fixtures)
    statuses.add((await send(own.ref, fileOf(own, { twice: true }))).status)
  expect([...statuses]).toEqual(['held'])
})

test('holds no file of its own game [GM-01]', async () => {
  const held: string[] = []
  for (const changes of variants.filter((_, at) => at % step === 0)) {
    const { send } = await department()
    for (const own of fixtures) {
      const { status, warnings } = await send(own.ref, fileOf(own, changes))
      if (status !== 'published') held.push(`${own.ref} ${JSON.stringify(changes)} ${warnings[0]}`)
    }
  }
  expect(held).toEqual([])
})
