import { accessSync, constants, mkdirSync } from 'node:fs'
import type { Server } from 'node:http'
import { resolve } from 'node:path'
import { pino } from 'pino'
import { createApp } from './app.ts'
import { ConfigError, readConfig } from './config.ts'
import { flushCounts } from './content/notices/counters.ts'
import { readTenants } from './content/department/tenants.ts'
import { StoreError } from './db/store-error.ts'
import { isReady, openStore } from './db/store.ts'
import { listen, type AnswerCounts } from './http/listen.ts'
import { localEndpoints } from './http/health-endpoints.ts'
import { ensureDemo, wantsDemo } from './demo/ensure-demo.ts'
import { ensureSearch } from './import/rebuild-search.ts'
import { demoTenants } from './demo/moved-folder.ts'
import { startReplay } from './demo/replay.ts'
import { Mailer } from './mail/mailer.ts'
import { PaymentService } from './payments/payment-service.ts'
import { StripePage } from './payments/stripe-page.ts'
import { openPush } from './push/open-push.ts'
import { readBuilt } from './site/built.ts'
import { DrawingThreads } from './site/drawing-threads.ts'
import { Provider } from './signin/provider.ts'
import { root } from './root.ts'
import { readOrigins } from './tenant/origins.ts'
import pkg from '../package.json' with { type: 'json' }
import { usableTenants } from './tenant/overlay.ts'
import { Tenants } from './tenant/tenants.ts'
import { watchTenantsFile } from './tenant/watch-file.ts'
import { UpstreamFailure } from './upstream/failure.ts'
import { openUpstream } from './upstream/open-upstream.ts'

// The database, pictures and caches are for this user alone, in a folder of any rights.
process.umask(0o077)

