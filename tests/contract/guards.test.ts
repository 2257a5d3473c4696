import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ContentApi } from '../../server/api/content-api.ts'
import { importFolder } from '../../server/import/import-folder.ts'
import { sumReports } from '../../server/import/report.ts'
import { guards, type Guard } from '../../src/contract/rules.schema.ts'
import { departmentFolder } from '../support/department.ts'
import { forgetFolder, openStore } from '../support/engine.ts'
import { addFiles } from '../support/import-store.ts'
import { routesOf } from '../support/ask-routes.ts'
import { textFile } from '../support/text-file.ts'

// What each access check needs from the content API. The checks themselves are tested in
// src/routes/guards.
const tenant = 'testham'
const rules = `
- {guard: url-cleanup, from: /Sports/Football.aspx, to: /sports/football}
- {guard: legacy-urls, from: '/roster.aspx?path=:sport', to: '/sports/:sport/roster'}
- {from: /fb, to: /sports/football}
- {guard: external-urls, from: /shop/*, to: 'https://shop.testham.example/*'}
- {guard: cume-stats, from: /sports/football/stats/2019, to: 'https://stats.testham.example/2019'}
- {guard: document, from: /documents/old.pdf, to: /documents/compliance/handbook.pdf}
- {guard: coach, from: /sports/football/coaches/1, to: /sports/football/roster}
- {guard: roster-bio, from: /sports/football/roster/moved/1, to: /sports/football/roster}
- {guard: hof, from: /honors/closed}
- {guard: publications, from: /publications/lost, gone: true}
- {guard: news, from: /news/moved, to: /stories}
- {guard: schedule, from: /sports/womens-soccer/schedule, to: 'https://schedule.testham.example/'}
- {guard: sport-file, from: /sports/2020/1/1/gone.aspx, gone: true}
- {guard: facilities, from: /facilities/old, to: /facilities}
- {guard: outside, from: /watch/*, to: 'https://watch.testham.example/*'}
`
const more = {
  'redirects.yaml': rules,
  'publications.yaml': textFile(
    '- {title: Season Guide, date: 2026-08-10, files: [{path: files/handbook.pdf, title: Guide}]}',
    '- {title: Two Guides, date: 2026-08-10, description: Both., files: [{path: files/handbook.pdf, title: A}, {path: files/times.csv, title: B}]}',
  ),
  'facilities.yaml':
    '- {title: Terrier Field}\n- {title: The Pool, pageUrl: /documents/compliance/handbook.pdf}\n',
  'sport-files.yaml': textFile(
    '- {title: Camps, filename: camps.aspx, date: 2026-03-14, sportId: football, content: Soon.}',
    '- {title: Only a link, filename: link.aspx, date: 2026-03-14, redirectAbsoluteUrl: "https://camps.testham.example/"}',
    '- {title: Secret, filename: secret.aspx, date: 2026-03-15, access: hidden, content: x}',
    '- {title: Later, filename: later.aspx, date: 2099-03-15, content: x}',
    '- {title: Notes, filename: notes.aspx, date: 2026-03-16, access: protected, content: x}',
  ),
  'people-settings.yaml': '- {for: honors, enabled: false}\n',
  'rosters/football/2026.csv': textFile(
    'jersey,first_name,last_name,person,bio,hide_bio',
    '12,Sam,Okafor,sam-okafor,Words.,',
    '8,Lee,Quiet,lee-quiet,Nobody reads this.,y',
  ),
  'rosters/football/2026.staff.csv': textFile(
    'first_name,last_name,title,kind,bio,hide_bio',
    'Dana,Whitlock,Head Coach,coach,Words.,',
    'Robin,Ferro,Coach,coach,Nobody reads this.,y',
  ),
  'stories/linked.md': textFile(
    '---',
    'title: Elsewhere',
    'slug: linked',
    'date: 2026-08-01T10:00',
    'redirect: https://paper.testham.example/story',
    '---',
    '',
    'There.',
  ),
  'stories/later.md': '---\ntitle: Later\nslug: later\ndate: 2099-08-01T10:00\n---\n\nNot yet.\n',
}

type Asked = { status: number; value: Record<string, unknown> | null }
let close = async () => {}
afterAll(() => close())
let ask: (path: string) => Promise<Asked>
beforeAll(async () => {
  const [folder, data] = ['pack', 'store'].map((name) =>
    mkdtempSync(join(tmpdir(), `fieldhouse-${name}-`)),
  ) as [string, string]
  cpSync(departmentFolder, folder, { recursive: true })
  addFiles(folder, more)
  const store = await openStore(data)
  close = async () => {
    await store.close()
    await forgetFolder(data)
    for (const one of [folder, data]) rmSync(one, { recursive: true, force: true })
  }
  const report = await importFolder(store, tenant, folder)
  if (sumReports(report).refused > 0)
    throw new Error(
      JSON.stringify(
        report.parts.flatMap(({ notes }) => notes),
        null,
        1,
      ),
    )
  const api = routesOf((router) => new ContentApi(store).routes(router))
  ask = async (path) => {
    const url = new URL(`/api/v2/${path}`, 'http://site.invalid')
    const response = await api(new Request(url), tenant)
    const text = await response.text()
    return { status: response.status, value: text ? (JSON.parse(text) as Asked['value']) : null }
  }
}, 60_000)

