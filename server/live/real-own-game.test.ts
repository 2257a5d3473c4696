import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openStore } from '../../tests/support/engine.ts'
import { plainSport } from '../../tests/support/sample-sport.ts'
import { gameDoc, playerDoc, seedTenant, settingsOf } from '../../tests/support/seed.ts'
import type { StatFile } from '../../src/contract/box-score.schema.ts'
import { writeSettings } from '../content/department/site.ts'
import { writeGame, writeOpponent } from '../content/games/games.ts'
import { writePlayer, writeRoster } from '../content/people/write-rosters.ts'
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

/**
 * The department of the home team, with the file's own game, the games of its doubleheader and,
 * when names are given, a roster of them.
 */
async function ownDepartment(
  code: string,
  file: StatFile,
  { games = 1, roster = [] }: { games?: number; roster?: string[] },
) {
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
    await writeRoster(transaction, { id: 9, sportId: 9, season: gameDoc().season })
    for (const [i, name] of roster.entries()) {
      const [last = '', first = ''] = name.includes(',')
        ? name.split(/, */)
        : name.split(' ').toReversed()
      await writePlayer(transaction, {
        id: 900 + i,
        rosterId: 9,
        playerId: 900 + i,
        rank: i,
        doc: playerDoc('alpha', String(i), first, last),
      })
    }
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
      const store = await ownDepartment(code, file, { games })
      try {
        const { status } = await ingestStatFile(store, 'alpha', 90 + Math.min(number, games), bytes)
        expect([games, status]).toEqual([games, 'published'])
      } finally {
        await store.close()
      }
    }
  })
  test.each(real)(
    'of %s is published with its own roster, held with another team’s [GM-01]',
    async (code, name) => {
      const bytes = bytesOf(name)
      const file = parseStatFile(bytes, code)
      const rows = file.homeTeam.tables.flatMap((table) => table.rows)
      const roster = [...new Set(rows.map((row) => row.name))]
      const others = roster.map((_, i) => `Player Invented${String.fromCharCode(97 + (i % 26))}`)
      for (const [names, expected] of [
        [roster, 'published'],
        [others, 'held'],
      ] as const) {
        const store = await ownDepartment(code, file, { roster: [...names] })
        try {
          const { status } = await ingestStatFile(store, 'alpha', 91, bytes)
          expect([expected, roster.length > 5, status]).toEqual([expected, true, expected])
        } finally {
          await store.close()
        }
      }
    },
  )
})
