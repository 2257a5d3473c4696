import { describe, expect, test, vi } from 'vitest'
import { addFiles, pack, storeForTest } from '../../../tests/support/import-store.ts'
import { askerOf } from '../../../tests/support/ask-api.ts'
import type { PastPlayer } from '../../../src/contract/people.schema.ts'
import type { Store } from '../../db/store.ts'
import { importFolder } from '../../import/import-folder.ts'
import { formatNote } from '../../import/report.ts'
import { readAwards } from '../honors/awards.ts'
import { readRandomPlayer } from './player-history.ts'
import { readPlayer } from './players.ts'
import { ReadContext } from '../read-context.ts'
import { readRoster } from './rosters.ts'
import { readStaffMember } from '../department/staff.ts'
import { textFile } from '../../../tests/support/text-file.ts'

const football = 'rosters/football/2026.csv'
const staffFile = 'rosters/football/2026.staff.csv'

async function taken(files: Record<string, string>, store?: Store) {
  const into = store ?? (await storeForTest())
  const folder = pack(files)
  const report = await importFolder(into, 'test', folder)
  return {
    store: into,
    folder,
    ask: askerOf(into, 'test'),
    notes: report.parts.flatMap(({ notes }) => notes).map(formatNote),
  }
}
const names = (people: { firstName: string; lastName: string }[]) =>
  people.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())

