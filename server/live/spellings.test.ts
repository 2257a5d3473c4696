import { describe, expect, test } from 'vitest'
import { addFiles, pack, storeForTest } from '../../tests/support/import-store.ts'
import { textFile } from '../../tests/support/text-file.ts'
import { readBoxScore } from '../content/live/live.ts'
import { ReadContext } from '../content/read-context.ts'
import { readRoster } from '../content/people/rosters.ts'
import { readSeasonStats } from '../content/stats/season-stats.ts'
import { checkFolder } from '../import/check/check-folder.ts'
import { importFolder } from '../import/import-folder.ts'
import { formatNote } from '../import/report.ts'
import { ingestStatFile } from './ingest.ts'

type Line = [uni: string, name: string, kills: number]

const matchFile = (day: string, lines: Line[]) =>
  '<vbgame><venue visid="PEL" visname="Pell Harbor" homeid="TST" homename="Testham College" ' +
  `date="${day}"/><status complete="Y" vscore="0" hscore="3" game="3"/>` +
  '<team vh="V" id="PEL" name="Pell Harbor"><linescore line="9,9,9" score="0"/></team>' +
  '<team vh="H" id="TST" name="Testham College"><linescore line="25,25,25" score="3"/>' +
  lines
    .map(
      ([uni, name, kills]) =>
        `<player uni="${uni}" name="${name}" gp="3"><attack k="${kills}" e="0" ta="30"/></player>`,
    )
    .join('') +
  '</team></vbgame>'

const first: Line[] = [
  ['04', 'Brandt, Ida', 10],
  ['09', 'Sorlund, Kaia', 3],
  ['15', 'Vik, Liv', 1],
]
const second: Line[] = [
  ['4', 'Brandt, Idalena', 12],
  ['9', 'Srlund, Kaia', 4],
  ['15', 'Vik, Liv', 1],
]

const rosterOf = (ida = '', kaia = '') =>
  textFile(
    'jersey,name,position,class,also_known_as',
    `4,Ida Brandt,OH,So.,${ida}`,
    `9,Kaia Sørlund,OH,Jr.,${kaia}`,
    '15,Liv Vik,S,Fr.,',
  )
const files = (roster: string) => ({
  'sports.csv': textFile(
    'title,slug,short_name,abbrev,code,gender,current_season',
    'Football,football,football,FB,football,men,2026',
    'Volleyball,volleyball,wvball,VB,wvball,women,2026',
  ),
  'opponents.csv': textFile(
    'title,location,aliases,tag',
    'Aldermoor,"Aldermoor, Iowa",,ALD',
    'Quillan Tech,"Quillan, Minn.",,QLT',
    'Pell Harbor,Pell,,PEL',
  ),
  'rosters/volleyball/2026.csv': roster,
  'schedules/volleyball/2026.csv': textFile(
    'ref,date,time,opponent,home_away,location,stat_file',
    'v1,2026-08-21,6 p.m.,Pell Harbor,H,Testham,stats/one.xml',
    'v2,2026-08-28,6 p.m.,Pell Harbor,H,Testham,stats/two.xml',
  ),
  'stats/one.xml': matchFile('8/21/2026', first),
  'stats/two.xml': matchFile('8/28/2026', second),
})

async function imported(roster = rosterOf()) {
  const store = await storeForTest()
  const folder = pack(files(roster))
  const run = async () =>
    (await importFolder(store, 'test', folder)).parts.flatMap(({ notes }) => notes.map(formatNote))
  const notes = await run()
  const keys = await store.db.selectFrom('identity').select(['key', 'id']).execute()
  const id = (ref: string) => keys.find(({ key }) => key === `ref:${ref}`)!.id
  const context = () => new ReadContext(store, 'test')
  const sportId = (await store.db.selectFrom('sport').select(['id', 'doc']).execute()).find(
    ({ doc }) => doc.includes('"wvball"'),
  )!.id
  return {
    store,
    folder,
    notes,
    id,
    context,
    sportId,
    again: async (other: string) => {
      addFiles(folder, { 'rosters/volleyball/2026.csv': other })
      return run()
    },
    kills: async () => {
      const stats = await readSeasonStats(context(), sportId, '2026')
      const table = stats!.tables[0]!
      const at = table.columns.findIndex(({ key }) => key === 'k')
      return table.rows
        .map(
          ({ name, uni, rosterPlayerId, cells }) =>
            `${uni} ${name} ${String(cells[at])}${rosterPlayerId === null ? '' : ' linked'}`,
        )
        .toSorted()
    },
  }
}

