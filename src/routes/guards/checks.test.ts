import { describe, expect, test, vi } from 'vitest'
import * as api from '../../contract/api.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { guards } from '../../contract/rules.schema.ts'
import { sampleSport } from '../../../tests/support/sample-sport.ts'
import { getGuardCheck, type GuardContext } from './checks.ts'

const at = (to: string) => ({ status: 302, to })
const always = (to: string) => ({ status: 301, to })
const lost = { status: 404 }

/** What content answers to a check: by call, `undefined` for an unreadable one. */
type Says = [row: Endpoint<any, any>, value: unknown][]
const ask = (name: string, path: string, params: GuardContext['params'], says: Says) => {
  const asked: GuardContext = {
    params: { year: '2026', month: '3', day: '14', ...params },
    sport: sampleSport,
    url: new URL(path, 'https://testham.example'),
    hosts: async () => ['shop.testham.example'],
    read: async ({ row }) => says.find(([one]) => one === row)?.[1] as never,
  }
  return getGuardCheck(name)(asked)
}

type Line = [
  when: string,
  path: string,
  params: GuardContext['params'],
  says: Says,
  verdict: unknown,
]
const season = (title: string) => ({ title })
const player = (more: object) => ({
  firstName: 'Sam',
  lastName: 'Okafor',
  rosterPlayerId: 12,
  sport: sampleSport,
  seasonSlug: '2026',
  hideBio: false,
  ...more,
})
const post = (url: string, kind: 'coach' | 'support', sport = sampleSport) => ({ url, kind, sport })
const staff = (more: object) => ({
  hideBio: false,
  posts: [
    post('/sports/football/roster/coaches/dana-whitlock/3', 'coach'),
    post('/sports/football/roster/staff/dana-whitlock/4', 'support'),
  ],
  ...more,
})
const elsewhere = 'https://shop.testham.example/x'
const story = (to: string | null): Says => [[api.story, { redirectAbsoluteUrl: to }]]