describe('a hidden player [RT-18]', () => {
  const files = {
    [football]: textFile(
      'jersey,name,hide,hide_bio,bio,person',
      '1,Abe Quorn,,,"Plays **well**.",abe',
      '2,Ben Rusk,y,,Secret words,ben',
      '3,Cal Sime,,y,Secret words,cal',
    ),
    'rosters/football/2025.csv': 'jersey,name,person,hide\n2,Ben Rusk,ben,y\n9,Cal Sime,cal,\n',
    'rosters/football/2027.csv': 'jersey,name,hide\n5,Dov Tarn,y\n',
    'rosters/football/2027.staff.csv': 'name,title,hide\nGus Gonn,Head Coach,y\n',
    [staffFile]: textFile(
      'name,title,hide,hide_bio,bio',
      'Willa Hedd,Head Coach,,y,Secret words',
      'Ivo Jass,Trainer,y,,Secret words',
    ),
    'staff.yaml': textFile(
      '- {firstName: Ivo, lastName: Jass, title: Trainer, hide: true, bio: Secret words}',
      '- {firstName: Kai, lastName: Lund, title: Director}',
    ),
    'all-americans.yaml':
      '- {firstName: Ben, lastName: Rusk, sportId: football, playerId: ben, selections: [{year: 2025}]}\n',
  }

  test('is in no answer of any call, by name or number', async () => {
    const { ask, store } = await taken(files)
    const calls = [
      'Rosters?sportId=1',
      'Rosters/1',
      'Rosters/2',
      'Rosters/3',
      'Rosters/list',
      'Rosters/active/list',
      'Rosters/bySport/football',
      'Players/roster/1',
      'Players/roster/2',
      'Players/roster/3',
      'Players/history',
      'Players/search?searchText=rusk',
      'Players/search?searchText=tarn',
      ...[1, 2, 3, 4, 5, 6].flatMap((id) => [
        `Players/roster/bio/${id}`,
        `Players/${id}/media`,
        `Staff/${id}`,
      ]),
      'Staff',
      'Staff/supportStaff',
      'Staff/coaches?sportId=1',
      'Staff/coaches?sportId=1&season=2027',
      'Staff/sports/1',
      'Staff/departments',
      'Staff/coaches/filters/seasons',
      'Sports',
      ...['tarn', 'jass', 'gonn', 'secret words'].flatMap((words) => [
        `Search?q=${words}`,
        `Search/suggest?q=${words}`,
      ]),
    ]
    for (const call of calls) {
      const { text } = await ask(call)
      expect([call, /Rusk|Tarn|Gonn|Jass|Secret|2027/.exec(text)?.[0]]).toEqual([call, undefined])
    }
    const random = new Set<string>()
    for (let minute = 0; minute < 12; minute++)
      random.add(
        (await readRandomPlayer(new ReadContext(store, 'test', new Date(minute * 60_000))))!
          .lastName,
      )
    expect([...random].toSorted()).toEqual(['Quorn', 'Sime'])
  })

  test('is no mate of a player at the same position, nor is one with a hidden bio', async () => {
    const { ask } = await taken({
      [football]: textFile(
        'jersey,name,position,hide,hide_bio',
        '1,Abe Quorn,QB,,',
        '2,Ben Rusk,QB,y,',
        '3,Cal Sime,QB,,y',
        '4,Dov Tarn,QB,,',
        '5,Eli Unger,RB,,',
      ),
    })
    const [abe] = (await ask('Rosters?sportId=1')).value.players
    const { mates } = (await ask(`Players/roster/bio/${abe.rosterPlayerId}`)).value
    expect(names(mates)).toEqual(['Dov Tarn'])
  })

  test('with a hidden bio stays on the roster without texts', async () => {
    const { ask } = await taken(files)
    const [, cal] = (await ask('Rosters?sportId=1')).value.players
    expect(cal).toMatchObject({ lastName: 'Sime', hideBio: true })
    expect((await ask(`Players/roster/bio/${cal.rosterPlayerId}`)).value).toMatchObject({
      hideBio: true,
      bio: null,
      historicalFields: [],
      statsSeasons: [],
    })
    const [willa] = (await ask('Staff/coaches?sportId=1')).value.coaches
    expect(willa).toMatchObject({ hideBio: true, url: null })
    expect((await ask(`Staff/${willa.staffId}`)).value).toMatchObject({ hideBio: true, bio: null })
    expect((await ask('Search?q=sime')).value.items.map(({ url }: { url: string }) => url)).toEqual(
      ['/sports/football/roster/2026'],
    )
    expect(
      (await ask('Search?q=plays well')).value.items.map(({ title }: { title: string }) => title),
    ).toEqual(['Abe Quorn'])
    // As the server sends it: unknown fields are kept there.
    vi.stubEnv('NODE_ENV', 'production')
    const history = await ask('Players/history?nameSearch=sime')
    expect(history.value.items).toMatchObject([{ lastName: 'Sime', url: null }])
    expect(history.text + (await ask('Players/search?searchText=quorn')).text).not.toMatch(
      /hideBio|found|Plays/,
    )
    // A hidden All-American stays listed, without a link.
    expect((await ask('AllAmerican/1')).value).toMatchObject({ lastName: 'Rusk', player: null })
  })

  test('appears when the file says so, and readers are notified', async () => {
    const { ask, folder, store } = await taken(files)
    expect((await ask('Rosters?sportId=1&season=2027')).status).toBe(204)
    expect((await ask('Players/history?nameSearch=tarn')).value.total).toBe(0)
    addFiles(folder, { 'rosters/football/2027.csv': 'jersey,name,hide\n5,Dov Tarn,\n' })
    await importFolder(store, 'test', folder)
    expect(names((await ask('Rosters?sportId=1&season=2027')).value.players)).toEqual(['Dov Tarn'])
    expect((await ask('Players/history?nameSearch=tarn')).value.total).toBe(1)
    addFiles(folder, { 'rosters/football/2027.csv': 'jersey,name,hide\n5,Dov Tarn,y\n' })
    await importFolder(store, 'test', folder)
    expect((await ask('Rosters?sportId=1&season=2027')).status).toBe(204)
    expect((await ask('Players/history?nameSearch=tarn')).value.total).toBe(0)
  })

  test('does not affect another department', async () => {
    const { store } = await taken({})
    await importFolder(
      store,
      'other',
      pack({
        'site.yaml': textFile(
          'name: Other Otters',
          'shortName: Otters',
          'schoolName: Other',
          'abbreviation: OTH',
          'timeZone: America/Chicago',
          'colours: {brand: "#102030", second: "#f0c000"}',
          'hosts: [other.localhost]',
        ),
        [football]: 'name\nOnly Otter\n',
      }),
    )
    expect(names((await askerOf(store, 'other')('Players/history')).value.items)).toEqual([
      'Only Otter',
    ])
    expect(names((await askerOf(store, 'test')('Players/history')).value.items)).toEqual([
      'Ada Alpha',
      'Bo Beta',
      'Cy Gamma',
    ])
  })
})

