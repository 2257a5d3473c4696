import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getGameKind } from '../../src/domain/games/game.ts'
import { footballFile } from '../../tests/support/football-file.ts'
import { canaryOf, gameDoc, seedTenant } from '../../tests/support/seed.ts'
import { readGame, writeGame } from '../content/games/games.ts'
import { ReadContext } from '../content/read-context.ts'
import { transact } from '../content/transaction.ts'
import type { Store } from '../db/store.ts'
import { openStore } from '../../tests/support/engine.ts'
import { ingestStatFile } from './ingest.ts'

let store: Store
beforeEach(async () => {
  store = await openStore(':memory:')
  await seedTenant(store, 'alpha', { hosts: [] })
})
afterEach(() => store.close())

const send = (file: Parameters<typeof footballFile>[0]) =>
  ingestStatFile(store, 'alpha', 1, Buffer.from(footballFile(file)))
const game = async () => (await readGame(new ReadContext(store, 'alpha'), 1))!

describe('a canceled game that is played after all [GM-01]', () => {
  test.each([
    ['P', 'Postponed', 5],
    ['C', 'Canceled', 6],
  ] as const)('counts from its first file: %s', async (status, noplayText, gameState) => {
    await transact(store, 'alpha', (transaction) =>
      writeGame(transaction, {
        id: 1,
        scheduleId: 1,
        sportId: 1,
        doc: gameDoc({ date: '2026-11-21T19:00:00', status, noplayText, gameState }),
      }),
    )
    await send({ us: [7] })
    expect([getGameKind(await game()), (await game()).noplayText]).toEqual(['live', null])
    await send({ us: [7, 7, 7, 7], quarter: 4, over: true })
    expect([getGameKind(await game()), (await game()).noplayText]).toEqual(['final', null])
  })
})

describe('a repeated stat file [CA-03]', () => {
  test('does not turn the score back when it arrives after a newer one', async () => {
    await send({ us: [21] })
    await send({ us: [28] })
    const late = await send({ us: [21] })
    expect(late).toMatchObject({ version: 2, changed: false })
    expect(late.warnings.at(-1)).toContain('version 1')
    expect((await game()).live).toMatchObject({ version: 2, teamScore: '28' })
  })
  test('changes nothing when it is the newest', async () => {
    await send({ us: [21] })
    expect(await send({ us: [21] })).toMatchObject({ version: 1, changed: false })
  })
})

describe('differences from the schedule or the roster [GM-01]', () => {
  // The sums of the sample do not matter here.
  const warned = async (
    file: Parameters<typeof footballFile>[0],
    change = (xml: string) => xml,
  ) => {
    await transact(store, 'alpha', (transaction) =>
      writeGame(transaction, {
        id: 1,
        scheduleId: 1,
        sportId: 1,
        doc: gameDoc({ date: '2026-11-21T19:00:00' }),
      }),
    )
    const { warnings } = await ingestStatFile(
      store,
      'alpha',
      1,
      Buffer.from(change(footballFile({ home: 'alpha University', ...file }))),
    )
    return warnings.filter((warning) => /roster|schedule/.test(warning))
  }
  const listed = (xml: string) => xml.replaceAll('Okafor,Sam', `Okafor${canaryOf('alpha')},Sam`)

  test('reports a player missing from the roster, and one with another number', async () => {
    expect(await warned({ us: [7] }, listed)).toEqual([])
    const more = (xml: string) =>
      listed(xml).replace(
        /<player (?=[^>]*Okafor)[^]*?<\/player>/,
        (player) =>
          `${player.replace('uni="12"', 'uni="21"')}${player.replace(/ name="[^"]*"/, ' name="Doe,Pat"')}`,
      )
    expect(await warned({ us: [14] }, more)).toEqual([
      'not on the roster of 2026: Pat Doe (12)',
      `another number on the roster of 2026: Sam Okafor${canaryOf('alpha')} (21, roster 12)`,
    ])
  })

  test('reports a file without any roster player as perhaps of another team', async () => {
    expect(await warned({ us: [7] })).toEqual([
      'no player of alpha University is on the roster of 2026: check that the file is for this team',
    ])
  })

  test('reports another opponent', async () => {
    expect(
      await warned({ us: [7], visitor: 'Brackwater' }, (xml) =>
        listed(xml).replaceAll('ASH', 'BRA'),
      ),
    ).toEqual([
      'the file says Brackwater, the schedule Ashford: if both are the same school, publish the file and add its name to the aliases of Ashford',
    ])
  })
})
