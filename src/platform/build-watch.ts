import { buildCheckBack, buildCheckEvery, buildCheckFirst } from '../domain/constants.ts'
import { connection } from './connection.ts'
import { newestBuild } from './newest-build.ts'
import { holdPage, loadDocument, markOutdated, takesDocument } from './outdated.ts'
import { makeWay } from './waiting-worker.ts'

type Router = {
  state: { location: { pathname: string }; navigation: { state: string } }
  subscribe(listener: () => void): void
}

/**
 * Looks for a newer build 1 s after the page stands, then every hour and when somebody comes back
 * to it, but not on a slow-2g line, and whenever a piece of this one did not come. Links then lead
 * to documents (`ui/Link`); a step back, or a way that is no link, is loaded once it has arrived.
 */
export function watchBuilds(router: Router, build: string): void {
  // The first look comes by itself: a focus that a page begins with is no coming back.
  let looked = Date.now()
  const look = () => (
    (looked = Date.now()),
    void newestBuild().then((newest) => {
      if (newest === undefined) return
      // A worker that waits is as new as this page: it waited for another window, which may be gone
      // by now.
      if (newest === build) return makeWay()
      markOutdated(makeWay)
      return navigator.serviceWorker
        ?.getRegistration()
        .then((registration) => registration?.update())
        .catch(() => {})
    })
  )
  const lookUnlessSlow = () => {
    if (connection()?.effectiveType !== 'slow-2g') look()
  }
  setTimeout(lookUnlessSlow, buildCheckFirst)
  setInterval(lookUnlessSlow, buildCheckEvery)
  const back = () => {
    if (document.visibilityState === 'visible' && Date.now() - looked >= buildCheckBack)
      lookUnlessSlow()
  }
  addEventListener('focus', back)
  document.addEventListener('visibilitychange', back)
  addEventListener('vite:preloadError', look)
  // Another window let a newer worker through, or the first one has come.
  let serves = navigator.serviceWorker?.controller
  navigator.serviceWorker?.addEventListener('controllerchange', () => {
    if (serves) lookUnlessSlow()
    serves = navigator.serviceWorker.controller
  })
  holdPage(() => document.querySelector('main [data-live]') !== null)

  let shown = router.state.location.pathname
  router.subscribe(() => {
    const {
      location: { pathname },
      navigation,
    } = router.state
    if (navigation.state !== 'idle' || pathname === shown) return
    shown = pathname
    if (takesDocument()) void loadDocument()
  })
}
