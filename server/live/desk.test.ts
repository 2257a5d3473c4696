import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { footballFile } from '../../tests/support/football-file.ts'
import { openStore } from '../../tests/support/engine.ts'
import { gameDoc, seedTenant } from '../../tests/support/seed.ts'
import { readStatVersions, writeHold } from '../content/live/versions.ts'
import { readGame, writeGame } from '../content/games/games.ts'
import { readBoxScore, readLiveGames } from '../content/live/live.ts'
import { ReadContext } from '../content/read-context.ts'
import { transact } from '../content/transaction.ts'
import type { Store } from '../db/store.ts'
import { ReviewError, dropVersion, publishVersion } from './review-version.ts'
import { ingestStatFile, ingestHandSheet } from './ingest.ts'
import { readStatVersion } from './read-version.ts'

let store: Store
beforeEach(async () => {
  store = await openStore(':memory:')
  await seedTenant(store, 'alpha', { hosts: [] })
})
afterEach(() => store.close())

type File = Parameters<typeof footballFile>[0]
const bytesOf = (file: File, change = (xml: string) => xml) =>
  Buffer.from(change(footballFile({ home: 'alpha University', ...file })))
const send = (file: File, change?: (xml: string) => string) =>
  ingestStatFile(store, 'alpha', 1, bytesOf(file, change))
const hold = (mode: 'never' | 'findings' | 'always') =>
  writeHold({ db: store.of('alpha'), tenant: 'alpha' }, 1, mode)
const context = () => new ReadContext(store, 'alpha')
const box = () => readBoxScore(context(), 1)
const desk = async () => (await readStatVersions(context(), 1))!
const statuses = async () =>
  (await desk()).versions.map(({ version, status }) => `${version} ${status}`).toReversed()
/** All public answers of the game, as one text. */
const shown = async () =>
  JSON.stringify([await readGame(context(), 1), await box(), await readLiveGames(context(), [1])])
const topics = async () => (await store.db.selectFrom('change').select('seq').execute()).length
const final = { us: [7, 7, 7, 3], them: [0, 14, 0, 0], quarter: 4, over: true, clock: '00:00' }

describe('a held version [GM-01]', () => {
  test('changes no answer and notifies no reader', async () => {
    await send({ us: [7] })
    const [before, told] = [await shown(), await topics()]
    await hold('always')
    expect(await send({ us: [14] })).toMatchObject({
      version: 2,
      changed: true,
      status: 'held',
      score: '0-14',
    })
    expect(await send({ us: [14] })).toMatchObject({ version: 2, changed: false, status: 'held' })
    expect([await shown(), await topics()]).toEqual([before, told])
    expect((await desk()).versions[0]).toMatchObject({
      version: 2,
      status: 'held',
      source: 'stat-file',
      by: null,
      change: '0-7, 1st → 0-14, 1st',
    })
  })

  test('is shown when a person publishes it, and never when they drop it', async () => {
    await hold('always')
    await send({ us: [7] })
    expect(await box()).toBeNull()
    await publishVersion(store, 'alpha', 1, 1)
    expect((await readGame(context(), 1))?.live).toMatchObject({ version: 1, teamScore: '7' })
    await send({ us: [14] })
    await dropVersion(store, 'alpha', 1, 2)
    expect(await send({ us: [14] })).toMatchObject({ changed: false, status: 'dropped' })
    expect((await box())?.homeTeamScore).toBe('7')
    expect(await statuses()).toEqual(['1 published', '2 dropped'])
    await expect(dropVersion(store, 'alpha', 1, 1)).rejects.toThrow(ReviewError)
    await expect(publishVersion(store, 'alpha', 1, 9)).rejects.toThrow('there is no version 9')
  })

  test('is replaced by a newer published one, and restoring it needs confirmation', async () => {
    await hold('always')
    await send({ us: [7] })
    await send({ us: [14] })
    await send({ us: [21] })
    await publishVersion(store, 'alpha', 1, 2)
    expect(await statuses()).toEqual(['1 replaced', '2 published', '3 held'])
    await expect(publishVersion(store, 'alpha', 1, 1)).rejects.toThrow('"sure": true')
    expect(await publishVersion(store, 'alpha', 1, 1, { sure: true })).toBe(4)
    expect(await statuses()).toEqual(['1 replaced', '2 replaced', '3 replaced', '4 published'])
    // Pages that show version 2 take the older score, because its version is newer.
    expect((await readGame(context(), 1))?.live).toMatchObject({ version: 4, teamScore: '7' })
    expect(await box()).toMatchObject({ version: 4, homeTeamScore: '7' })
  })

  test('is held once for a file that asks for it, and never for an import', async () => {
    expect(
      await ingestStatFile(store, 'alpha', 1, bytesOf({ us: [7] }), { hold: true }),
    ).toMatchObject({ status: 'held' })
    expect(await send({ us: [14] })).toMatchObject({ status: 'published' })
    await hold('always')
    expect(
      await ingestStatFile(store, 'alpha', 1, bytesOf({ us: [21] }), { hold: false }),
    ).toMatchObject({ status: 'published' })
  })
})

