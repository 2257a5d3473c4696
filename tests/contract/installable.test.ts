import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../server/app.ts'
import { unregisterWorkerScript } from '../../server/site/app-files.ts'
import { Tenants } from '../../server/tenant/tenants.ts'
import { seedTenant } from '../support/seed.ts'
import { builtForTest, siteOf, type Site } from '../support/upstream.ts'

let site: Site
beforeAll(async () => {
  site = await siteOf(async (store) => {
    await seedTenant(store, 'alpha', { hosts: ['alpha.localhost'] })
    const colours = { brand: '#5b1a2e', second: '#c9c2b4' }
    await seedTenant(store, 'beta', { hosts: ['beta.localhost'], settings: { colours } })
  })
})
afterAll(() => site?.close())

type Picture = { src: string; sizes: string; purpose?: string; form_factor?: string }
type Manifest = {
  theme_color: string
  icons: Picture[]
  screenshots: Picture[]
  shortcuts: { url: string; icons: Picture[] }[]
}
const manifestOf = async (host: string) =>
  JSON.parse((await site.ask('/manifest.webmanifest', host)).text) as Manifest
const picturesOf = ({ icons, screenshots, shortcuts }: Manifest) => [
  ...icons,
  ...screenshots,
  ...shortcuts.flatMap((shortcut) => shortcut.icons),
]

// Drawing them takes a while.
const timeout = 30_000

test('gives each department a manifest and icons of its own [OF-01]', { timeout }, async () => {
  const [alpha, beta] = [await manifestOf('alpha.localhost'), await manifestOf('beta.localhost')]
  expect([alpha.theme_color, beta.theme_color]).toEqual(['#123a5c', '#5b1a2e'])
  const kinds = alpha.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)
  expect(kinds).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
    'monochrome 512x512',
  ])
  expect(alpha.screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide'])
  const others = picturesOf(beta).map(({ src }) => src)
  for (const { src, sizes } of picturesOf(alpha)) {
    expect(others).not.toContain(src)
    const own = await site.ask(src, 'alpha.localhost')
    // A PNG has its width at byte 16 and its height at byte 20.
    expect(`${own.body.readUInt32BE(16)}x${own.body.readUInt32BE(20)}`).toBe(sizes)
    expect(own.headers['cache-control']).toContain('immutable')
  }
  // Another department answers such an address with its own picture, which may change.
  const { src } = alpha.icons[0]!
  const own = await site.ask(src, 'alpha.localhost')
  const other = await site.ask(src, 'beta.localhost')
  expect(other.headers['cache-control']).not.toContain('immutable')
  expect(own.body.equals(other.body)).toBe(false)
  for (const { url } of alpha.shortcuts) {
    expect((await site.ask(url, 'alpha.localhost')).status).toBe(200)
  }
})

test('ends the worker of the named builds, and of no other [OF-04]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-'))
  writeFileSync(join(folder, 'sw.js'), 'self.usual = true')
  const worker = async (...killed: string[]) => {
    const tenants = new Tenants(site.store, 'alpha', [])
    await tenants.load()
    const app = createApp({
      store: site.store,
      built: { ...builtForTest, build: 'abc', folder },
      tenants,
      killed,
      root: resolve(import.meta.dirname, '../..'),
      origins: () => 'http://localhost',
      report: (fault) => {
        throw fault
      },
    })
    const request = new Request('http://localhost/sw.js', { headers: { host: 'localhost' } })
    const response = await app.fetch(request)
    app.hub.close()
    return response.text()
  }
  try {
    expect(await worker('1')).toBe(unregisterWorkerScript)
    expect(await worker('xyz', 'abc')).toBe(unregisterWorkerScript)
    expect(await worker()).toBe('self.usual = true')
    expect(await worker('xyz')).toBe('self.usual = true')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
