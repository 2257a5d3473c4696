import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ContentApi } from '../../server/api/content-api.ts'
import { readBoxScore } from '../../server/content/live/live.ts'
import { readLiveDetails } from '../../server/content/live/live-details.ts'
import { readLiveFeed } from '../../server/content/live/live-feed.ts'
import { ReadContext } from '../../server/content/read-context.ts'
import { readSeasonStats } from '../../server/content/stats/season-stats.ts'
import { importFile } from '../../server/import/import-file.ts'
import { importFolder } from '../../server/import/import-folder.ts'
import { publishVersion } from '../../server/live/review-version.ts'
import { ingestStatFile } from '../../server/live/ingest.ts'
import { parseStatFile } from '../../server/statcrew/parse.ts'
import type { Store } from '../../server/db/store.ts'
import * as api from '../../src/contract/api.ts'
import type { Sport } from '../../src/contract/sport.schema.ts'
import { createQueryClient } from '../../src/data/client.ts'
import { fetchTransport } from '../../src/data/fetch-transport.ts'
import { apiQuery } from '../../src/data/api-query.ts'
import { gameFacts } from '../../src/domain/games/box-score.ts'
import { statFixture } from '../fixtures/statcrew/read-fixture.ts'
import { openStore } from '../support/engine.ts'
import { footballFile } from '../support/football-file.ts'
import { addFiles, folderForTest, pack, smallPack } from '../support/import-store.ts'
import { routesOf } from '../support/ask-routes.ts'
import { textFile } from '../support/text-file.ts'

/** Oddities of real data in statistics and the API (Q57 to Q71), each with an invented case. */
let store: Store
beforeEach(async () => {
  store = await openStore(':memory:')
})
afterEach(() => store.close())

const take = async (files: Record<string, string | Uint8Array> = {}) => {
  const report = await importFolder(store, 'test', pack(files))
  return report.parts.flatMap(({ notes }) => notes.map(({ kind, reason }) => `${kind}: ${reason}`))
}
const context = () => new ReadContext(store, 'test')
const ask = async (path: string) => {
  const url = new URL(path, 'http://site.invalid')
  const api = routesOf((router) => new ContentApi(store).routes(router))
  const response = await api(new Request(url), 'test')
  return {
    status: response.status,
    body: response.status === 200 ? ((await response.json()) as unknown) : null,
  }
}
const sportId = async (slug: string) =>
  ((await ask('/api/v2/Sports')).body as Sport[]).find(
    ({ globalSportNameSlug }) => globalSportNameSlug === slug,
  )!.id
const seasonOf = async (slug: string, season: string) =>
  (await readSeasonStats(context(), await sportId(slug), season))!
const games = async () =>
  store.db.selectFrom('game').select(['id', 'doc']).orderBy('date').execute()