const lines: Record<string, Line[]> = {
  'legacy-urls': [['has rules only', '/x', {}, [], undefined]],
  redirects: [['has rules only', '/x', {}, [], undefined]],
  'external-urls': [['has rules only', '/x', {}, [], undefined]],
  schedule: [
    ['a schedule that exists', '/', {}, [[api.schedule, {}]], undefined],
    ['a schedule that cannot be read', '/', {}, [], undefined],
    [
      'no schedules',
      '/',
      {},
      [
        [api.schedule, null],
        [api.relatedSeasons, []],
      ],
      at('/sports/football'),
    ],
    [
      'a season that never existed',
      '/',
      { seasonTitle: '1999' },
      [
        [api.schedule, null],
        [api.relatedSeasons, [season('2026')]],
        [api.seasons, [season('2026')]],
      ],
      at('/sports/football/schedule'),
    ],
    [
      'a season that is not published',
      '/',
      { seasonTitle: '2026-27' },
      [
        [api.schedule, null],
        [api.relatedSeasons, [season('2026')]],
        [api.seasons, [season('2026-27')]],
      ],
      undefined,
    ],
    [
      'seasons that cannot be read',
      '/',
      { seasonTitle: '1999' },
      [
        [api.schedule, null],
        [api.relatedSeasons, [season('2026')]],
      ],
      undefined,
    ],
  ],
  'cume-stats': [
    [
      'statistics on this site',
      '/',
      { season: '2026' },
      [[api.seasonStats, { elsewhere: null }]],
      undefined,
    ],
    ['statistics on another site', '/', {}, [[api.seasonStats, { elsewhere }]], at(elsewhere)],
    [
      'no statistics for the season',
      '/',
      { season: '1999' },
      [[api.seasonStats, null]],
      at('/sports/football/schedule/1999'),
    ],
    ['unreadable content', '/', {}, [], undefined],
  ],
  'roster-bio': [
    [
      'the canonical address',
      '/sports/football/roster/sam-okafor/12',
      {},
      [[api.player, player({})]],
      undefined,
    ],
    [
      'another spelling',
      '/sports/football/roster/somebody/12',
      {},
      [[api.player, player({})]],
      always('/sports/football/roster/sam-okafor/12'),
    ],
    [
      'a hidden bio',
      '/sports/football/roster/sam-okafor/12',
      {},
      [[api.player, player({ hideBio: true })]],
      at('/sports/football/roster/2026'),
    ],
    ['unknown content', '/', {}, [[api.player, null]], lost],
    ['unreadable content', '/', {}, [], undefined],
  ],
  coach: [
    [
      'a valid address',
      '/sports/football/roster/staff/dana-whitlock/4',
      { supportStaffId: '4' },
      [[api.staffMember, staff({})]],
      undefined,
    ],
    [
      'another spelling of a coach',
      '/x',
      { coachId: '3' },
      [[api.staffMember, staff({})]],
      always('/sports/football/roster/coaches/dana-whitlock/3'),
    ],
    [
      'another spelling of support staff',
      '/x',
      { supportStaffId: '4' },
      [[api.staffMember, staff({})]],
      always('/sports/football/roster/staff/dana-whitlock/4'),
    ],
    [
      'a hidden bio',
      '/x',
      { coachId: '3' },
      [[api.staffMember, staff({ hideBio: true })]],
      at('/sports/football/coaches'),
    ],
    ['without a post', '/x', { coachId: '3' }, [[api.staffMember, staff({ posts: [] })]], lost],
    ['unknown content', '/', {}, [[api.staffMember, null]], lost],
    ['unreadable content', '/', {}, [], undefined],
  ],
  hof: [
    ['honors that are switched off', '/', {}, [[api.hallOfFameSettings, { enabled: false }]], lost],
    [
      'an unknown inductee',
      '/',
      { slug: 'hall', inducteeId: '9' },
      [
        [api.hallOfFameSettings, { enabled: true }],
        [api.inductee, null],
      ],
      at('/honors/hall'),
    ],
    [
      'a known inductee',
      '/',
      { slug: 'hall', inducteeId: '1' },
      [
        [api.hallOfFameSettings, { enabled: true }],
        [api.inductee, {}],
      ],
      undefined,
    ],
    ['unreadable content', '/', { slug: 'hall', inducteeId: '1' }, [], undefined],
  ],
  publications: [
    ['several files', '/', {}, [[api.publication, { redirectUrl: null }]], undefined],
    [
      'one file only',
      '/',
      {},
      [[api.publication, { redirectUrl: '/files/a.pdf' }]],
      at('/files/a.pdf'),
    ],
    ['unknown content', '/', {}, [[api.publication, null]], lost],
    ['unreadable content', '/', {}, [], undefined],
  ],
  news: [
    ['a story', '/', {}, story(null), undefined],
    ['a redirect', '/', {}, story(elsewhere), at(elsewhere)],
    [
      'a link to this host as a path',
      '/',
      {},
      story('https://testham.example/sports/football?a=1#b'),
      at('/sports/football?a=1#b'),
    ],
    ['a link to a host that is not listed', '/', {}, story('https://evil.invalid/'), undefined],
    [
      'a link with a name before its host',
      '/',
      {},
      story('https://shop.testham.example@evil.invalid/'),
      undefined,
    ],
    ['a missing story', '/', {}, [[api.story, null]], undefined],
  ],
  'url-cleanup': [
    [
      'a story of an older site',
      '/news/2026/8/28/season-opens.aspx',
      { storySlug: 'season-opens.aspx' },
      [],
      always('/news/2026/8/28/season-opens'),
    ],
    ['a story', '/news/2026/8/28/season-opens', { storySlug: 'season-opens' }, [], undefined],
    [
      'another day of a file',
      '/sports/2026/03/14/camps.aspx',
      { filename: 'camps.aspx' },
      [[api.sportFile, { url: '/sports/2026/3/14/camps.aspx' }]],
      always('/sports/2026/3/14/camps'),
    ],
    [
      'a file of an older site',
      '/sports/2026/3/14/camps.aspx',
      { filename: 'camps.aspx' },
      [[api.sportFile, { url: '/sports/2026/3/14/camps' }]],
      always('/sports/2026/3/14/camps'),
    ],
    [
      'a file',
      '/sports/2026/3/14/camps',
      { filename: 'camps' },
      [[api.sportFile, { url: '/sports/2026/3/14/camps.aspx' }]],
      undefined,
    ],
    ['no file', '/', { filename: 'x' }, [[api.sportFile, null]], undefined],
    ['the not-found page', '/404', {}, [], undefined],
  ],
  'sport-file': [
    ['a page', '/', {}, [[api.sportFile, { redirectAbsoluteUrl: null }]], undefined],
    ['a redirect', '/', {}, [[api.sportFile, { redirectAbsoluteUrl: elsewhere }]], at(elsewhere)],
    ['unknown content', '/', {}, [[api.sportFile, null]], lost],
    ['unreadable content', '/', {}, [], undefined],
  ],
  document: [
    [
      'the file',
      '/',
      { '*': 'a.pdf' },
      [[api.documentByPath, { file: { url: '/files/a.pdf' } }]],
      at('/files/a.pdf'),
    ],
    ['a document on request', '/', {}, [[api.documentByPath, { file: null }]], undefined],
    ['unknown content', '/', {}, [[api.documentByPath, null]], lost],
    ['unreadable content', '/', {}, [], undefined],
  ],
  facilities: [
    [
      'a page of its own',
      '/',
      {},
      [[api.facility, { pageUrl: '/documents/pool' }]],
      at('/documents/pool'),
    ],
    ['no page of its own', '/', {}, [[api.facility, { pageUrl: null }]], undefined],
    ['unknown content', '/', {}, [[api.facility, null]], lost],
    ['unreadable content', '/', {}, [], undefined],
  ],
}

test('covers each of the 14 named checks [RT-21]', () => {
  expect(Object.keys(lines).sort()).toEqual(guards.filter((name) => name !== 'outside').sort())
})

for (const [name, own] of Object.entries(lines)) {
  describe(`${name} [RT-21]`, () => {
    test.each(own)('%s', async (_, path, params, says, verdict) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
      expect(await ask(name, path, params, says)).toEqual(verdict)
      // Only ignored targets are logged.
      expect(warn).toHaveBeenCalledTimes(
        JSON.stringify(says.map(([, value]) => value)).includes('evil') ? 1 : 0,
      )
    })
  })
}

test.each(['outside', 'nothing', 'toString', '__proto__', ''])(
  '%j throws the specified error [RT-21]',
  (name) => {
    expect(() => getGuardCheck(name)).toThrow(new Error(`Unknown route middleware: ${name}`))
  },
)

test('never reads content at an address without a date [GM-01]', async () => {
  const read = vi.fn()
  const asked: GuardContext = {
    params: {},
    sport: sampleSport,
    url: new URL('https://testham.example/404'),
    hosts: async () => [],
    read,
  }
  await getGuardCheck('url-cleanup')(asked)
  for (const name of ['news', 'sport-file'])
    await expect(getGuardCheck(name)(asked)).rejects.toThrow('the path has no date')
  expect(read).not.toHaveBeenCalled()
})
