import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { departmentFolder } from '../../../tests/support/department.ts'
import { pack, smallPack } from '../../../tests/support/import-store.ts'
import { checkFolder } from './check-folder.ts'
import type { Finding } from './finding.ts'
import { footballFile } from '../../../tests/support/football-file.ts'
import { textFile } from '../../../tests/support/text-file.ts'

/**
 * Findings of the small department with these files, without those of the small department itself.
 */
async function findings(
  files: Record<string, string | Uint8Array>,
  check?: string,
): Promise<Finding[]> {
  const { findings } = await checkFolder(pack({ ...clean, ...files }))
  return check ? findings.filter((one) => one.check === check) : findings
}
const said = (found: Finding[]) => found.map(({ file, line, what }) => `${file}:${line} ${what}`)

/** The small department with all recommended files. */
const clean = {
  'sports.csv': textFile(
    'title,slug,short_name,abbrev,code,gender,current_season',
    'Football,football,football,FB,football,men,2026',
    'Baseball,baseball,bsb,BSB,baseball,men,',
  ),
  'schedules/football/2026.csv': textFile(
    'ref,date,time,opponent,home_away,location,stat_file,result',
    'a,2026-09-05,7 p.m.,#23 Aldermoor,H,Testham,,W 3-0',
    'b,2026-09-12,TBA,Quillan Tech,A,"Quillan, Minn.",,L 0-3',
  ),
  'stories/one.md': '---\ntitle: One\ndate: 2026-09-06\n---\n\nWords.\n',
}
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="10" height="10"><rect width="10" height="10"/></svg>'

test('reports only a sport without a season for a correct import folder [CA-03]', async () => {
  expect(said(await findings({}))).toEqual([
    'sports.csv:3 Baseball has no current_season, so its pages show no roster and no schedule',
  ])
})

test('finds in the example department only its intended findings [CA-03]', async () => {
  const { findings } = await checkFolder(departmentFolder)
  expect(said(findings)).toEqual([
    'history/football.csv:5 a score without W, L, T or N is not counted as a result',
    'history/football.csv:5 opponent "Old Normal" is not a title or alias in opponents.csv; listed without a page',
    'files/handbook.pdf:null the PDF has no tags, so a screen reader cannot tell its headings, lists and tables',
    'files/minutes.pdf:null the PDF has no tags, so a screen reader cannot tell its headings, lists and tables',
    'schedules/football/2026.csv:4 2099-09-12 is outside the season 2026 (2025-07-01 to 2027-06-30)',
    'stories/season-opens.md:4 is dated 2026-08-28 09:00, before the game of 2026-08-29 against #23 Ashford, 2026-08-29 18:00 in schedules/football/2026.csv line 2',
    'schedules/football/2026.csv:3 the season statistics are from 1 of 2 games, and their page says so',
  ])
})

test('reports what an import would refuse or note, with a fix [CA-03]', async () => {
  // A folder of its own, because other tests create theirs beside it.
  const folder = await mkdtemp(join(tmpdir(), 'check-'))
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const { findings: found } = await checkFolder(
    pack({
      ...clean,
      'rosters/football/2026.csv': 'jersey,name\n1,7\n',
      'schedules/football/2026.csv': 'date,opponent,home_away\n2026-09-05,Nowhere State,H\n',
      'pictures/a.svg': svg,
      'files/a.pdf': '%PDF-1',
      'documents.yaml': '- {title: A, path: a.pdf, file: {path: files/a.pdf}}',
      'facilities.yaml': '- {title: A, featuredImage: {path: pictures/a.svg, alt: A field}}',
    }),
    { tenant: 'nowhere' },
  )
  expect(found.filter(({ level }) => level === 'refused')).toEqual([
    {
      level: 'refused',
      check: 'import',
      file: 'rosters/football/2026.csv',
      line: 2,
      what: 'name "7" is a number',
      todo: 'correct it: it is not imported',
    },
  ])
  expect(found.find(({ what }) => what.includes('Nowhere'))).toMatchObject({
    level: 'warning',
    line: 2,
    todo: 'add the school to opponents.csv, or this spelling to its aliases',
  })
  // The import folder is the only folder this test made.
  expect(await readdir(folder)).toHaveLength(1)
  for (const kept of ['pictures', 'files'])
    expect(existsSync(join(process.cwd(), ':memory:', kept, 'nowhere'))).toBe(false)
})

