import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Game } from '../../../src/contract/game.schema.ts'
import { getGameKind } from '../../../src/domain/games/game.ts'
import { summarizeOutcome } from '../../../src/domain/games/game-outcome.ts'
import { computeRecord } from '../../../src/domain/games/record.ts'
import type { Store } from '../../db/store.ts'
import { ReadContext } from '../../content/read-context.ts'
import { readSchedule } from '../../content/games/schedules.ts'
import { addFiles, pack, storeForTest } from '../../../tests/support/import-store.ts'
import { footballFile } from '../../../tests/support/football-file.ts'
import { ingestStatFile } from '../../live/ingest.ts'
import { importFolder } from '../import-folder.ts'
import { formatNote } from '../report.ts'

const file = 'schedules/football/2026.csv'
const row = (status = '', result = '', postscore = '') => ({
  [file]:
    'ref,date,time,opponent,home_away,status,result,postscore\n' +
    `a,2026-11-14,1 p.m.,Aldermoor,H,${status},"${result}","${postscore}"\n`,
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-14T20:00:00Z') })
})
afterEach(() => void vi.useRealTimers())
const later = (hours: number) => vi.setSystemTime(Date.now() + hours * 3_600_000)

async function site(files: Record<string, string> = row()) {
  const store: Store = await storeForTest()
  const folder = pack(files)
  const take = async (more: Record<string, string> = {}) => {
    addFiles(folder, more)
    const { parts } = await importFolder(store, 'test', folder)
    return parts.flatMap(({ notes }) => notes).map(formatNote)
  }
  const notes = await take()
  const game = async (): Promise<Game> =>
    (await readSchedule(new ReadContext(store, 'test', new Date()), 1, '2026'))!.games[0]!
  return {
    notes,
    take,
    game,
    /** Kind, mark and score or words, as a fan sees them. */
    shown: async () => {
      const { kind, mark, score, words, note } = summarizeOutcome(await game())
      return [kind, mark, score ? `${score.team}-${score.opponent}` : words, note].join(' ')
    },
    send: async (us: number[], them: number[], over = false) =>
      ingestStatFile(
        store,
        'test',
        1,
        Buffer.from(
          footballFile({
            home: 'Testham College',
            visitor: 'Aldermoor',
            us,
            them,
            quarter: us.length,
            over,
          }),
        ),
        { sure: true, hold: false },
      ),
  }
}

describe('a row with a result against a game in progress [CA-03]', () => {
  test.each([
    ['W 24-21', 'final W 24-21 Final'],
    ['L 14-28', 'final L 14-28 Final'],
    ['T 14-14', 'final T 14-14 Final'],
    ['W 24-21 (OT)', 'final W 24-21 Final/OT'],
  ])('ends it with %s, and says so', async (result, shown) => {
    const desk = await site()
    await desk.send([14, 0], [7, 3])
    expect((await desk.game()).gameState).toBe(3)
    const notes = await desk.take(row('', result))
    expect(notes.join()).toMatch(/2026\.csv:2 warning: [WLT] .* ends this game, .* at 14-10/)
    expect(await desk.shown()).toBe(shown)
    // The same import again changes nothing, and a corrected row is used.
    await desk.take()
    expect(await desk.shown()).toBe(shown)
    await desk.take(row('', 'W 31-21'))
    expect(await desk.shown()).toBe('final W 31-21 Final')
    // The last stat file is used when it arrives.
    await desk.send([14, 0, 0, 14], [7, 3, 0, 11], true)
    expect(await desk.shown()).toBe('final W 28-21 Final')
    expect((await desk.take()).join()).toContain('the row says W 31-21, the stat file W 28-21')
  })

  test('does not end it with fewer points than were played, and says so', async () => {
    const desk = await site()
    await desk.send([14, 0], [7, 3])
    const notes = await desk.take(row('', 'W 3-0'))
    expect(notes.join()).toMatch(
      /2026\.csv:2 warning: the row says W 3-0, but the stat file is already at 14-10/,
    )
    expect(getGameKind(await desk.game())).toBe('live')
  })

  test('goes on when the result is taken out of the row', async () => {
    const desk = await site()
    await desk.send([14, 0], [7, 3])
    await desk.take(row('', 'W 24-21'))
    await desk.take(row())
    expect(getGameKind(await desk.game())).toBe('live')
  })
})

