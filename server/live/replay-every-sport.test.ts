import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BoxScore, BoxTeam } from '../../src/contract/box-score.schema.ts'
import type { Game } from '../../src/contract/game.schema.ts'
import type { LiveDetails } from '../../src/contract/live.schema.ts'
import { askerOf } from '../../tests/support/ask-api.ts'
import { storeForTest } from '../../tests/support/import-store.ts'
import { evenly, recordedGames } from '../../tests/support/recorded-games.ts'
import { plainSport } from '../../tests/support/sample-sport.ts'
import { gameDoc, seedTenant } from '../../tests/support/seed.ts'
import { formatSituation, playText } from '../../src/domain/games/box-score.ts'
import { describeLastPlay } from '../../src/domain/games/last-play.ts'
import { ingestRoutes } from '../api/ingest.ts'
import { writeGame } from '../content/games/games.ts'
import { ReadContext } from '../content/read-context.ts'
import { readSeasonStats } from '../content/stats/season-stats.ts'
import { writeSport } from '../content/sports/sports.ts'
import { createToken } from '../content/accounts/tokens.ts'
import { transact } from '../content/transaction.ts'
import { routesOf } from '../../tests/support/ask-routes.ts'

/** Versions of a game in the daily run; all of them at full size. */
const steps = process.env['PROOF'] === '1' ? Infinity : 7
const orders = process.env['PROOF'] === '1' ? 40 : 1

/** A department that plays this sport, the ingest call and the public API. */
async function pressBox(code: string, sport: string) {
  const store = await storeForTest()
  await seedTenant(store, 'alpha', { hosts: [] })
  await transact(store, 'alpha', async (transaction) => {
    await writeSport(transaction, 1, 1, {
      title: sport,
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
  })
  const token = await createToken(store, 'alpha', 'ingest')
  const ask = askerOf(store, 'alpha')
  return {
    season: () => readSeasonStats(new ReadContext(store, 'alpha'), 1),
    async send(body: string | Uint8Array) {
      const url = new URL('http://site.invalid/api/v2/ingest/games/1/stats')
      const response = await routesOf((router) => ingestRoutes(router, store))(
        new Request(url, {
          method: 'PUT',
          body: typeof body === 'string' ? body : Buffer.from(body),
          headers: { authorization: `Bearer ${token}` },
        }),
        'alpha',
      )
      return {
        status: response.status,
        said: (await response.json()) as { warnings?: string[]; changed?: boolean },
      }
    },
    game: async () => (await ask<Game>('ScheduleGames/1')).value,
    box: async () => (await ask<BoxScore>('Stats/boxscore/1')).value,
    details: async () => (await ask<LiveDetails>('LiveStats/details?gameId=1')).value,
    score: async () => {
      const { live } = (await ask<Game>('ScheduleGames/1')).value
      return live && `${live.teamScore}-${live.opponentScore}`
    },
  }
}

const played = (scores: readonly string[]) =>
  scores.filter((score) => score !== '' && score !== 'X')
const totalOf = (team: BoxTeam, table: string, column: string) => {
  const found = team.tables.find(({ key }) => key === table)
  return found?.total?.[found.columns.findIndex(({ key }) => key === column)]
}

describe.each(recordedGames)(
  '%s, play by play [GM-01]',
  { timeout: process.env['PROOF'] === '1' ? 900_000 : 60_000 },
  (sport, read) => {
    test('answers with the played state after every file', async () => {
      const { code, states } = read()
      const box = await pressBox(code, sport)
      for (const expected of evenly(states, steps)) {
        const { status, said } = await box.send(expected.xml)
        expect([
          status,
          said.changed,
          said.warnings?.filter((warning) => !warning.includes('roster')),
        ]).toEqual([200, true, []])
        const over = expected === states.at(-1)
        const [{ live, result }, score, details] = [
          await box.game(),
          await box.box(),
          await box.details(),
        ]
        expect([live?.teamScore, live?.opponentScore]).toEqual([
          expected.score.home,
          expected.score.visitor,
        ])
        expect([score.homeTeamScore, score.visitingTeamScore]).toEqual([
          expected.score.home,
          expected.score.visitor,
        ])
        expect([played(score.periodScoresHome), played(score.periodScoresAway)]).toEqual([
          played(expected.periods.home),
          played(expected.periods.visitor),
        ])
        expect([live?.gameState === 8, details.isComplete, score.status.complete]).toEqual([
          over,
          over,
          over,
        ])
        expect([live?.period, details.period.number]).toEqual([expected.period, expected.period])
        if (live?.gameState === 3 && live.periodLabel !== 'Half')
          expect(live.clock).toBe(expected.clock)
        const ids = [score.homeTeam.id, score.visitingTeam.id]
        expect(details.lastPlays[0]?.text ?? null).toBe(
          score.lastPlay && playText(score.lastPlay, ids),
        )
        expect(live?.lastPlay).toBe(describeLastPlay(score))
        expect(live?.situation ?? '').toBe(formatSituation(score))
        expect(result?.status ?? null).toBe(
          over
            ? Number(expected.score.home) > Number(expected.score.visitor)
              ? 'W'
              : expected.score.home === expected.score.visitor
                ? 'T'
                : 'L'
            : null,
        )
        const { plays } = expected
        for (const { side, table, column, value } of expected.totals) {
          const team = side === 'home' ? score.homeTeam : score.visitingTeam
          const total = totalOf(team, table, column) ?? '0'
          expect([plays, side, table, column, total]).toEqual([
            plays,
            side,
            table,
            column,
            String(value),
          ])
        }
      }
      // One game makes the season, so its tables equal the plays.
      const season = (await box.season())!
      expect([season.source, season.games.length]).toEqual(['games', 1])
      for (const { side, table, column, value } of states.at(-1)!.totals) {
        if (side === 'visitor') continue
        const found = season.tables.find((one) => one.key === table)
        const total =
          found?.total?.values[found.columns.findIndex((one) => one.key === column)] ?? 0
        expect([table, column, total]).toEqual([table, column, value])
      }
    })

    test('shows the newest complete file when files repeat, arrive late or are cut', async () => {
      const { code, states } = read()
      const versions = evenly(states, steps)
      await fc.assert(
        fc.asyncProperty(
          fc.array(
            fc.record({
              back: fc.nat(2),
              fault: fc.constantFrom('none', 'none', 'cut', 'over'),
              at: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
            }),
            { minLength: 4, maxLength: 10 },
          ),
          async (deliveries) => {
            const box = await pressBox(code, sport)
            let next = 0
            let newest: string | null = null
            for (const { back, fault, at } of deliveries) {
              const nth = Math.max(0, next - back)
              const { xml, score } = versions[Math.min(nth, versions.length - 1)]!
              const body =
                fault === 'cut'
                  ? xml.slice(0, Math.floor(xml.length * at))
                  : fault === 'over'
                    ? xml + states.at(-1)!.xml.slice(-300)
                    : xml
              const { status } = await box.send(body)
              expect(status).toBe(fault === 'none' ? 200 : 422)
              if (fault === 'none' && nth >= next) {
                newest = `${score.home}-${score.visitor}`
                next++
              }
              expect(await box.score()).toBe(newest)
            }
          },
        ),
        { numRuns: orders },
      )
    })
  },
)