describe('one player in several spellings [GM-01]', () => {
  test('a number with a zero in front is the same number, and is written as on the roster', async () => {
    const { notes, store, id, context } = await imported()
    expect(notes.join('\n')).not.toContain('another number')
    const box = (await readBoxScore(context(), id('v1')))!
    expect(box.homeTeam.tables[0]!.rows.map(({ name, uni }) => `${uni} ${name}`)).toContain(
      '4 Ida Brandt',
    )
    const report = await ingestStatFile(
      store,
      'test',
      id('v1'),
      Buffer.from(matchFile('8/21/2026', [['40', 'Brandt, Ida', 2]])),
    )
    expect(report.warnings.join('\n')).toContain(
      'another number on the roster of 2026: Ida Brandt (40, roster 4)',
    )
  })

  test('a stranger keeps a number that is two on the roster', async () => {
    const { store, id, context } = await imported(
      textFile('jersey,name,position,class', '7,Liv Vik,S,Fr.', '07,Ida Brandt,S,Fr.'),
    )
    const lines: Line[] = [
      ['07', 'Nowhere, Una', 1],
      ['7', 'Vik, Liv', 1],
    ]
    await ingestStatFile(store, 'test', id('v1'), Buffer.from(matchFile('8/21/2026', lines)))
    const box = (await readBoxScore(context(), id('v1')))!
    expect(box.homeTeam.tables[0]!.rows.map(({ uni }) => uni)).toEqual(['07', '7'])
  })

  test('import, PUT and check propose the same roster row', async () => {
    const { notes, store, id, folder } = await imported()
    const said = [
      'Idalena Brandt (4), probably Ida Brandt (4)',
      'Kaia Srlund (9), probably Kaia Sørlund (9)',
    ]
    for (const text of said) expect(notes.join('\n')).toContain(text)
    const report = await ingestStatFile(
      store,
      'test',
      id('v2'),
      Buffer.from(matchFile('8/28/2026', [...second, ['77', 'Nowhere, Una', 1]])),
    )
    for (const text of said) expect(report.warnings.join('\n')).toContain(text)
    expect(report.warnings).toContain('not on the roster of 2026: Una Nowhere (77)')
    const { findings } = await checkFolder(folder)
    expect(findings.map(({ todo }) => todo)).toContain(
      'line 2 of the roster says "Ida Brandt": use the same spelling, or add this one to its also_known_as',
    )
  })

  test('a stored spelling links the player, is not proposed again, and is not public', async () => {
    const { notes, kills, context, sportId, folder } = await imported(
      rosterOf('Idalena Brandt|Ida Brandt-Moe', 'Kaia Sorlund | SRLUND KAIA | Kaia Srlund'),
    )
    expect(notes.filter((text) => text.includes('roster of'))).toEqual([])
    expect(await kills()).toEqual([
      '15 Liv Vik 2 linked',
      '4 Idalena Brandt 22 linked',
      '9 Kaia Srlund 7 linked',
    ])
    expect(JSON.stringify(await readRoster(context(), sportId, '2026'))).not.toContain('Idalena')
    const { findings } = await checkFolder(folder)
    expect(findings.filter(({ check }) => check === 'roster matches')).toEqual([])
  })

  test('a spelling that is stored later joins the lines of earlier games', async () => {
    const { kills, again } = await imported()
    expect((await kills()).length).toBe(5)
    await again(rosterOf('Idalena Brandt', 'Kaia Srlund'))
    expect(await kills()).toEqual([
      '15 Liv Vik 2 linked',
      '4 Idalena Brandt 22 linked',
      '9 Kaia Srlund 7 linked',
    ])
  })
})

