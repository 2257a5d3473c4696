import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { departmentForTest, departmentStore } from '../../../tests/support/department-store.ts'
import { footballFile } from '../../../tests/support/football-file.ts'
import type { Store } from '../../db/store.ts'
import { importFile } from '../../import/import-file.ts'
import { addFiles, folderForTest } from '../../../tests/support/import-store.ts'
import { ingestStatFile } from '../../live/ingest.ts'
import type { GameDoc } from '../docs.ts'
import {
  readGameCenterGallery,
  readGameCenterHero,
  readGameCenterHistory,
  readGameCenterInfo,
  readGameCenterStories,
} from './game-center.ts'
import {
  readGameCenterGames,
  readGameCenterLayout,
  readGameCenterNext,
  readGameCenterPromotions,
} from './game-center-layout.ts'
import { readGameDoc, writeGame } from './games.ts'
import { readLiveDetails } from '../live/live-details.ts'
import { readLiveStats } from '../live/live.ts'
import { readMoments, readMomentsOfGame } from '../honors/moments.ts'
import { ReadContext } from '../read-context.ts'
import { readScheduleById } from './schedules.ts'
import { transact } from '../transaction.ts'
import { textFile } from '../../../tests/support/text-file.ts'
import { groupIntoRows } from '../../../src/domain/games/center-rows.ts'

// Games of the example department: 2 has a box score, 3 a loss without one, 4 is in 2099.
const [played, plain, coming] = [2, 3, 4]
let store: Store
beforeAll(async () => {
  store = await departmentStore()
})
afterAll(() => store.close())

const context = (now?: string) => new ReadContext(store, 'testham', now ? new Date(now) : undefined)
const change = (id: number, some: Partial<GameDoc>) =>
  transact(store, 'testham', async (transaction) => {
    const doc = (await readGameDoc(new ReadContext(transaction, 'testham'), id))!
    return writeGame(transaction, { id, scheduleId: 2, sportId: 1, doc: { ...doc, ...some } })
  })
const partsOf = async (id: number) =>
  (await readGameCenterLayout(context(), id))?.sections.map(({ part }) => part)