const ruleOf = (path: string, guard: Guard) =>
  ask(`RouteRules?path=${encodeURIComponent(path)}&guards=${guard}`)
const none = { status: 204, value: null }
const found = (value: object) => ({ status: 200, value: expect.objectContaining(value) as unknown })
type Need = [sentence: string, path: () => string | Promise<string>, answer: unknown]
/** A player or coach of this year's football roster, by name. */
const onRoster = async (list: 'players' | 'coaches', last: string) =>
  (
    (await ask('Rosters?sportId=1')).value![list] as {
      lastName: string
      rosterPlayerId: number
      staffId: number
    }[]
  ).find(({ lastName }) => lastName === last)!
const player = async (last: string) => (await onRoster('players', last)).rosterPlayerId
const staff = async (last: string) => (await onRoster('coaches', last)).staffId

const needs: Record<Guard, Need[]> = {
  'url-cleanup': [
    [
      'the right sport, season and name of a known player',
      async () => `Players/roster/bio/${await player('Okafor')}`,
      found({
        firstName: 'Sam',
        lastName: 'Okafor',
        seasonSlug: '2026',
        sport: expect.objectContaining({ globalSportNameSlug: 'football' }) as unknown,
      }),
    ],
    [
      'the canonical address of a known facility',
      () => 'Facilities/1',
      found({ url: '/facilities/terrier-field/1' }),
    ],
  ],
  'legacy-urls': [],
  redirects: [
    [
      'the whole list',
      () => 'Redirects',
      { status: 200, value: [{ from: '/fb', to: '/sports/football' }] },
    ],
  ],
  'external-urls': [],
  outside: [],
  schedule: [
    ['no schedule for the sport', () => 'Schedule?sportId=999', none],
    ['an unknown season', () => 'Schedule?sportId=1&season=1999', none],
    ['the current season instead', () => 'Season/current?sportId=1', found({ title: '2026' })],
    ['an existing season', () => 'Schedule?sportId=1&season=2026', found({ season: '2026' })],
  ],
  'roster-bio': [
    ['an unknown player', () => 'Players/roster/bio/99999', none],
    [
      'a hidden bio',
      async () => `Players/roster/bio/${await player('Quiet')}`,
      found({
        hideBio: true,
        bio: null,
        sport: expect.objectContaining({ globalSportNameSlug: 'football' }) as unknown,
      }),
    ],
    [
      'a visible bio',
      async () => `Players/roster/bio/${await player('Okafor')}`,
      found({ hideBio: false, bio: expect.stringContaining('Words') as unknown }),
    ],
  ],
  coach: [
    ['an unknown coach', () => 'Staff/99999', none],
    [
      'a hidden bio',
      async () => `Staff/${await staff('Ferro')}`,
      found({ hideBio: true, bio: null }),
    ],
    [
      'the sports of a coach',
      async () => `Staff/${await staff('Whitlock')}`,
      found({
        hideBio: false,
        sports: [expect.objectContaining({ globalSportNameSlug: 'football' })],
      }),
    ],
    [
      'the right address in each, none for a hidden bio',
      () => 'Rosters?sportId=1',
      found({
        coaches: [
          expect.objectContaining({
            lastName: 'Whitlock',
            url: expect.stringMatching(
              /^\/sports\/football\/roster\/coaches\/dana-whitlock\/\d+$/,
            ) as unknown,
          }),
          expect.objectContaining({ lastName: 'Ferro', url: null }),
        ],
      }),
    ],
  ],
  'cume-stats': [
    [
      'statistics on another site',
      () => 'Stats/season?sportId=2&season=2026',
      found({ elsewhere: 'https://lakeland.example/soccer/testham' }),
    ],
    ['no statistics for the season', () => 'Stats/season?sportId=1&season=1999', none],
    [
      'statistics on this site',
      () => 'Stats/season?sportId=1&season=2026',
      found({ elsewhere: null }),
    ],
  ],
  hof: [
    ['honors switched off', () => 'HallOfFame/settings', found({ enabled: false })],
    ['an unknown inductee', () => 'HallOfFame/99999', none],
  ],
  publications: [
    ['an unknown publication', () => 'Publications/nothing', none],
    [
      'one file only',
      () => 'Publications/season-guide',
      found({
        redirectUrl: expect.stringMatching(/^\/files\/[0-9a-f]{32}\/handbook\.pdf$/) as unknown,
      }),
    ],
    ['several files', () => 'Publications/two-guides', found({ redirectUrl: null })],
  ],
  news: [
    [
      'a redirect',
      () => 'Stories/2026-08-01/linked',
      found({ redirectAbsoluteUrl: 'https://paper.testham.example/story' }),
    ],
    ['a story', () => 'Stories/2026-08-28/season-opens', found({ redirectAbsoluteUrl: null })],
    ['unpublished content', () => 'Stories/2099-08-01/later', none],
    ['a hidden story, as a missing one', () => 'Stories/2026-08-21/not-for-everyone', none],
  ],
  'sport-file': [
    [
      'a redirect',
      () => 'SportFiles/2026-03-14/link.aspx',
      found({ redirectAbsoluteUrl: 'https://camps.testham.example/' }),
    ],
    [
      'a page',
      () => 'SportFiles/2026-03-14/camps.aspx',
      found({ redirectAbsoluteUrl: null, url: '/sports/2026/3/14/camps' }),
    ],
    ['unpublished content', () => 'SportFiles/2099-03-15/later.aspx', none],
    ['a hidden page', () => 'SportFiles/2026-03-15/secret.aspx', none],
    ['a protected page at the public address', () => 'SportFiles/2026-03-16/notes.aspx', none],
    [
      'a protected page at its own address',
      () => 'SportFiles/2026-03-16/notes.aspx?access=protected',
      found({ access: 'protected' }),
    ],
  ],
  document: [
    ['unknown content', () => 'Documents/by-path?path=nothing.pdf', none],
    [
      'an inaccessible document, and how to request it',
      () => 'Documents/by-path?path=board/minutes-2026.pdf',
      found({
        accessible: false,
        file: null,
        request: expect.objectContaining({
          note: 'The office sends them to members of the college.',
        }) as unknown,
      }),
    ],
    [
      'the file',
      () => 'Documents/by-path?path=compliance/handbook.pdf',
      found({
        accessible: true,
        file: expect.objectContaining({ type: 'application/pdf' }) as unknown,
      }),
    ],
  ],
  facilities: [
    [
      'a page of its own',
      () => 'Facilities/2',
      found({ pageUrl: '/documents/compliance/handbook.pdf' }),
    ],
    ['no page of its own', () => 'Facilities/1', found({ pageUrl: null })],
    ['unknown content', () => 'Facilities/99999', none],
  ],
}

