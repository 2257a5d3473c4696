import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type OutgoingHttpHeaders, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp, type App } from '../../server/app.ts'
import type { Store } from '../../server/db/store.ts'
import { openStore } from '../support/engine.ts'
import { listen } from '../../server/http/listen.ts'
import type { Built } from '../../server/site/built.ts'
import { Tenants } from '../../server/tenant/tenants.ts'
import { seedTenant } from '../support/seed.ts'

// A cached answer is written to the raw response, the first one by the whole server: they must be
// indistinguishable.
const long = 'a long body '.repeat(200)
let folder: string
let store: Store
let app: App
let server: Server
let hits = 0
/** Reported faults. */
let told = 0
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fieldhouse-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/app-12345678.js'), long)
  store = await openStore(':memory:')
  await seedTenant(store, 'alpha', { hosts: ['alpha.example'] })
  await seedTenant(store, 'beta', { hosts: ['beta.example'], settings: { disableSSR: true } })
  const tenants = new Tenants(store, undefined, [])
  await tenants.load()
  const built: Built = {
    build: 'test',
    folder,
    filesOf: () => ({
      script: '/assets/app-12345678.js',
      app: [],
      stylesheet: null,
      fonts: [],
    }),
    entry: {
      rowOf: () => ({ query: { where: ['home'] } }),
      nameOf: () => 'settings',
      headScript: '',
      needsOf: () => ({ asks: [], origins: {} }),
      // Like every page, it reads the settings and depends on them.
      render: async (_: Request, call: (row: object, query: object) => Promise<unknown>) => {
        await call({}, {})
        return {
          status: 200,
          screen: 'Home',
          body: long,
          answers: [],
          router: {},
          meta: null,
          faults: [],
        }
      },
      renderDocument: ({ body, settings }: { body: string; settings: { name: string } }) =>
        `<!doctype html>${settings.name}${body}`,
    } as unknown as Built['entry'],
  }
  app = createApp({
    store,
    built,
    tenants,
    root: resolve(import.meta.dirname, '../..'),
    origins: () => 'http://alpha.example',
    report: (fault) => {
      throw fault
    },
  })
  const tryCached: App['tryCached'] = (asked, response) => {
    const is = app.tryCached(asked, response)
    if (is) hits++
    return is
  }
  server = await listen(
    { ...app, tryCached: tryCached },
    { PORT: 0, HOST: '127.0.0.1' },
    () => {
      told++
    },
    () => false,
  )
})
afterAll(async () => {
  app.hub.close()
  server.closeAllConnections()
  server.close()
  await store.close()
  rmSync(folder, { recursive: true })
})

/** The answer as transferred, and whether it was cached. */
const ask = (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') =>
  new Promise<{ kept: boolean; status: number; headers: unknown; body: string }>((done, failed) => {
    const before = hits
    request(
      {
        port: (server.address() as { port: number }).port,
        path,
        method,
        headers: { host: 'alpha.example', ...headers },
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => {
          const { date: _, ...rest } = response.headers
          done({
            kept: hits > before,
            status: response.statusCode!,
            headers: rest,
            body: Buffer.concat(parts).toString('base64'),
          })
        })
      },
    )
      .on('error', failed)
      .end()
  })

describe('cached answers', () => {
  test.each([['br'], ['gzip'], ['br;q=0, gzip'], ['']])(
    'equal the first answer for accept-encoding "%s"',
    async (encoding) => {
      const headers = encoding ? { 'accept-encoding': encoding } : {}
      const path = `/page-${encoding.length}`
      const [first, second] = [await ask(path, headers), await ask(path, headers)]
      expect([first.kept, second.kept]).toEqual([false, true])
      expect(second).toEqual({ ...first, kept: true })
      const tag = (first.headers as Record<string, string>)['etag']!
      expect(await ask(path, { ...headers, 'if-none-match': tag })).toMatchObject({
        kept: true,
        status: 304,
        body: '',
      })
    },
  )

  test('include built files exactly as served uncached', async () => {
    const path = '/assets/app-12345678.js'
    const kept = await ask(path)
    // A request with a token is not answered from the cache, because it may name another
    // department.
    expect({ ...(await ask(path, { authorization: 'Bearer none' })), kept: true }).toEqual(kept)
    expect(kept).toMatchObject({ kept: true, status: 200 })
  })

  test('are used only for the exact address', async () => {
    await ask('/team?where=home')
    expect((await ask('/team?where=home')).kept).toBe(true)
    for (const path of [
      '/team?where=home&x=1',
      '/team?x=1&where=home',
      '/Team?where=home',
      '/team/?where=home',
      '//team?where=home',
      '/./team?where=home',
      '/team?where=%68ome',
    ]) {
      expect([path, (await ask(path)).kept]).toEqual([path, false])
    }
    expect((await ask('/team?where=home', {}, 'HEAD')).kept).toBe(false)
    expect((await ask('/team?where=home', { host: 'stranger.example' })).status).toBe(421)
  })

  test('are separate per department and for crawlers', async () => {
    const [person, bot] = [
      { host: 'beta.example', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' },
      { host: 'beta.example', 'user-agent': 'Googlebot/2.1' },
    ]
    const first = [await ask('/who'), await ask('/who', person), await ask('/who', bot)]
    expect(first.map(({ kept }) => kept)).toEqual([false, false, false])
    expect(new Set(first.map(({ body }) => body)).size).toBe(3)
    expect([await ask('/who'), await ask('/who', person), await ask('/who', bot)]).toEqual(
      first.map((answer) => ({ ...answer, kept: true })),
    )
  })

  test('are dropped as soon as their content changes', async () => {
    await ask('/changing')
    await seedTenant(store, 'alpha', {
      hosts: ['alpha.example'],
      settings: { name: 'Another name' },
    })
    const after = await ask('/changing')
    expect(after.kept).toBe(false)
    expect(Buffer.from(after.body, 'base64').toString()).toContain('Another name')
  })
})

test.each([
  ['/\\evil.example/', 'alpha.example'],
  ['*', 'alpha.example'],
  ['/', 'alpha.example:99999'],
  ['/', '0x7f.1'],
  ['/', '[0:0::1]'],
])(
  'answers an invalid address with a client error and no report: %s under %s [CA-03]',
  async (path, host) => {
    told = 0
    const { status, headers, body } = await ask(path, { host })
    expect([400, 421]).toContain(status)
    expect([told, headers, Buffer.from(body, 'base64').toString()]).toEqual([
      0,
      expect.objectContaining({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }),
      expect.not.stringContaining('at '),
    ])
  },
)