test('ends each heading of a bio with a colon in search results [RT-14]', async () => {
  const { store } = await taken({
    [football]: textFile(
      'jersey,name,bio',
      '1,Abe Quorn,"**At Testham**\n\nPlays well.\n\n**Before Testham:** Ran."',
    ),
  })
  const entries = store.db.selectFrom('search').select('text').where('title', '=', 'Abe Quorn')
  expect((await entries.executeTakeFirst())?.text).toContain(
    'At Testham: Plays well. Before Testham: Ran.',
  )
})

describe('the bio of a player [RT-04]', () => {
  test('shows changes of weight and height, and every season once', async () => {
    const { ask } = await taken({
      [football]: textFile(
        'jersey,name,person,weight,height,letters,class,custom1,pronouns,gender,jersey_second',
        '1,Abe Quorn,abe,210,6-2,2,Jr.,"<a href=""https://x.example"" onclick=alert(1)>Reds</a",he/him,men,21',
        '2,Ben Rusk,ben,180,6-0,,Jr.-2L,,,,',
      ),
      'rosters/football/2025.csv': 'jersey,name,person,weight,height\n11,Abe Quorn,abe,200,6-2\n',
      'rosters/football/2024.csv': 'jersey,name,person,weight,height\n11,Abe Quorn,abe,205,\n',
      'people-settings.yaml': '- {for: rosters, labels: {custom1: Club}}\n',
    })
    const [abe, ben] = (await ask('Rosters?sportId=1')).value.players
    expect(abe).toMatchObject({
      letters: 2,
      custom1: 'Reds',
      pronouns: 'he/him',
      gender: 'men',
      jerseyNumberSecond: '21',
    })
    expect(ben.letters).toBe(2)
    const bio = (await ask(`Players/roster/bio/${abe.rosterPlayerId}`)).value
    expect([bio.weightTrend, bio.heightTrend]).toEqual(['up', 'same'])
    expect(
      bio.historicalFields.map((one: Record<string, unknown>) => [
        one['season'],
        one['weight'],
        one['weightTrend'],
        one['height'],
        one['heightTrend'],
        one['jerseyNumber'],
      ]),
    ).toEqual([
      ['2025', 200, 'down', `6' 2"`, null, '11'],
      ['2024', 205, null, '', null, '11'],
    ])
    expect(
      bio.rankedBioFields.map(
        ({ label, value }: { label: string; value: string }) => `${label}: ${value}`,
      ),
    ).toEqual([
      'Class: Junior',
      `Height: 6' 2"`,
      'Weight: 210 lbs',
      'Pronouns: he/him',
      'Letters Won: 2',
      'Club: Reds',
    ])
    expect((await ask(`Players/${abe.playerId}/media`)).value).toEqual({
      playerId: abe.playerId,
      images: [],
      stories: [],
    })
  })

  test('lists the seasons that have box scores', async () => {
    const { store } = await taken({})
    const id = (await readRoster(new ReadContext(store, 'test'), 1))!.players[0]!.rosterPlayerId
    expect((await readPlayer(new ReadContext(store, 'test'), id))!.statsSeasons).toEqual([])
    await store.db
      .insertInto('live_game')
      .values({ tenant: 'test', game_id: 1, version: 1, doc: '{}' })
      .execute()
    await store.db
      .updateTable('game')
      .set({ over: 1 })
      .where('tenant', '=', 'test')
      .where('id', '=', 1)
      .execute()
    const context = new ReadContext(store, 'test')
    expect((await readPlayer(context, id))!.statsSeasons).toEqual([
      { season: '2026', year: 2026, rosterPlayerId: id },
    ])
    expect([...context.topics]).toContain('game:1')
  })
})

