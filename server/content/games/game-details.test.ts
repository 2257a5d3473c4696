import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStore } from '../../../tests/support/engine.ts'
import { footballFile } from '../../../tests/support/football-file.ts'
import { gameDoc, noExtras, seedTenant } from '../../../tests/support/seed.ts'
import { GameDetails, GameResults } from '../../../src/contract/game-details.schema.ts'
import type { Store } from '../../db/store.ts'
import { ingestStatFile } from '../../live/ingest.ts'
import type { GameDoc } from '../docs.ts'
import { readCountdown } from './countdown.ts'
import { readGameDetails, readGameResults } from './game-details.ts'
import { readGame, writeGame } from './games.ts'
import { readScheduleById } from './schedules.ts'
import { ReadContext } from '../read-context.ts'
import { transact } from '../transaction.ts'

let store: Store
beforeEach(async () => {
  store = await openStore(':memory:')
  for (const tenant of ['alpha', 'beta']) await seedTenant(store, tenant, { hosts: [] })
})
afterEach(() => store.close())

const at = (moment = '2026-09-20T18:00:00Z') => new ReadContext(store, 'alpha', new Date(moment))
const put = (id: number, more: Partial<GameDoc>) =>
  transact(store, 'alpha', (transaction) =>
    writeGame(transaction, { id, scheduleId: 1, sportId: 1, doc: gameDoc(more) }),
  )
const result = (
  status: 'W' | 'L',
  teamScore: string,
  opponentScore: string,
): GameDoc['result'] => ({
  status,
  teamScore,
  opponentScore,
  prescoreInfo: null,
  postscoreInfo: null,
  boxscore: null,
  recap: null,
})
const link = (title: string) => ({ title, url: `https://${title.toLowerCase()}.example/` })

describe('all details of a game [GM-01]', () => {
  const extras: GameDoc['extras'] = {
    ...noExtras,
    isSpotlight: true,
    neutralHometeam: true,
    custom2: link('Guide'),
    gameNote: 'Bring a can',
    gameFiles: [link('Notes')],
    tournamentId: 4,
    tournamentColor: '#102030',
    galleries: [link('Photos')],
    gameLinks: [link('Parking')],
    endDateUtc: '2026-09-06T03:00:00.000Z',
  }

  test('include fields that lists do not have', async () => {
    await put(10, {
      extras,
      teamPrefix: '#5',
      opponent: { id: 1, title: 'Ashford', prefix: '#4' },
      tournament: { title: 'Otter Cup' },
      conference: true,
      gamePromotionText: 'Band Night',
      previewStoryId: 1,
      media: {
        tv: null,
        tvImage: null,
        radio: null,
        video: null,
        audio: null,
        stats: null,
        tickets: link('Tickets'),
      },
    })
    const game = (await readGameDetails(at(), 10))!
    expect(GameDetails.parse(game)).toEqual(game)
    expect(game).toMatchObject({
      isSpotlight: true,
      neutralHometeam: true,
      teamPrefix: '#5',
      opponent: { prefix: '#4' },
      tournament: { title: 'Otter Cup', id: 4, color: '#102030' },
      endDateUtc: '2026-09-06T03:00:00.000Z',
      gameCenterEnabled: true,
      gameCenterLink: '/game-center/10',
      media: {
        custom1: null,
        custom2: link('Guide'),
        gameNote: 'Bring a can',
        promotionName: 'Band Night',
        gameFiles: [link('Notes')],
      },
      ticketLink: 'https://tickets.example/',
      galleries: [link('Photos')],
      gameLinks: [link('Parking')],
      pregameStory: { id: 1, url: '/news/2026/8/28/season-opens' },
      postgameStory: null,
      story: { id: 1 },
      gameStateDisplay: 'Sat, Sept. 5 · No result reported',
      opponentHistoryUrl: null,
    })
    expect(Object.keys((await readGame(at(), 10))!)).not.toContain('extras')
    expect(await readGameDetails(at(), 999)).toBeNull()
  })

  test('omit an unpublished or hidden story, and expire when it is due', async () => {
    await put(10, { previewStoryId: 1 })
    const early = at('2026-08-20T12:00:00Z')
    expect((await readGameDetails(early, 10))!.pregameStory).toBeNull()
    expect(new Date(early.until).toISOString()).toBe('2026-08-28T14:00:00.000Z')
    await store
      .of('alpha')
      .updateTable('story')
      .set({ hidden: 1 })
      .where('tenant', '=', 'alpha')
      .where('id', '=', 1)
      .execute()
    expect((await readGameDetails(at(), 10))!.pregameStory).toBeNull()
  })

  test('link a recap from its publication on, also in schedules; never a hidden one', async () => {
    const recap = { url: '/news/2026/8/28/season-opens' }
    await put(10, {
      postStoryId: 1,
      result: { ...result('W', '21', '7')!, recap },
      date: '2026-08-27T19:00:00',
    })
    const recapAt = async (moment: string) => {
      const context = at(moment)
      const games = (await readScheduleById(context, 1))!.games
      return [games.find(({ id }) => id === 10)!.result?.recap, new Date(context.until)]
    }
    const due = new Date('2026-08-28T14:00:00.000Z')
    expect(await recapAt('2026-08-28T12:00:00Z')).toEqual([null, due])
    expect((await recapAt('2026-08-28T14:00:01Z'))[0]).toEqual(recap)
    const context = at()
    await readGame(context, 10)
    expect(context.topics).toContain('story:1')
    await store
      .of('alpha')
      .updateTable('story')
      .set({ hidden: 1 })
      .where('tenant', '=', 'alpha')
      .where('id', '=', 1)
      .execute()
    expect((await recapAt('2026-09-20T18:00:00Z'))[0]).toBeNull()
  })

  test('take the score from a stat file and keep the department’s texts', async () => {
    await put(1, { extras, date: '2026-09-05T19:00:00' })
    await ingestStatFile(
      store,
      'alpha',
      1,
      Buffer.from(footballFile({ us: [7, 0, 7, 0], them: [0, 3, 0, 0], quarter: 4, over: true })),
      { sure: true },
    )
    const game = (await readGameDetails(at(), 1))!
    expect(game).toMatchObject({
      status: 'O',
      isSpotlight: true,
      galleries: [link('Photos')],
      media: { custom2: link('Guide') },
      result: {
        status: 'W',
        lineScores: {
          thisTeamIsHomeTeam: true,
          periods: ['1', '2', '3', '4'],
          periodHomeScore: ['7', '0', '7', '0'],
          periodAwayScore: ['0', '3', '0', '0'],
        },
      },
    })
    const results = (await readGameResults(at(), 1))!
    expect(GameResults.parse(results)).toEqual(results)
    expect(results).toMatchObject({
      boxscore: {
        stadium: 'Test Stadium',
        attendance: 1200,
        duration: '03:05',
        rules: { periodName: 'Quarter', regulation: 4 },
        home: { score: '14' },
        away: { score: '3' },
      },
      history: {
        wins: 1,
        losses: 0,
        ties: 0,
        lastMeeting: { date: '2026-09-05', status: 'W', teamScore: '14' },
      },
    })
    expect(results.boxscore!.home.leaders[0]).toMatchObject({
      title: 'Passing yards',
      name: 'Sam Okafor',
      value: '70',
    })
    expect(results.result).not.toHaveProperty('lineScores')
    expect(await readGameResults(at(), 999)).toBeNull()
  })
})