describe('versions held by default [GM-01]', () => {
  beforeEach(() =>
    transact(store, 'alpha', (transaction) =>
      writeGame(transaction, {
        id: 1,
        scheduleId: 1,
        sportId: 1,
        doc: gameDoc({ date: '2026-11-21T19:00:00' }),
      }),
    ),
  )
  const last = async () => (await desk()).versions[0]!
  const seriousFindings = async () =>
    (await last()).findings
      .filter(({ kind }) => kind === 'serious')
      .map(({ text }) => text)
      .filter((text) => !/roster|add up|plays end/.test(text))

  test('holds an older file that arrives late for the first time', async () => {
    await send({ us: [7, 7], them: [0, 3], quarter: 2, clock: '05:00' })
    expect(await send({ us: [7], clock: '02:00' })).toMatchObject({ status: 'held' })
    expect(await seriousFindings()).toEqual([
      'it is earlier than the published version (0-7 1st 02:00; published: 3-14 2nd 05:00): an older file, or a play was undone',
    ])
  })

  test('publishes and reports points taken back later in the game', async () => {
    await send({ us: [7], clock: '05:00' })
    expect(await send({ us: [6], clock: '04:50' })).toMatchObject({ status: 'published' })
    expect(await seriousFindings()).toEqual(['the score decreases from 0-7 to 0-6'])
    expect((await box())?.homeTeamScore).toBe('6')
  })

  test('holds an older file after a final, but not overtime', async () => {
    await send({ ...final, them: [0, 21, 0, 0] })
    expect(await send({ us: [7, 7], them: [0, 14], quarter: 2 })).toMatchObject({ status: 'held' })
    expect(await seriousFindings()).toEqual([
      'the game was over (21-24 Final) and continues in this file (14-14 2nd 07:57)',
    ])
    expect((await readGame(context(), 1))?.gameState).toBe(8)
    expect(
      await send({ us: [7, 7, 7, 3, 3], them: [0, 21, 0, 3, 0], quarter: 5, clock: '' }),
    ).toMatchObject({ status: 'published' })
    expect((await readGame(context(), 1))?.gameState).toBe(3)
  })

  test('holds a file of two unknown schools, and reports one unknown school', async () => {
    expect(
      await send({ us: [7], home: 'Elsewhere', visitor: 'Nowhere' }, (xml) =>
        xml.replaceAll('ASH', 'NOW').replaceAll('TST', 'ELS'),
      ),
    ).toMatchObject({ status: 'held' })
    expect(
      await send({ us: [7], visitor: 'Nowhere' }, (xml) => xml.replaceAll('ASH', 'NOW')),
    ).toMatchObject({ status: 'held' })
    expect((await seriousFindings())[0]).toContain('the file says Nowhere')
  })

  test('holds a file of another game against the same school, and notes one day off', async () => {
    await transact(store, 'alpha', (transaction) =>
      writeGame(transaction, {
        id: 1,
        scheduleId: 1,
        sportId: 1,
        doc: gameDoc({ date: '2026-10-03T19:00:00' }),
      }),
    )
    await transact(store, 'alpha', (transaction) =>
      writeGame(transaction, {
        id: 30,
        scheduleId: 1,
        sportId: 1,
        doc: gameDoc({ date: '2026-11-21T19:00:00' }),
      }),
    )
    expect(await send({ us: [7] })).toMatchObject({ status: 'held' })
    expect((await seriousFindings())[0]).toContain('it is game 30 (Ashford, 2026-11-21)')
    await send({ us: [8] }, (xml) => xml.replaceAll('11/21/2026', '10/04/2026'))
    expect((await last()).findings).toContainEqual({
      kind: 'note',
      text: 'the file is for 2026-10-04, the schedule says 2026-10-03',
    })
    expect((await last()).status).toBe('published')
  })

  test('holds a file with an invalid score', async () => {
    expect(
      await send({ us: [7] }, (xml) => xml.replaceAll('score="7"', 'score="-7"')),
    ).toMatchObject({ status: 'held' })
  })

  test('holds no file where holding is off', async () => {
    await hold('never')
    await send({ us: [7, 7], quarter: 2 })
    expect(await send({ us: [7] })).toMatchObject({ status: 'published' })
    expect((await box())?.homeTeamScore).toBe('7')
  })
})

