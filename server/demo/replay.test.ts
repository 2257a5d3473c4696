import { expect, test } from 'vitest'
import { seedTenant } from '../../tests/support/seed.ts'
import { folderForTest, storeForTest } from '../../tests/support/import-store.ts'
import { ingestRoutes } from '../api/ingest.ts'
import { gameKey } from '../content/games/find-game.ts'
import { createToken, holdsToken } from '../content/accounts/tokens.ts'
import { readGameDetails } from '../content/games/game-details.ts'
import { readBoxScore } from '../content/live/live.ts'
import { ReadContext } from '../content/read-context.ts'
import { Tenants } from '../tenant/tenants.ts'
import { parseStatFile } from '../statcrew/parse.ts'
import { liveFootballRef } from './moved-folder.ts'
import { toLocalDateTime } from '../../src/domain/calendar/time-zone.ts'
import { computeKickoff, liveGame, pauseAfter, startReplay } from './replay.ts'
import { routesOf } from '../../tests/support/ask-routes.ts'

/** Two departments: harlan has the live game, `local` is the one named by TENANT. */
async function demo(local: string) {
  const store = await storeForTest(folderForTest())
  await seedTenant(store, 'ironwood', { hosts: ['ironwood.localhost'] })
  await seedTenant(store, 'harlan', { hosts: ['harlan.localhost'] })
  await store.db
    .insertInto('identity')
    .values({ tenant: 'harlan', kind: 'game', key: gameKey(liveFootballRef), id: 1 })
    .execute()
  const tenants = new Tenants(store, local, [])
  await tenants.load()
  const answers: number[] = []
  const warnings: unknown[] = []
  let token = ''
  /** As in the server: the host selects the site, then the ingest call runs. */
  const send = async (request: Request) => {
    token = request.headers.get('authorization') ?? ''
    const named = await tenants.of(request)
    const response =
      'refused' in named
        ? new Response(null, { status: named.refused })
        : await routesOf((router) => ingestRoutes(router, store))(request, named.tenant)
    answers.push(response.status)
    return response
  }
  const replay = () =>
    startReplay(store, send, { warn: (...what: unknown[]) => warnings.push(what) })
  const tokens = async () => (await store.db.selectFrom('token').select('sha').execute()).length
  return { store, replay, answers, warnings, tokens, token: () => token }
}

test('plays the live demo game for any department on localhost [GM-04]', async () => {
  const { store, replay, answers, warnings } = await demo('ironwood')
  const playing = (await replay())!
  await expect.poll(() => answers, { timeout: 10_000 }).toEqual([200])
  await playing.stop()
  expect(warnings).toEqual([])
  expect(await store.db.selectFrom('live_game').select(['tenant', 'game_id']).execute()).toEqual([
    { tenant: 'harlan', game_id: 1 },
  ])
})

test('has a kickoff that fits the plays, and keeps the final for 20 minutes [GM-04]', async () => {
  const { store, replay, answers } = await demo('harlan')
  const playing = (await replay())!
  await expect.poll(() => answers, { timeout: 10_000 }).toEqual([200])
  await playing.stop()
  const details = await readGameDetails(new ReadContext(store, 'harlan'), 1)
  // The clock of a test run begins at noon, and 76 plays take 100 minutes.
  expect(details?.date).toMatch(/^2026-11-21T10:[03]0/)
  expect(toLocalDateTime(new Date(details!.dateUtc!), 'America/Chicago')).toBe(details?.date)
  const box = await readBoxScore(new ReadContext(store, 'harlan'), 1)
  expect(box?.venue.start).toMatch(/^10(:30)? AM$/)
  expect(pauseAfter(true)).toBeGreaterThanOrEqual(20 * 60_000)
  expect(pauseAfter(false)).toBeLessThanOrEqual(10_000)
})

test.each([
  ['2026-11-26T14:34:00Z', 100, '2026-11-26T06:30:00'],
  ['2026-11-26T23:05:00Z', 0, '2026-11-26T17:00:00'],
  ['2026-11-27T06:40:00Z', 100, '2026-11-27T00:30:00'],
])('at %s, %i minutes after it, the kickoff was %s [GM-04]', (now, played, kickoff) => {
  expect(computeKickoff(new Date(now), played)).toBe(kickoff)
})

test('ends the replay token with the replay, also after a kill [CA-03]', async () => {
  const { store, replay, answers, tokens, token } = await demo('harlan')
  const others = await createToken(store, 'harlan', 'ingest')
  await replay()
  await expect.poll(() => answers, { timeout: 10_000 }).toEqual([200])
  const first = token()
  const second = (await replay())!
  await expect.poll(() => answers.length).toBe(2)
  expect(await tokens()).toBe(2)
  expect(await holdsToken(store, first, 'harlan', 'ingest')).toBe(false)
  await second.stop()
  expect(await tokens()).toBe(1)
  expect(await holdsToken(store, `Bearer ${others}`, 'harlan', 'ingest')).toBe(true)
})

test('sends a new file at each start, and the store keeps the last five [CA-03]', async () => {
  const { store, replay, answers } = await demo('harlan')
  for (let start = 1; start <= 7; start++) {
    const playing = (await replay())!
    await expect.poll(() => answers.length).toBe(start)
    await playing.stop()
  }
  const kept = await store.db.selectFrom('stat_file').select('version').orderBy('version').execute()
  expect(kept.map(({ version }) => version)).toEqual([3, 4, 5, 6, 7])
})

test('moves the live game forward only, with a final in its last file alone [GM-04]', async () => {
  const files = (await liveGame()).map((xml) => parseStatFile(Buffer.from(xml)))
  expect(files.length).toBeGreaterThan(120)
  const moments = files.map(({ status, homeTeam, visitingTeam, plays }) => {
    const [minutes = 0, seconds = 0] = (status.clock ?? '00:00').split(':').map(Number)
    return {
      elapsed: status.started ? status.period * 900 - minutes * 60 - seconds : 0,
      points: Number(homeTeam.score) + Number(visitingTeam.score),
      plays: plays.flatMap((group) => group.plays).length,
      final: status.complete,
    }
  })
  const backwards = moments.filter((now, i) => {
    const before = moments[i - 1]
    return (
      before &&
      (now.plays <= before.plays || now.points < before.points || now.elapsed < before.elapsed)
    )
  })
  expect(backwards).toEqual([])
  expect(moments.findIndex(({ final }) => final)).toBe(moments.length - 1)
  expect(files.flatMap(({ warnings }) => warnings)).toEqual([])
}, 60_000)