describe('the all-time roster [RT-11]', () => {
  const files = {
    [football]: 'jersey,name,person,hometown\n1,Zoë Ábel,zoe,Marlow\n2,Ben O’Rusk,ben,\n',
    'rosters/football/2025.csv': 'name,person\nZoë Ábel,zoe\n',
    'rosters/football/2023.csv': 'name,person\nZoë Ábel,zoe\n',
    'rosters/baseball/2027.csv': 'name,person\nZoë Ábel,zoe\n',
    'historical-roster.csv': textFile(
      'player,sport,year,letters,hometown',
      '"Abelard, Nils",football,1931,2,Boone',
      ',football,1931,,',
      '"Quist, Abel",curling,1931,,',
    ),
  }

  test('lists roster players and past players by last name with their seasons', async () => {
    const { ask, notes } = await taken(files)
    const { value } = await ask('Players/history')
    expect(
      value.items.map((one: PastPlayer) => [
        one.lastName,
        one.sport.title,
        one.years,
        one.letters,
        one.url !== null,
      ]),
    ).toEqual([
      ['Ábel', 'Football', '2023, 2025–2026', null, true],
      ['Ábel', 'Baseball', '2027', null, true],
      ['Abelard', 'Football', '1931', 2, false],
      ['O’Rusk', 'Football', '2026', null, true],
    ])
    expect(notes.filter((note) => note.includes('refused'))).toEqual([
      'historical-roster.csv:3 refused: no name',
      'historical-roster.csv:4 refused: sportId there is no sport "curling"',
    ])
  })

  test('narrows to a sport, a letter and words, in pages', async () => {
    const { ask } = await taken(files)
    const found = async (query: string) =>
      names((await ask(`Players/history?${query}`)).value.items)
    expect(await found('SportId=2')).toEqual(['Zoë Ábel'])
    expect(await found('lastNameStart=Abela')).toEqual(['Nils Abelard'])
    expect(await found('lastNameStart=o')).toEqual(['Ben O’Rusk'])
    expect(await found('nameSearch=NILS')).toEqual(['Nils Abelard'])
    expect(await found('nameSearch=100%25')).toEqual([])
    expect(await found('$pageSize=1&$pageIndex=2')).toEqual(['Nils Abelard'])
    expect((await ask('Players/search')).status).toBe(400)
  })

  test('drops a player who leaves the rosters', async () => {
    const { ask, folder, store } = await taken(files)
    addFiles(folder, { [football]: 'jersey,name,person\n1,Zoë Ábel,zoe\n' })
    await importFolder(store, 'test', folder)
    expect((await ask('Players/history?nameSearch=rusk')).value.total).toBe(0)
  })
})

