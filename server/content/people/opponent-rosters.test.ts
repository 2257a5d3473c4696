import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStore } from '../../../tests/support/engine.ts'
import { footballFile } from '../../../tests/support/football-file.ts'
import { gameDoc, seedTenant } from '../../../tests/support/seed.ts'
import type { Store } from '../../db/store.ts'
import { ingestStatFile } from '../../live/ingest.ts'
import { publishVersion } from '../../live/review-version.ts'
import type { GameDoc } from '../docs.ts'
import { readGameDetails } from '../games/game-details.ts'
import { readGame, writeGame } from '../games/games.ts'
import { readOpponentHistory } from '../games/opponent-history.ts'
import type { OpponentRosterDoc } from '../kinds/people.ts'
import { ReadContext } from '../read-context.ts'
import { transact } from '../transaction.ts'
import { readOpponentRoster, writeOpponentRoster } from './opponent-rosters.ts'

let store: Store
beforeEach(async () => {
  store = await openStore(':memory:')
  for (const tenant of ['alpha', 'beta']) await seedTenant(store, tenant, { hosts: [] })
})
afterEach(() => store.close())

const over = { us: [7, 0, 0, 0], them: [0, 0, 0, 3], quarter: 4, over: true }
const read = (tenant = 'alpha') => readOpponentRoster(new ReadContext(store, tenant), 1, 1)
const named = async (tenant?: string) =>
  (await read(tenant))?.players.map(
    ({ jerseyNumber, firstName, lastName, positionShort }) =>
      `${jerseyNumber} ${firstName} ${lastName} ${positionShort}`,
  )
const gameDay = '2025-10-12T12:00:00'
const put = (id: number, more: Partial<GameDoc> = {}, tenant = 'alpha') =>
  transact(store, tenant, (transaction) =>
    writeGame(transaction, {
      id,
      scheduleId: 1,
      sportId: 1,
      doc: gameDoc({ date: gameDay, season: '2025', ...more }),
    }),
  )
/** A finished meeting, with the one Ashford player in the stat file. */
async function met(
  id: number,
  player: string,
  more: Partial<GameDoc> = {},
  options: Parameters<typeof ingestStatFile>[4] = {},
) {
  if (!(await readGame(new ReadContext(store, 'alpha'), id))) await put(id, more)
  const side =
    more.locationIndicator === 'A'
      ? { home: 'Ashford', visitor: 'alpha University' }
      : { home: 'alpha University' }
  const date = (more.date ?? gameDay).slice(0, 10)
  const theirs = more.locationIndicator === 'A' ? 'Okafor,Sam' : 'Bell,Ty'
  return ingestStatFile(
    store,
    'alpha',
    id,
    Buffer.from(footballFile({ ...over, ...side, date }).replace(theirs, player)),
    { sure: true, ...options },
  )
}
const player = (
  jerseyNumber: string,
  lastName: string,
  hide = false,
): OpponentRosterDoc['players'][number] => ({
  firstName: 'Ada',
  lastName,
  jerseyNumber,
  jerseyNumberSecond: null,
  positionShort: '',
  positionLong: '',
  academicYearNumber: null,
  academicYearShort: '',
  academicYearLong: '',
  heightFeet: null,
  heightInches: null,
  weight: null,
  hometown: null,
  highSchool: null,
  previousSchool: null,
  isCaptain: false,
  hide,
})
const give = (
  id: number,
  season: string,
  players: OpponentRosterDoc['players'],
  tenant = 'alpha',
) =>
  transact(store, tenant, (transaction) =>
    writeOpponentRoster(transaction, id, { sportId: 1, opponentId: 1, season, players }),
  )

