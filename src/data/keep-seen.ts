import type { QueryClient } from '@tanstack/react-query'
import type { WorkerAsk } from '../contract/messages.ts'
import type { Read } from './api-query.ts'

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
export function keepSeen(
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
