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
  expect(shouldLoadDocument()).toBe(true)
  expect(reload).not.toHaveBeenCalled()
  state.location.pathname = '/schedule'
  navigated()
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).toHaveBeenCalledOnce()
})