describe('the roster of an opponent [OF-02]', () => {
  test('falls back to the box score of the last finished meeting', async () => {
    await met(20, 'Old,Al', { date: '2024-10-12T12:00:00', season: '2024' })
    await met(21, 'van der Berg III,Ty', { locationIndicator: 'A' })
    expect(await named()).toEqual(['12 Ty van der Berg III QB'])
    expect(await read()).toMatchObject({
      source: 'game',
      season: '2025',
      game: {
        gameId: 21,
        date: '2025-10-12T12:00:00',
        locationIndicator: 'A',
        url: '/sports/football/stats/2025/ashford/boxscore/21',
      },
      url: '/sports/football/opponent-roster/ashford/1',
    })
  })

  test('leaves out games in progress and held files', async () => {
    await put(20)
    await ingestStatFile(
      store,
      'alpha',
      20,
      Buffer.from(footballFile({ home: 'alpha University', quarter: 2 })),
      { sure: true },
    )
    expect(await read()).toMatchObject({ source: null, season: null, players: [] })
    const { version } = await met(21, 'Held,Zed', {}, { hold: true })
    expect(await read()).toMatchObject({ source: null, players: [] })
    await publishVersion(store, 'alpha', 21, version, { sure: true })
    expect(await named()).toEqual(['12 Zed Held QB'])
    await met(21, 'Corrected,Zed', {}, { hold: true })
    expect(await named()).toEqual(['12 Zed Held QB'])
  })

  test('prefers the school’s file until a newer season has been played', async () => {
    await met(20, 'Bell,Ty')
    await give(1, '2025', [player('9', 'Given')])
    expect(await named()).toEqual(['9 Ada Given '])
    await give(1, '2024', [player('9', 'Older')])
    expect(await named()).toEqual(['12 Ty Bell QB'])
    await give(2, '2026', [player('10', 'Ten'), player('9', 'Hidden', true), player('0', 'Now')])
    expect(await named()).toEqual(['0 Ada Now ', '10 Ada Ten '])
    // A game does not bring back a player hidden there.
    await give(2, '2026', [player('12', 'Bell', true)])
    expect(await read()).toMatchObject({ source: 'file', players: [] })
  })

  test('never shows a hidden player from a box score, also of another season', async () => {
    await give(1, '2024', [
      player('9', 'Given'),
      { ...player('12', 'BELL', true), firstName: 'Ty' },
    ])
    await met(20, 'Bell,Ty')
    expect(await named()).toEqual(['9 Ada Given '])
    await met(21, 'Held,Zed', { date: '2025-11-12T12:00:00' })
    expect(await named()).toEqual(['12 Zed Held QB'])
  })

  test('belongs to one department', async () => {
    await met(20, 'Bell,Ty')
    await give(1, '2026', [player('9', 'Beta')], 'beta')
    expect([await named(), await named('beta')]).toEqual([['12 Ty Bell QB'], ['9 Ada Beta ']])
  })

  test('does not exist without a school, sport or game', async () => {
    expect(await readOpponentRoster(new ReadContext(store, 'alpha'), 1, 9)).toBeNull()
    expect(await readOpponentRoster(new ReadContext(store, 'alpha'), 9, 1)).toBeNull()
    await store
      .of('alpha')
      .updateTable('game')
      .set({ opponent_id: null })
      .where('tenant', '=', 'alpha')
      .execute()
    expect(await read()).toBeNull()
    await give(1, '2026', [player('9', 'Given')])
    expect(await named()).toEqual(['9 Ada Given '])
  })

  test('is linked from an upcoming game with both rosters, not from a finished one', async () => {
    const links = async (id: number) =>
      (({ rosterUrl, opponentRosterUrl }) => ({ rosterUrl, opponentRosterUrl }))(
        (await readGameDetails(new ReadContext(store, 'alpha'), id))!,
      )
    const history = async () =>
      (await readOpponentHistory(new ReadContext(store, 'alpha'), 1, 1))!.rosterUrl
    expect(await links(1)).toEqual({
      rosterUrl: '/sports/football/roster',
      opponentRosterUrl: null,
    })
    expect(await history()).toBeNull()
    await met(20, 'Bell,Ty')
    expect(await links(1)).toEqual({
      rosterUrl: '/sports/football/roster',
      opponentRosterUrl: '/sports/football/opponent-roster/ashford/1',
    })
    expect(await history()).toBe('/sports/football/opponent-roster/ashford/1')
    expect(await links(20)).toEqual({ rosterUrl: null, opponentRosterUrl: null })
    // An empty roster is not linked.
    await give(1, '2026', [player('9', 'Given', true)])
    expect([await links(1), await history()]).toEqual([
      { rosterUrl: '/sports/football/roster', opponentRosterUrl: null },
      null,
    ])
  })

  test('changes with a new file and with a finished meeting', async () => {
    const context = new ReadContext(store, 'alpha')
    await readOpponentRoster(context, 1, 1)
    const told = async (work: () => Promise<unknown>) => {
      const before = (await store.db.selectFrom('change').select('topics').execute()).length
      await work()
      return (await store.db.selectFrom('change').select('topics').execute())
        .slice(before)
        .flatMap(({ topics }) => JSON.parse(topics) as string[])
        .some((topic) => context.topics.has(topic))
    }
    expect(await told(() => met(20, 'Bell,Ty'))).toBe(true)
    expect(await told(() => give(1, '2026', [player('9', 'Given')]))).toBe(true)
  })
})