test('checks an import folder with a missing or broken site.yaml too [CA-03]', async () => {
  const broken = await findings({ 'site.yaml': 'name: X\n' })
  expect(broken.find(({ file }) => file === 'site.yaml')).toMatchObject({ level: 'refused' })
  const { 'site.yaml': _, ...rest } = smallPack
  const { findings: without } = await checkFolder(pack({ 'site.yaml': '', ...rest }))
  expect(without.some(({ file }) => file === 'rosters/football/2026.csv')).toBe(false)
})

describe('links [CA-03]', () => {
  test.each([
    ['/sports/soccer/schedule', 'there is no sport "soccer"'],
    ['/sports/football/roster/2019', 'Football has no season "2019"'],
    ['/sports/football/shedule', 'a sport has no page "shedule"'],
    ['/news/2026/9/6/two', 'there is no story with this date and name'],
    ['/documents/none.pdf', 'documents.yaml has no such path'],
    ['/publications/none', 'publications.yaml has no such slug'],
    ['/no-such-page', 'the site has no such page'],
    ['/sports/2026/3/14/none.aspx', 'sport-files.yaml has no page with this date and name'],
    ['/files/abc/a.pdf', 'URLs of files are made by the import and change with the file'],
  ])('reports %s in a menu as broken', async (target, reason) => {
    expect(
      said(await findings({ 'navigation.yaml': `- title: A\n  url: ${target}\n` }, 'links')),
    ).toEqual([`navigation.yaml:2 ${target} is a dead link: ${reason}`])
  })

  test('does not report links that work', async () => {
    const targets = [
      '/',
      '/sports/football',
      '/sports/football/videos',
      '/videos',
      '/my-teams',
      '/settings',
      '/sports/BSB',
      '/Sports/Football/Schedule/2026',
      '/sports/football/roster/print/2026',
      '/sports/football/coaches',
      '/news/2026/09/06/one',
      '/news/2026/9/6/one?x=1#y',
      '/facilities',
      '/otd',
      '/honors/hall',
      '/calendar/print/month/all/2026-09-01/2026-09-30/all',
      '/old/thing',
      '/watch/live',
      '/documents/a/b.pdf',
      '/publications/guide',
      '/sports/2026/3/14/camps.aspx',
      '/protected/sports/2026/3/15/bus.aspx',
      '/api/v2/Sports',
      '/form/1',
    ]
    expect(
      said(
        await findings(
          {
            'navigation.yaml': targets.map((url, i) => `- title: T${i}\n  url: ${url}\n`).join(''),
            'redirects.yaml': '- {from: /old/*, to: /calendar}\n',
            'files/a.pdf': '%PDF-1',
            'documents.yaml': '- {title: A, path: a/b.pdf, file: {path: files/a.pdf}}',
            'publications.yaml': "- {title: Guide, date: 2026-01-01, link: 'https://x.example'}",
            'sport-files.yaml': textFile(
              '- {title: A, filename: camps.aspx, date: 2026-03-14}',
              '- {title: B, filename: bus.aspx, date: 2026-03-15, access: protected}',
            ),
          },
          'links',
        ),
      ),
    ).toEqual([])
  })

  test('checks stories, texts of lists, tables and redirects, each with its line', async () => {
    expect(
      said(
        await findings(
          {
            'stories/one.md': textFile(
              '---',
              'title: One',
              'date: 2026-09-06',
              '---',
              '',
              'See [this](/nowhere-1)',
              'and <a href="/nowhere-2">that</a> and [page](/calendar).',
            ),
            'facilities.yaml':
              '- title: A\n  description: |\n    Words.\n    See [b](/nowhere-3).\n',
            'redirects.yaml': '- {from: /a, to: /nowhere-4}\n',
            'schedules/football/2026.csv':
              'date,opponent,home_away,tickets\n2026-09-05,Aldermoor,H,Buy|/nowhere-5\n',
          },
          'links',
        ),
      ).map((one) => one.split(' is a dead link')[0]),
    ).toEqual([
      'facilities.yaml:4 /nowhere-3',
      'redirects.yaml:1 /nowhere-4',
      'stories/one.md:6 /nowhere-1',
      'stories/one.md:7 /nowhere-2',
      'schedules/football/2026.csv:2 /nowhere-5',
    ])
  })
})

