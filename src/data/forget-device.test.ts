import { expect, test, vi } from 'vitest'
import { deleteDeviceData } from './forget-device.ts'

vi.mock('idb-keyval', () => ({ createStore: () => ({}), clear: () => new Promise(() => {}) }))

test('names a store that hangs, and clears the rest [OF-02]', async () => {
  vi.useFakeTimers()
  const deleted: string[] = []
  const local: Record<string, unknown> = { 'fh-teams': '3' }
  Object.defineProperty(local, 'removeItem', {
    value: (key: string) => {
      delete local[key]
    },
  })
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', {})
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistrations: async () => [], getRegistration: async () => undefined },
  })
  vi.stubGlobal('caches', {
    keys: async () => ['pages-alpha'],
    delete: async (name: string) => deleted.push(name),
  })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  try {
    const forgotten = deleteDeviceData('alpha')
    await vi.advanceTimersByTimeAsync(5000)
    expect(await forgotten).toEqual(['preferences and unsent forms'])
    expect([local, deleted]).toEqual([{}, ['pages-alpha']])
  } finally {
    vi.useRealTimers()
  }
})

test('deletes all own cookies, including the window width [OF-02]', async () => {
  const set: string[] = []
  const gone = { removeItem: () => {} }
  vi.stubGlobal('localStorage', gone)
  vi.stubGlobal('sessionStorage', gone)
  vi.stubGlobal('document', {
    get cookie() {
      return 'fh-alert-3=1; viewport=lg; _ga=7'
    },
    set cookie(one: string) {
      set.push(one.split('=')[0]!)
    },
  })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('caches', { keys: async () => [] })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.useFakeTimers()
  try {
    void deleteDeviceData('alpha')
    await vi.advanceTimersByTimeAsync(0)
    expect(set).toEqual(['fh-alert-3', 'viewport'])
  } finally {
    vi.useRealTimers()
  }
})