describe('a game center [RT-13] [GM-03]', () => {
  test('shows a countdown and no box score before the game', async () => {
    const parts = await partsOf(coming)
    expect(parts).toEqual(
      expect.arrayContaining([
        'hero',
        'game-info',
        'leaders',
        'recent',
        'promo',
        'opponent-history',
      ]),
    )
    expect(parts).not.toContain('plays')
    // The time is unknown.
    expect(parts).not.toContain('countdown')
    await change(coming, { dateUtc: '2099-09-12T18:00:00.000Z', tbd: false })
    expect(await partsOf(coming)).toContain('countdown')
    const layoutAt = async (now: string) => (await readGameCenterLayout(context(now), coming))!
    const begun = await layoutAt('2099-09-12T18:00:00Z')
    expect(begun.phase).toBe('before')
    expect(begun.sections.map(({ part }) => part)).not.toContain('countdown')
    expect((await layoutAt('2099-09-13T18:00:00Z')).phase).toBe('called-off')
    const before = context('2099-09-12T17:00:00Z')
    expect((await readGameCenterHero(before, coming))!.countdownTo).toBe('2099-09-12T18:00:00.000Z')
    expect(before.until).toBeLessThanOrEqual(Date.parse('2099-09-12T18:00:00Z'))
    expect(
      (await readGameCenterHero(context('2099-09-12T18:00:00Z'), coming))!.countdownTo,
    ).toBeNull()
  })

  test('has both seasons before the game only, as far as they are known', async () => {
    const before = (await readGameCenterHero(context(), coming))!
    expect(before.school.season).toEqual({
      conferenceRecord: '1-1',
      homeRecord: '1-0',
      awayRecord: '0-1',
      streak: 'L1',
      perGame: { unit: 'points', scored: '22.5', allowed: '13.5' },
      statistics: expect.any(Array),
    })
    expect([before.opponent.record, before.opponent.season]).toEqual([
      '2-1 (1-1)',
      {
        conferenceRecord: '1-1',
        homeRecord: '1-0',
        awayRecord: '1-1',
        streak: 'W1',
        perGame: { unit: 'points', scored: '21.3', allowed: '19.0' },
        statistics: [
          ['yds-per-game', 'Passing yards per game', '217.3', 'more'],
          ['pct', 'Completion percentage', '60.2', 'more'],
          ['int', 'Interceptions thrown per game', '0.7', 'fewer'],
        ].map(([column, title, value, better]) => ({
          key: `passing/${column}`,
          title,
          value,
          better,
        })),
      },
    ])
    const after = (await readGameCenterHero(context(), played))!
    expect([after.school, after.opponent].map((team) => 'season' in team)).toEqual([false, false])
  })

  test('has the results of the opponent only if they are its last ones', async () => {
    const other = await departmentForTest()
    const resultsWith = async (record: string, lastFive: string, ...games: string[]) => {
      const folder = folderForTest()
      addFiles(folder, {
        'standings/football/2026.csv': textFile(
          'school,overall_record,last_five',
          `Ashford,${record},${lastFive}`,
          'Testham College,1-1,',
          'Calder Tech,1-2,',
        ),
        'conference-results/football/2026.csv': textFile(
          'date,away,away_score,home,home_score',
          '2026-09-01,Ashford,20,Calder Tech,17',
          '2026-09-06,Norwood,7,Ashford,14',
          ...games,
        ),
      })
      for (const name of ['standings', 'conference-results'])
        await importFile(other, 'testham', `${folder}/${name}/football/2026.csv`)
      const hero = await readGameCenterHero(new ReadContext(other, 'testham'), coming)
      return hero!.opponentResults!.map(({ date, status }) => `${date} ${status}`)
    }
    const later = ['2026-09-12,Calder Tech,7,Ashford,9', '2026-09-19,Ashford,0,Calder Tech,3']
    const three = ['2026-09-06 W', '2026-09-01 W', '2026-08-29 L']
    const five = ['2026-09-19 L', '2026-09-12 W', ...three]
    expect(await resultsWith('2-1', '')).toEqual(three)
    expect(await resultsWith('3-2', '', ...later)).toEqual(five)
    // It has other games, but these are its last five.
    expect(await resultsWith('7-3', 'LWWWL', ...later)).toEqual(five)
    expect(await resultsWith('7-3', 'WWWLL', ...later)).toEqual([])
    expect(await resultsWith('7-3', '', ...later)).toEqual([])
    expect(await resultsWith('3-1', 'LWW')).toEqual([])
    expect(await resultsWith('1-2', '')).toEqual([])
  })

  test('has the last game of both teams before the next one, if it has a box score', async () => {
    const docOf = async (id: number) => (await readGameDoc(context(), id))!
    const meeting = async () => (await readGameCenterHero(context(), coming))!.lastMeeting
    const [before, { opponent }] = [await docOf(coming), await docOf(played)]
    await change(coming, { opponent: (await docOf(plain)).opponent })
    expect(await meeting()).toBeNull()
    await change(coming, { opponent })
    const last = (await meeting())!
    expect(last.game.id).toBe(played)
    expect(last.leaders[0]).toMatchObject({
      school: { name: 'Sam Okafor' },
      opponent: { name: 'Ty Bell' },
    })
    expect((await readGameCenterHero(context(), played))!.lastMeeting).toBeUndefined()
    await change(coming, { opponent: before.opponent })
  })

  test('shows the score, leaders, stories and next game after the game', async () => {
    expect(await partsOf(played)).toEqual(
      expect.arrayContaining(['score-by-period', 'leaders', 'next-game', 'gallery']),
    )
    expect(await partsOf(plain)).not.toContain('leaders')
    // Beside so many drives the narrow parts would end early, so they are in a row of their own.
    const { sections } = (await readGameCenterLayout(context(), played))!
    const rowOfDrives = groupIntoRows(sections).find(({ main }) =>
      main.some(({ part }) => part === 'drives'),
    )!
    expect([rowOfDrives.main.length, rowOfDrives.beside]).toEqual([1, []])
    const hero = (await readGameCenterHero(context(), played))!
    expect([
      hero.school.score,
      hero.opponent.score,
      // The file has another record of ours, so nothing is said of theirs.
      hero.school.record,
      hero.opponent.record,
      hero.displayText,
      hero.lineScores!.periodHomeScore,
    ]).toEqual(['31', '10', '1-0 (1-0)', null, 'Final', ['7', '10', '7', '7']])
    expect(hero.leaders[0]).toMatchObject({
      title: 'Passing yards',
      school: { name: 'Sam Okafor', number: '12', stat: { value: '70', progress: 100 } },
      opponent: { id: null, name: 'Ty Bell' },
    })
    expect(
      (await readGameCenterStories(context(), played)).map(({ title }) => title).length,
    ).toBeGreaterThan(0)
    expect((await readGameCenterInfo(context(), played))!.facts).toEqual(
      expect.arrayContaining([{ label: 'Attendance', value: '1,200' }]),
    )
    expect(
      (await readGameCenterHistory(context(), played))!.meetings.every(
        ({ opponent }) => opponent.id === 1,
      ),
    ).toBe(true)
    expect((await readGameCenterNext(context(), played))!.id).toBe(coming)
    expect(await readGameCenterNext(context(), coming)).toBeNull()
  })

  test('has a gallery without the pictures that its stories show', async () => {
    const other = await departmentStore()
    const galleryWith = async (count: number) => {
      const folder = folderForTest()
      addFiles(
        folder,
        Object.fromEntries(
          Array.from({ length: count }, (_, i) => [
            [
              `pictures/${i}.svg`,
              `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="90${i}"/>`,
            ],
            [
              `stories/seen-${i}.md`,
              `---\ntitle: Seen ${i}\ndate: 2026-09-0${i + 1}\npicture: pictures/${i}.svg\nalt: A field\ngames: [fb-2]\n---\nWords.\n`,
            ],
          ]).flat(),
        ),
      )
      for (let i = 0; i < count; i++)
        await importFile(other, 'testham', `${folder}/stories/seen-${i}.md`)
      return readGameCenterGallery(new ReadContext(other, 'testham'), plain)
    }
    expect(await galleryWith(4)).toEqual([])
    // The page shows four stories.
    expect((await galleryWith(5)).map(({ title }) => title)).toEqual(['Seen 0'])
    await other.close()
  })

  test('shows a canceled game as such and never as the next game', async () => {
    await change(coming, { status: 'C', noplayText: 'Canceled', gameState: 6 })
    expect((await readGameCenterLayout(context(), coming))!.phase).toBe('called-off')
    expect(await readGameCenterNext(context(), played)).toBeNull()
    await change(coming, { status: 'A', noplayText: null, gameState: 0 })
  })

  test('does not exist when switched off or without a game', async () => {
    await change(plain, { gameCenterEnabled: false })
    expect([
      await readGameCenterLayout(context(), plain),
      await readGameCenterLayout(context(), 999),
      await readGameCenterHero(context(), 999),
      await readGameCenterInfo(context(), 999),
    ]).toEqual([null, null, null, null])
    expect([
      await readGameCenterGallery(context(), 999),
      await readGameCenterStories(context(), 999),
    ]).toEqual([[], []])
  })

  test('has the running promotions', async () => {
    const { promoGroupId } = (await readGameCenterLayout(context(), played))!
    expect(
      (await readGameCenterPromotions(context(), promoGroupId!))!.promoItems.map(
        ({ title }) => title,
      ),
    ).toEqual(['Park and ride'])
    expect(await readGameCenterPromotions(context(), 999)).toBeNull()
  })

  test('has promotions at our home games only', async () => {
    const groupOf = async (locationIndicator: GameDoc['locationIndicator']) => {
      await change(coming, { locationIndicator })
      return (await readGameCenterLayout(context(), coming))!.promoGroupId
    }
    expect([await groupOf('A'), await groupOf('N')]).toEqual([null, null])
    expect(await partsOf(coming)).not.toContain('promo')
    // Gates and parking are of home games.
    await change(coming, { locationIndicator: 'H' })
    expect((await readGameCenterInfo(context(), coming))!.game.locationIndicator).toBe('H')
    expect(await partsOf(coming)).toContain('promo')
    expect(await groupOf('H')).not.toBeNull()
  })

  test('lists games with their states', async () => {
    expect(await readGameCenterGames(context())).toEqual(
      expect.arrayContaining([
        { id: played, game_state: 8 },
        { id: coming, game_state: 0 },
      ]),
    )
  })
})