describe('the staff directory [RT-07]', () => {
  const files = {
    [staffFile]: textFile(
      'name,title,email,bio',
      'Willa Hedd,Head Coach,willa@test.example,From the roster',
      'Gus Gonn,Assistant,,Only here',
    ),
    'rosters/football/2025.staff.csv': 'name,title\nWILLA HEDD,Assistant Coach\n',
    'departments.yaml':
      '- {title: Athletic Training}\n- {title: Compliance Department, slug: compliance}\n',
    'staff.yaml': textFile(
      '- {firstName: Willa, lastName: Hedd, title: Head Football Coach, departmentId: athletic training, sportIds: [football], bio: "Hi **all** <script>x</script>", startYear: 2014}',
      '- {firstName: Ona, lastName: Pell, title: Counsel, departmentId: Compliance Department}',
      '- {firstName: Kit, lastName: Roe, title: Nurse, sportIds: [football, baseball]}',
      '- {firstName: Bad, lastName: Mail, title: X, email: "a@b"}',
      '- {firstName: Bad, lastName: Dept, title: X, departmentId: Nowhere}',
      '- {firstName: Kit, lastName: Roe, title: Again}',
    ),
  }

  test('gives a coach who is also listed there one number and its bio', async () => {
    const { ask, notes } = await taken(files)
    const [coach] = (await ask('Staff/coaches?sportId=1')).value.coaches
    const [entry] = (await ask('Staff?searchText=hedd')).value.items
    expect(coach.staffId).toBe(entry.id)
    expect(coach.url).toBe(`/sports/football/roster/coaches/willa-hedd/${entry.id}`)
    const { value } = await ask(`Staff/${entry.id}`)
    expect(value).toMatchObject({
      title: 'Head Football Coach',
      email: 'willa@test.example',
      bio: '<p>Hi <strong>all</strong> </p>',
      startYear: 2014,
      url: `/staff-directory/willa-hedd/${entry.id}`,
      department: { title: 'Athletic Training' },
    })
    expect(
      value.posts.map(({ season, kind }: { season: string; kind: string }) => `${season} ${kind}`),
    ).toEqual(['2026 coach', '2025 coach'])
    expect(notes.filter((note) => note.includes('refused'))).toEqual([
      'staff.yaml:4 refused: email "a@b" is not an email address',
      'staff.yaml:5 refused: departmentId there is no department "Nowhere"',
      'staff.yaml:6 refused: "Kit Roe" is already on line 3',
    ])
  })

  test('gives a coach who is not listed the bio of the roster', async () => {
    const { ask } = await taken(files)
    const [, gus] = (await ask('Staff/coaches?sportId=1')).value.coaches
    expect((await ask(`Staff/${gus.staffId}`)).value).toMatchObject({
      lastName: 'Gonn',
      bio: '<p>Only here</p>',
      url: null,
      department: null,
    })
  })

  test('ends department addresses in -department and narrows by one', async () => {
    const { ask } = await taken(files)
    const { value } = await ask('Staff/departments')
    expect(
      value.map(({ slug, members }: { slug: string; members: [] }) => [slug, members.length]),
    ).toEqual([
      ['athletic-training-department', 1],
      ['compliance-department', 1],
    ])
    expect(names((await ask(`Staff?categoryId=${value[1].id}`)).value.items)).toEqual(['Ona Pell'])
    expect(
      names((await ask('Staff/departments?slug=Compliance-Department')).value[0].members),
    ).toEqual(['Ona Pell'])
    expect(names((await ask('Staff')).value.items)).toEqual(['Willa Hedd', 'Ona Pell', 'Kit Roe'])
  })

  test('lists a sport’s roster staff, then its other staff', async () => {
    const { ask } = await taken(files)
    const { value } = await ask('Staff/sports/1')
    expect([names(value.coaches), names(value.members)]).toEqual([
      ['Willa Hedd', 'Gus Gonn'],
      ['Kit Roe'],
    ])
    expect((await ask('Staff/sports/2')).value).toMatchObject({ season: null, coaches: [] })
  })

  test('makes bios depend on their roster', async () => {
    const { store, folder } = await taken(files)
    const context = new ReadContext(store, 'test')
    const id = (await readRoster(context, 1))!.coaches[0]!.staffId!
    const bio = new ReadContext(store, 'test')
    await readStaffMember(bio, id)
    const before = (
      await store.db
        .selectFrom('change')
        .select((e) => e.fn.max('seq').as('seq'))
        .executeTakeFirstOrThrow()
    ).seq
    addFiles(folder, { [staffFile]: 'name,title\nGus Gonn,Head Coach\n' })
    await importFolder(store, 'test', folder, { replace: true })
    const told = (
      await store.db
        .selectFrom('change')
        .select('topics')
        .where('seq', '>', Number(before))
        .execute()
    ).flatMap(({ topics }) => JSON.parse(topics) as string[])
    expect(told.some((topic) => bio.topics.has(topic) && topic === `staff:${id}`)).toBe(true)
  })
})

