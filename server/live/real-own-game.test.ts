import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openStore } from '../../tests/support/engine.ts'
import { plainSport } from '../../tests/support/sample-sport.ts'
import { gameDoc, seedTenant, settingsOf } from '../../tests/support/seed.ts'
import type { StatFile } from '../../src/contract/box-score.schema.ts'
import { writeSettings } from '../content/department/site.ts'
import { writeGame, writeOpponent } from '../content/games/games.ts'
import { writeSport } from '../content/sports/sports.ts'
import { transact } from '../content/transaction.ts'
import { parseStatFile } from '../statcrew/parse.ts'
import { ingestStatFile } from './ingest.ts'

const folder = process.env['REAL_DATA']

/** The real files by the sport of their schedule; names and figures stay outside the repository. */
const real = [
  ['football', 'unc-football.xml'],
  ['baseball', 'unc-baseballDataStats.xml'],
  ['wvball', 'unc-volleyball.xml'],
  ['wlax', 'unc-wlax.xml'],
] as const

function bytesOf(name: string): Buffer {
  const path = join(folder!, 'statcrew', name)
  if (!existsSync(path)) throw new Error(`REAL_DATA has no statcrew/${name}`)
  return readFileSync(path)
}

/** The department of the home team, with the file's own game, and the games of its doubleheader. */
async function ownDepartment(code: string, file: StatFile, games: number) {
  const store = await openStore(':memory:')
  await seedTenant(store, 'alpha', { hosts: [] })
  const { homeTeam, visitingTeam, venue } = file
  await transact(store, 'alpha', async (transaction) => {
    await writeSettings(transaction, settingsOf('alpha', { schoolName: homeTeam.name }))
    await writeSport(transaction, 9, 9, {
      title: code,
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
    await writeOpponent(transaction, 90, {
      title: visitingTeam.name,
      location: null,
      mascot: null,
      website: null,
      image: null,
      aliases: [],
      tag: '',
    })
    for (let game = 1; game <= games; game++)
      await writeGame(transaction, {
        id: 90 + game,
        scheduleId: 9,
        sportId: 9,
        doc: gameDoc({
          date: `${venue.date}T${12 + game}:00:00`,
          dateUtc: null,
          opponent: { id: 90, title: visitingTeam.name, prefix: null },
          isADoubleheader: games > 1,
          doubleheaderGame: games > 1 ? game : null,
        }),
      })
  })
  return store
}

// A file that its own press box sends for its own game must never wait for a person.
describe.skipIf(!folder)('a real file, sent for its own game', () => {
  test.each(real)('of %s is published, not held [GM-01]', async (code, name) => {
    const bytes = bytesOf(name)
    const file = parseStatFile(bytes, code)
    const number = file.venue.doubleheaderGame ?? 1
    for (const games of new Set([1, number])) {
      const store = await ownDepartment(code, file, games)
      try {
        const { status } = await ingestStatFile(store, 'alpha', 90 + Math.min(number, games), bytes)
        expect([games, status]).toEqual([games, 'published'])
      } finally {
        await store.close()
      }
    }
  })
})
