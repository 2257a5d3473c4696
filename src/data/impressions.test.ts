import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let sent: string[]
let told: Map<string, () => void>
const page = { visibilityState: 'visible' as 'visible' | 'hidden', onLine: true, pathname: '/' }
beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  sent = []
  told = new Map()
  Object.assign(page, { visibilityState: 'visible', onLine: true, pathname: '/' })
  const listen = {
    addEventListener: (name: string, listener: () => void) => told.set(name, listener),
    removeEventListener: (name: string) => told.delete(name),
  }
  vi.stubGlobal('document', {
    ...listen,
    get visibilityState() {
      return page.visibilityState
    },
  })
  vi.stubGlobal('addEventListener', listen.addEventListener)
  vi.stubGlobal('removeEventListener', listen.removeEventListener)
  vi.stubGlobal('location', page)
  vi.stubGlobal('navigator', page)
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => {
    expect(options.keepalive).toBe(true)
    sent.push(decodeURIComponent(url.replace('/api/v2/promotions/counter?adIds=', '')))
    throw new Error('no network')
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const impressions = () => import('./impressions.ts')

test('sends all views in one call after 2000 ms, each once [AD-01]', async () => {
  const { countSeen } = await impressions()
  countSeen(1, '/')
  vi.advanceTimersByTime(1500)
  countSeen(2, '/')
  countSeen(1, '/')
  vi.advanceTimersByTime(1999)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(sent).toEqual(['1,2'])
  await vi.advanceTimersByTimeAsync(60_000)
  countSeen(2, '/')
  vi.advanceTimersByTime(2000)
  expect(sent).toEqual(['1,2'])
})
test('counts again on another page and after returning to a page [AD-01]', async () => {
  const { countSeen, leaveView } = await impressions()
  countSeen(1, '/')
  countSeen(1, '/sports/football')
  vi.advanceTimersByTime(2000)
  page.pathname = '/sports/football'
  leaveView()
  countSeen(1, '/sports/football')
  page.pathname = '/elsewhere'
  leaveView()
  countSeen(1, '/sports/football')
  vi.advanceTimersByTime(2000)
  expect(sent).toEqual(['1,1', '1'])
})
test('sends at most 50 in a call [AD-01]', async () => {
  const { countSeen } = await impressions()
  for (let id = 1; id <= 120; id++) countSeen(id, '/')
  vi.advanceTimersByTime(2000)
  expect(sent.map((ids) => ids.split(',').length)).toEqual([50, 50, 20])
})
test('sends waiting views when the page is hidden or left [AD-01]', async () => {
  const { countSeen } = await impressions()
  countSeen(1, '/')
  told.get('pagehide')!()
  expect(sent).toEqual(['1'])
  countSeen(2, '/')
  page.visibilityState = 'hidden'
  told.get('visibilitychange')!()
  expect(sent).toEqual(['1', '2'])
  page.onLine = false
  countSeen(3, '/')
  vi.advanceTimersByTime(2000)
  page.onLine = true
  vi.advanceTimersByTime(60_000)
  expect([sent, told.size]).toEqual([['1', '2'], 0])
})
test('counts no views on editor-only pages [AD-01]', async () => {
  const { countSeen } = await impressions()
  countSeen(1, '/hidden/news/1')
  vi.advanceTimersByTime(5000)
  expect(sent).toEqual([])
})
