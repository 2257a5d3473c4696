import { QueryClientProvider } from '@tanstack/react-query'
import { Window } from 'happy-dom'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import * as api from '../contract/api.ts'
import { apiQuery } from './api-query.ts'
import { createQueryClient } from './client.ts'
import { useReads } from './use-reads.ts'

afterEach(() => vi.unstubAllGlobals())

test('draws again for a new answer and a failure, not for a request [OF-02]', async () => {
  const { window, document } = new Window()
  for (const [name, value] of Object.entries({ window, document })) vi.stubGlobal(name, value)
  const calls = new Map<string, PromiseWithResolvers<unknown>>()
  const client = createQueryClient((row) => {
    const call = Promise.withResolvers<unknown>()
    calls.set(row.path, call)
    return call.promise as Promise<never>
  }, true)
  const [sports, navigation] = [apiQuery(api.sports, {}), apiQuery(api.navigation, {})]
  client.setQueryData(sports.queryKey, { value: ['stored'], at: 0, saved: true }, { updatedAt: 1 })
  const drawings: unknown[] = []
  const Part = () => {
    const states = useReads([sports, navigation])
    drawings.push(states.map((state) => state?.data?.value ?? state?.status))
    return null
  }
  const container = document.createElement('div') as unknown as HTMLElement
  const root = createRoot(container)
  root.render(createElement(QueryClientProvider, { client }, createElement(Part)))
  await vi.waitFor(() => expect([...calls.keys()]).toEqual([sports.row.path, navigation.row.path]))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(drawings).toEqual([[['stored'], undefined]])

  calls.get(sports.row.path)!.resolve({ value: ['new'], at: 1, saved: false })
  await vi.waitFor(() => expect(drawings).toHaveLength(2))
  expect(drawings[1]).toEqual([['new'], 'pending'])
  calls.get(navigation.row.path)!.reject(new Error('no network'))
  await vi.waitFor(() => expect(drawings).toHaveLength(3))
  expect(drawings[2]).toEqual([['new'], 'error'])
  // Nothing is drawn once the window is gone.
  root.unmount()
  await new Promise((resolve) => setTimeout(resolve, 50))
})
