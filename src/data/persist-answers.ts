import {
  persistQueryClient,
  persistQueryClientSave,
  type PersistedClient,
  type PersistQueryClientOptions,
} from '@tanstack/query-persist-client-core'
import type { Query, QueryClient } from '@tanstack/react-query'
import type { Endpoint } from '../contract/endpoint.ts'
import { myTeams } from '../platform/my-teams.ts'
import { isServerReachable } from '../platform/reachability.ts'
import { readStored, removeStored, writeStored } from '../platform/storage.ts'
import { serverNow } from '../platform/server-clock.ts'
import type { ApiResult } from './api-result.ts'
import { ApiError } from './api-error.ts'
import { formChannel, type TabMessage } from './forms/form-tabs.ts'

const entry = 'answers'
const maxAge = 24 * 3600_000
/** Most answers of the last screens, besides those of followed teams. A screen has 3 to 10. */
const maxAnswers = 60
/** Milliseconds between two writes. */
const writesEvery = 2000

/**
 * Persists what the last screens and followed teams show. Restored answers count as saved and
 * outdated: they are shown when neither the network nor the worker answers. With several tabs, the
 * last one to write wins.
 */
export function persistAnswers(client: QueryClient, tenant: string, build: string): Promise<void> {
  let next: PersistedClient | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const restored = new Set<string>()
  /** Hashes of what screens show, the last shown at the end. */
  const shownHashes = new Set<string>()
  const isPersisted = (query: Query) => restored.has(query.queryHash) || isForKeeping(query)

  const options: PersistQueryClientOptions = {
    queryClient: client,
    buster: build,
    maxAge,
    persister: {
      persistClient: (now) => {
        // A read that failed without a network keeps its older answer on the device.
        if (!navigator.onLine || !isServerReachable()) return
        next = now
        timer ??= setTimeout(() => {
          timer = undefined
          const { queries } = next!.clientState
          const lasting = queries.filter(
            (query) => shownHashes.has(query.queryHash) || isOfMyTeams(query),
          )
          void writeStored(tenant, entry, {
            ...next,
            clientState: { queries: lasting, mutations: [] },
          })
        }, writesEvery)
      },
      restoreClient: async () => {
        const stored = await readStored<PersistedClient>(tenant, entry)
        if (!stored) return undefined
        const queries = stored.clientState.queries.filter(({ state }) => isYoung(state.data))
        for (const { queryHash } of queries) restored.add(queryHash)
        for (const hash of restored) shownHashes.add(hash)
        return {
          ...stored,
          clientState: {
            mutations: [],
            queries: queries.map((query) => ({
              ...query,
              state: {
                ...query.state,
                data: { ...(query.state.data as ApiResult), saved: true },
                // Older than any other answer of this tab.
                dataUpdatedAt: 1,
              },
            })),
          },
        }
      },
      removeClient: () => removeStored(tenant, entry),
    },
    dehydrateOptions: {
      shouldDehydrateQuery: (query) => {
        const { queryHash, state } = query
        if (state.status !== 'success' || !isPersisted(query) || !isYoung(state.data)) return false
        if (query.isActive()) {
          shownHashes.delete(queryHash)
          shownHashes.add(queryHash)
          if (shownHashes.size > maxAnswers) shownHashes.delete(shownHashes.values().next().value!)
        }
        return true
      },
      shouldDehydrateMutation: () => false,
    },
  }
  const [stop, ready] = persistQueryClient(options)
  // What the server no longer has is not shown from the device.
  client.getQueryCache().subscribe(({ type, query }) => {
    const { data, error } = query.state
    if (type !== 'updated' || !restored.has(query.queryHash) || data === undefined) return
    if (error instanceof ApiError && !error.isRetryable) query.setState({ data: undefined })
  })
  formChannel(tenant)?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data !== 'forgotten') return
    stop()
    clearTimeout(timer)
  })
  // What this page read before.
  return ready.then(() => persistQueryClientSave(options))
}

/** A public answer that its row allows on the device. Its key names the row that answered. */
function isForKeeping({ options, queryKey }: Query): boolean {
  const { row } = options as { row?: Endpoint }
  return (
    row !== undefined &&
    row.path === queryKey[0] &&
    row.offline !== 'never' &&
    !row.hidden &&
    !row.isPersonal &&
    !row.isCounter
  )
}

const isYoung = (data: unknown): boolean => serverNow() - (data as ApiResult).at < maxAge

const isOfMyTeams = ({ queryKey }: Pick<Query, 'queryKey'>): boolean =>
  myTeams().includes(Number((queryKey[1] as { sportId?: unknown }).sportId))
