import { getOverrides } from '../content/setting-overrides.ts'
import { setContentSource } from '../content/content-source.ts'
import { transact } from '../content/transaction.ts'
import type { Store } from '../db/store.ts'
import { Breaker } from './breaker.ts'
import { atOnce, Client } from './client.ts'
import { createHttpClient } from './http-client.ts'
import { Files, filesAtOnce } from './files.ts'
import { Forms } from './forms.ts'
import { LivePoller } from './live-poller.ts'
import { inDevelopment } from './picture-address.ts'
import { Pictures } from './pictures.ts'
import { quietReport, RemarkLog } from './remark-log.ts'
import { publicLookup } from '../http/public-lookup.ts'
import { Upstream } from './upstream.ts'

export type UpstreamSettings = {
  url: string
  token?: string | undefined
  /** Default timeout of a call in milliseconds. */
  usual?: number
  /** Milliseconds between two polls of live games. */
  polls?: number | undefined
}
export type OpenUpstream = {
  upstream: Upstream
  /** Polls live games of the watched tenants. */
  follow(watched: () => string[]): void
  /** Lines for /metrics. */
  metrics(): string
  close(): void
}

/**
 * Reads content of the store's tenants from the upstream from now on; visitor data stays in the
 * store. Call it before the app is created, because it must get changes first.
 */
export function openUpstream(
  store: Store,
  { url, token, usual, polls }: UpstreamSettings,
  reportError: (error: unknown) => void,
): OpenUpstream {
  const report = quietReport(reportError)
  const breaker = new Breaker()
  const line = createHttpClient(atOnce + 8)
  // Files have separate connections, so that a few long recordings do not delay calls.
  const long = createHttpClient(filesAtOnce)
  const outside = createHttpClient(8, inDevelopment() ? undefined : publicLookup)
  const client = new Client({ base: new URL(url), token, usual, breaker, exchange: line.exchange })
  const overlays = (tenant: string) => getOverrides(store.db, tenant) ?? {}
  // Only hosts in the operator's configuration, so that an upstream cannot add hosts to fetch from.
  const pictures = new Pictures({
    client,
    hosts: (tenant) => overlays(tenant).imageHosts ?? [],
    outside: outside.exchange,
  })
  const upstream = new Upstream({
    client,
    pictures,
    files: new Files({ client, open: long.open, report }),
    forms: new Forms(client, line.post),
    overlays,
    remarks: new RemarkLog(reportError),
    report,
  })
  setContentSource(store, upstream)
  const stop = store.changes.listen((changes) => {
    for (const { tenant, topics } of changes) upstream.expire(tenant, topics)
  })
  let poller: LivePoller | undefined
  const changed = (tenant: string, topics: string[]) =>
    transact(store, tenant, async (transaction) => {
      for (const topic of topics) transaction.topics.add(topic)
    })
  return {
    upstream,
    follow: (watched) => {
      poller = new LivePoller({
        watched,
        every: polls,
        read: (tenant) => upstream.liveGames(tenant),
        changed,
        report,
      })
    },
    metrics: () =>
      [
        `fieldhouse_upstream_requests ${client.sent}`,
        `fieldhouse_upstream_failures ${upstream.counts.failed}`,
        `fieldhouse_upstream_stood_in ${upstream.counts.stoodIn}`,
        `fieldhouse_upstream_dropped_items ${upstream.counts.dropped}`,
        `fieldhouse_upstream_open ${Number(breaker.open)}`,
        `fieldhouse_upstream_kept_bytes ${upstream.kept.bytes}`,
      ]
        .map((text) => `${text}\n`)
        .join(''),
    close: () => {
      poller?.close()
      stop()
      line.close()
      long.close()
      outside.close()
    },
  }
}
