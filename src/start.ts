/**
 * The first script of every page. A page that is only read stays plain HTML: the app loads at the
 * visitor's first touch (pointer, key, focus), when more of a game changes than its score and
 * clock, when a part comes into view that works without a touch, or after a quiet minute. Until
 * then links, forms, menus and dialogs are the browser's own; `shell/early-click.ts` repeats what a
 * visitor did before the app was there.
 */
import { captureInstallPrompt } from './platform/install-prompt.ts'
import { watchTyping } from './platform/typing.ts'
import { nextTask, whenIdle } from './platform/when-idle.ts'

/** Any sign of a visitor who is about to use the page. */
const touches = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'focusin', 'click'] as const

/** Milliseconds after which a page that stays open starts by itself: alerts, new builds. */
const quietFor = 60_000

/** Milliseconds before a rotator moves for which the app is loaded and hydrated. */
const ahead = 2000

/** Milliseconds after a failure before the next attempt. */
const again = 3000

/** The largest parts of the app. */
const parts = [() => import('./start/react.ts'), () => import('./start/router.ts')]

const { dataset } = document.documentElement
let isStarting = false
/** Asked for during an attempt: if that fails, the next follows without a touch. */
let isWanted = false
const started = new AbortController()

/** A page that is laid out under a resting mouse gets moves without a distance. */
const isTouch = (event: Event): boolean =>
  event.type !== 'pointermove' ||
  (event as PointerEvent).movementX !== 0 ||
  (event as PointerEvent).movementY !== 0

async function start(): Promise<void> {
  isWanted = isStarting
  if (isStarting) return
  isStarting = true
  let app: typeof import('./entry-client.tsx')
  // Evaluated as they come, so that the app's evaluation does not block a tap for long. Each is
  // asked for in a task of its own, after the event.
  for (const part of parts) {
    await nextTask()
    part().catch(() => {})
  }
  try {
    await nextTask()
    app = await import('./entry-client.tsx')
  } catch (error) {
    setTimeout(() => {
      isStarting = false
      if (isWanted) void start()
    }, again)
    console.warn('the app could not be loaded', error)
    return reloadIfGone()
  }
  started.abort()
  // Not in the task that evaluated the app.
  await nextTask()
  await app.begin()
}

/**
 * Loads the document of the newest build if this one's files are gone since a deployment. Without a
 * network the next touch tries again.
 */
async function reloadIfGone(): Promise<void> {
  try {
    const { ok } = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' })
    if (ok || sessionStorage.getItem('fh-no-app')) return
    sessionStorage.setItem('fh-no-app', 'reloaded')
    location.reload()
  } catch {
    // No network; or no storage, without which a loop could not be detected.
  }
}

/**
 * The shell has nothing to read, a page from the worker's cache has an age to tell, a page with ads
 * or tags has a choice to ask for, a splash screen may come, covered scores wait to be uncovered,
 * and an episode to be resumed. A visitor may have touched the page before this script came.
 */
const mustStart = (): boolean =>
  !document.getElementById('main') ||
  'savedAt' in dataset ||
  'asks' in dataset ||
  'arrives' in dataset ||
  dataset['scores'] === 'covered' ||
  hasEpisode() ||
  navigator.userActivation?.hasBeenActive

/** An episode was open at the end of the last visit (`platform/stored-playback.ts`). */
function hasEpisode(): boolean {
  try {
    return /"open":\{/.test(localStorage.getItem('fh-listening') ?? '')
  } catch {
    return false
  }
}

/**
 * Starts when a part with `data-starts` comes into view: at once, for followers of teams if its
 * value is `teams`, or shortly before so many milliseconds have passed.
 */
function watchParts(): void {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      const wait = Number((target as HTMLElement).dataset['starts']) - ahead || 0
      setTimeout(() => whenIdle(() => void start()), wait)
    }
  })
  for (const part of document.querySelectorAll<HTMLElement>('[data-starts]'))
    if (part.dataset['starts'] !== 'teams' || 'teams' in dataset) seen.observe(part)
}

captureInstallPrompt()
watchTyping()
if (mustStart()) void start()
else {
  for (const touch of touches)
    addEventListener(touch, (event) => isTouch(event) && void start(), {
      capture: true,
      passive: true,
      signal: started.signal,
    })
  watchParts()
  setTimeout(() => whenIdle(() => void start()), quietFor)
  const prepare = async () => {
    const { beforeStart } = await import('./before-start.ts')
    beforeStart(() => void start(), started.signal)
  }
  const settle = () => whenIdle(() => void prepare())
  if (document.readyState === 'complete') settle()
  else addEventListener('load', settle, { once: true })
}
