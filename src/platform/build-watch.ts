import { buildCheckBack, buildCheckEvery, buildCheckFirst } from '../domain/constants.ts'
import { connection } from './connection.ts'
import { loadDocument, shouldLoadDocument } from './reload-guard.ts'
import { checkBuild } from './worker.ts'

type Router = {
  state: { location: { pathname: string }; navigation: { state: string } }
  subscribe(listener: () => void): void
}

/**
 * Checks for a newer build 1 s after the start, every hour, when the visitor returns (not on
 * slow-2g), when a chunk is missing, and when a worker changes. Links then load documents
 * (`ui/Link`); other navigations, such as Back, reload on arrival.
 */
export function watchBuilds(router: Router, build: string): void {
  // The first check has its own timer, so the initial focus does not count as a return.
  let looked = Date.now()
  const checkAgain = () => {
    looked = Date.now()
    void checkBuild(build)
  }
  const lookUnlessSlow = () => {
    if (connection()?.effectiveType !== 'slow-2g') checkAgain()
  }
  setTimeout(lookUnlessSlow, buildCheckFirst)
  setInterval(lookUnlessSlow, buildCheckEvery)
  const back = () => {
    if (document.visibilityState === 'visible' && Date.now() - looked >= buildCheckBack)
      lookUnlessSlow()
  }
  addEventListener('focus', back)
  document.addEventListener('visibilitychange', back)
  addEventListener('vite:preloadError', checkAgain)
  // Another window activated a newer worker, or the first one became active.
  let serves = navigator.serviceWorker?.controller
  navigator.serviceWorker?.addEventListener('controllerchange', () => {
    if (serves) lookUnlessSlow()
    serves = navigator.serviceWorker.controller
  })

  let currentPath = router.state.location.pathname
  router.subscribe(() => {
    const {
      location: { pathname },
      navigation,
    } = router.state
    if (navigation.state !== 'idle' || pathname === currentPath) return
    currentPath = pathname
    if (shouldLoadDocument()) void loadDocument()
  })
}