async function start() {
  const config = readConfig(process.env)
  const log = pino({ level: config.LOG_LEVEL })
  const dataDir = resolve(config.DATA_DIR)
  mustBeWritable(dataDir)
  const store = await openStore(dataDir, {
    databaseUrl: config.DATABASE_URL,
    report: (error) => log.error(error),
    warn: (line) => log.warn(line),
  })
  const { CONTENT_API_URL: url, CONTENT_API_TOKEN: token } = config
  await ensureSearch(store, (line) => log.info(line))
  const demo = !url && (await wantsDemo(config.DEMO, store))
  const [firstDemo, ...otherDemos] = demoTenants
  const onProgress = (line: string) => log.info(line)
  if (demo) await ensureDemo(store, { onProgress, tenants: [firstDemo] })
  const listed = await usableTenants(store, config.tenants, url !== undefined)
  for (const problem of [...config.tenantFaults, ...listed.faults]) log.error(problem)
  if (
    config.TENANT &&
    ![...(url ? [] : await readTenants(store)), ...listed.tenants].some(
      ({ id }) => id === config.TENANT,
    )
  ) {
    throw new ConfigError(
      `TENANT names ${config.TENANT}, which is not a tenant of this store; import its ` +
        'content first',
    )
  }
  const content = url
    ? openUpstream(store, { url, token }, (error) =>
        // Where in this program an upstream's failure was noticed tells an operator nothing.
        log.warn(error instanceof UpstreamFailure ? error.message : error),
      )
    : undefined
  const tenants = new Tenants(store, config.TENANT, listed.tenants, url !== undefined)
  await tenants.load()
  const file = config.tenantsFile
    ? watchTenantsFile({
        file: config.tenantsFile,
        store,
        tenants,
        before: listed.tenants,
        upstream: url !== undefined,
        report: (error) => log.error(error instanceof ConfigError ? error.message : error),
      })
    : undefined
  const origins = await readOrigins(store, config, () => file?.taken() ?? listed.tenants)
  const push = await openPush({
    store,
    origins,
    ownOrigins: config.PUSH_ORIGINS,
    report: (error) => log.error(error),
    warn: (line) => log.warn(line),
  })
  const payments = config.STRIPE_SECRET_KEY
    ? new PaymentService({
        store,
        page: new StripePage(config.STRIPE_SECRET_KEY, config.STRIPE_API_URL),
        report: (error) => log.error(error),
      })
    : undefined
  const provider = config.OIDC_ISSUER
    ? new Provider({
        issuer: config.OIDC_ISSUER,
        clientId: config.OIDC_CLIENT_ID!,
        clientSecret: config.OIDC_CLIENT_SECRET!,
      })
    : undefined
  const threads = new DrawingThreads((error) => log.error(error))
  const app = createApp({
    store,
    push,
    payments,
    provider,
    built: await readBuilt(root),
    draw: threads.draw,
    tenants,
    root,
    origins,
    purgeUrl: config.PURGE_URL,
    killed: config.KILL_WORKER,
    trusted: config.TRUSTED_PROXIES,
    hstsSubdomains: config.HSTS_SUBDOMAINS === '1',
    report: (error) => log.error(error),
    note: (line) => log.debug(line),
    warn: (line) => log.warn(line),
    audit: ({ event, ...about }) => log.info(about, event),
  })
  void app.earlier.start()
  const post =
    config.SMTP_URL && config.MAIL_FROM
      ? new Mailer({
          store,
          url: config.SMTP_URL,
          from: config.MAIL_FROM,
          report: (error) => log.error(error),
        })
      : undefined
  content?.follow(() => [...app.hub.watched, ...push.near()])
  const counts: AnswerCounts = { serverErrors: 0 }
  const metrics = (ready: boolean) =>
    `fieldhouse_ready ${Number(ready)}\nfieldhouse_server_errors_total ${counts.serverErrors}\n` +
    `fieldhouse_streams ${app.hub.size}\nprocess_resident_memory_bytes ` +
    `${process.memoryUsage().rss}\n${push.metrics()}${content?.metrics() ?? ''}`
  const server = await listen(
    app,
    config,
    (error) => log.error(error),
    localEndpoints(() => isReady(store), metrics, config.METRICS_NETWORKS),
    counts,
  )
  // Pages of the first department can be read while the others are imported.
  const stopping = new AbortController()
  const others = demo
    ? ensureDemo(store, { onProgress, tenants: otherDemos, signal: stopping.signal }).catch(
        (error: unknown) => log.error(error),
      )
    : undefined
  const replay = demo ? await startReplay(store, (request) => app.fetch(request), log) : undefined
  const host = config.HOST === '127.0.0.1' ? 'localhost' : config.HOST
  const address = `http://${host}:${portOf(server.address())}`
  log.info({ version: pkg.version }, `listening on ${address}`)
  // On a terminal a plain URL is printed instead of JSON.
  if (process.stdout.isTTY)
    process.stdout.write(
      `\n  Fieldhouse is at ${address}${replay ? ', a game is running live' : ''} (Ctrl-C ` +
        'ends it)\n\n',
    )

  const stop = async () => {
    log.info('stopping')
    stopping.abort()
    await Promise.all([others, replay?.stop(), closed(server, () => app.hub.close())])
    content?.close()
    app.earlier.stop()
    await file?.stop()
    await flushCounts(store)
    await push.close()
    await post?.close()
    await payments?.jobs.close()
    await threads.close()
    await store.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
}

/** Milliseconds that running requests have to finish. */
const lastMoment = 3000

/**
 * Stops accepting connections, ends the streams, and resolves when running requests are answered or
 * their time is up.
 */
async function closed(server: Server, letGo: () => void): Promise<void> {
  const ended = new Promise<void>((done) => server.close(() => done()))
  letGo()
  // Idle keep-alive connections would delay the end.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const closeTimer = setTimeout(() => server.closeAllConnections(), lastMoment)
  await ended
  clearInterval(idle)
  clearTimeout(closeTimer)
}

function mustBeWritable(folder: string) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR ${folder} cannot be written to (${(error as NodeJS.ErrnoException).code}); ` +
        'set it to a folder of this user',
    )
  }
}

const isSystem = (error: unknown) =>
  error instanceof StoreError ||
  (error instanceof Error && (error.message.startsWith('there is no build') || 'errcode' in error))
const portOf = (address: unknown) => (address as { port: number }).port

try {
  await start()
} catch (error) {
  // What the operator can fix is one line; a bug is printed with its stack trace.
  process.stderr.write(
    error instanceof ConfigError || isSystem(error)
      ? `fieldhouse: ${(error as Error).message}\n`
      : `fieldhouse: ${(error as Error).stack}\n`,
  )
  process.exit(1)
}