test('restores the department’s result text at the second final [GM-01]', async () => {
  const recap = { url: '/news/1' }
  const result = {
    status: 'W' as const,
    teamScore: '24',
    opponentScore: '21',
    prescoreInfo: 'Bowl',
    postscoreInfo: '(OT)',
    boxscore: null,
    recap,
  }
  await transact(store, 'alpha', (transaction) =>
    writeGame(transaction, {
      id: 1,
      scheduleId: 1,
      sportId: 1,
      doc: { ...gameDoc({ date: '2026-11-21T19:00:00' }), gameState: 8, status: 'O', result },
    }),
  )
  await hold('never')
  await send({ us: [7, 7], quarter: 2 })
  expect((await readGame(context(), 1))?.result).toBeNull()
  await send(final)
  const over = (await readGame(context(), 1))?.result
  expect(over).toMatchObject({
    status: 'W',
    teamScore: '24',
    opponentScore: '14',
    prescoreInfo: 'Bowl',
    postscoreInfo: '(OT)',
    recap,
  })
  await send({ us: [7, 7, 7], quarter: 3 })
  expect((await readGame(context(), 1))?.result).toBeNull()
  await send({ ...final, us: [7, 7, 7, 6] })
  expect((await readGame(context(), 1))?.result).toEqual({ ...over, teamScore: '27' })
})

describe('corrections after the final [GM-01]', () => {
  const corrections = async () => (await box())!.corrections.map(({ text }) => text)

  test('names a changed score and figure with the date, and keeps them', async () => {
    await send(final)
    expect(await corrections()).toEqual([])
    await send({ ...final, us: [7, 7, 7, 6] })
    expect(await corrections()).toEqual([
      'Final score Ashford 14, alpha University 27; it was 14-24.',
    ])
    await send({ ...final, us: [7, 7, 7, 6] }, (xml) => xml.replaceAll('comp="7"', 'comp="9"'))
    expect((await corrections())[0]).toMatch(
      /^Ashford, Passing: Ty Bell .*9-10.*, was .*7-10|^Ashford, Passing: Ty Bell .*9.*was 7/,
    )
    expect((await corrections())[1]).toContain('14, alpha University 27')
    const at = (await box())!.corrections.map((one) => one.at)
    expect(at.toSorted().toReversed()).toEqual(at)
    expect((await desk()).versions.map(({ correction }) => correction !== null)).toEqual([
      true,
      true,
      false,
    ])
  })

  test('records no correction for equal content, and names at most four figures', async () => {
    await send(final)
    await send(final, (xml) => xml.replace('attend="1200"', 'attend="1300"'))
    expect(await corrections()).toEqual([])
    // The players' figures contradict the totals on purpose.
    await hold('never')
    await send(final, (xml) =>
      xml.replace(/<player uni="12"[^]*?<\/player>/, (player) =>
        Array.from({ length: 9 }, (_, i) =>
          player
            .replaceAll('uni="12"', `uni="${i + 30}"`)
            .replace(/name="[^"]*"/, `name="Doe,P${'abcdefghi'[i]}"`),
        ).join(''),
      ),
    )
    expect((await corrections())[0]).toMatch(/ 6 more figures\.$/)
  })
})

test('processes a hand-kept sheet like a file [GM-01]', async () => {
  const { file } = readStatVersion(bytesOf({ us: [7] }), 'football')
  const team = (of: typeof file.homeTeam, score: string) => ({
    ...of,
    score,
    tables: [],
    totals: [],
  })
  const sheet = (score: string) => ({
    file: { ...file, family: 'plain' as const, plays: [], homeTeam: team(file.homeTeam, score) },
    sheet: Buffer.from(`{"events":["${score}"]}`),
    by: 'Kim',
  })
  const keep = (score: string) =>
    transact(store, 'alpha', (transaction) => ingestHandSheet(transaction, 1, sheet(score)))
  await keep('3')
  // A result restored by hand is intended.
  expect(await keep('2')).toMatchObject({ version: 2, status: 'published' })
  expect(await box()).toMatchObject({ family: 'plain', homeTeamScore: '2' })
  expect((await desk()).versions[0]).toMatchObject({ source: 'hand', by: 'Kim' })
  await hold('always')
  expect(await keep('4')).toMatchObject({ status: 'held' })
  await publishVersion(store, 'alpha', 1, 3)
  expect((await box())?.homeTeamScore).toBe('4')
})