describe('a forfeit or a vacated result [CA-03]', () => {
  test.each([
    ['W (forfeit)', '', 'final W Won Final · forfeit'],
    ['W 9-0 (forfeit)', '', 'final W 9-0 Final · forfeit'],
    ['Forfeit L 0-1', '', 'final L 0-1 Final · Forfeit'],
    ['L 0-2 by forfeit', '', 'final L 0-2 Final · forfeit'],
    ['W 2-0', '(Forfeit)', 'final W 2-0 Final · Forfeit'],
    ['W 24-21 (vacated)', '', 'final  24-21 (vacated) '],
    ['W 24-21', 'Vacated', 'final  24-21 Vacated '],
  ])('is read from %s %s, and no stat file changes it', async (result, postscore, shown) => {
    const desk = await site(row('', result, postscore))
    expect([desk.notes, await desk.shown()]).toEqual([[], shown])
    await desk.send([14, 0, 0, 0], [7, 3, 0, 11], true)
    expect(await desk.shown()).toBe(shown)
    await desk.take()
    expect(await desk.shown()).toBe(shown)
    expect((await desk.game()).result?.boxscore).not.toBeNull()
  })

  test('changes the result of a stat file, and gives it back when it is taken back', async () => {
    const desk = await site()
    await desk.send([14, 0, 0, 0], [7, 3, 0, 11], true)
    expect(await desk.shown()).toBe('final L 14-21 Final')
    expect(await desk.take(row('', 'W 1-0 (forfeit)'))).toEqual([])
    expect(await desk.shown()).toBe('final W 1-0 Final · forfeit')
    await desk.take(row())
    expect(await desk.shown()).toBe('final L 14-21 Final')
  })

  test('that is vacated counts for no record', async () => {
    const desk = await site(row('', 'W 24-21 (vacated)'))
    expect(computeRecord([await desk.game()]).overallRecord).toMatch(/^0-0/)
  })

  test.each([
    ['cancelled', 'W (forfeit)', 'final W Won Final · forfeit'],
    ['Suspended', '', 'suspended  Suspended '],
    ['suspended until Nov 15', '', 'suspended  Suspended until Nov 15 '],
    ['Susp.', '14-10', 'suspended  14-10 Suspended'],
    ['Postponed', '', 'postponed  Postponed '],
  ])('with status %s and result %j is accepted', async (status, result, shown) => {
    const desk = await site(row(status, result))
    expect(desk.notes.filter((note) => note.includes('refused'))).toEqual([])
    expect(await desk.shown()).toBe(shown)
  })

  test.each([
    ['postponed', 'W 3-0', /:2 refused: status "Postponed" contradicts result W: leave status/],
    ['cancelled', 'L 3-0', /:2 refused: status "Cancelled" contradicts result L: leave status/],
    ['suspended', 'T 3-3', /:2 refused: status "Suspended" contradicts result T: leave status/],
    ['forfeit', 'W', /:2 refused: status "forfeit" is a result: leave status blank/],
    ['', 'forfeit', /:2 refused: result "forfeit" is not W, L, T or N; with a remark: W/],
    ['', 'constructor', /:2 refused: result "constructor" is not W, L, T or N/],
  ])(
    'with status %s and result %j is refused with how to write it',
    async (status, result, words) => {
      expect((await site(row(status, result))).notes.join()).toMatch(words)
    },
  )
})

describe('a suspended game [CA-03]', () => {
  test('is stopped by its row when no stat file came for an hour, and resumes with one', async () => {
    const desk = await site()
    await desk.send([14, 0], [7, 3])
    expect((await desk.take(row('suspended'))).join()).toMatch(
      /2026\.csv:2 warning: Suspended, but its stat file came at .*: import the row again/,
    )
    expect(getGameKind(await desk.game())).toBe('live')
    later(1)
    expect(await desk.take()).toEqual([])
    expect(await desk.shown()).toBe('suspended  14-10 Suspended')
    later(20)
    await desk.send([14, 0, 3], [7, 3, 0])
    expect(getGameKind(await desk.game())).toBe('live')
    await desk.send([14, 0, 3, 0], [7, 3, 0, 0], true)
    expect(await desk.shown()).toBe('final W 17-10 Final')
  })

  test('is ended by its result in the row', async () => {
    const desk = await site()
    await desk.send([14, 0], [7, 3])
    later(2)
    await desk.take(row('suspended'))
    await desk.take(row('', 'W 17-10'))
    expect(await desk.shown()).toBe('final W 17-10 Final')
  })

  test('without news for a day is reported to the department', async () => {
    const desk = await site()
    await desk.send([14, 0], [7, 3])
    expect(await desk.take()).toEqual([])
    later(25)
    expect((await desk.take()).join()).toMatch(
      /2026\.csv:2 warning: no news since 2026-11-14T20:00:00\.000Z \(14-10 .*\), so it is not shown as live: write its result/,
    )
    expect(await desk.shown()).toBe('unreported  No result reported ')
  })
})