test('reports redirects in a circle or over many steps [CA-03]', async () => {
  expect(
    said(
      await findings(
        {
          'redirects.yaml': textFile(
            '- {from: /a, to: /b}',
            '- {from: /b, to: /a}',
            '- {from: /c, to: /d}',
            '- {from: /d, to: /e}',
            '- {from: /e, to: /calendar}',
            '- {from: /g/*, to: /h/*}',
            '- {from: /h/*, to: /g/*}',
          ),
        },
        'redirects',
      ),
    ),
  ).toEqual([
    'redirects.yaml:1 /a redirects in a loop: /a → /b → /a',
    'redirects.yaml:2 /b redirects in a loop: /b → /a → /b',
    'redirects.yaml:3 /c redirects to /calendar in 3 steps: /c → /d → /e → /calendar',
    'redirects.yaml:6 /g/* redirects in a loop: /g/x → /h/x → /g/x',
    'redirects.yaml:7 /h/* redirects in a loop: /h/x → /g/x → /h/x',
  ])
  expect(
    (
      await findings({ 'redirects.yaml': "- {from: /a, to: 'https://elsewhere.example/x'}\n" })
    ).find(({ file }) => file === 'redirects.yaml'),
  ).toMatchObject({
    what: 'https://elsewhere.example/x is not followed: its host is not in redirectHosts of site.yaml',
    todo: 'if the host is yours, add it to the list in site.yaml',
  })
})

test('reports alt texts that are file names, and HTML pictures without one [CA-03]', async () => {
  expect(
    said(
      await findings(
        {
          'pictures/IMG_12.svg': svg,
          'stories/one.md': textFile(
            '---',
            'title: One',
            'date: 2026-09-06',
            'picture: pictures/IMG_12.svg',
            'alt: IMG_12',
            '---',
            '',
            '![photo](pictures/IMG_12.svg)',
            '<img src="x.png"> ![A runner at the line](pictures/IMG_12.svg)',
          ),
          'facilities.yaml':
            '- title: A\n  featuredImage: {path: pictures/IMG_12.svg, alt: IMG_12.svg}\n',
        },
        'alt texts',
      ),
    ),
  ).toEqual([
    'stories/one.md:5 picture pictures/IMG_12.svg: its alt text "IMG_12" is a file name',
    'stories/one.md:8 picture pictures/IMG_12.svg: its alt text "photo" does not describe it',
    'stories/one.md:9 picture x.png: has no alt text and is left out of the page',
    'facilities.yaml:2 picture pictures/IMG_12.svg: its alt text "IMG_12.svg" is a file name',
  ])
})

test('reports colors without contrast, and a brand too pale for text [CA-03]', async () => {
  const site = (brand: string, second: string) => ({
    'site.yaml': smallPack['site.yaml'].replace('#102030', brand).replace('#f0c000', second),
  })
  expect(said(await findings(site('#102030', '#203040'), 'colours'))).toEqual([
    'site.yaml:6 brand #102030 and second #203040 have 1.2:1: one is hardly visible on the other (3:1 is needed)',
  ])
  expect(said(await findings(site('#ffd700', '#101010'), 'colours'))).toEqual([
    expect.stringMatching(
      /^site\.yaml:6 brand #ffd700 has 1\.4:1 on white: links and headings use #[0-9a-f]{6} instead$/,
    ),
  ])
})

