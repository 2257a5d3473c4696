import { describe, expect, test } from 'vitest'
import type { BoxScore, BoxTeam, StatFile } from '../../src/contract/box-score.schema.ts'
import type { LiveFeed } from '../../src/contract/live-feed.schema.ts'
import { askerOf } from '../../tests/support/ask-api.ts'
import { storeForTest } from '../../tests/support/import-store.ts'
import { evenly, recordedGames } from '../../tests/support/recorded-games.ts'
import { plainSport } from '../../tests/support/sample-sport.ts'
import { gameDoc, seedTenant } from '../../tests/support/seed.ts'
import { writeGame } from '../content/games/games.ts'
import { writeSport } from '../content/sports/sports.ts'
import { transact } from '../content/transaction.ts'
import { readStatVersion } from './read-version.ts'
import { parseFeed } from '../statcrew/feed/parse-feed.ts'
import { ingestStatFile } from './ingest.ts'

async function departmentOf(code: string, sport: string) {
  const store = await storeForTest()
  await seedTenant(store, 'alpha', { hosts: [], settings: { schoolName: 'alpha University' } })
  await transact(store, 'alpha', async (transaction) => {
    await writeSport(transaction, 1, 1, {
      title: sport,
      shortName: code,
      abbrev: 'X',
      globalSportNameSlug: 'sport',
      globalSportShortName: code,
      globalSportId: null,
      globalSportGender: 'women',
      nonSport: false,
      displayOpponentHistory: false,
      hasDoubleHeader: false,
      ...plainSport,
      ticketsLink: null,
      facebookPage: null,
      twitterName: null,
      instagramName: null,
      youtubeName: null,
      pinterestName: null,
    })
    for (const id of [1, 2])
      await writeGame(transaction, { id, scheduleId: 1, sportId: 1, doc: gameDoc() })
  })
  const ask = askerOf(store, 'alpha')
  return {
    send: (id: number, body: string) => ingestStatFile(store, 'alpha', id, Buffer.from(body)),
    box: async (id: number) => (await ask<BoxScore>(`Stats/boxscore/${id}`)).value,
    feed: async (id: number) => (await ask<LiveFeed>(`LiveStats/feed?gameId=${id}`)).value,
  }
}

/** What a feed contains of a table: the player, and figures by column key. */
const figures = (team: BoxTeam) =>
  team.tables.map(({ key, columns, rows }) => [
    key,
    columns.map((column) => column.key),
    rows
      .filter(({ name }) => name !== 'Team')
      .map(({ name, uni, rosterPlayerId, cells }) => [
        name,
        uni,
        rosterPlayerId,
        // The second game counts the decisions of the first.
        cells.map((cell) => cell.replace(/^([WLS]) \(.*\)$/, '$1')),
      ]),
  ])
const played = (scores: readonly string[]) => scores.map((score) => Number(score) || 0)
const told = ({ plays: all }: Pick<StatFile, 'plays'>) =>
  all
    .filter(({ plays }) => plays.length > 0)
    .map(({ period, plays }) => [
      period,
      plays.map(({ side, clock, text, score }) => [side, clock, text, score]),
    ])

describe.each(recordedGames)('the JSON feed of %s [GM-01]', { timeout: 60_000 }, (sport, game) => {
  test('says the same when read back before, in and after the game', async () => {
    const { code, states } = game()
    const desk = await departmentOf(code, sport)
    for (const { xml } of evenly(states, 4)) {
      await desk.send(1, xml)
      const [feed, first] = [await desk.feed(1), await desk.box(1)]
      expect(await desk.send(2, JSON.stringify(feed))).toMatchObject({
        changed: true,
        status: 'published',
        score: `${first.visitingTeamScore}-${first.homeTeamScore}`,
      })
      const second = await desk.box(2)
      expect({ ...second.status, clock: second.status.clock ?? null }).toEqual({
        ...first.status,
        periodLabel: first.status.periodLabel,
      })
      expect([
        second.family,
        second.thisTeamIsHomeTeam,
        second.venue.date,
        second.periodName,
      ]).toEqual([first.family, first.thisTeamIsHomeTeam, first.venue.date, first.periodName])
      expect([played(second.periodScoresHome), played(second.periodScoresAway)]).toEqual([
        played(first.periodScoresHome),
        played(first.periodScoresAway),
      ])
      expect(told(second)).toEqual(told(first))
      for (const side of ['homeTeam', 'visitingTeam'] as const)
        expect(figures(second[side])).toEqual(figures(first[side]))
    }
  })
})

