import type { QueryClient } from '@tanstack/react-query'
import type { createBrowserRouter } from 'react-router'
import { keepSeen } from './data/keep-seen.ts'
import { copyTeams } from './data/copy-teams.ts'
import { startLive } from './data/live/start.ts'
import { startRefreshing } from './data/refresh.ts'
import { watchBuilds } from './platform/build-watch.ts'
import { watchTyping } from './platform/typing.ts'
import { startWorker } from './platform/worker.ts'
import type { SiteMap } from './routes/site-map.ts'
import { startPacks } from './shell/packs/start-packs.ts'
import { startPrefetch } from './shell/page/prefetch.ts'
import { shellReads } from './shell/reads.ts'

type Page = {
  router: ReturnType<typeof createBrowserRouter>
  client: QueryClient
  tenant: string
  build: string
  map: SiteMap
  /** Whether the server drew it. */ rendered: boolean
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