test('reports unused files, and names that differ only in case [CA-03]', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 12 }, (_, i) => [`pictures/old/${String(i).padStart(2, '0')}.svg`, svg]),
  )
  const found = await findings(
    {
      'pictures/A.svg': svg,
      'files/b.pdf': '%PDF-1',
      'facilities.yaml': '- {title: A, featuredImage: {path: pictures/a.svg, alt: A field}}',
      ...many,
    },
    'unused files',
  )
  expect(said(found)).toEqual([
    'files/b.pdf:null no content uses this file',
    'pictures/A.svg:null no content uses this file',
    'pictures/old/:null no content uses 12 files of this folder (00.svg, 01.svg, 02.svg, …)',
  ])
  expect(found[1]!.todo).toContain('it is used as pictures/a.svg')
})

describe('duplicate games [CA-03]', () => {
  const games = (...rows: string[]) => ({
    'schedules/football/2026.csv': textFile(
      'date,time,opponent,home_away,doubleheader,result,team_score,opponent_score',
      `${rows.join('\n')}`,
    ),
  })
  test.each([
    [
      'a game without a time',
      ['2026-09-05,7 p.m.,Aldermoor,H,,,,', '2026-09-05,,#3 Aldermoor,H,,,,'],
      1,
    ],
    [
      'the same score',
      ['2026-09-05,1 p.m.,Aldermoor,H,,W,7,3', '2026-09-05,1:00 PM,Aldermoor,H,,W,7,3'],
      0,
    ],
    [
      'the same score and time',
      ['2026-09-05,1 p.m.,Aldermoor,H,,W,7,3', '2026-09-05,1 pm,Aldermoor St.,H,,W,7,3'],
      0,
    ],
    [
      'home and away with one score',
      ['2026-09-05,1 p.m.,Aldermoor,H,,W,7,3', '2026-09-05,1 p.m.,Aldermoor,A,,W,7,3'],
      1,
    ],
    [
      'a doubleheader by its numbers',
      ['2026-09-05,TBA,Aldermoor,H,1,,,', '2026-09-05,TBA,Aldermoor,H,2,,,'],
      0,
    ],
    [
      'a doubleheader by its times',
      ['2026-09-05,1 p.m.,Aldermoor,H,y,,,', '2026-09-05,4 p.m.,Aldermoor,H,y,,,'],
      0,
    ],
    [
      'a doubleheader by its scores',
      ['2026-09-05,,Aldermoor,H,,W,7,3', '2026-09-05,,Aldermoor,H,,L,1,3'],
      0,
    ],
    [
      'two rounds of a tournament',
      ['2026-09-05,,First Round,N,,,,', '2026-09-05,TBA,First Round,N,,,,'],
      0,
    ],
  ])('%s', async (_, rows, n) => {
    expect(await findings(games(...rows), 'duplicate games')).toHaveLength(n)
  })

  test('are found in two files whatever their times', async () => {
    const found = await findings(
      {
        ...games('2026-09-05,1 p.m.,Aldermoor,H,,,,'),
        'schedules/football/2025.csv':
          'date,time,opponent,home_away\n2026-09-05,5 p.m.,Aldermoor,H\n',
        'rosters/football/2025.csv': 'name\nAda Alpha\n',
      },
      'duplicate games',
    )
    expect(said(found)).toEqual([
      'schedules/football/2026.csv:2 the game against Aldermoor on 2026-09-05 is already on schedules/football/2025.csv:2',
    ])
  })
})

test('reports dates outside the season, and events that never end [CA-03]', async () => {
  expect(
    said(
      await findings(
        {
          'schedules/football/2026.csv': textFile(
            'date,end_date,opponent,home_away',
            '2062-09-05,,Aldermoor,H',
            '2026-09-12,2027-09-13,Quillan Tech,H',
            '2027-02-01,,Pacific,A',
          ),
        },
        'dates',
      ),
    ),
  ).toEqual([
    'schedules/football/2026.csv:2 2062-09-05 is outside the season 2026 (2025-07-01 to 2027-06-30)',
    'schedules/football/2026.csv:3 the event lasts 367 days, from 2026-09-12 to 2027-09-13',
  ])
})