describe('moments [RT-09]', () => {
  test('are listed once published, newest first, also by game', async () => {
    expect((await readMoments(context(), {})).items.map(({ title }) => title)).toEqual([
      'A draw after two extra periods',
      'Okafor to Ramos, 62 yards',
    ])
    expect(
      (await readMoments(context(), { sportId: 1 })).items.map(({ sport, game }) => [
        sport?.id,
        game?.id,
      ]),
    ).toEqual([[1, played]])
    const early = context('2026-08-29T20:00:00Z')
    expect((await readMoments(early, {})).total).toBe(0)
    expect(new Date(early.until).toISOString()).toBe('2026-08-30T01:15:00.000Z')
    expect((await readMomentsOfGame(context(), played)).map(({ text }) => text)).toEqual([
      '<p>The longest pass of the <strong>opening night</strong>.</p>',
    ])
    expect([
      await readMomentsOfGame(early, played),
      await readMomentsOfGame(context(), coming),
    ]).toEqual([[], []])
    const ofGame = context('2026-08-29T20:00:00Z')
    expect([await readMomentsOfGame(ofGame, played), new Date(ofGame.until).toISOString()]).toEqual(
      [[], '2026-08-30T01:15:00.000Z'],
    )
  })

  test('without a title, with an unknown game or a bad link are refused by line', async () => {
    const folder = folderForTest()
    addFiles(folder, {
      'moments.yaml': textFile(
        '- title: Good',
        '  date: 2026-09-01',
        '- date: 2026-09-01',
        '- title: Lost',
        '  date: 2026-09-01',
        '  gameId: nowhere',
        '- title: Bad',
        '  date: 2026-09-01',
        '  video: javascript:alert(1)',
      ),
    })
    const other = await departmentStore()
    const [part] = (await importFile(other, 'testham', `${folder}/moments.yaml`)).parts
    expect([
      part!.taken,
      part!.notes
        .filter(({ kind }) => kind === 'refused')
        .map(({ line, reason }) => `${line} ${reason}`),
    ]).toEqual([
      1,
      [
        '3 title is missing or not text',
        '6 gameId there is no game with the ref "nowhere"',
        '9 video "javascript:alert(1)" is not a link (http, https, or a path of this site)',
      ],
    ])
    await other.close()
  })
})