const cases: Record<string, () => Promise<void>> = {
  'reads -1 as "does not apply", and keeps yards lost [Q57]': async () => {
    const listed = parseStatFile(
      new TextEncoder().encode(
        new TextDecoder()
          .decode(statFixture('baseball-final.xml'))
          .replace(/\bab="\d+"/g, 'ab="-1"'),
      ),
    )
    const batting = listed.visitingTeam.tables.find(({ key }) => key === 'batting')!
    expect([batting.columns[0]!.key, new Set(batting.rows.map(({ cells }) => cells[0]))]).toEqual([
      'ab',
      new Set(['']),
    ])
    await take({
      'statistics/football/2026.csv':
        'table,name,gp,Attempts,Net yards\nrushing,Ada Alpha,3,-1,-1\nrushing,Cy Gamma,3,4,12\n',
    })
    const [rushing] = (await seasonOf('football', '2026')).tables
    expect(rushing!.rows.map(({ cells, values }) => [cells, values])).toEqual([
      [
        ['3', '', '-1'],
        [3, null, -1],
      ],
      [
        ['3', '4', '12'],
        [3, 4, 12],
      ],
    ])
  },
  'shows innings as written, sorts them by outs, keeps records as text [Q58]': async () => {
    await take({
      'statistics/baseball/2027.csv': textFile(
        'table,name,ip,w,l',
        'pitching,Al One,6.1,6,2',
        'pitching,Bo Two,6.2,1,0',
        'pitching,Cy Three,10.0,0,0',
      ),
    })
    const [pitching] = (await seasonOf('baseball', '2027')).tables
    const at = pitching!.columns.findIndex(({ key }) => key === 'ip')
    expect(pitching!.rows.map(({ cells, values }) => [cells[at], values[at]])).toEqual([
      ['6.1', 19],
      ['6.2', 20],
      ['10.0', 30],
    ])
    const box = parseStatFile(statFixture('baseball-final.xml'))
    expect(
      box.visitingTeam.tables
        .concat(box.homeTeam.tables)
        .filter(({ key }) => key === 'pitching')
        .flatMap(({ rows }) => rows.map(({ cells }) => cells[0]))
        .filter(Boolean),
    ).toEqual(expect.arrayContaining([expect.stringMatching(/^[WLS](?: \(\d+(?:-\d+)?\))?$/)]))
  },
  'matches a file to its game by number, with any date or school name [Q59]': async () => {
    await take()
    const [{ id } = { id: 0 }] = await games()
    for (const [date, visitor] of [
      ['09/05/2026', 'ALDERMOOR'],
      ['09/05/26', 'Aldermoor Kestrels'],
      ['9.5.26', 'ALD'],
    ] as const) {
      await ingestStatFile(
        store,
        'test',
        id,
        Buffer.from(footballFile({ home: 'Testham', visitor, date })),
      )
      const box = (await readBoxScore(context(), id))!
      expect([
        box.venue.date,
        box.visitingTeamName,
        (await readLiveDetails(context(), id))!.opponent.name,
      ]).toEqual(['2026-09-05', visitor, '#23 Aldermoor'])
    }
  },
  'matches schools by whole name only [Q60]': async () => {
    await take({
      'opponents.csv': textFile(
        'title,location,mascot,website,logo,aliases,tag',
        'Pacific,"Here, Ore.",Whales,,,,PAC',
        'Pacific Lakes,"There, Ore.",Otters,,,,PAL',
      ),
      'schedules/football/2026.csv': textFile(
        'date,time,opponent,home_away',
        '2026-09-05,7 p.m.,Pacific Lakes,H',
        '2026-09-12,7 p.m.,Pacific,H',
        '2026-09-19,7 p.m.,Pac,H',
      ),
    })
    const ids = await store.db.selectFrom('opponent').select(['id', 'doc']).execute()
    const nameOf = (id: number | null) =>
      id === null
        ? null
        : (JSON.parse(ids.find((one) => one.id === id)!.doc) as { title: string }).title
    expect(
      (await games()).map(({ doc }) =>
        nameOf((JSON.parse(doc) as { opponent: { id: number | null } }).opponent.id),
      ),
    ).toEqual(['Pacific Lakes', 'Pacific', null])
    const folder = folderForTest({
      'game.xml': footballFile({ home: 'Testham', visitor: 'Pacific Lakes', date: '09/05/2026' }),
    })
    expect((await importFile(store, 'test', `${folder}/game.xml`)).parts[0]).toMatchObject({
      taken: 1,
    })
    expect((await readBoxScore(context(), (await games())[0]!.id))?.visitingTeamName).toBe(
      'Pacific Lakes',
    )
  },
  'does not take an older game for this one, and hides empty values [Q61]': async () => {
    await take()
    const [{ id } = { id: 0 }] = await games()
    const old = Buffer.from(
      footballFile({ home: 'Testham', visitor: 'Quillan Tech', date: '08/22/2026' }),
    )
    const moved = footballFile({ home: 'Testham', visitor: 'ALDERMOOR', date: '10/10/2026' })
    for (const [bytes, said] of [
      [old, 'the file says Quillan Tech'],
      [Buffer.from(moved), 'the file is for 2026-10-10'],
    ] as const) {
      const { status, warnings } = await ingestStatFile(store, 'test', id, bytes)
      expect([status, warnings.filter((text) => text.includes(said)).length]).toEqual(['held', 1])
    }
    expect(await readBoxScore(context(), id)).toBeNull()
    await ingestStatFile(
      store,
      'test',
      id,
      Buffer.from(
        footballFile({ home: 'Testham', visitor: 'Aldermoor', date: '09/05/2026' }).replace(
          'attend="1200">',
          'attend="0"><officials text=" ,   ,   "></officials>',
        ),
      ),
    )
    const box = (await readBoxScore(context(), id))!
    expect([
      box.venue.attendance,
      box.venue.officials,
      gameFacts(box, 'America/Chicago')
        .map(({ label }) => label)
        .filter((label) => /Attendance|Officials/.test(label)),
    ]).toEqual([null, [], []])
    expect((await readLiveDetails(context(), id))!.school.timeouts).toEqual([])
    expect((await ask(`/api/v2/LiveStats/details?gameId=${(await games())[1]!.id}`)).status).toBe(
      204,
    )
  },
  'shows half innings, missing clocks and TEAM as text [Q62]': async () => {
    await take({
      'schedules/baseball/2027.csv':
        'date,time,opponent,home_away\n2027-03-05,7 p.m.,Aldermoor,H\n',
    })
    const { id } = (await games()).at(-1)!
    const live = new TextDecoder().decode(statFixture('baseball-final.xml'))
    await ingestStatFile(store, 'test', id, new TextEncoder().encode(live), { sure: true })
    const feed = (await readLiveFeed(context(), id))!
    expect([
      feed.Game.ClockSeconds,
      new Set(feed.Plays.map(({ ClockSeconds }) => ClockSeconds)),
      feed.Plays.every(({ Period }) => Number.isInteger(Period * 2)),
    ]).toEqual([-1, new Set([-1]), true])
    expect(feed.Plays.some(({ Period }) => Period % 1 === 0.5)).toBe(true)
    const file = footballFile({
      home: 'Testham',
      visitor: 'Aldermoor',
      us: [7, 7, 7, 7],
      quarter: 4,
      over: true,
      date: '09/05/2026',
    }).replaceAll(
      '<player uni="12"',
      '<player uni="TM" code="TM" name="TEAM" gp="1"><rush att="2" yds="-4" gain="0" loss="4" td="0" long="0"></rush></player><player uni="12"',
    )
    const football = (await games())[0]!.id
    // Its players do not add up, so it waits for a person.
    const { version } = await ingestStatFile(store, 'test', football, Buffer.from(file))
    await publishVersion(store, 'test', football, version)
    const rushing = (await seasonOf('football', '2026')).tables.find(
      ({ key }) => key === 'rushing',
    )!
    expect(
      rushing.rows.map(({ name, uni, rosterPlayerId }) => [name, uni, rosterPlayerId]),
    ).toEqual([['Team', '', null]])
    expect((await seasonOf('football', '2026')).leaders.map(({ key }) => key)).not.toContain(
      'rushing-yds',
    )
    expect((await readLiveFeed(context(), football))!.Stats.HomeTeam['rushing']).toEqual([])
  },
  'reads a stat file without status, declaration or end [Q63]': async () => {
    const plain = footballFile({ us: [7, 0], quarter: 2 })
    expect(plain).not.toMatch(/<\?xml|<status/)
    const odd = plain
      .replaceAll('id="ASH"', 'id="ASH "')
      .replaceAll('\n', '\r\n')
      .replace('start="07:00 PM"', 'start="07:00"')
      .replaceAll('record="3-1"', 'record="16-6-2, 7-3-0"')
    const file = parseStatFile(Buffer.from(odd))
    expect([
      file.visitingTeam.id,
      file.visitingTeam.record,
      file.venue.start,
      file.status.complete,
      file.status.started,
    ]).toEqual(['ASH', '16-6-2, 7-3-0', '07:00', false, true])
    expect(() => parseStatFile(Buffer.from(plain.slice(0, -40)))).toThrow()
    expect([
      parseStatFile(statFixture('field-hockey.xml')).family,
      parseStatFile(statFixture('field-hockey.xml', { ' fhk="1"': '' }), 'fhockey').family,
    ]).toEqual(['field-hockey', 'field-hockey'])
    await take({
      'sports.csv': `${smallPack['sports.csv']}Lacrosse,mens-lacrosse,mlax,ML,mlax,men,2027\n`,
      'schedules/mens-lacrosse/2027.csv':
        'date,time,opponent,home_away\n2027-03-05,7 p.m.,Aldermoor,H\n',
    })
    await ingestStatFile(
      store,
      'test',
      (await games()).at(-1)!.id,
      statFixture('lacrosse-live.xml'),
      { sure: true },
    )
  },
  'refuses HTML with status 200, and retries temporary faults only [Q64]': async () => {
    const answers = [
      {
        answer: () =>
          new Response('<html>Log in to the hotel network</html>', {
            headers: { 'content-type': 'text/html' },
          }),
        asked: 1,
      },
      {
        answer: () =>
          new Response('null', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
        asked: 1,
      },
      {
        answer: () =>
          new Response('{}', { status: 403, headers: { 'content-type': 'application/json' } }),
        asked: 1,
      },
      {
        answer: () =>
          new Response('{}', { status: 404, headers: { 'content-type': 'application/json' } }),
        asked: 1,
      },
      ...[408, 409, 425, 429, 500, 502, 503, 504].map((status) => ({
        answer: () => new Response('', { status }),
        asked: 2,
      })),
    ]
    for (const { answer, asked } of answers) {
      const fetch = vi.fn(async () => answer())
      vi.stubGlobal('fetch', fetch)
      const client = createQueryClient(fetchTransport, false)
      const state = await new Promise<string>((done) => {
        const observer = new QueryObserver(client, { ...apiQuery(api.sports, {}), retryDelay: 1 })
        observer.subscribe(({ status }) => {
          if (status !== 'pending') done(status)
        })
      })
      expect([answer().status, await answer().text(), state, fetch.mock.calls.length]).toEqual([
        answer().status,
        await answer().text(),
        'error',
        asked,
      ])
      client.clear()
    }
    vi.stubGlobal(
      'fetch',
      async () =>
        new Response('[]', { headers: { 'content-type': 'application/json; charset=utf-8' } }),
    )
    expect((await fetchTransport(api.sports, {}, AbortSignal.timeout(1000))).value).toEqual([])
  },
  'returns whole lists, or the total of a paged list [Q65]': async () => {
    const rows = Array.from(
      { length: 25 },
      (_, i) => `Sport ${i},sport-${i},s${i},S${i},football,men,2026`,
    )
    await take({
      'sports.csv': textFile(
        'title,slug,short_name,abbrev,code,gender,current_season',
        `${rows.join('\n')}`,
        'Football,football,football,FB,football,men,2026',
        'Baseball,baseball,baseball,BSB,baseball,men,2027',
        'Golf,womens-golf,wgolf,WG,wgolf,women,2026-27',
      ),
    })
    expect((await ask('/api/v2/Sports')).body).toHaveLength(28)
    const moments = Array.from(
      { length: 12 },
      (_, i) => `- {title: Moment ${i}, date: 2026-09-${String(i + 1).padStart(2, '0')}}`,
    ).join('\n')
    const folder = folderForTest()
    addFiles(folder, { 'moments.yaml': moments })
    await importFile(store, 'test', `${folder}/moments.yaml`)
    expect((await ask('/api/v2/WePlayed/latest')).body).toMatchObject({
      items: { length: 10 },
      total: 12,
      page: 0,
      pages: 2,
    })
  },
  'does not take missing tickets as free [Q67]': async () => {
    await take({
      'schedules/football/2026.csv': textFile(
        'date,time,opponent,home_away,tickets',
        '2026-09-05,7 p.m.,Aldermoor,H,',
        '2026-09-12,7 p.m.,Quillan Tech,H,Free|https://tickets.example/1',
      ),
    })
    const answers = await Promise.all(
      (await games()).map(({ id }) => ask(`/api/v2/ScheduleGames/${id}`)),
    )
    expect(
      answers.map(({ body }) => (body as { media: { tickets: unknown } }).media.tickets),
    ).toEqual([null, { title: 'Free', url: 'https://tickets.example/1' }])
    expect(JSON.stringify(answers[0]!.body)).not.toMatch(/free/i)
  },
  'reads a raw link with broken quotes as a link, never as tags [Q68]': async () => {
    const raw = [
      `<a href=""https://watch.example/1"">Watch here</a>`,
      `<a href='javascript:alert(1)'>Click</a>`,
      `<b>Gates at 5`,
    ]
    await take({
      'schedules/football/2026.csv': textFile(
        'date,time,opponent,home_away,custom2',
        `${raw.map((text, i) => `2026-09-${10 + i},7 p.m.,Aldermoor,H,"${text.replaceAll('"', '""')}"`).join('\n')}`,
      ),
    })
    const answers = await Promise.all(
      (await games()).map(({ id }) => ask(`/api/v2/ScheduleGames/${id}`)),
    )
    expect(
      answers.map(({ body }) => (body as { media: { custom2: unknown } }).media.custom2),
    ).toEqual([
      { title: 'Watch here', url: 'https://watch.example/1' },
      { title: 'Click', url: '' },
      { title: 'Gates at 5', url: '' },
    ])
  },
  'shows track marks as written, and sorts them by value [Q71]': async () => {
    await take({
      'statistics/womens-golf/2026-27.csv': textFile(
        'table,name,mark',
        'Runs,Ada Run,24:31.2',
        'Runs,Bea Walk,DNF',
        'Runs,Cay Jump,6.32m',
        'Runs,Dot Throw,NM',
        'Runs,Eve Hept,4210',
        'Runs,Fay Mile,5.2 Mile',
      ),
    })
    const [runs] = (await seasonOf('womens-golf', '2026-27')).tables
    expect(runs!.rows.map(({ cells, values }) => [cells[0], values[0]])).toEqual([
      ['24:31.2', 1471.2],
      ['DNF', null],
      ['6.32m', 6.32],
      ['NM', null],
      ['4210', 4210],
      ['5.2 Mile', 5.2],
    ])
  },
}

describe('oddities of statistics', () => {
  test.each(Object.entries(cases))('%s', async (_, run) => run())
})
