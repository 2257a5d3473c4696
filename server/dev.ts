import { createServer as createVite, isRunnableDevEnvironment } from 'vite'
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { openStore } from './db/store.ts'
import { allowRelease } from './http/release.ts'
import { startReplay } from './demo/replay.ts'
import { ensureDemo } from './import/ensure-demo.ts'
import { originsOf } from './tenant/origins.ts'
import { Tenants } from './tenant/tenants.ts'
import type { Rendering } from '../src/contract/rendering.ts'
import type { Built } from './site/built.ts'

/** The site while it is being written: sources instead of a build, drawn anew for each request, changes shown at once. No worker. */
const root = resolve(import.meta.dirname, '..')
const log = pino({ level: 'info' })
const config = readConfig(process.env)
const store = await openStore(resolve(config.DATA_DIR))
await ensureDemo(store, { onProgress: (line) => log.info(line) })
const tenants = new Tenants(store, config.TENANT, config.tenants)
await tenants.load()

const server = createServer()
allowRelease(server)
const vite = await createVite({ root, appType: 'custom', server: { middlewareMode: true, hmr: { server } } })
const ssr = vite.environments['ssr']
if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('the server environment of vite cannot run modules')

const built: Built = {
  build: 'dev',
  folder: resolve(root, 'public'),
  entry: ((await ssr.runner.import('/src/entry-server.tsx')) as { rendering: Rendering }).rendering,
  filesOf: () => ({ script: '/src/entry-client.tsx', preload: [], css: '', stylesheets: ['/src/styles/index.css'], fonts: [] }),
}
const report = (fault: unknown) => log.error(fault)
const origins = await originsOf(store, config)
const handle = getRequestListener(async (request) => {
  // A new app for each page: no page cache, and the sources as they are now.
  built.entry = ((await ssr.runner.import('/src/entry-server.tsx')) as { rendering: Rendering }).rendering
  const response = await createApp({ store, built, tenants, root, origins, report }).fetch(request)
  response.headers.delete('content-security-policy')
  return response
})
const stream = createApp({ store, built, tenants, root, origins, report })
server.on('request', (request, response) => {
  if (stream.stream(request, response)) return
  vite.middlewares(request, response, () => void handle(request, response))
})
server.listen(config.PORT, config.HOST, () => {
  log.info(`developing on http://localhost:${config.PORT}`)
  void startReplay(store, (request) => stream.fetch(request), log)
})
