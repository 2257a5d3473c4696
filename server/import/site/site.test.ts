import { describe, expect, it } from 'vitest'
import { ReadContext } from '../../content/read-context.ts'
import { readNavigation, readSettings } from '../../content/department/site.ts'
import { readCurrentSeason, readSports } from '../../content/sports/sports.ts'
import { readTenants } from '../../content/department/tenants.ts'
import {
  addFiles,
  changesIn,
  folderForTest,
  pack,
  smallPack,
  storeForTest,
} from '../../../tests/support/import-store.ts'
import { importFile } from '../import-file.ts'
import { importFolder } from '../import-folder.ts'
import { formatNote, type Report } from '../report.ts'
import { readSiteFile } from './site-file.ts'
import { textFile } from '../../../tests/support/text-file.ts'

const notesOf = (report: Report) => report.parts.flatMap(({ notes }) => notes).map(formatNote)
const faultsOf = (change: (text: string) => string) =>
  readSiteFile(Buffer.from(change(smallPack['site.yaml']))).faults?.map(
    ({ line, reason }) => `${line}: ${reason}`,
  )

describe('site.yaml [CA-02]', () => {
  it('creates the tenant and its settings', async () => {
    const store = await storeForTest()
    await importFolder(store, 'test', pack(), { hosts: ['www.testham.example'], demo: true })
    expect(await readTenants(store)).toEqual([
      { id: 'test', hosts: ['testham.localhost', 'www.testham.example'], demo: true },
    ])
    expect(await readSettings(new ReadContext(store, 'test'))).toMatchObject({
      tenant: 'test',
      name: 'Testham Terriers',
      disableSSR: true,
      seo: { siteName: 'Testham Terriers', titleDelimiter: '|' },
      logo: null,
    })
  })

  it.each([
    [
      'timeZone',
      (text: string) => text.replace('America/Chicago', 'Chicago'),
      '5: timeZone must be an IANA time zone',
    ],
    [
      'colours',
      (text: string) => text.replace("'#102030'", 'red'),
      '6: colours.brand must have the form "#rrggbb"',
    ],
    [
      'shortName',
      (text: string) => text.replace('Terriers\nschool', 'Terriers of Testham\nschool'),
      '2: shortName must have at most 12 characters',
    ],
    [
      'a missing name',
      (text: string) => text.replace('name: Testham Terriers\n', ''),
      'null: name is missing',
    ],
    [
      'hosts',
      (text: string) => text.replace('testham.localhost', 'https://testham.example/'),
      '7: hosts.0 is not a host name',
    ],
    [
      'an invalid link',
      (text: string) => `${text}footerLinks: [{title: x, url: "javascript:x"}]\n`,
      '8: footerLinks.0.url "javascript:x" is not a link',
    ],
    ['a typing error', (text: string) => `${text}tagine: x\n`, 'tagine'],
    ['broken YAML', (text: string) => `${text}tagline: "x\n`, 'quote'],
    ['YAML that is not a mapping', () => 'hello', 'expected object'],
  ])('is refused for %s, with the field and the line', (_, change, reason) =>
    expect(faultsOf(change)?.join('; ')).toContain(reason),
  )

  it('is refused for a host of another tenant, and changes nothing', async () => {
    const store = await storeForTest()
    await importFolder(store, 'test', pack())
    await expect(importFolder(store, 'second', pack())).rejects.toThrow(
      'the tenant second is new and its site.yaml is refused: hosts: testham.localhost belongs to the tenant test',
    )
    expect(await readTenants(store)).toHaveLength(1)
    await expect(importFolder(store, '../up', pack())).rejects.toThrow('is not a tenant id')
    await expect(
      importFolder(store, 'third', folderForTest({ 'sports.csv': smallPack['sports.csv'] })),
    ).rejects.toThrow('there is no tenant third')
  })

  it('notifies listeners of hosts when they change, and only then', async () => {
    const store = await storeForTest()
    await importFolder(store, 'test', pack())
    const heard: string[][] = []
    store.changes.listen((changes) => {
      heard.push(...changes.map(({ topics }) => topics))
    })
    await importFolder(store, 'test', pack())
    expect(heard).toEqual([])
    await importFolder(store, 'test', folderForTest({ 'sports.csv': smallPack['sports.csv'] }), {
      hosts: ['new.testham.example'],
    })
    expect(heard).toEqual([['settings']])
  })
})

describe('sports.csv [CA-02]', () => {
  it('sets the current season of each sport, and changes it', async () => {
    const store = await storeForTest()
    const folder = pack()
    await importFolder(store, 'test', folder)
    const sport = (await readSports(new ReadContext(store, 'test'))).find(
      ({ globalSportNameSlug }) => globalSportNameSlug === 'football',
    )!
    addFiles(folder, { 'sports.csv': smallPack['sports.csv'].replace('men,2026\n', 'men,2027\n') })
    await importFolder(store, 'test', folder)
    expect((await readCurrentSeason(new ReadContext(store, 'test'), sport.id))?.title).toBe('2027')
  })

  it('refuses invalid slugs, duplicates, and sports without a code', async () => {
    const report = await importFolder(
      await storeForTest(),
      'test',
      pack({
        'sports.csv': textFile(
          'title,slug,code,current_season,non_sport',
          'Football,football,football,2026,',
          'Football again,football,football,2026,',
          "X,Men's X,msoc,2026,",
          'Chess,chess,,2026,',
          'Spirit,spirit,,,y',
          'Golf,golf,wgolf,,',
        ),
      }),
    )
    expect(notesOf(report).filter((note) => note.startsWith('sports.csv'))).toEqual([
      'sports.csv:3 refused: slug "football" is already on line 2',
      `sports.csv:4 refused: slug "Men's X" is not valid in a URL; write "mens-x"`,
      'sports.csv:5 refused: no code: every sport needs one (football, mbball, wlax)',
      'sports.csv:7 warning: Golf has no current_season, so its pages show no roster and no schedule',
    ])
  })
})

