import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createApp, type App } from '../../server/app.ts'
import { createToken } from '../../server/content/accounts/tokens.ts'
import type { Store } from '../../server/db/store.ts'
import { listen } from '../../server/http/listen.ts'
import type { Built } from '../../server/site/built.ts'
import { overlaySettings } from '../../server/tenant/overlay.ts'
import { Tenants } from '../../server/tenant/tenants.ts'
import { openUpstream, type OpenUpstream } from '../../server/upstream/open-upstream.ts'
import { rendering } from '../../src/entry-server.tsx'
import { askHost, type Asked } from './ask-host.ts'
import { forgetFolder, openStore } from './engine.ts'
import { faultProxy, type FaultProxy } from './fault-proxy.ts'

export type Site = {
  port: number
  store: Store
  app: App
  reports: string[]
  ask(path: string, host?: string, headers?: Record<string, string>): Promise<Asked>
  close(): Promise<void>
}
type Tenant = { id: string; hosts: string[]; config?: Record<string, unknown> }
export const agent = 'Mozilla/5.0 (X11; Linux x86_64)'

/** The real screens without a build. */
export const builtForTest: Built = {
  build: 'test',
  folder: resolve(import.meta.dirname, '../../src/ui/icons'),
  entry: rendering,
  filesOf: () => ({ script: '/x.js', app: [], stylesheet: null, fonts: [] }),
}

/** A server on a separate store. With `from` its content comes from there, for these tenants. */
export async function siteOf(
  fill: (store: Store) => Promise<unknown>,
  from?: {
    url: string
    token: string
    tenants: Tenant[]
    usual: number
    polls?: number
    /** Departments whose live games are polled without a viewer. */
    near?: () => string[]
  },
): Promise<Site & { content: OpenUpstream | undefined }> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-'))
  const store = await openStore(folder)
  await fill(store)
  const reports: string[] = []
  const report = (fault: unknown) => void reports.push(String(fault))
  const files = from?.tenants.map((tenant) => ({ demo: false, config: {}, ...tenant })) ?? []
  await overlaySettings(store, files, from !== undefined)
  const content = from && openUpstream(store, from, report)
  const tenants = new Tenants(store, undefined, files, from !== undefined)
  await tenants.load()
  const app = createApp({
    store,
    built: builtForTest,
    tenants,
    root: resolve(import.meta.dirname, '../..'),
    origins: () => 'http://testham.localhost',
    report,
  })
  content?.follow(() => [...app.hub.watched, ...(from?.near?.() ?? [])])
  const server: Server = await listen(app, { PORT: 0, HOST: '127.0.0.1' }, report, () => false)
  const { port } = server.address() as { port: number }
  return {
    port,
    store,
    app,
    reports,
    content,
    ask: (path, host = 'testham.localhost', headers = {}) =>
      askHost(port, path, host, { 'user-agent': agent, ...headers }),
    close: async () => {
      content?.close()
      app.hub.close()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      await store.close()
      await forgetFolder(folder)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Pair = {
  above: Site
  line: FaultProxy
  below: Site & { content: OpenUpstream | undefined }
  /** Another server without any content yet, on the same connection. */ fresh(): Promise<
    Site & { content: OpenUpstream | undefined }
  >
  close(): Promise<void>
}

/**
 * One Fieldhouse that is the upstream of another, and a proxy between them that fails on demand.
 */
export async function pairOf(
  fill: (store: Store) => Promise<unknown>,
  tenants: Tenant[] = [{ id: 'testham', hosts: ['testham.localhost'] }],
): Promise<Pair> {
  const above = await siteOf(fill)
  const token = await createToken(above.store, '', 'forwarder')
  const line = await faultProxy(above.port)
  // Short, because some tests wait for it.
  const from = { url: line.url, token, tenants, usual: 3000 }
  const below = await siteOf(async () => {}, from)
  const others = new Set<Site>()
  return {
    above,
    line,
    below,
    fresh: async () => {
      const one = await siteOf(async () => {}, from)
      others.add(one)
      return {
        ...one,
        close: async () => {
          others.delete(one)
          await one.close()
        },
      }
    },
    close: async () => {
      for (const one of [...others, below, line, above]) await one.close()
    },
  }
}
