import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp, type App } from '../../server/app.ts'
import type { Store } from '../../server/db/store.ts'
import { importFolder } from '../../server/import/import-folder.ts'
import { sumReports } from '../../server/import/report.ts'
import type { Built } from '../../server/site/built.ts'
import { Tenants } from '../../server/tenant/tenants.ts'
import { rendering } from '../../src/entry-server.tsx'
import { departmentFolder } from '../support/department.ts'
import { openStore } from '../support/engine.ts'
import { addFiles } from '../support/import-store.ts'
import { textFile } from '../support/text-file.ts'

// The answer to a typed address: every check with its rules and its content.
const rules = `
- {guard: url-cleanup, from: /Sports/Footy.aspx, to: /sports/football}
- {guard: legacy-urls, from: '/roster.aspx?path=:sport', to: '/sports/:sport/roster'}
- {guard: legacy-urls, from: '/archive/:id.html', to: '/news/2026/8/28/season-opens'}
- {guard: legacy-urls, from: /news/1999/*, to: /sports/football}
- {guard: legacy-urls, from: '/sports/fball/*', to: '/sports/football/*'}
- {from: /fb, to: /sports/football}
- {from: /tickets, to: 'https://tickets.testham.example/'}
- {from: /one, to: /two}
- {from: /two, to: /one}
- {from: /gone, gone: true}
- {from: /evil, to: 'https://evil.invalid/'}
- {from: '/path/*', to: '/*'}
- {from: '/login', to: '/sports/football?from=login', permanent: true}
- {guard: external-urls, from: /shop/*, to: 'https://shop.testham.example/*'}
- {guard: cume-stats, from: /sports/football/stats/2019, to: 'https://stats.testham.example/2019'}
- {guard: document, from: /documents/old.pdf, to: /sports/football}
- {guard: coach, from: /sports/football/roster/coaches/gone/99, to: /sports/football/roster}
- {guard: roster-bio, from: /sports/football/roster/moved/1, to: /sports/football/roster}
- {guard: hof, from: /honors/closed, to: /sports/football}
- {guard: publications, from: /publications/lost, gone: true}
- {guard: news, from: /news/2026/8/28/moved, to: /sports/football}
- {guard: schedule, from: /sports/womens-soccer/schedule, to: 'https://schedule.testham.example/'}
- {guard: sport-file, from: /sports/2020/1/1/gone.aspx, gone: true}
- {guard: facilities, from: /facilities/old/1, to: /sports/football}
- {guard: facilities, from: /facilities/closed/1, to: /fb}
- {guard: news, from: /news/2026/8/1/round, to: /news/2026/8/2/again}
- {guard: outside, from: /watch/*, to: 'https://watch.testham.example/*'}
`
const files = {
  'redirects.yaml': rules,
  'publications.yaml': textFile(
    '- {title: Season Guide, date: 2026-08-10, files: [{path: files/handbook.pdf, title: Guide}]}',
    '- {title: Elsewhere, date: 2026-08-10, link: "https://guide.testham.example/"}',
    '- {title: Not Listed, date: 2026-08-10, link: "https://evil.invalid/"}',
  ),
  'facilities.yaml': '- {title: Terrier Field}\n- {title: The Pool, pageUrl: /sports/football}\n',
  'sport-files.yaml': textFile(
    '- {title: Link, filename: link.aspx, date: 2026-03-14, redirectAbsoluteUrl: "https://camps.testham.example/"}',
    '- {title: Later, filename: later.aspx, date: 2099-03-15, content: x}',
    '- {title: Notes, filename: notes.aspx, date: 2026-03-16, access: protected, redirectAbsoluteUrl: "https://notes.testham.example/"}',
    '- {title: Later secret, filename: secret.aspx, date: 2099-03-15, access: hidden, content: x}',
    '- {title: Camps, filename: camps.aspx, date: 2026-03-17, content: x}',
    '- {title: Plain, filename: plain, date: 2026-03-17, content: x}',
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
  'stories/unlisted.md': textFile(
    '---',
    'title: Not on the list',
    'slug: unlisted',
    'date: 2026-08-01T10:00',
    'redirect: https://evil.invalid/story',
    '---',
    '',
    'There.',
  ),
  'stories/again.md': textFile(
    '---',
    'title: Again',
    'slug: again',
    'date: 2026-08-02T10:00',
    'redirect: http://testham.localhost/news/2026/8/1/round',
    '---',
    '',
    'Round and round.',
  ),
  'stories/round.md': '---\ntitle: Round\nslug: round\ndate: 2026-08-01T10:00\n---\n\nRound.\n',
  'stories/later.md': '---\ntitle: Later\nslug: later\ndate: 2099-08-01T10:00\n---\n\nNot yet.\n',
}

let store: Store
let app: App
const notes: string[] = []
const removed: string[] = []
beforeAll(async () => {
  const [folder, data] = ['pack', 'store'].map((name) =>
    mkdtempSync(join(tmpdir(), `fieldhouse-${name}-`)),
  ) as [string, string]
  removed.push(folder, data)
  cpSync(departmentFolder, folder, { recursive: true })
  addFiles(folder, files)
  store = await openStore(data)
  const report = await importFolder(store, 'testham', folder)
  if (sumReports(report).refused > 0)
    throw new Error(
      JSON.stringify(
        report.parts.flatMap(({ notes: said }) => said),
        null,
        1,
      ),
    )
  const tenants = new Tenants(store, 'testham', [])
  await tenants.load()
  const built: Built = {
    build: 'test',
    folder: resolve('src/ui/icons'),
    entry: rendering,
    filesOf: () => ({ script: '/x.js', app: [], stylesheet: null, fonts: [] }),
  }
  app = createApp({
    store,
    built,
    tenants,
    root: resolve(import.meta.dirname, '../..'),
    origins: () => 'http://testham.localhost',
    report: (fault) => {
      throw fault
    },
    note: (line) => notes.push(line),
  })
}, 60_000)
afterAll(async () => {
  app.hub.close()
  await store.close()
  for (const one of removed) rmSync(one, { recursive: true, force: true })
})

async function typed(path: string): Promise<[status: number, location: string | null]> {
  const answer = await app.fetch(
    new Request(`http://testham.localhost${path}`, {
      headers: { host: 'testham.localhost', 'user-agent': 'Mozilla/5.0' },
    }),
  )
  return [answer.status, answer.headers.get('location')]
}
const here = '/sports/football'

describe('rules [RT-21]', () => {
  test.each<[path: string, status: number, to: string | null]>([
    ['/sports/footy.aspx', 301, here],
    ['/SPORTS/FOOTY.ASPX', 301, '/sports/footy.aspx'],
    ['/roster.aspx?path=football', 301, '/sports/football/roster'],
    ['/Roster.aspx?Path=football&x=1', 301, '/sports/football/roster'],
    ['/roster.aspx', 404, null],
    ['/archive/12.html', 301, '/news/2026/8/28/season-opens'],
    ['/news/1999/1/1/old', 301, here],
    ['/sports/fball/roster', 301, '/sports/football/roster'],
    ['/fb', 302, here],
    ['/fb/', 302, here],
    ['/FB?utm_source=x', 302, here],
    ['/tickets', 302, 'https://tickets.testham.example/'],
    ['/login', 301, '/sports/football?from=login'],
    ['/shop/hats/red', 302, 'https://shop.testham.example/hats/red'],
    ['/gone', 410, null],
    ['/publications/lost', 410, null],
    ['/sports/2020/1/1/gone.aspx', 410, null],
    ['/sports/football/stats/2019', 302, 'https://stats.testham.example/2019'],
    ['/documents/old.pdf', 302, here],
    ['/sports/football/roster/coaches/gone/99', 302, '/sports/football/roster'],
    ['/sports/football/roster/moved/1', 302, '/sports/football/roster'],
    ['/honors/closed', 302, here],
    ['/news/2026/8/28/moved', 302, here],
    ['/sports/womens-soccer/schedule', 302, 'https://schedule.testham.example/'],
    ['/facilities/old/1', 302, here],
    ['/facilities/old/1?utm_source=x', 302, here],
    ['/facilities/closed/1', 302, here],
    ['/facilities/closed/1?utm_source=x', 302, here],
    ['/watch/7', 302, 'https://watch.testham.example/7'],
  ])('%s: %i %s', async (path, status, to) => expect(await typed(path)).toEqual([status, to]))

  test('do not redirect to unlisted hosts, in circles or to invalid addresses', async () => {
    expect(await typed('/evil')).toEqual([404, null])
    expect(await typed('/one')).toEqual([404, null])
    for (const path of [
      '/path//evil.invalid',
      '/path/%2Fevil.invalid',
      '/path/%5Cevil.invalid',
      '/path/%0d%0alocation:%20https://evil.invalid',
      '/path/..%2f..%2fevil.invalid',
      '/path/%09/evil.invalid',
      '//evil.invalid',
      '/%5cevil.invalid',
      '/.%2f/evil.invalid',
    ]) {
      const [, to] = await typed(path)
      const at = new URL(to ?? '/', 'http://testham.localhost')
      expect([path, at.origin]).toEqual([path, 'http://testham.localhost'])
      expect(to ?? '').not.toMatch(/[\r\n\\]/)
    }
  })

  test('show the page when a rule and the content form a loop', async () => {
    expect(await typed('/news/2026/8/1/round')).toEqual([200, null])
    expect(await typed('/news/2026/8/2/again')).toEqual([200, null])
  })
})

describe('redirects of the content [RT-21]', () => {
  test.each<[guard: string, path: string, status: number, to: string | null]>([
    ['schedule', '/sports/football/schedule/1999', 302, '/sports/football/schedule'],
    ['schedule', '/sports/football/schedule/2025', 200, null],
    ['cume-stats', '/sports/football/stats/1999', 302, '/sports/football/schedule'],
    [
      'cume-stats',
      '/sports/womens-soccer/stats/2026',
      302,
      'https://lakeland.example/soccer/testham',
    ],
    ['document', '/documents/nothing.pdf', 404, null],
    ['document', '/documents/board/minutes-2026.pdf', 200, null],
    ['coach', '/sports/football/roster/coaches/x/99999', 404, null],
    ['roster-bio', '/sports/football/roster/x/99999', 404, null],
    ['hof', '/honors', 404, null],
    ['hof', '/honors/hall-of-fame/x/1', 404, null],
    ['publications', '/publications/nothing', 404, null],
    ['publications', '/publications/elsewhere', 302, 'https://guide.testham.example/'],
    ['publications', '/publications/not-listed', 200, null],
    ['news', '/news/2026/8/1/linked', 302, 'https://paper.testham.example/story'],
    ['news', '/news/2026/8/1/unlisted', 200, null],
    ['news', '/news/2099/8/1/later', 404, null],
    ['url-cleanup', '/news/2026/8/28/season-opens.aspx', 301, '/news/2026/8/28/season-opens'],
    [
      'url-cleanup',
      '/News/2026/08/28/Season-Opens.aspx/',
      301,
      '/news/2026/08/28/season-opens.aspx',
    ],
    ['url-cleanup', '/news/2026/08/28/season-opens', 301, '/news/2026/8/28/season-opens'],
    ['url-cleanup', '/sports/football.aspx', 301, '/sports/football'],
    ['sport-file', '/sports/2026/3/14/link.aspx', 302, 'https://camps.testham.example/'],
    ['sport-file', '/sports/2026/03/14/link.aspx', 302, 'https://camps.testham.example/'],
    ['sport-file', '/sports/2099/3/15/later.aspx', 404, null],
    ['sport-file', '/sports/2026/3/16/notes.aspx', 404, null],
    ['sport-file', '/protected/sports/2026/3/16/notes.aspx', 302, 'https://notes.testham.example/'],
    ['sport-file', '/sports/2026/3/17/camps', 200, null],
    ['sport-file', '/sports/2026/3/17/camps.aspx', 301, '/sports/2026/3/17/camps'],
    ['sport-file', '/sports/2026/3/17/plain', 200, null],
    ['sport-file', '/sports/2026/3/17/plain.aspx', 301, '/sports/2026/3/17/plain'],
    ['sport-file', '/sports/2099/3/15/secret.aspx', 404, null],
    ['news', '/news/2026/8/22/not-for-everyone', 404, null],
    ['facilities', '/facilities/the-pool/2', 302, here],
    ['facilities', '/facilities/terrier-field/1', 200, null],
  ])('%s %s: %i %s', async (_, path, status, to) => expect(await typed(path)).toEqual([status, to]))

  test('show how to request a document that is not public', async () => {
    const page = await app.fetch(
      new Request('http://testham.localhost/documents/board/minutes-2026.pdf', {
        headers: { host: 'testham.localhost', 'user-agent': 'Googlebot/2.1' },
      }),
    )
    const words = await page.text()
    expect(words).toContain('Available on request')
    expect(words).toContain('The office sends them to members of the college.')
    expect(words).not.toMatch(/href="\/files\//)
  })

  test('lead from a document to its file', async () => {
    for (const path of ['/documents/compliance/handbook.pdf', '/publications/season-guide']) {
      expect(await typed(path)).toEqual([
        302,
        expect.stringMatching(/^\/files\/[0-9a-f]{32}\/handbook\.pdf$/),
      ])
    }
  })

  test('lead from a hidden bio to the list, and from wrong names on', async () => {
    const read = async (path: string) =>
      (
        await app.fetch(
          new Request(`http://testham.localhost${path}`, {
            headers: { host: 'testham.localhost' },
          }),
        )
      ).json() as Promise<{
        players: { lastName: string; rosterPlayerId: number }[]
        coaches: { lastName: string; staffId: number }[]
      }>
    const { players, coaches } = await read('/api/v2/Rosters?sportId=1')
    const [okafor, quiet] = ['Okafor', 'Quiet'].map(
      (name) => players.find(({ lastName }) => lastName === name)!.rosterPlayerId,
    )
    const [whitlock, ferro] = ['Whitlock', 'Ferro'].map(
      (name) => coaches.find(({ lastName }) => lastName === name)!.staffId,
    )
    expect(await typed(`/sports/football/roster/lee-quiet/${quiet}`)).toEqual([
      302,
      '/sports/football/roster/2026',
    ])
    expect(await typed(`/sports/womens-soccer/roster/x/${okafor}`)).toEqual([
      301,
      `/sports/football/roster/sam-okafor/${okafor}`,
    ])
    expect(await typed(`/sports/football/roster/sam-okafor/${okafor}`)).toEqual([200, null])
    expect(await typed(`/sports/football/roster/coaches/x/${ferro}`)).toEqual([
      302,
      '/sports/football/coaches',
    ])
    expect(await typed(`/sports/womens-soccer/roster/coaches/x/${whitlock}`)).toEqual([
      301,
      `/sports/football/roster/coaches/dana-whitlock/${whitlock}`,
    ])
  })
})

describe('hidden pages [RT-18]', () => {
  test.each([
    '/hidden',
    '/HIDDEN',
    '/%68idden',
    '/hidden/form/7',
    '/Hidden/news/2026/8/21/not-for-everyone',
    '//hidden///form/7/',
    '/hidden/x?y=1&z=//evil.invalid',
  ])('%s redirects to the login', async (path) => {
    const [status, to] = await typed(path)
    expect([status, to]).toEqual([302, expect.stringMatching(/^\/login\?returnTo=%2Fhidden/)])
  })
})

test('logs each missing page with the specified message [RT-17]', async () => {
  notes.length = 0
  expect((await typed('/no/such/page'))[0]).toBe(404)
  expect(notes).toEqual(['Page not found: /no/such/page'])
})

test('finds a sport by its global slug or by its short name [RT-19]', async () => {
  expect((await typed('/sports/womens-soccer'))[0]).toBe(200)
  expect((await typed('/sports/wsoc'))[0]).toBe(200)
  expect((await typed('/sports/nothing'))[0]).toBe(404)
})