test('reports seasons without a roster or a schedule [CA-03]', async () => {
  expect(
    said(
      await findings(
        {
          'sports.csv': textFile(
            'title,slug,code,current_season',
            'Football,football,football,2026',
            'Golf,golf,mgolf,2026-27',
          ),
          'rosters/football/2024.csv': 'name\nAda Alpha\n',
          'schedules/football/1999.csv': 'date,opponent,home_away\n1999-09-05,Aldermoor,H\n',
        },
        'seasons',
      ),
    ),
  ).toEqual([
    'sports.csv:2 Football has a roster but no schedule for 2024',
    'sports.csv:2 Football has a schedule but no roster for 1999',
    'sports.csv:3 Golf has no roster for its current season 2026-27',
    'sports.csv:3 Golf has no schedule for its current season 2026-27',
  ])
})

test('reports one person in two spellings, and not two different people [CA-03]', async () => {
  const rosters = (older: string, newer: string) => ({
    'schedules/football/2025.csv': 'date,opponent,home_away\n2025-09-05,Aldermoor,H\n',
    'rosters/football/2025.csv': `jersey,first_name,last_name,hometown,person\n${older}\n`,
    'rosters/football/2026.csv': `jersey,first_name,last_name,hometown,person\n${newer}\n`,
  })
  expect(
    said(await findings(rosters('7,Jon,Smyth,Ames,', '9,Jonathan,Smyth,Ames,'), 'people')),
  ).toEqual([
    'rosters/football/2026.csv:2 "Jonathan Smyth" is probably "Jon Smyth" of rosters/football/2025.csv:2',
  ])
  for (const slip of ['7,Jon,Smith,,', '7,Jon,Smyht,,'])
    expect(await findings(rosters('7,Jon,Smyth,Ames,', slip), 'people')).toHaveLength(1)
  for (const [older, newer] of [
    ['7,Jon,Smyth,Ames,', '9,Jon,Smith,Dubuque,'],
    ['7,Jon,Smyth,Ames,a', '7,Jon,Smith,Ames,b'],
    ['7,Jon,Smyth,Ames,', '7,Tom,Smyth,Ames,'],
    ['7,Jon,Smyth,Ames,\n8,Jonathan,Smyth,Ames,', '7,Jon,Smyth,Ames,'],
  ] as const)
    expect(await findings(rosters(older, newer), 'people')).toEqual([])
})

test('asks for a person key when a name returns after 15 years or more [CA-03]', async () => {
  const rosters = (rows: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(rows).map(([season, row]) => [
        `rosters/football/${season}.csv`,
        `jersey,first_name,last_name,class,person\n${row}\n`,
      ]),
    )
  const people = async (rows: Record<string, string>) => findings(rosters(rows), 'people')
  const found = await people({
    1994: '40,Olaf,Brekke,So.,',
    1995: '40,Olaf,Brekke,Jr.,',
    2025: '22,Olaf,Brekke,Fr.,',
    2026: '22,Olaf,Brekke,So.,',
  })
  expect(said(found)).toEqual([
    'rosters/football/2025.csv:2 "Olaf Brekke" is also on line 2 of rosters/football/1995.csv, ' +
      '30 years earlier; without a person key both are one person',
  ])
  expect(found[0]!.todo).toContain('olaf-brekke-2025')
  expect(await people({ '2005-06': '1,Ida,Lo,Fr.,', '2020-21': '2,IDA,Lo,Fr.,' })).toHaveLength(1)
  for (const decided of [
    { 1995: '40,Olaf,Brekke,Jr.,', 2009: '22,Olaf,Brekke,Fr.,' },
    { 1995: '40,Olaf,Brekke,Jr.,', 2025: '22,Olaf,Brekke,Fr.,olaf-2025' },
    { 1995: '40,Olaf,Brekke,Jr.,x', 2025: '22,Olaf,Brekke,Fr.,x' },
    { 1995: '40,Olaf,Brekke,Jr.,', 2025: '22,Ola,Brekke,Fr.,' },
  ] as Record<string, string>[])
    expect(await people(decided)).toEqual([])
})