describe('the countdown [SH-08]', () => {
  beforeEach(async () => {
    await put(1, { date: '2026-10-01T19:00:00', dateUtc: '2026-10-02T00:00:00.000Z' })
    await put(11, { date: '2026-09-25T19:00:00', dateUtc: '2026-09-26T00:00:00.000Z' })
  })
  const next = async (moment: string) => (await readCountdown(at(moment)))?.game.id ?? null

  test('leads to the next game and knows its start time', async () => {
    const context = at()
    expect(await readCountdown(context)).toMatchObject({
      dateUtc: '2026-09-26T00:00:00.000Z',
      game: { id: 11 },
    })
    expect(new Date(context.until).toISOString()).toBe('2026-09-21T05:00:00.000Z')
    expect([await next('2026-09-26T00:00:01Z'), await next('2026-10-02T00:00:01Z')]).toEqual([
      1,
      null,
    ])
  })
  test('prefers a spotlight game and skips canceled ones', async () => {
    await put(12, {
      date: '2026-10-08T19:00:00',
      dateUtc: '2026-10-09T00:00:00.000Z',
      extras: { ...noExtras, isSpotlight: true },
    })
    expect(await next('2026-09-20T18:00:00Z')).toBe(12)
    await put(12, {
      date: '2026-10-08T19:00:00',
      status: 'C',
      noplayText: 'Canceled',
      extras: { ...noExtras, isSpotlight: true },
    })
    expect(await next('2026-09-20T18:00:00Z')).toBe(11)
  })
  test('counts to the day of a game without a time', async () => {
    await put(11, { date: '2026-09-25T00:00:00', dateUtc: null, time: 'TBA', tbd: true })
    expect((await readCountdown(at()))!.dateUtc).toBe('2026-09-25T05:00:00.000Z')
  })
})
