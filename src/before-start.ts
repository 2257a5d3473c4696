import { keepPage, pageSettles } from './platform/keep-page.ts'
import { startWorker } from './platform/worker.ts'

/**
 * What a page does before anyone touches it: the worker is registered, installs the app's files
 * and stores this page, so that both are there without a network.
 */
export function beforeStart(): void {
  const { build } = JSON.parse(document.getElementById('state')!.textContent) as { build: string }
  startWorker(build)
  const keep = () => setTimeout(() => keepPage(location.pathname), pageSettles)
  keep()
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!worker?.controller) worker?.addEventListener('controllerchange', keep, { once: true })
}
