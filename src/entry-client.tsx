import './styles/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition, type ComponentType } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type DOMRouterOpts, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { PageState } from './contract/page-state.ts'
import { appRoutes, contextWith, pageRoutes, pages } from './app.tsx'
import { otherViewAttribute, savedAtAttribute } from './contract/messages.ts'
import { createQueryClient } from './data/client.ts'
import { fetchTransport } from './data/fetch-transport.ts'
import { reloadOnce } from './platform/missing-chunk.ts'
import { nextTask } from './platform/when-idle.ts'
import { siteMap } from './routes/site-map.ts'
import { partsReady } from './shell/Shell.tsx'
import type { RouteName } from './routes/paths.ts'
import type { ApiResult } from './data/api-result.ts'

const state = JSON.parse(document.getElementById('state')!.textContent) as PageState
const client = createQueryClient(fetchTransport, false)

// A history entry without a key would restore another page's scroll position. `idx` as the router
// would write it, which costs a phone as much again.
if (!history.state?.key)
  history.replaceState({ idx: 0, ...history.state, key: Math.random().toString(36).slice(2) }, '')

/** Milliseconds before a client-rendered page says that it is loading. */
const waitsUnsaid = 1500

const container = document.getElementById('app')!
/** Routes outside the first load are added when a visitor goes to a URL that may be one of them. */
let isComplete = false
const options: DOMRouterOpts = {
  getContext: () =>
    contextWith(client, true, (path, state) => void router.navigate(path, { state })),
  patchRoutesOnNavigation: async ({ patch }) => {
    if (!isComplete) patch(pages, pageRoutes(await siteMap.rest()))
    isComplete = true
  },
}

let router: ReturnType<typeof createBrowserRouter>
let isStarted = false
// A required chunk is gone since a deployment: the document is reloaded once.
const pieceMissing = new Promise<void>((resolve) => {
  addEventListener('vite:preloadError', () => {
    resolve()
    if (!isStarted) reloadOnce('chunk')
  })
})

/**
 * Gives the client what the server's page was drawn from. Answers of a page from the worker's cache
 * have that page's age and are read again when there is a network.
 */
function takeAnswers(): void {
  const savedAt = document.documentElement.getAttribute(savedAtAttribute)
  for (const [path, query, answer] of state.answers ?? [])
    client.setQueryData<ApiResult>(
      [path, query],
      savedAt ? { ...answer, at: Date.parse(savedAt), saved: true } : answer,
      { updatedAt: savedAt ? 1 : answer.at },
    )
}

/** Shows the app in place of the server's page. Rejects when it cannot be mounted. */
export async function begin(): Promise<void> {
  try {
    takeAnswers()
    // Each in a task of its own: they take a phone as long as the evaluation before them.
    await nextTask()
    await mount()
  } catch (error) {
    console.error('Error while mounting app:', error)
    throw error
  }
  isStarted = true
  const { afterStart } = await import('./after-start.ts')
  afterStart({
    router,
    client,
    tenant: state.tenant,
    build: state.build,
    map: siteMap,
    rendered: state.router !== undefined,
  })
}

async function mount() {
  if (state.router && !document.documentElement.hasAttribute(otherViewAttribute)) {
    // A lazy screen must be loaded before the router is created, or React would discard the
    // server's markup.
    let routes = appRoutes()
    if (!renderedRoute(routes)) {
      const rest = await siteMap.rest()
      // The rest of the site map was evaluated in this task.
      await nextTask()
      // A router with all rows costs a phone 50 ms more; a navigation adds them.
      const name = Object.keys(rest).find(isRendered) as RouteName
      routes = appRoutes({ ...siteMap.first, [name]: rest[name] })
    }
    await loadScreen(renderedRoute(routes)!)
    // The screen was evaluated in this task.
    await nextTask()
    router = createBrowserRouter(routes, { ...options, hydrationData: state.router })
    await nextTask()
    // In a transition React hydrates in slices, between which a touch is answered.
    startTransition(() => {
      hydrateRoot(container, <App router={router} />, {
        onRecoverableError: (error) => console.error('hydration', error),
      })
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
    waitsUnsaid,
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
  // Waits for the parts around the page, so that it does not jump when they come; not for a missing
  // chunk.
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

/** Whether the server rendered the page of this route. */
const isRendered = (id: string) => id in state.router!.loaderData

/** Found by its id: to match the address costs a phone 13 ms. */
const renderedRoute = (routes: RouteObject[]) =>
  routes[0]!.children![0]!.children!.find(({ id }) => isRendered(id!))

/** Loads the screen of a route, the only part that `to-router.tsx` leaves for later. */
async function loadScreen(route: RouteObject) {
  const { lazy } = route as { lazy?: { Component(): Promise<ComponentType> } }
  if (!lazy) return
  route.Component = await lazy.Component()
  delete route.lazy
}