describe('stat files [CA-03]', () => {
  const games = (...rows: string[]) =>
    `date,time,opponent,home_away,doubleheader,stat_file\n${rows.join('\n')}\n`
  const roster = 'jersey,first_name,last_name\n12,Sam,Okafor\n5,Lee,Ramos\n'
  const file = (name: string, score = '31') =>
    readFileSync(join(departmentFolder, 'stats/fb-1.xml'), 'utf8')
      .replaceAll('Okafor,Sam', name)
      .replaceAll('Ashford', 'Aldermoor')
      .replace('line="7,10,7,7" score="31"', `line="7,10,7,7" score="${score}"`)

  test('names an unknown player once, with the likely roster player', async () => {
    const found = await findings(
      {
        'rosters/football/2026.csv': roster,
        'stats/a.xml': file('Okafor,Samuel'),
        'stats/b.xml': file('Okafor,Samuel', '32').replaceAll('08/29/2026', '09/12/2026'),
        'stats/c.xml': file('Brandt,Wes').replaceAll('08/29/2026', '09/19/2026'),
        'schedules/football/2026.csv': games(
          '2026-08-29,6 p.m.,Aldermoor,H,,stats/a.xml',
          '2026-09-12,6 p.m.,Aldermoor,H,,stats/b.xml',
          '2026-09-19,6 p.m.,Aldermoor,H,,stats/c.xml',
        ),
      },
      'roster matches',
    )
    expect(said(found)).toEqual([
      'stats/a.xml:null "Samuel Okafor" (12) is not in rosters/football/2026.csv, and in 1 more file',
      'stats/c.xml:null "Wes Brandt" (12) is not in rosters/football/2026.csv',
    ])
    expect(found.map(({ todo }) => todo)).toEqual([
      'line 2 of the roster says "Sam Okafor": use the same spelling, or add this one to its ' +
        'also_known_as',
      'add the player to the roster, or ask the scorer to correct the name',
    ])
    // Our side is recognized by name in any spelling, also in a file without roster players.
    const [unknown] = await findings(
      {
        'site.yaml': smallPack['site.yaml'].replace('Testham College', 'Søndre Å College'),
        'rosters/football/2026.csv': roster,
        'stats/a.xml': file('Brandt,Wes')
          .replaceAll('"TST"', '"SAC"')
          .replaceAll('Testham', 'SONDRE A COLLEGE'),
        'schedules/football/2026.csv': games('2026-08-29,6 p.m.,Aldermoor,H,,stats/a.xml'),
      },
      'roster matches',
    )
    expect(unknown?.what).toBe('"Wes Brandt" (12) is not in rosters/football/2026.csv')
    expect(
      await findings(
        {
          'rosters/football/2026.csv': roster,
          'stats/a.xml': file('OKAFOR,SAM'),
          'schedules/football/2026.csv': games('2026-08-29,6 p.m.,Aldermoor,H,,stats/a.xml'),
        },
        'roster matches',
      ),
    ).toEqual([])
  })

  test('finds a player of the roster among the players of the other team', async () => {
    const base = {
      'rosters/football/2026.csv': `${roster}60,Cole,Abara\n`,
      'schedules/football/2026.csv': games('2026-08-29,6 p.m.,Aldermoor,H,,stats/a.xml'),
    }
    const game = file('Okafor,Sam')
    const other = /name="([^"]+,[^"]+)"/.exec(game.slice(game.indexOf('vh="V"')))![1]!
    expect(
      said(
        await findings(
          { ...base, 'stats/a.xml': game.replaceAll(other, 'Abara,Cole') },
          'roster matches',
        ),
      ),
    ).toEqual([
      'stats/a.xml:null "Cole Abara" is a player of Aldermoor here, and is also on the roster ' +
        'rosters/football/2026.csv',
    ])
    expect(await findings({ ...base, 'stats/a.xml': game }, 'roster matches')).toEqual([])
  })

  test('takes two rows with equal line scores as one game [Q9]', async () => {
    const two = (second: string) => ({
      'rosters/football/2026.csv': roster,
      'stats/a.xml': file('Okafor,Sam'),
      'stats/b.xml': file('Okafor,Sam', second).replace(
        'generated="11/21/2026"',
        'generated="09/06/2026"',
      ),
      'schedules/football/2026.csv': games(
        '2026-08-29,1 p.m.,Aldermoor,H,1,stats/a.xml',
        '2026-08-29,4 p.m.,Aldermoor,H,2,stats/b.xml',
      ),
    })
    expect(said(await findings(two('31'), 'duplicate games'))).toEqual([
      'schedules/football/2026.csv:3 the game against Aldermoor on 2026-08-29 is already on line 2',
      'stats/b.xml:null holds the same game as stats/a.xml: the same day, teams and line score',
    ])
    expect(await findings(two('24'), 'duplicate games')).toEqual([])
  })
})

