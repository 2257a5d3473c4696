import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { footballFile } from '../../../tests/support/football-file.ts'
import { openStore } from '../../../tests/support/engine.ts'
import { seedTenant } from '../../../tests/support/seed.ts'
import { callApi } from '../../api/call-api.ts'
import type { Store } from '../../db/store.ts'
import { ingestStatFile } from '../../live/ingest.ts'
import { openUpstream } from '../../upstream/open-upstream.ts'
import { ReadContext } from '../read-context.ts'
import { readHealth } from './health.ts'

let store: Store
beforeEach(async () => {
  store = await openStore(':memory:')
  onTestFinished(() => store.close())
  for (const tenant of ['alpha', 'beta'])
    await seedTenant(store, tenant, { hosts: [`${tenant}.localhost`] })
})
const health = (tenant: string, now = '2026-08-29T20:00:00Z') =>
  readHealth(new ReadContext(store, tenant, new Date(now)))
const send = (us: number) =>
  ingestStatFile(store, 'alpha', 1, Buffer.from(footballFile({ us: [us] })))

test('names the last stat file and the games whose files wait [GM-01]', async () => {
  expect(await health('alpha')).toMatchObject({ statFile: null, held: [] })
  await send(7)
  const first = await health('alpha')
  expect(first).toMatchObject({ statFile: { game: { id: 1 }, status: 'published' }, held: [] })
  await store
    .of('alpha')
    .insertInto('game_desk')
    .values({ tenant: 'alpha', game_id: 1, hold: 'always' })
    .execute()
  await send(14)
  await send(21)
  const { statFile, held } = await health('alpha')
  expect(statFile).toMatchObject({ game: { id: 1, name: first.statFile!.game.name } })
  expect(statFile!.status).toBe('held')
  expect(held.map(({ game }) => game.id)).toEqual([1])
  expect(held[0]!.files).toBeGreaterThan(0)
  expect(held[0]!.receivedAt).toBe(statFile!.receivedAt)
  expect(await health('beta')).toMatchObject({ statFile: null, held: [] })
})

test('names past games without a result, and none that is to come [GM-01]', async () => {
  const before = (await health('alpha')).withoutResult.map(({ id }) => id)
  const later = (await health('alpha', '2027-08-01T12:00:00Z')).withoutResult
  expect(later.length).toBeGreaterThan(before.length)
  const dates = later.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(dates.every((date) => date < '2027-08-01')).toBe(true)
})

test('names a live game whose stat files stopped, a day after the last one [GM-01]', async () => {
  await send(7)
  const ids = async (now: string) => (await health('alpha', now)).withoutResult.map(({ id }) => id)
  const sentAt = (await health('alpha')).statFile!.receivedAt
  const hours = (count: number) => new Date(Date.parse(sentAt) + count * 3_600_000).toISOString()
  expect(await ids(hours(2))).not.toContain(1)
  expect(await ids(hours(36))).toContain(1)
})

test('tells when a content API answered and failed, from its own calls [CA-01]', async () => {
  let works = true
  const server = createServer((_, response) =>
    works
      ? response.setHeader('content-type', 'application/json').end('[]')
      : response.writeHead(500).end(),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { close } = openUpstream(store, { url }, () => {})
  onTestFinished(() => {
    close()
    server.close()
  })
  expect((await health('alpha')).upstream).toEqual({
    answeredAt: null,
    failedAt: null,
    because: null,
  })
  const ask = (sportId: number) => callApi('seasons', new ReadContext(store, 'alpha'), { sportId })
  await ask(1)
  works = false
  await expect(ask(2)).rejects.toThrow()
  const { upstream } = await health('alpha')
  expect(Date.parse(upstream!.failedAt!)).toBeGreaterThanOrEqual(Date.parse(upstream!.answeredAt!))
  expect(upstream!.because).toContain('500')
  expect((await health('beta')).upstream).toMatchObject({ answeredAt: null, failedAt: null })
})

test('counts emails and notifications of this department that were refused [FM-06] [GM-04]', async () => {
  const now = Date.parse('2026-08-29T20:00:00Z')
  const mail = {
    form_id: 1,
    recipient: 'camps@example.org',
    due: 0,
    claim: null,
    tried_at: null,
    given_up: 0,
  }
  const lost = { ...mail, tenant: 'alpha', tries: 90, fault: '550 lost', given_up: 1 }
  await store
    .of('alpha')
    .insertInto('form_mail')
    .values([
      { ...mail, tenant: 'alpha', number: 1, tries: 0, fault: null },
      { ...mail, tenant: 'alpha', number: 2, tries: 3, fault: '550 no such user', tried_at: now },
      { ...mail, tenant: 'alpha', number: 3, tries: 2, fault: '451 busy', tried_at: now - 5 },
      { ...lost, number: 4, tried_at: now - 1000 },
      { ...lost, number: 5, tried_at: now - 31 * 86_400_000 },
    ])
    .execute()
  const device = { endpoint: 'https://push.invalid/1', p256dh: '', auth: '', wishes: '{}' }
  await store
    .of('alpha')
    .insertInto('push_subscriber')
    .values([
      { ...device, tenant: 'alpha', id: 'a', made_at: 1, delivered_at: 2, failures: 0 },
      { ...device, tenant: 'alpha', id: 'b', made_at: 1, delivered_at: null, failures: 4 },
    ])
    .execute()
  expect(await health('alpha')).toMatchObject({
    mail: { waiting: 3, refused: 2, lost: 1, because: '550 no such user' },
    push: { devices: 2, failing: 1, waiting: 0 },
    upstream: null,
  })
  expect(await health('beta')).toMatchObject({
    mail: { waiting: 0, refused: 0, lost: 0, because: null },
    push: { devices: 0, failing: 0, waiting: 0 },
  })
})