/** The rules of the department for each guard, and no others. */
const ruled: Record<Guard, [path: string, answer: object]> = {
  'url-cleanup': [
    '/sports/football.aspx',
    { status: 301, target: '/sports/football', absolute: false },
  ],
  'legacy-urls': [
    '/roster.aspx?path=football',
    { status: 301, target: '/sports/football/roster', absolute: false },
  ],
  redirects: ['/fb', { status: 302, target: '/sports/football', absolute: false }],
  'external-urls': [
    '/shop/hats',
    { status: 302, target: 'https://shop.testham.example/hats', absolute: true },
  ],
  'cume-stats': [
    '/sports/football/stats/2019',
    { status: 302, target: 'https://stats.testham.example/2019', absolute: true },
  ],
  document: [
    '/documents/old.pdf',
    { status: 302, target: '/documents/compliance/handbook.pdf', absolute: false },
  ],
  coach: [
    '/sports/football/coaches/1',
    { status: 302, target: '/sports/football/roster', absolute: false },
  ],
  'roster-bio': [
    '/sports/football/roster/moved/1',
    { status: 302, target: '/sports/football/roster', absolute: false },
  ],
  hof: ['/honors/closed', { status: 404, target: null, absolute: false }],
  publications: ['/publications/lost', { status: 410, target: null, absolute: false }],
  news: ['/news/moved', { status: 302, target: '/stories', absolute: false }],
  schedule: [
    '/sports/womens-soccer/schedule',
    { status: 302, target: 'https://schedule.testham.example/', absolute: true },
  ],
  'sport-file': ['/sports/2020/1/1/gone.aspx', { status: 410, target: null, absolute: false }],
  facilities: ['/facilities/old', { status: 302, target: '/facilities', absolute: false }],
  outside: ['/watch/1', { status: 302, target: 'https://watch.testham.example/1', absolute: true }],
}

describe.each(guards)('the guard %s [RT-21]', (guard) => {
  test('has its rule, and no other guard has it', async () => {
    const [path, answer] = ruled[guard]
    expect(await ruleOf(path, guard)).toEqual({ status: 200, value: { guard, ...answer } })
    for (const other of guards)
      if (other !== guard) expect([other, await ruleOf(path, other)]).toEqual([other, none])
  })
  test.each(needs[guard].map(([sentence, path, answer]) => ({ sentence, path, answer })))(
    'knows: $sentence',
    async ({ path, answer }) => {
      expect(await ask(await path())).toEqual(answer)
    },
  )
})