test('orders coaching records and computes percentages unless given [RT-04]', async () => {
  const { ask, notes } = await taken({
    'coaching-records.csv': textFile(
      'sport,year,coach,w,l,t,cw,cl',
      'football,1931,A. Elder,5,3,1,,',
      'football,1932,A. Elder,6,2,,,',
      'football,1946,A. Elder,0,0,,,',
      'football,2025,W. Hedd,8,3,,5,2',
      'football,2026,W. Hedd,x,3,,,',
      'baseball,2025,E. Else,1,1,,,',
    ),
  })
  const { value } = await ask('Staff/coaches/history/overall/1')
  expect(
    value.yearly.map(({ season, winPercent, conferenceWinPercent }: Record<string, string>) => [
      season,
      winPercent,
      conferenceWinPercent,
    ]),
  ).toEqual([
    ['2025', '.727', '.714'],
    ['1946', '', ''],
    ['1932', '.750', ''],
    ['1931', '.611', ''],
  ])
  expect(value.overall).toMatchObject([
    {
      names: 'A. Elder',
      years: '1931–1932, 1946',
      seasonCount: 3,
      wins: 11,
      losses: 5,
      ties: 1,
      winPercent: '.676',
      conferenceWins: null,
    },
    {
      names: 'W. Hedd',
      years: '2025',
      seasonCount: 1,
      wins: 8,
      conferenceWins: 5,
      conferenceTies: 0,
    },
  ])
  expect(notes).toContain('coaching-records.csv:6 refused: wins must be a whole number')
  expect((await ask('Staff/coaches/history/overall/3')).status).toBe(204)
})

describe('honors [RT-11]', () => {
  const files = {
    'honors.yaml': textFile(
      '- {firstName: Ruth, lastName: Ábernethy, classYear: 2019, sportIds: [football, baseball], category: Athlete}',
      '- {lastName: 1931 Football Team, classYear: 2021, sportIds: [football]}',
      '- {firstName: Al, lastName: Zorn}',
      '- {firstName: Ruth, lastName: Else, honor: Ring of Honor}',
    ),
    'all-americans.yaml': textFile(
      '- {firstName: Al, lastName: Zorn, sportId: football, selections: [{year: 2024, team: Second Team}, {year: 2025, team: First Team}]}',
      '- {firstName: Bea, lastName: Yale, sportId: baseball, selections: [{year: 2024}]}',
      '- {firstName: No, lastName: Year, sportId: baseball, selections: []}',
    ),
  }

  test('lists members by name and letter of the requested honor', async () => {
    const { ask } = await taken(files)
    const { value } = await ask('HallOfFame')
    expect(names(value.members)).toEqual(['1931 Football Team', 'Ruth Ábernethy', 'Al Zorn'])
    expect(Object.keys(value.groups)).toEqual(['#', 'A', 'Z'])
    expect(value.members[1].url).toBe('/honors/hall-of-fame/ruth-abernethy/1')
    expect(names((await ask('HallOfFame?slug=Ring-of-Honor')).value.members)).toEqual(['Ruth Else'])
    expect((await ask('HallOfFame?slug=nothing')).status).toBe(204)
    expect((await ask('HallOfFame/settings')).value).toMatchObject({
      enabled: true,
      honors: [
        { slug: 'hall-of-fame', members: 3 },
        { slug: 'ring-of-honor', members: 1 },
      ],
      groupings: ['class', 'name', 'sport', 'category'],
    })
  })

  test('groups members by class, newest first, and by sport within', async () => {
    const { ask } = await taken(files)
    const groups = async (query: string) =>
      (await ask(`HallOfFame/grouping?${query}`)).value.groups.map(
        ({ title, members }: { title: string; members: [] }) => `${title}: ${members.length}`,
      )
    expect(await groups('grouping=class')).toEqual(['2021: 1', '2019: 1', ': 1'])
    expect(await groups('grouping=sport')).toEqual(['Baseball: 1', 'Football: 2', ': 1'])
    expect((await ask('HallOfFame/grouping?grouping=colour')).status).toBe(400)
  })

  test('are empty when switched off', async () => {
    const { ask } = await taken({
      ...files,
      'people-settings.yaml':
        '- {for: honors, enabled: false}\n- {for: all-americans, enabled: false}\n',
    })
    expect([
      (await ask('HallOfFame')).status,
      (await ask('HallOfFame/1')).status,
      (await ask('HallOfFame/grouping')).status,
      (await ask('AllAmerican/1')).status,
    ]).toEqual([204, 204, 204, 204])
    expect((await ask('HallOfFame/settings')).value).toMatchObject({ enabled: false, honors: [] })
    expect((await ask('AllAmerican')).value.total).toBe(0)
  })

  test('lists all-Americans by last year, and a year with its selections', async () => {
    const { ask, notes } = await taken(files)
    expect(names((await ask('AllAmerican')).value.items)).toEqual(['Al Zorn', 'Bea Yale'])
    const { groups } = (await ask('AllAmerican/groupings')).value
    expect(
      groups.map(
        ({ title, members }: { title: string; members: { selections: { team: string }[] }[] }) => [
          title,
          members.map(({ selections }) => selections.map(({ team }) => team)),
        ],
      ),
    ).toEqual([
      ['2025', [['First Team']]],
      ['2024', [[null], ['Second Team']]],
    ])
    expect(notes).toContain('all-americans.yaml:3 refused: selections is empty: add the years')
  })
})