describe('games without a result [CA-03]', () => {
  const football = 'schedules/football/2026.csv'
  const head = 'ref,date,end_date,time,opponent,home_away,status,result,stat_file,type'
  const rows = (...lines: string[]) => ({ [football]: textFile(head, ...lines) })
  const day = new Date().toISOString().slice(0, 10)

  test('are reported with their line and a fix', async () => {
    const found = await findings(
      rows(
        'a,2026-09-05,,7 p.m.,Aldermoor,H,,W 3-0,,',
        'b,2026-09-12,,7 p.m.,Aldermoor,H,,,,',
        'c,2026-09-19,2026-09-20,TBA,Quillan Tech,A,,21-14,,',
      ),
      'results',
    )
    expect(said(found)).toEqual([
      `${football}:3 the game of 2026-09-12 against Aldermoor has no result`,
      `${football}:4 the game of 2026-09-19 against Quillan Tech has no result`,
    ])
    expect(found[0]!.todo).toBe(
      'write its result (W 24-21), or status postponed, suspended or canceled',
    )
  })

  test('are reported when their stat file stops before the end', async () => {
    const stopped = footballFile({
      home: 'Testham College',
      visitor: 'Aldermoor',
      us: [7, 3],
      quarter: 2,
    })
    const found = await findings(
      { ...rows('a,2026-09-05,,7 p.m.,Aldermoor,H,,,stats/a.xml,'), 'stats/a.xml': stopped },
      'results',
    )
    expect(said(found)).toEqual([
      `${football}:2 the game of 2026-09-05 against Aldermoor has no final: its stat file stats/a.xml stops at 0-10 2nd`,
    ])
  })

  test.each([
    ['of today', `a,${day},,TBA,Aldermoor,H,,,,`],
    ['to come', 'a,2027-01-05,,7 p.m.,Aldermoor,H,,,,'],
    ['postponed', 'a,2026-09-05,,7 p.m.,Aldermoor,H,postponed,,,'],
    ['suspended', 'a,2026-09-05,,7 p.m.,Aldermoor,H,suspended,,,'],
    ['forfeited', 'a,2026-09-05,,7 p.m.,Aldermoor,H,,W (forfeit),,'],
    ['an exhibition', 'a,2026-09-05,,7 p.m.,Aldermoor,H,,,,S'],
    ['a bye week', 'a,2026-09-05,,,Bye Week,H,,,,'],
  ])('are not reported when they are %s', async (_, line) =>
    expect(await findings(rows(line), 'results')).toEqual([]),
  )

  test('are one finding when they are many', async () => {
    const many = Array.from({ length: 11 }, (_, i) => `g${i},2026-09-${10 + i},,,Aldermoor,H,,,,`)
    expect(said(await findings(rows(...many), 'results'))).toEqual([
      `${football}:2 11 past games have no result, from the game of 2026-09-10 against Aldermoor on`,
    ])
  })
})
