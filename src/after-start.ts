import type { QueryClient } from '@tanstack/react-query'
import type { createBrowserRouter } from 'react-router'
import { version } from '../package.json'
import { promotionsReady } from './blocks/promotions/PromotionSlot.tsx'
import { startLive } from './data/live/start.ts'
import { startRefreshing } from './data/refresh.ts'
import { watchBuilds } from './platform/build-watch.ts'
import { layOutWhenIdle } from './platform/lay-out.ts'
import { storePage, pageSettles } from './platform/keep-page.ts'
import { startWorker } from './platform/worker.ts'
import type { SiteMap } from './routes/site-map.ts'
import { startPacks } from './shell/packs/start-packs.ts'
import { startPrefetch } from './shell/page/prefetch.ts'
import { shellReads } from './shell/reads.ts'
import { followTeams, myTeams, onMyTeams, teamsAreLost } from './platform/my-teams.ts'
import { writeStored, readStored } from './platform/storage.ts'
import { whenIdle } from './platform/when-idle.ts'
import { codeOfTeams, teamsOfCode } from './domain/follow/my-teams.ts'
import type { ApiQuery } from './data/api-query.ts'

type Page = {
  router: ReturnType<typeof createBrowserRouter>
  client: QueryClient
  tenant: string
  build: string
  map: SiteMap
  /** Whether the page was rendered on the server. */
  rendered: boolean
}

/** Milliseconds for the network before a restored answer may be shown, as in the worker. */
const networkFirst = 4000

/**
 * What starts after the first render, in a chunk of its own to keep the first load small; each in a
 * task of its own, between which a touch is answered.
 */
export function afterStart({ router, client, tenant, build, map, rendered }: Page): void {
  console.info(`Fieldhouse ${version}, build ${build}`)
  const starts = [
    () => startWorker(build),
    // The hero of a home page is in it: without it a page opened by a click would jump.
    () => void promotionsReady(),
    () => {
      layOutWhenIdle()
      router.subscribe(({ navigation }) => navigation.state === 'idle' && layOutWhenIdle())
    },
    () => startLive(client, tenant),
    () => startRefreshing(client),
    () => keepSeen(router, client, rendered, shellReads),
    () => watchBuilds(router, build),
    () => startPrefetch(router, client, map),
    () => void copyTeams(tenant),
    () => startPacks(client, map, tenant),
    () => void setTimeout(() => whenIdle(() => persist(client, tenant, build)), networkFirst),
  ]
  for (const start of starts) setTimeout(start)
}

async function persist(client: QueryClient, tenant: string, build: string): Promise<void> {
  try {
    const { persistAnswers } = await import('./data/persist-answers.ts')
    await persistAnswers(client, tenant, build)
  } catch {
    // A damaged entry is deleted; a missing chunk leaves the answers to the worker.
  }
}

/**
 * Stores a copy of the followed teams for the worker, and restores from it when the browser cleared
 * the original.
 */
async function copyTeams(tenant: string): Promise<void> {
  onMyTeams(() => void writeStored(tenant, 'teams', codeOfTeams(myTeams())))
  const copy = await readStored<string>(tenant, 'teams')
  if (copy === undefined && myTeams().length > 0)
    await writeStored(tenant, 'teams', codeOfTeams(myTeams()))
  const lostTeams = teamsAreLost() ? teamsOfCode(copy) : []
  if (lostTeams.length > 0) followTeams(lostTeams)
}

type Router = {
  state: { location: { pathname: string }; navigation: { state: string }; errors: unknown }
  subscribe(listener: () => void): void
}

/**
 * Stores visited pages for offline use, also after in-app navigation: asks the worker to store each
 * URL's document once. Without server rendering (`rendered` is false) only answers are stored, and
 * those from before the worker are requested again. With it, answers are only stored for pages
 * without a document (search; `shell`).
 */
function keepSeen(
  router: Router,
  client: QueryClient,
  rendered: boolean,
  shell: readonly ApiQuery[],
): void {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  let timer: ReturnType<typeof setTimeout>
  const ask = () => {
    const { location: current, navigation, errors } = router.state
    if (navigation.state === 'idle' && !errors) storePage(current.pathname)
  }
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(ask, pageSettles)
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
