import { paths } from '../../src/routes/paths.ts'
import { rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { resolve } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createApp, type App } from '../../server/app.ts'
import { createToken } from '../../server/content/accounts/tokens.ts'
import { openStore, type Store } from '../../server/db/store.ts'
import { listen } from '../../server/http/listen.ts'
import { Tenants } from '../../server/tenant/tenants.ts'
import * as api from '../../src/contract/api.ts'
import type { ApiName } from '../../src/contract/api.ts'
import { buildUrl, type Endpoint } from '../../src/contract/endpoint.ts'
import { schemas } from '../../src/contract/schemas.ts'
import type { CallSchema } from '../../src/contract/parts.schema.ts'
import { copyOfPrepared } from '../support/prepared.ts'
import { seeded } from '../support/random.ts'
import { markOf, markTenant } from '../support/marked.ts'
import { builtForTest } from '../support/upstream.ts'

const proof = process.env['PROOF'] === '1'
/** At full size 100,000 requests; the daily run sends fewer. */
const requests = proof ? 100_000 : 200
const tenants = ['harlan', 'ironwood'] as const
type TenantName = (typeof tenants)[number]

let folder: string
let store: Store
let app: App
let server: Awaited<ReturnType<typeof listen>>
let forwarder: string
const faults: unknown[] = []
const agent = new Agent({ keepAlive: true, maxSockets: 8 })

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  folder = await copyOfPrepared('demo')
  store = await openStore(folder)
  for (const tenant of tenants) expect(await markTenant(store, tenant)).toBeGreaterThan(1000)
  forwarder = await createToken(store, '', 'forwarder')
  const named = new Tenants(store, undefined, [])
  await named.load()
  app = createApp({
    store,
    built: builtForTest,
    tenants: named,
    root: resolve(import.meta.dirname, '../..'),
    origins: (tenant) => `http://${tenant}.localhost`,
    report: (fault) => {
      faults.push(fault)
    },
  })
  server = await listen(
    app,
    { PORT: 0, HOST: '127.0.0.1' },
    (fault) => {
      faults.push(fault)
    },
    () => false,
  )
}, 180_000)
afterAll(async () => {
  agent.destroy()
  app.hub.close()
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

function ask(
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; text: string; etag: string | undefined; type: string }> {
  return new Promise((done, failed) => {
    request(
      {
        port: (server.address() as { port: number }).port,
        host: '127.0.0.1',
        path,
        headers,
        agent,
      },
      (answer) => {
        const parts: Buffer[] = []
        answer
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', () => {
            const body = Buffer.concat(parts)
            const encoding = answer.headers['content-encoding']
            const plain =
              encoding === 'br'
                ? brotliDecompressSync(body)
                : encoding === 'gzip'
                  ? gunzipSync(body)
                  : body
            done({
              status: answer.statusCode!,
              text: JSON.stringify(answer.headers) + plain.toString(),
              etag: answer.headers.etag,
              type: String(answer.headers['content-type'] ?? ''),
            })
          })
          .on('error', failed)
      },
    )
      .on('error', failed)
      .end()
  })
}

