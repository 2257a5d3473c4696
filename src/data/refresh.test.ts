import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import * as api from '../contract/api.ts'
import { alertsEvery } from '../domain/constants.ts'
import { createQueryClient } from './client.ts'
import { q } from './q.ts'
import { startRefreshing } from './refresh.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('navigator', { onLine: true })
  return () => vi.useRealTimers()
})

test.each([['goes on', 0], ['was put back by an hour', 3_600_000]])('[OF-03] alerts are read again while a page is open and the clock %s', async (_, back) => {
  let asked = 0
  const client = createQueryClient(async () => { asked++; return { value: [], at: 0, saved: false } }, false)
  const end = new QueryObserver(client, q(api.alerts, {})).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toBe(1)
  startRefreshing(client)
  vi.setSystemTime(Date.now() - back)
  await vi.advanceTimersByTimeAsync(3 * alertsEvery)
  expect(asked).toBeGreaterThan(1)
  end()
})
