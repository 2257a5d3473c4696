import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { HoldMode } from '../../src/contract/ingest.schema.ts'
import { openStore } from '../../tests/support/engine.ts'
import { evenly, recordedGames } from '../../tests/support/recorded-games.ts'
import { plainSport } from '../../tests/support/sample-sport.ts'
import { gameDoc, seedTenant } from '../../tests/support/seed.ts'
import { readStatVersions, writeHold } from '../content/live/versions.ts'
import { writeGame } from '../content/games/games.ts'
import { readBoxScore, readLiveGames } from '../content/live/live.ts'
import { ReadContext } from '../content/read-context.ts'
import { writeSport } from '../content/sports/sports.ts'
import { transact } from '../content/transaction.ts'
import { parseStatFile } from '../statcrew/parse.ts'
import { StatFileError } from '../statcrew/sport-part.ts'
import { ReviewError, dropVersion, publishVersion } from './review-version.ts'
import { ingestStatFile } from './ingest.ts'

const runs = process.env['PROOF'] === '1' ? 60 : 1
/** Files of a game, from which each run draws. */
const states = process.env['PROOF'] === '1' ? 9 : 6

async function deskOf(code: string, mode: HoldMode) {
  const store = await openStore(':memory:')
  await seedTenant(store, 'alpha', { hosts: [] })
  await transact(store, 'alpha', async (transaction) => {
    await writeSport(transaction, 1, 1, {
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
    await writeGame(transaction, { id: 1, scheduleId: 1, sportId: 1, doc: gameDoc() })
    await writeHold(transaction, 1, mode)
  })
  const context = () => new ReadContext(store, 'alpha')
  return {
    send: (body: Uint8Array, sure = false) => ingestStatFile(store, 'alpha', 1, body, { sure }),
    publish: (version: number) => publishVersion(store, 'alpha', 1, version),
    drop: (version: number) => dropVersion(store, 'alpha', 1, version),
    waiting: async () =>
      (await readStatVersions(context(), 1))!.versions
        .filter(({ status }) => status === 'held')
        .map(({ version }) => version),
    /** What visitors see: the test fails when box score and state differ. */
    async shown() {
      const [box, [live]] = [await readBoxScore(context(), 1), await readLiveGames(context(), [1])]
      if (!box || !live) return null
      const score = `${box.visitingTeamScore}-${box.homeTeamScore}`
      expect([live.version, `${live.opponentScore}-${live.teamScore}`]).toEqual([
        box.version,
        score,
      ])
      return {
        version: box.version,
        score,
        period: box.status.period,
        periods: [box.periodScoresAway, box.periodScoresHome],
        complete: box.status.complete,
        label: box.status.periodLabel,
        plays: box.plays.flatMap(({ plays }) => plays).length,
      }
    },
    close: () => store.close(),
  }
}

const delivery = fc.record({
  state: fc.nat(states - 1),
  fault: fc.constantFrom('none', 'none', 'none', 'cut', 'over', 'twice'),
  at: fc.double({ min: 0.02, max: 0.98, noNaN: true }),
  decide: fc.constantFrom('publish', 'drop', 'nothing'),
})

describe.each(recordedGames)(
  '%s in any order, twice, cut off and overwritten [GM-01]',
  { timeout: process.env['PROOF'] === '1' ? 600_000 : 60_000 },
  (_sport, read) => {
    test.each(['findings', 'always'] as const)(
      'always shows a true state of the game that never goes back (%s)',
      async (mode) => {
        const game = read()
        const files = evenly(game.states, states).map(({ xml }) => Buffer.from(xml))
        const truths = files.map((file) => parseStatFile(file, game.code))
        await fc.assert(
          fc.asyncProperty(
            fc.array(delivery, { minLength: 5, maxLength: 14 }),
            async (deliveries) => {
              const desk = await deskOf(game.code, mode)
              const stateOf = new Map<number, number>()
              let latest = -1
              for (const { state, fault, at, decide } of deliveries) {
                const whole = files[state]!
                if (fault === 'cut')
                  await expect(
                    desk.send(whole.subarray(0, Math.floor(whole.length * at))),
                  ).rejects.toThrow(StatFileError)
                else if (fault === 'over')
                  await expect(
                    desk.send(Buffer.concat([whole, files.at(-1)!.subarray(-400)])),
                  ).rejects.toThrow(StatFileError)
                else {
                  for (let times = fault === 'twice' ? 2 : 1; times > 0; times--) {
                    const report = await desk.send(whole)
                    if (report.changed) stateOf.set(report.version, state)
                  }
                }
                // Publishing an older version than the shown one needs confirmation.
                if (mode === 'always' && decide !== 'nothing')
                  for (const version of (await desk.waiting()).slice(0, 1))
                    await desk[decide](version).catch((error: unknown) => {
                      expect(error).toBeInstanceOf(ReviewError)
                    })
                const shown = await desk.shown()
                if (!shown) continue
                const now = stateOf.get(shown.version)!
                const truth = truths[now]!
                expect({ ...shown, version: 0 }).toEqual({
                  version: 0,
                  score: `${truth.visitingTeam.score}-${truth.homeTeam.score}`,
                  period: truth.status.period,
                  periods: [truth.visitingTeam.scoreByPeriod, truth.homeTeam.scoreByPeriod],
                  complete: truth.status.complete,
                  label: truth.status.periodLabel,
                  plays: truth.plays.flatMap(({ plays }) => plays).length,
                })
                if (mode === 'findings') expect(now).toBeGreaterThanOrEqual(latest)
                latest = now
              }
              await desk.close()
            },
          ),
          { numRuns: runs },
        )
      },
    )
  },
)
