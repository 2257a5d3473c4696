import './styles/index.css'
import { hydrate, QueryClientProvider, type DehydratedState } from '@tanstack/react-query'
import { createRoot, hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  matchRoutes,
  type DOMRouterOpts,
  type HydrationState,
  type RouteObject,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { appRoutes, contextWith, pageRoutes, pages } from './app.tsx'
import { otherViewAttribute, savedAtAttribute } from './contract/messages.ts'
import { createQueryClient } from './data/client.ts'
import { fetchTransport } from './data/fetch-transport.ts'
import { holdInstallPrompt } from './platform/install-prompt.ts'
import { reloadOnce } from './platform/missing-chunk.ts'
import { siteMap } from './routes/site-map.ts'
import { partsReady } from './shell/Shell.tsx'
import type { Answer } from './data/answer.ts'

/**
 * Answers inside a page that the worker took from its cache are as old as that page, and are read
 * again as soon as there is a network.
 */
function markSaved(state: DehydratedState, savedAt: string | null): DehydratedState {
  if (!savedAt) return state
  const at = Date.parse(savedAt)
  const queries = state.queries.map((query) => ({
    ...query,
    state: {
      ...query.state,
      data: { ...(query.state.data as Answer), at, saved: true },
      dataUpdatedAt: 1,
    },
  }))
  return { ...state, queries }
}

/**
 * What the server wrote beside the markup. `router` is missing in the shell, where the page is
 * drawn here.
 */
type State = { tenant: string; build: string; queries?: DehydratedState; router?: HydrationState }

holdInstallPrompt()
const state = JSON.parse(document.getElementById('state')!.textContent) as State
const client = createQueryClient(fetchTransport, false)
if (state.queries)
  hydrate(client, markSaved(state.queries, document.documentElement.getAttribute(savedAtAttribute)))

// An entry of the history without a key would be scrolled to where some other page was left.
if (!history.state?.key)
  history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, '')

/**
 * Milliseconds since its address was asked for after which a page that is drawn here says that it
 * is waited for; what is kept on the device needs some of them.
 */
const waitsUnsaid = 2000
const waitsAtLeast = 1500

const container = document.getElementById('app')!
/**
 * The pages that most visits do not begin with are known to the router once somebody goes to an
 * address that may be one of theirs.
 */
let whole = false
const options: DOMRouterOpts = {
  getContext: () =>
    contextWith(client, true, (path, state) => void router.navigate(path, { state })),
  patchRoutesOnNavigation: async ({ patch }) => {
    if (whole) return
    const more = pageRoutes(await siteMap.rest())
    if (!whole) patch(pages, more)
    whole = true
  },
}

let router: ReturnType<typeof createBrowserRouter>
let standing = false
// A piece that this page cannot begin without is gone since a deploy: its document is loaded anew,
// once.
const pieceMissing = new Promise<void>((resolve) => {
  addEventListener('vite:preloadError', () => {
    resolve()
    if (!standing) reloadOnce()
  })
})
try {
  await mount()
} catch (fault) {
  console.error('Error while mounting app:', fault)
  throw fault
}
standing = true
void import('./after-start.ts').then(({ afterStart }) =>
  afterStart({
    router,
    client,
    tenant: state.tenant,
    build: state.build,
    map: siteMap,
    rendered: state.router !== undefined,
  }),
)

async function mount() {
  if (state.router && !document.documentElement.hasAttribute(otherViewAttribute)) {
    // A lazy screen must be here before the router exists, or React would throw the server's markup
    // away.
    const routes = await routesHere(state.router)
    await resolveLazy(routes)
    router = createBrowserRouter(routes, { ...options, hydrationData: state.router })
    hydrateRoot(container, <App router={router} />, {
      onRecoverableError: (error) => console.error('hydration', error),
    })
    return
  }
  router = createBrowserRouter(appRoutes(), options)
  const root = createRoot(container)
  const says = setTimeout(
    () =>
      void import('./shell/page/StillWaiting.tsx').then(
        ({ StillWaiting }) => {
          if (!router.state.initialized) root.render(<StillWaiting tenant={state.tenant} />)
        },
        () => {},
      ),
    Math.max(waitsAtLeast, waitsUnsaid - performance.now()),
  )
  if (!router.state.initialized)
    await new Promise<void>((resolve) => {
      const stop = router.subscribe((next) => {
        if (next.initialized) {
          stop()
          resolve()
        }
      })
    })
  clearTimeout(says)
  // Drawn at once with everything around it, or the page would jump when that comes; what does not
  // come at all is not waited for.
  await Promise.race([partsReady(), pieceMissing])
  root.render(<App router={router} />)
}

function App({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}

/** The routes that this page needs: it is one of the first load's where the server says so too. */
async function routesHere({ loaderData }: HydrationState): Promise<RouteObject[]> {
  const routes = appRoutes()
  if (matchRoutes(routes, location)!.at(-1)!.route.id! in loaderData!) return routes
  whole = true
  return appRoutes({ ...siteMap.first, ...(await siteMap.rest()) })
}

async function resolveLazy(all: RouteObject[]) {
  for (const { route } of matchRoutes(all, location) ?? []) {
    if (typeof route.lazy !== 'object') continue
    const parts = await Promise.all(
      Object.entries(route.lazy).map(async ([key, load]) => [
        key,
        await (load as () => Promise<unknown>)(),
      ]),
    )
    delete (route as { lazy?: unknown }).lazy
    Object.assign(route, Object.fromEntries(parts))
  }
}