describe('opponents.csv [CA-02]', () => {
  it('refuses two schools of one title, and unsafe links [Q60]', async () => {
    const report = await importFolder(
      await storeForTest(),
      'test',
      pack({
        'opponents.csv': textFile(
          'title,website,logo',
          'Pacific,,',
          'pacific.,,',
          'Pacific (Ore.),javascript:x,',
          'Aldermoor,,none.png',
        ),
        'schedules/football/2026.csv': 'date,opponent,home_away\n',
      }),
    )
    expect(notesOf(report)).toEqual([
      'opponents.csv:3 refused: "pacific." is already on line 2; change one of the titles',
      'opponents.csv:4 refused: website: "javascript:x" is not a link (http, https, or a path of this site)',
      'opponents.csv:5 warning: picture none.png is not in the import folder; Aldermoor is imported without a logo',
    ])
  })
})

describe('the menu [CA-02]', () => {
  it('is generated from the sports, with links that work', async () => {
    const store = await storeForTest()
    await importFolder(store, 'test', pack())
    const [item] = await readNavigation(new ReadContext(store, 'test'))
    expect(
      item!.columns.map(({ items }) =>
        items.map(({ title, separator, scheduleRosterNewsLinks }) => [
          title,
          separator,
          scheduleRosterNewsLinks.length,
        ]),
      ),
    ).toEqual([
      [
        ['Men’s', true, 0],
        ['Baseball', false, 0],
        ['Football', false, 2],
      ],
      [
        ['Women’s', true, 0],
        ['Golf', false, 0],
      ],
    ])
  })

  it('follows a single imported file while generated, and never replaces a given one', async () => {
    const store = await storeForTest()
    const folder = pack()
    await importFolder(store, 'test', folder)
    addFiles(folder, { 'rosters/baseball/2027.csv': 'name\nAda Alpha\n' })
    const report = await importFile(store, 'test', `${folder}/rosters/baseball/2027.csv`)
    expect(report.parts.at(-1)).toMatchObject({
      file: 'navigation (made from the sports)',
      changed: 1,
    })
    addFiles(folder, {
      'navigation.yaml': '- title: Tickets\n  url: https://t.example\n  openInNewWindow: true\n',
    })
    await importFolder(store, 'test', folder)
    const changes = await changesIn(store)
    await importFile(store, 'test', `${folder}/rosters/baseball/2027.csv`)
    expect(await readNavigation(new ReadContext(store, 'test'))).toMatchObject([
      { id: 1, title: 'Tickets', url: 'https://t.example/' },
    ])
    expect(await changesIn(store)).toBe(changes)
  })

  it('is refused with the place of the error', async () => {
    const report = await importFolder(
      await storeForTest(),
      'test',
      pack({ 'navigation.yaml': '- title: X\n  url: "javascript:x"\n- url: /y\n' }),
    )
    expect(notesOf(report)).toEqual([
      'navigation.yaml refused: 0: url: "javascript:x" is not a link',
      'navigation.yaml refused: 1: title: is missing',
    ])
    expect(
      notesOf(
        await importFolder(await storeForTest(), 'test', pack({ 'navigation.yaml': 'title: X' })),
      ),
    ).toEqual(['navigation.yaml refused: must be a list of menu items'])
  })

  it('loses only the item of a bad link [SH-01]', async () => {
    const store = await storeForTest()
    const menu = `
- {title: Bad, url: "javascript:alert(1)"}
- title: Sports
  socialMediaLinks: [{title: X, url: "data:text/html,x", className: twitter}, {title: Bluesky, url: https://b.example, className: bluesky}]
  columns:
  - items: [{title: One, url: /one, stats: {url: "javascript:x"}}, {title: Two, url: "java\tscript:alert(1)"}, {title: Three, url: "//elsewhere.example"}, {title: Four, url: /four}]
- {title: Board, url: /board}
`
    const report = await importFolder(store, 'test', pack({ 'navigation.yaml': menu }))
    expect(
      notesOf(report).map((text) => text.replace(/ is not a link$/, '').split(': ')[1]),
    ).toEqual([
      '0',
      '1.socialMediaLinks.0',
      '1.columns.0.items.0.stats',
      '1.columns.0.items.1',
      '1.columns.0.items.2',
    ])
    const [sports, board] = await readNavigation(new ReadContext(store, 'test'))
    expect([sports!.title, board!.title, sports!.socialMediaLinks.length]).toEqual([
      'Sports',
      'Board',
      1,
    ])
    expect(sports!.columns[0]!.items.map(({ title, url, stats }) => [title, url, stats])).toEqual([
      ['One', '/one', null],
      ['Four', '/four', null],
    ])
  })
})
