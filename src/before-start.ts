import { namesGame, namesGames } from './contract/page-games.ts'
import { countSeen } from './data/impressions.ts'
import { untilChange } from './data/live/until-change.ts'
import { keepPage, pageSettles } from './platform/keep-page.ts'
import { whenSeen } from './platform/seen.ts'
import { startWorker } from './platform/worker.ts'

/**
 * What a page does before anyone touches it. The worker is registered, installs the app's files and
 * stores this page; views of campaigns are counted; and the app starts when a game on it changes.
 */
export function beforeStart(start: () => void, started: AbortSignal): void {
  const state = document.getElementById('state')!.textContent
  startWorker((JSON.parse(state) as { build: string }).build)
  const keep = () => setTimeout(() => keepPage(location.pathname), pageSettles)
  keep()
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!worker?.controller) worker?.addEventListener('controllerchange', keep, { once: true })

  for (const campaign of document.querySelectorAll<HTMLElement>('[data-campaign]')) {
    const stop = whenSeen(campaign, () =>
      countSeen(Number(campaign.dataset['campaign']), location.pathname),
    )
    started.addEventListener('abort', stop)
  }
  if (namesGames(state)) untilChange((gameId) => namesGame(state, gameId), start, started)
}
