import { countDown } from './blocks/count-down.ts'
import { gamesIn } from './contract/page-games.ts'
import type { PageState } from './contract/page-state.ts'
import { draftsEntry, storedForms } from './data/forms/stored-forms.ts'
import { countSeen } from './data/impressions.ts'
import { storePage, pageSettles } from './platform/keep-page.ts'
import { onVisible } from './platform/on-visible.ts'
import { readStored } from './platform/storage.ts'
import { startWorker } from './platform/worker.ts'

/**
 * What a page does before anyone touches it. The worker is registered, installs the app's files and
 * stores this page; views of campaigns are counted; scores and countdowns are written into the
 * page; and the app starts for a form with a draft, and when a game on the page begins, ends or
 * turns.
 */
export function beforeStart(start: () => void, started: AbortSignal): void {
  const state = JSON.parse(document.getElementById('state')!.textContent) as PageState
  startWorker(state.build)
  // A form filled in offline is sent at the next visit.
  void storedForms(state.tenant).then((forms) => forms && forms.length > 0 && start())
  // A draft is put into its form.
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-drafts]'))
    void readStored<unknown[]>(state.tenant, draftsEntry(Number(dataset['drafts']))).then(
      (drafts) => drafts?.length && start(),
    )
  const keep = () => setTimeout(() => storePage(location.pathname), pageSettles)
  keep()
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!worker?.controller) worker?.addEventListener('controllerchange', keep, { once: true })

  for (const campaign of document.querySelectorAll<HTMLElement>('[data-campaign]')) {
    const stop = onVisible(campaign, () =>
      countSeen(Number(campaign.dataset['campaign']), location.pathname),
    )
    started.addEventListener('abort', stop)
  }
  for (const countdown of document.querySelectorAll<HTMLElement>('[data-until]'))
    started.addEventListener('abort', countDown(countdown))
  const games = gamesIn(state.answers)
  if (games.length > 0)
    void import('./data/live/untouched.ts').then(({ watchUntouched }) =>
      watchUntouched(games, start, started),
    )
}