describe('live details [GM-01]', () => {
  let live: Store
  beforeEach(async () => {
    live = await departmentStore()
    return () => live.close()
  })

  test('have both teams by place and by ownership, the last plays and leaders', async () => {
    await ingestStatFile(
      live,
      'testham',
      coming,
      Buffer.from(
        footballFile({
          home: 'Testham',
          visitor: 'Ashford',
          us: [7, 3],
          them: [0, 14],
          quarter: 2,
          clock: '03:05',
        }),
      ),
      { sure: true },
    )
    const details = (await readLiveDetails(new ReadContext(live, 'testham'), coming))!
    expect(details).toMatchObject({
      hasStarted: true,
      isComplete: false,
      clockSeconds: 185,
      period: { number: 2, regulation: 4, name: 'Quarter' },
    })
    expect([details.home, details.away]).toEqual([details.school, details.opponent])
    expect(details.school).toEqual({
      name: 'Testham',
      abbreviation: 'TST',
      score: '10',
      periodScores: ['7', '3', '', ''],
      timeouts: [],
      isHome: true,
      isSchool: true,
    })
    expect(details.opponent).toMatchObject({
      name: 'Ashford',
      score: '14',
      isHome: false,
      isSchool: false,
    })
    expect(details.lastPlays.map(({ period, isSchool }) => [period, isSchool])).toEqual([
      ['2nd', true],
      ['1st', true],
    ])
    expect(details.leaders[0]!.school!.name).toBe('Sam Okafor')
  })

  test('skip a game with a broken document, and log it once', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    await ingestStatFile(
      live,
      'testham',
      coming,
      Buffer.from(footballFile({ home: 'Testham', visitor: 'Ashford' })),
      { sure: true },
    )
    const ids = async () =>
      (await readScheduleById(new ReadContext(live, 'testham'), 2))!.games.map(({ id }) => id)
    expect(await ids()).toEqual([played, plain, coming])
    for (const doc of ['{"season":"2026","opp', '{}', 'null']) {
      await live.db.updateTable('game').set({ doc }).where('id', '=', plain).execute()
      expect([doc, await ids()]).toEqual([doc, [played, coming]])
    }
    expect(
      said.mock.calls.filter(([line]) =>
        String(line).includes(`Error parsing game ${plain} of testham`),
      ),
    ).toHaveLength(1)
    expect(
      (await readLiveStats(new ReadContext(live, 'testham'))).Games.map(({ Id }) => Id),
    ).toEqual([coming])
    await live.db
      .updateTable('live_game')
      .set({ doc: '{"gameId":4' })
      .where('game_id', '=', coming)
      .execute()
    expect((await readLiveStats(new ReadContext(live, 'testham'))).Games).toEqual([])
    expect(await ids()).toEqual([played, coming])
  })
})