describe('two players of one full name [GM-01]', () => {
  const twins = (roster: string[]) =>
    imported(textFile('jersey,name,position,class,also_known_as', ...roster)).then(
      async (department) => {
        for (const [ref, day] of [
          ['v1', '8/21/2026'],
          ['v2', '8/28/2026'],
        ] as const)
          await ingestStatFile(
            department.store,
            'test',
            department.id(ref),
            Buffer.from(
              matchFile(day, [
                ['1', 'Twin, Sam', 5],
                ['07', 'Twin, Sam', 2],
                ['15', 'Vik, Liv', 1],
              ]),
            ),
          )
        return (await department.kills()).filter((line) => line.includes('Twin'))
      },
    )
  test('are two lines, of which the roster has one', async () => {
    expect(await twins(['1,Sam Twin,S,Fr.,', '15,Liv Vik,S,Fr.,'])).toEqual([
      '1 Sam Twin 10 linked',
      '7 Sam Twin 4',
    ])
  })
  test('are two lines where the roster has both, or neither', async () => {
    expect(await twins(['1,Sam Twin,S,Fr.,', '7,Sam Twin,S,Fr.,', '15,Liv Vik,S,Fr.,'])).toEqual([
      '1 Sam Twin 10 linked',
      '7 Sam Twin 4 linked',
    ])
    expect(await twins(['15,Liv Vik,S,Fr.,'])).toEqual(['1 Sam Twin 10', '7 Sam Twin 4'])
  })
  test('keep numbers that are two on the roster', async () => {
    expect(await twins(['1,Sam Twin,S,Fr.,', '07,Sam Twin,S,Fr.,', '7,Liv Vik,S,Fr.,'])).toEqual([
      '07 Sam Twin 4 linked',
      '1 Sam Twin 10 linked',
    ])
  })
})

test('a roster in another spelling throughout is not another team', async () => {
  const { store, id } = await imported()
  const { status, warnings } = await ingestStatFile(
    store,
    'test',
    id('v1'),
    Buffer.from(matchFile('8/21/2026', second.slice(0, 2))),
  )
  expect([status, warnings.some((text) => text.startsWith('no player'))]).toEqual([
    'published',
    false,
  ])
})

describe('a proposal [GM-01]', () => {
  const proposalFor = async (players: string[], line: Line) => {
    const store = await storeForTest()
    await importFolder(
      store,
      'test',
      pack({
        ...files(textFile('jersey,name,position,class', ...players, '88,Una Rast,S,Fr.')),
        'schedules/volleyball/2026.csv': textFile(
          'ref,date,time,opponent,home_away,location',
          'v1,2026-08-21,6 p.m.,Pell Harbor,H,Testham',
        ),
      }),
    )
    const keys = await store.db.selectFrom('identity').select(['key', 'id']).execute()
    const game = keys.find(({ key }) => key === 'ref:v1')!.id
    const { warnings } = await ingestStatFile(
      store,
      'test',
      game,
      Buffer.from(matchFile('8/21/2026', [line, ['88', 'Rast, Una', 1]])),
    )
    return /probably ([^:;]+)/.exec(warnings.join('\n'))?.[1] ?? null
  }

  test.each([
    [
      'the sister with the number',
      ['3,Mia Hale,S,Fr.', '8,Marit Hale,S,Fr.'],
      ['08', 'Hale, M.', 1],
      'Marit Hale (8)',
    ],
    [
      'no sister without a number',
      ['3,Mia Hale,S,Fr.', '8,Marit Hale,S,Fr.'],
      ['', 'Hale, M.', 1],
      null,
    ],
    [
      'a nickname with the number',
      ['12,Margaret Lund,S,Fr.'],
      ['12', 'Lund, Peggy', 1],
      'Margaret Lund (12)',
    ],
    [
      'another transliteration',
      ['6,Yuliia Shevchenko,S,Fr.'],
      ['6', 'Sevcenko, Yulia', 1],
      'Yuliia Shevchenko (6)',
    ],
    ['a married name', ['6,Tove Ask,S,Fr.'], ['6', 'Ask-Lie, Tove', 1], 'Tove Ask (6)'],
    ['no player by number alone', ['6,Tove Ask,S,Fr.'], ['6', 'Rotem, Gil', 1], null],
  ] as [string, string[], Line, string | null][])('%s', async (_, players, line, expected) => {
    expect(await proposalFor(players, line)).toBe(expected)
  })
})