/** As scoring programs write it, with shot locations; names are invented. */
const basketball = (more: Record<string, unknown> = {}, team: Record<string, unknown> = {}) => ({
  Game: {
    Type: 'BasketballGame',
    HasStarted: true,
    IsComplete: false,
    Date: '9/5/2026',
    DateUTC: null,
    StartTime: '7:00 PM',
    Location: 'Otterton',
    Officials: ' ,   ,   ',
    Attendance: 0,
    GlobalSportShortname: 'wbball',
    ClientAbbrev: 'ALP',
    PeriodsRegulation: 4,
    Period: 2,
    ClockSeconds: 119,
    Context: 'ALP BONUS2',
    Rules: {
      PeriodMinutes: 10,
      PeriodName: 'Quarter',
      OTMinutes: 5,
      ShowExtraPeriodsAsOT: true,
      ClockDirection: 'Down',
    },
    HomeTeam: {
      Id: 'ALP',
      Name: 'alpha University',
      Score: 5,
      CurrentRecord: '0-0',
      Color: '#123',
      PeriodScores: [2, 3],
      PeriodTimeouts: [],
      ...team,
    },
    VisitingTeam: {
      Id: '',
      Name: 'ASHFORD',
      Score: 2,
      CurrentRecord: '1-0',
      PeriodScores: [0, 2],
      PeriodTimeouts: [],
    },
    LastPlays: [],
    ...more,
  },
  Leaders: {},
  SeasonStats: null,
  Stats: {
    HomeTeam: {
      players: [
        {
          Name: 'Quill,Ada',
          UniformNumber: '4',
          Values: { fgm: 2, fga: '3', pts: '5', reb: -1, nonsense: 'x' },
        },
        { Name: 'TEAM', UniformNumber: 'TM', Values: { reb: '1' } },
      ],
    },
    VisitingTeam: 'none',
  },
  Plays: [
    {
      Id: '1+60EA98CA',
      Type: 'GAME',
      Action: 'START',
      Team: 'HomeTeam',
      Narrative: 'alpha GAME',
      Period: 1,
      ClockSeconds: 600,
    },
    {
      Id: '2+60EA98CB',
      Type: 'JUMPER',
      Action: 'GOOD',
      Team: 'HomeTeam',
      Player: { FirstName: 'Ada', LastName: 'Quill' },
      Narrative: 'Jumper by Quill',
      Context: '',
      Period: 1,
      ClockSeconds: 570,
      Coordinate: { X: 12, Y: 40, Side: 'Left' },
      Score: { HomeTeam: 2, VisitingTeam: 0 },
    },
    {
      Id: '3+60EA98CC',
      Type: 'LAYUP',
      Action: 'MISS',
      Team: 'VisitingTeam',
      Narrative: 'Layup missed',
      Period: 2,
      ClockSeconds: 400,
      Coordinate: { X: '93.5', Y: 52, Side: 'Right' },
    },
    {
      Id: '4+60EA98CD',
      Type: 'LAYUP',
      Action: 'GOOD',
      Team: 'VisitingTeam',
      Narrative: 'Layup',
      Period: 2,
      ClockSeconds: 390,
      Coordinate: { X: 93, Y: 152, Side: 'Right' },
      Score: { HomeTeam: 2, VisitingTeam: 2 },
    },
    {
      Id: '5+60EA98CE',
      Type: 'PERSONAL',
      Action: 'FOUL',
      Team: 'VisitingTeam',
      Narrative: 'Foul',
      Period: 2,
      ClockSeconds: 200,
      Coordinate: { X: 50, Y: 50, Side: 'Right' },
    },
    {
      Id: '6+60EA98CF',
      Type: '3PTR',
      Action: 'GOOD',
      Team: 'HomeTeam',
      Narrative: 'Three by Quill',
      Period: 2,
      ClockSeconds: 119,
      Score: { HomeTeam: 5, VisitingTeam: 2 },
    },
  ],
})
const bytes = (value: unknown) => Buffer.from(JSON.stringify(value))
const read = (value: unknown, sport = 'wbball') => parseFeed(bytes(value), sport).file

