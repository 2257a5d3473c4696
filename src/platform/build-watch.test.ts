import { Window } from 'happy-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { buildCheckFirst } from '../domain/constants.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('reloads on the next navigation, also with a live game on the page [SH-17]', async () => {
  // Other files of this run may have learned of a newer build.
  vi.resetModules()
  const { watchBuilds } = await import('./build-watch.ts')
  const { shouldLoadDocument } = await import('./reload-guard.ts')
  const { isUpdateReady } = await import('./worker.ts')
  vi.useFakeTimers()
  const { document } = new Window()
  document.body.innerHTML = '<main><p data-live>Q4 2:10</p></main>'
  const reload = vi.fn()
  vi.stubGlobal('document', document)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('fetch', async () => Response.json({ build: 'newer' }))

  const state = { location: { pathname: '/' }, navigation: { state: 'idle' } }
  let navigated = () => {}
  watchBuilds({ state, subscribe: (listener) => (navigated = listener) }, 'older')
  expect(shouldLoadDocument()).toBe(false)
  await vi.advanceTimersByTimeAsync(buildCheckFirst)
  expect([shouldLoadDocument(), isUpdateReady()]).toEqual([true, true])
  expect(reload).not.toHaveBeenCalled()
  state.location.pathname = '/schedule'
  navigated()
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  ['activates a waiting worker of its own build', 'same', [{ type: 'MAKE_WAY' }], false],
  ['leaves a waiting worker of a newer build to the visitor', 'newer', [], true],
  ['leaves a waiting worker alone while the server does not answer', undefined, [], false],
])('%s [OF-04]', async (_, newest, messages, isReady) => {
  vi.resetModules()
  const { checkBuild, isUpdateReady } = await import('./worker.ts')
  const sent: unknown[] = []
  const update = vi.fn(async () => {})
  const serviceWorker = Object.assign(new EventTarget(), {
    getRegistration: async () => ({
      update,
      waiting: {
        postMessage: (message: unknown) => {
          sent.push(message)
          serviceWorker.dispatchEvent(new Event('controllerchange'))
        },
      },
    }),
  })
  vi.stubGlobal('navigator', { onLine: true, serviceWorker })
  vi.stubGlobal('fetch', async () => {
    if (!newest) throw new TypeError('no network')
    return Response.json({ build: newest })
  })
  await checkBuild('same')
  expect([sent, isUpdateReady()]).toEqual([messages, isReady])
  // A newer build has a newer worker, which is installed for the next page.
  expect(update).toHaveBeenCalledTimes(isReady ? 1 : 0)
})
