import { describe, expect, test } from 'vitest'
import { footballFile } from '../../tests/support/football-file.ts'
import { storeForTest } from '../../tests/support/import-store.ts'
import { gameDoc, seedTenant } from '../../tests/support/seed.ts'
import { writeGame, writeOpponent } from '../content/games/games.ts'
import { readBoxScore } from '../content/live/live.ts'
import { ReadContext } from '../content/read-context.ts'
import { transact } from '../content/transaction.ts'
import { ingestStatFile } from './ingest.ts'

async function taken(
  file: Parameters<typeof footballFile>[0],
  {
    schoolName,
    opponent = 'Ashford',
    date = '2026-11-21T19:00:00',
  }: { schoolName: string; opponent?: string; date?: string },
) {
  const store = await storeForTest()
  await seedTenant(store, 'alpha', { hosts: [], settings: { schoolName, abbreviation: 'XYZ' } })
  await transact(store, 'alpha', async (transaction) => {
    await writeOpponent(transaction, 1, {
      title: opponent,
      location: '',
      mascot: null,
      website: null,
      image: null,
      aliases: [],
      tag: null,
    })
    await writeGame(transaction, {
      id: 1,
      scheduleId: 1,
      sportId: 1,
      doc: gameDoc({
        date,
        locationIndicator: 'A',
        opponent: { id: 1, title: opponent, prefix: null },
      }),
    })
  })
  const { warnings } = await ingestStatFile(store, 'alpha', 1, Buffer.from(footballFile(file)))
  return {
    warnings: warnings.filter((warning) => /of this department|check which/.test(warning)),
    ours: (await readBoxScore(new ReadContext(store, 'alpha'), 1))?.thisTeamIsHomeTeam,
  }
}

describe('our team in a stat file [CA-03]', () => {
  test.each([
    ['Søndre Å College', 'SONDRE A COLLEGE'],
    ['St. Brigid’s A&M', 'ST BRIGIDS A & M'],
    ['東山大学', '東山大学'],
  ])('%s is %s', async (schoolName, home) => {
    expect(await taken({ home }, { schoolName })).toEqual({
      warnings: [],
      ours: true,
    })
  })

  test('recognizes the other school in any spelling', async () => {
    expect(
      (
        await taken(
          { home: 'SONDRE A COLLEGE', visitor: 'OSTBY STATE' },
          { schoolName: 'Søndre Å College', opponent: 'Østby State', date: '2026-11-22T19:00:00' },
        )
      ).warnings,
    ).toEqual([])
  })
})