/** Addresses of the site, with numbers and names of one department, of both or of neither. */
async function addressesOf(): Promise<string[]> {
  const found: string[] = [
    '/',
    '/404',
    '/board',
    '/manifest.webmanifest',
    '/_shell',
    '/api/v2/docs',
    '/api/v2/openapi.json',
    '/gameday/concurrent.aspx?ids=1,2',
  ]
  for (const tenant of tenants) {
    const db = store.of(tenant)
    const sports = await db
      .selectFrom('sport')
      .select(['id', 'slug'])
      .where('tenant', '=', tenant)
      .execute()
    for (const { slug } of sports)
      found.push(
        `/sports/${slug}`,
        `/sports/${slug}/roster`,
        `/sports/${slug}/schedule`,
        `/sports/${slug}/schedule?where=H`,
      )
    for (const { slug, date } of await db
      .selectFrom('story')
      .select(['slug', 'date'])
      .where('tenant', '=', tenant)
      .orderBy('id')
      .execute()) {
      found.push(
        paths.story
          .replace(':year', date.slice(0, 4))
          .replace(':month', String(Number(date.slice(5, 7))))
          .replace(':day', String(Number(date.slice(8, 10))))
          .replace(':storySlug', slug),
      )
    }
    for (const { id } of await db
      .selectFrom('roster_player')
      .select('id')
      .where('tenant', '=', tenant)
      .orderBy('id')
      .limit(60)
      .execute())
      found.push(`/sports/football/roster/x/${id}`)
    for (const { game_id: id } of await db
      .selectFrom('live_game')
      .select('game_id')
      .where('tenant', '=', tenant)
      .orderBy('game_id')
      .limit(20)
      .execute())
      found.push(`/sports/football/stats/2026/x/boxscore/${id}`)
  }
  return [...new Set(found)]
}

test(
  `keeps ${requests} mixed requests of two departments apart [CA-04]`,
  { timeout: proof ? 3_600_000 : 240_000 },
  async () => {
    const random = seeded('canaries')
    const addresses = await addressesOf()
    const rows = Object.entries(api) as [ApiName, Endpoint][]
    const number = () => String(random.int(1, random.chance(0.7) ? 20 : 900))
    const call = (): string => {
      const [name, row] = random.pick(rows)
      const said = schemas[name] as CallSchema
      const query = Object.fromEntries(
        Object.entries(said.example as Record<string, unknown>).map(([key, value]) => [
          key,
          /Id$|^id$/i.test(key) && typeof value === 'number' ? number() : value,
        ]),
      )
      return (
        buildUrl(row, query) +
        (said.table && random.chance(0.1)
          ? `${buildUrl(row, query).includes('?') ? '&' : '?'}format=csv`
          : '')
      )
    }
    const etags: string[] = []
    const leaks: string[] = []
    const errors: string[] = []
    const own: Record<TenantName, number> = { harlan: 0, ironwood: 0 }
    let done = 0
    const one = async () => {
      const tenant = random.pick(tenants)
      const other = tenants.find((name) => name !== tenant)!
      const path = random.chance(0.5) ? random.pick(addresses) : call()
      const headers: Record<string, string> = {
        host: `${tenant}.localhost`,
        'user-agent': random.pick(['Mozilla/5.0 (X11; Linux x86_64)', 'Googlebot/2.1']),
        'accept-encoding': random.pick(['br', 'gzip', '']),
      }
      if (random.chance(0.1)) headers['tenant'] = other
      if (random.chance(0.1)) headers['x-forwarded-host'] = `${other}.localhost`
      if (random.chance(0.1))
        headers['accept'] = random.pick(['text/csv', 'application/json', 'text/html'])
      if (random.chance(0.1) && etags.length > 0) headers['if-none-match'] = random.pick(etags)
      const speaks = random.int(1, 20)
      if (speaks === 1)
        Object.assign(headers, {
          host: `${other}.localhost`,
          authorization: `Bearer ${forwarder}`,
          tenant,
        })
      else if (speaks === 2) headers['authorization'] = 'Bearer fh_nobody'
      const answer = await ask(path, headers)
      if (answer.etag && etags.length < 500) etags.push(answer.etag)
      if (answer.text.includes(markOf(other)))
        leaks.push(`${tenant} ${path} ${JSON.stringify(headers)}`)
      if (answer.text.includes(markOf(tenant))) own[tenant]++
      if (answer.status >= 500) errors.push(`${answer.status} ${path}`)
      done++
    }
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        while (done < requests) await one()
      }),
    )
    expect(leaks).toEqual([])
    expect([...new Set(faults.map(String))].slice(0, 10)).toEqual([])
    expect([...new Set(errors)].slice(0, 20)).toEqual([])
    // Most answers contain the canary of their own department, so a leak would be visible.
    for (const tenant of tenants) expect(own[tenant] / done).toBeGreaterThan(0.2)
  },
)
