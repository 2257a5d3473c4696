import { createServer as createVite, isRunnableDevEnvironment } from 'vite'
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { openStore } from './db/store.ts'
import { allowSocketRelease } from './http/release-socket.ts'
import { startReplay } from './demo/replay.ts'
import { ensureDemo } from './demo/ensure-demo.ts'
import { openPush } from './push/open-push.ts'
import { root } from './root.ts'
import { readOrigins } from './tenant/origins.ts'
import { usableTenants } from './tenant/overlay.ts'
import { Tenants } from './tenant/tenants.ts'
import type { Rendering } from '../src/contract/rendering.ts'
import type { Built } from './site/built.ts'

/**
 * The development server: renders from sources for each request, applies changes at once. No
 * worker.
 */
const log = pino({ level: 'info' })
const config = readConfig(process.env)
const store = await openStore(resolve(config.DATA_DIR), {
  databaseUrl: config.DATABASE_URL,
  warn: (line) => log.warn(line),
})
await ensureDemo(store, { onProgress: (line) => log.info(line) })
const listed = await usableTenants(store, config.tenants, false)
for (const problem of [...config.tenantFaults, ...listed.faults]) log.error(problem)
const tenants = new Tenants(store, config.TENANT, listed.tenants)
await tenants.load()

const server = createServer()
allowSocketRelease(server)
const vite = await createVite({
  root,
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
})
const ssr = vite.environments['ssr']
if (!ssr || !isRunnableDevEnvironment(ssr))
  throw new Error('the server environment of vite cannot run modules')

/** The current modules: vite reruns only changed ones. */
const { runner } = ssr
const readEntry = async () =>
  ((await runner.import('/src/entry-server.tsx')) as { rendering: Rendering }).rendering
const built: Built = {
  build: 'dev',
  // Vite serves the app's files.
  folder: resolve(root, 'src/ui/icons'),
  entry: await readEntry(),
  filesOf: () => ({
    script: '/src/start.ts',
    app: [],
    stylesheet: '/src/styles/index.css',
    fonts: [],
  }),
}
const origins = await readOrigins(store, config)
const push = await openPush({
  store,
  origins,
  ownOrigins: config.PUSH_ORIGINS,
  report: (error) => log.error(error),
  warn: (line) => log.warn(line),
})
const app = createApp({
  store,
  push,
  built,
  tenants,
  root,
  origins,
  report: (error) => log.error(error),
  keep: false,
})

const handle = getRequestListener(async (request) => {
  built.entry = await readEntry()
  const response = await app.fetch(request)
  // Vite adds inline scripts to the document.
  response.headers.delete('content-security-policy')
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  for (const name of ['content-length', 'content-encoding', 'etag']) response.headers.delete(name)
  return new Response(await vite.transformIndexHtml(request.url, await response.text()), response)
})
server.on('request', (request, response) => {
  if (app.stream(request, response)) return
  // Vite cannot change a compressed page.
  delete request.headers['accept-encoding']
  vite.middlewares(request, response, () => void handle(request, response))
})
server.listen(config.PORT, config.HOST, () => {
  log.info(`developing on http://localhost:${config.PORT}`)
  void startReplay(store, (request) => app.fetch(request), log)
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    app.hub.close()
    server.closeAllConnections()
    void push
      .close()
      .then(() => vite.close())
      .then(() => store.close())
      .then(() => process.exit(0))
  })
}