describe('a feed as scoring programs write it [GM-01]', () => {
  test('has its score, clock and shots, attacking to the right', () => {
    const file = read(basketball())
    expect(file.status).toEqual({
      started: true,
      complete: false,
      period: 2,
      regulation: 4,
      periodLabel: '2nd',
      clock: '01:59',
    })
    expect([
      file.homeTeam.score,
      file.visitingTeam.score,
      file.homeTeam.scoreByPeriod,
      file.periodLabels,
    ]).toEqual(['5', '2', ['2', '3', '', ''], ['1', '2', '3', '4']])
    expect(file.venue).toMatchObject({
      date: '2026-09-05',
      officials: [],
      attendance: null,
      start: '7:00 PM',
    })
    expect(file.plays.map(({ period, plays }) => [period, plays.map(({ text }) => text)])).toEqual([
      ['1st', ['Jumper by Quill']],
      ['2nd', ['Layup missed', 'Layup', 'Foul', 'Three by Quill']],
    ])
    const spots = file.plays.flatMap(({ plays }) => plays).map(({ spot }) => spot ?? null)
    expect(spots).toEqual([
      { x: 88, y: 60, made: true },
      { x: 93.5, y: 52, made: false },
      null,
      null,
      null,
    ])
    expect(file.homeTeam.tables[0]!.rows.map(({ name, uni, cells }) => [name, uni, cells])).toEqual(
      [
        ['Ada Quill', '4', ['2', '3', '', '5']],
        ['Team', '', ['0', '0', '1', '0']],
      ],
    )
    expect([file.visitingTeam.tables, file.warnings, file.scoring.length]).toEqual([[], [], 3])
  })

  test('reads half periods as bottom innings, -1 as no clock, and the batter', () => {
    const file = read(
      basketball({
        Type: 'BaseballGame',
        GlobalSportShortname: 'baseball',
        PeriodsRegulation: 9,
        Period: 3.5,
        ClockSeconds: -1,
        Context: '',
        Situation: {
          BattingTeam: 'HomeTeam',
          Outs: 1,
          OnFirst: { LastName: 'Quill' },
          OnSecond: '',
          OnThird: 'x',
        },
      }),
      'baseball',
    )
    expect(file.status).toMatchObject({ period: 3, periodLabel: 'Bot 3rd', clock: null })
    expect(file.situation).toEqual({ side: 'home', words: '1 out, on first and third' })
  })

  test('volleyball: three sets won are the end, and exchanged sets a contradiction', () => {
    const match = (home: number, visitor: number) =>
      read(
        {
          ...basketball({
            Type: 'VolleyballGame',
            GlobalSportShortname: 'wvball',
            PeriodsRegulation: 5,
            Period: 3,
            HomeTeam: { Name: 'alpha University', Score: home, PeriodScores: [25, 25, 25] },
            VisitingTeam: { Name: 'Ashford', Score: visitor, PeriodScores: [20, 9, 12] },
          }),
          Plays: [],
        },
        'wvball',
      )
    expect([match(3, 0).status.periodLabel, match(3, 0).contradictions]).toEqual([
      'Final',
      undefined,
    ])
    expect(match(2, 0).status.complete).toBe(true)
    expect(match(1, 0).status.complete).toBe(false)
    expect(match(0, 3).contradictions).toEqual([
      expect.stringContaining('the score says Ashford 3, alpha University 0, but the points'),
    ])
  })

  test('reports what does not add up', () => {
    expect(read(basketball({}, { Score: 7 })).warnings).toEqual([
      'alpha University: the periods add up to 5, the score says 7.',
      'The plays end at 2-5 (visitors first), the score says 2-7.',
    ])
  })

  test.each<[string, unknown, string]>([
    ['no game', { Plays: [] }, 'not a live feed: Game is missing'],
    ['a list', [1], 'not a live feed'],
    ['a score of text', basketball({}, { Score: 'many' }), 'Game.HomeTeam.Score cannot be read'],
    ['a score that is a list', basketball({}, { Score: [3] }), 'Game.HomeTeam.Score'],
    ['no score in a live game', basketball({}, { Score: null }), 'the home team has no score'],
    ['a team without a name', basketball({}, { Name: ' ' }), 'the home team has no name'],
    [
      'an unsupported sport',
      basketball({ Type: 'CurlingGame', GlobalSportShortname: 'curl' }),
      'unsupported sport: CurlingGame',
    ],
  ])('refuses %s with a reason', (_, value, message) => {
    expect(() => read(value)).toThrow(message)
  })

  test('ignores small values of a wrong type and keeps the rest', () => {
    const odd = basketball({
      Attendance: {},
      Officials: 7,
      Period: '2',
      ClockSeconds: '119',
      LastPlays: 'x',
      Rules: 9,
      Situation: [],
      IsComplete: 'false',
    })
    const file = read({
      ...odd,
      Plays: [null, 4, ...odd.Plays, { Id: 9, Narrative: 'A play', Period: 'x' }],
      Stats: [[[]]],
    })
    expect([
      file.homeTeam.score,
      file.status.clock,
      file.status.complete,
      file.plays.length,
    ]).toEqual(['5', '01:59', false, 3])
  })

  test('accepts a minimal game of two names and two scores', () => {
    const file = read({
      Game: {
        Type: 'FootballGame',
        HomeTeam: { Name: 'alpha University', Score: 14 },
        VisitingTeam: { Name: 'Ashford', Score: '0' },
        Situation: { Outs: 1 },
      },
    })
    expect([
      file.family,
      file.homeTeam.score,
      file.visitingTeam.score,
      file.status.started,
      file.plays,
      file.homeTeam.tables,
    ]).toEqual(['football', '14', '0', true, [], []])
  })

  test('is safe from deep, large and hostile input', () => {
    const deep = `{"Game":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
    expect(() => parseFeed(Buffer.from(deep), 'wbball')).toThrow('not a live feed')
    const poisoned = JSON.stringify(basketball()).replace(
      '"Values":{',
      '"Values":{"__proto__":{"fgm":"9"},"constructor":"9",',
    )
    expect(
      parseFeed(Buffer.from(poisoned), 'wbball').file.homeTeam.tables[0]!.rows[0]!.cells[0],
    ).toBe('2')
    expect(({} as Record<string, unknown>)['fgm']).toBeUndefined()
    expect(
      read({
        ...basketball(),
        Plays: Array.from({ length: 9000 }, (_, i) => ({
          Id: String(i),
          Narrative: 'x',
          Period: 1,
        })),
      }).plays[0]!.plays.length,
    ).toBe(4000)
  })

  test('refuses a feed of another sport or gender, and accepts the right one', async () => {
    const desk = await departmentOf('wbball', 'Basketball')
    const send = (value: unknown) => desk.send(1, JSON.stringify(value))
    await expect(send(basketball({ GlobalSportShortname: 'mbball' }))).rejects.toThrow(
      'the feed is for mbball',
    )
    await expect(
      send(basketball({ Type: 'SoccerGame', GlobalSportShortname: 'wsoc' })),
    ).rejects.toThrow('does not fit')
    // A game of another month by the same program.
    const rice = { Name: 'Rice', Id: 'RICE', Score: 2, PeriodScores: [] }
    const old = basketball({ Date: '8/1/2026', VisitingTeam: rice })
    expect(await send(old)).toMatchObject({ version: 1, status: 'held' })
    expect(await send(basketball())).toMatchObject({ version: 2, status: 'published' })
    const whole = JSON.stringify(basketball())
    for (const part of [0.02, 0.3, 0.7, 0.99])
      await expect(desk.send(1, whole.slice(0, Math.floor(whole.length * part)))).rejects.toThrow(
        /cut off/,
      )
    await expect(desk.send(1, `${whole}"Period":3}]}`)).rejects.toThrow('not JSON')
    expect((await desk.box(1)).homeTeamScore).toBe('5')
  })
})

test.each([
  [{ Date: '', DateUTC: '2026-09-06T00:00:00' }, '2026-09-05'],
  [{ Date: '', DateUTC: '2026-09-06T00:00:00Z' }, '2026-09-05'],
  [{ Date: '2026-09-06T00:30:00Z', DateUTC: null }, '2026-09-05'],
  [{ Date: '', DateUTC: '2026-09-05T17:00:00.000Z' }, '2026-09-05'],
  [{ Date: '9/5/2026', DateUTC: '2026-09-06T00:00:00' }, '2026-09-05'],
])('reads %j as a day of the department, or as none [GM-01]', (dates, day) => {
  const feed = bytes(basketball(dates))
  expect(readStatVersion(feed, 'wbball', 'America/Chicago').file.venue.date).toBe(day)
  const { venue, warnings } = parseFeed(feed, 'wbball').file
  expect(venue.date).toBe(dates.Date.includes('/') ? day : '')
  expect(warnings.some((text) => text.includes('no readable date'))).toBe(venue.date === '')
})
