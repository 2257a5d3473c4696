import type { QueryClient } from '@tanstack/react-query'
import type { createBrowserRouter } from 'react-router'
import { startLive } from './data/live/start.ts'
import { startRefreshing } from './data/refresh.ts'
import { watchBuilds } from './platform/build-watch.ts'
import { watchTyping } from './platform/typing.ts'
import { startWorker } from './platform/worker.ts'
import type { SiteMap } from './routes/site-map.ts'
import { startPacks } from './shell/packs/start-packs.ts'
import { startPrefetch } from './shell/page/prefetch.ts'
import { shellReads } from './shell/reads.ts'
import { followTeams, myTeams, onMyTeams, teamsAreLost } from './platform/my-teams.ts'
import { store, readStored } from './platform/storage.ts'
import { codeOfTeams, teamsOfCode } from './domain/phone/my-teams.ts'
import type { WorkerAsk } from './contract/messages.ts'
import type { Read } from './data/api-query.ts'

type Page = {
  router: ReturnType<typeof createBrowserRouter>
  client: QueryClient
  tenant: string
  build: string
  map: SiteMap
  /** Whether the server drew it. */
  rendered: boolean
}

/**
 * What starts once the page stands: in a piece of its own, so that the first load does not carry
 * it.
 */
export function afterStart({ router, client, tenant, build, map, rendered }: Page): void {
  startWorker(build)
  startLive(client, tenant)
  startRefreshing(client)
  keepSeen(router, client, rendered, shellReads)
  watchTyping()
  watchBuilds(router, build)
  startPrefetch(router, client, map)
  void copyTeams(tenant)
  startPacks(client, map, tenant)
}

/**
 * Keeps a copy of the followed teams where the worker can read it, and takes it back where a
 * browser emptied the one and not the other.
 */
async function copyTeams(tenant: string): Promise<void> {
  onMyTeams(() => void store(tenant, 'teams', codeOfTeams(myTeams())))
  const copy = await readStored<string>(tenant, 'teams')
  if (copy === undefined && myTeams().length > 0)
    await store(tenant, 'teams', codeOfTeams(myTeams()))
  const lost = teamsAreLost() ? teamsOfCode(copy) : []
  if (lost.length > 0) followTeams(lost)
}

type Router = {
  state: { location: { pathname: string }; navigation: { state: string }; errors: unknown }
  subscribe(listener: () => void): void
}

/** Milliseconds that a page has stood before it is kept: who only passes through pays nothing. */
const settled = 1500

/**
 * What the visitor has seen opens again without a network, however it was reached. Documents: the
 * worker is asked to keep the page of each address, once. Where pages are drawn here (`rendered` is
 * false), answers are all there is, and those from before the worker are read again; where they are
 * not, only those that a page without a copy (the search) is drawn around (`shell`).
 */
function keepSeen(
  router: Router,
  client: QueryClient,
  rendered: boolean,
  shell: readonly Read[],
): void {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const asked = new Set<string>()
  let timer: ReturnType<typeof setTimeout>
  const ask = () => {
    const {
      location: { pathname },
      navigation,
      errors,
    } = router.state
    if (
      !worker?.controller ||
      navigation.state !== 'idle' ||
      errors ||
      asked.has(pathname) ||
      !navigator.onLine
    )
      return
    asked.add(pathname)
    worker.controller.postMessage({ type: 'KEEP_PAGE', path: pathname } satisfies WorkerAsk)
  }
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(ask, settled)
  }
  if (rendered) {
    router.subscribe(soon)
    soon()
  }
  if (worker?.controller) return
  worker?.addEventListener(
    'controllerchange',
    () => {
      if (!rendered) return void client.refetchQueries({ type: 'active' })
      soon()
      for (const { queryKey } of shell) void client.refetchQueries({ queryKey, exact: true })
    },
    { once: true },
  )
}