test('lists awards newest first from their day [RT-11]', async () => {
  const { store, notes } = await taken({
    [football]: 'name,person\nAda Alpha,ada\n',
    'award-types.yaml': '- {title: Athlete of the Week}\n- {title: Scholar}\n',
    'awards.yaml': textFile(
      '- {title: Week 1, typeId: athlete of the week, date: 2026-09-07, endDate: 2026-09-13, name: Ada Alpha, playerId: ada}',
      '- {title: Week 2, typeId: Athlete of the Week, date: 2026-09-14T09:00, endDate: 2026-09-20, name: Bo, sportId: baseball}',
      '- {title: Best, typeId: Scholar, date: 2026-09-01, name: Cy, playerId: football/Ada Alpha}',
      '- {title: Best, typeId: Scholar, date: 2026-09-02, name: Dee, playerId: nobody}',
      '- {title: Bad, date: 2026-09-02, endDate: 2026-09-01, name: Eve}',
    ),
  })
  const at = async (day: string, query: Parameters<typeof readAwards>[1] = {}) => {
    const context = new ReadContext(store, 'test', new Date(`${day}-05:00`))
    return { ...(await readAwards(context, query)), until: new Date(context.until).toISOString() }
  }
  expect(
    (await at('2026-09-13T23:00:00')).items.map(({ title, isExpired, player }) => [
      title,
      isExpired,
      player?.lastName,
    ]),
  ).toEqual([['Week 1', false, 'Alpha']])
  expect((await at('2026-09-13T23:00:00')).until).toBe('2026-09-14T05:00:00.000Z')
  expect((await at('2026-09-14T01:00:00')).until).toBe('2026-09-14T14:00:00.000Z')
  const after = await at('2026-09-14T09:00:00')
  expect(after.items.map(({ title, isExpired }) => [title, isExpired])).toEqual([
    ['Week 2', false],
    ['Week 1', true],
  ])
  expect(
    (await at('2026-09-14T09:00:00', { hideExpired: true })).items.map(({ title }) => title),
  ).toEqual(['Week 2'])
  expect((await at('2026-09-14T09:00:00', { awardTypeId: 2 })).total).toBe(0)
  expect((await at('2026-09-14T09:00:00', { sportId: 2 })).items.map(({ title }) => title)).toEqual(
    ['Week 2'],
  )
  expect(notes.filter((note) => note.includes('refused')).toSorted()).toEqual([
    'awards.yaml:3 refused: playerId there is no player "football/Ada Alpha"',
    'awards.yaml:4 refused: playerId there is no player "nobody"',
    'awards.yaml:5 refused: endDate must not be before date',
  ])
})
