import { overlayOf } from '../content/overlays.ts'
import { setContentSource } from '../content/content-source.ts'
import { transact } from '../content/transaction.ts'
import type { Store } from '../db/store.ts'
import { Breaker } from './breaker.ts'
import { atOnce, Client } from './client.ts'
import { exchangeOver } from './exchange.ts'
import { Files, filesAtOnce } from './files.ts'
import { Forms } from './forms.ts'
import { LivePoller } from './live-poller.ts'
import { Pictures } from './pictures.ts'
import { publicLookup } from '../http/public-lookup.ts'
import { Upstream } from './upstream.ts'

export type UpstreamSettings = {
  url: string
  token?: string | undefined
  /** Default timeout of a call in milliseconds. */
  usual?: number
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
  { url, token, usual }: UpstreamSettings,
  tell: (fault: unknown) => void,
): OpenUpstream {
  const report = quietReport(tell)
  const breaker = new Breaker()
  const line = exchangeOver(atOnce + 8)
  // Files have separate connections, so that a few long recordings do not delay calls.
  const long = exchangeOver(filesAtOnce)
  const outside = exchangeOver(8, publicLookup)
  const client = new Client({ base: new URL(url), token, usual, breaker, exchange: line.exchange })
  const overlays = (tenant: string) => overlayOf(store.db, tenant) ?? {}
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

/**
 * Milliseconds for which the same error is counted instead of logged; and most errors remembered.
 */
const quietFor = 10_000
const most = 200

/**
 * Reports an error once, then how often it was repeated: a failing upstream gives one line every
 * ten seconds.
 */
function quietReport(
  report: (fault: unknown) => void,
  now: () => number = Date.now,
): (fault: unknown) => void {
  const told = new Map<string, { until: number; again: number }>()
  return (fault) => {
    const words = fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault)
    // Errors that differ only in numbers (ids, counts) are the same.
    const key = words.replace(/\d+/g, '0')
    const known = told.get(key)
    if (known && known.until > now()) return void known.again++
    for (const oldest of told.keys()) {
      if (told.size < most) break
      told.delete(oldest)
    }
    told.set(key, { until: now() + quietFor, again: 0 })
    report(known?.again ? new Error(`${words} (and ${known.again} more like it)`) : fault)
  }
}
