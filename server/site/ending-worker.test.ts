import { runInNewContext } from 'node:vm'
import { beforeEach, expect, test, vi } from 'vitest'
import { unregisterWorkerScript } from './app-files.ts'

type Port = { postMessage(word: unknown): void }
let listeners: Record<string, (event: { waitUntil(work: Promise<unknown>): void }) => void>
let done: string[]
let waits: Promise<unknown>[]

/** A window that gives this answer; undefined is a broken one that does not answer. */
const windowOf = (url: string, answer?: string) => ({
  url,
  postMessage: (_: unknown, [port]: [Port]) => {
    if (answer) port.postMessage(answer)
  },
  navigate: async (to: string) => {
    done.push(`load ${to}`)
  },
})

beforeEach(() => {
  vi.useFakeTimers()
  listeners = {}
  done = []
  waits = []
  return () => vi.useRealTimers()
})

async function activate(windows: object[]) {
  runInNewContext(unregisterWorkerScript, {
    self: {
      addEventListener: (name: string, listener: (typeof listeners)[string]) => {
        listeners[name] = listener
      },
      skipWaiting: () => done.push('now'),
      clients: { matchAll: async () => windows },
      registration: {
        unregister: async () => {
          done.push('gone')
        },
      },
    },
    caches: {
      keys: async () => ['pages-a', 'answers-a'],
      delete: async (key: string) => {
        done.push(`drop ${key}`)
      },
    },
    MessageChannel: class {
      port1: { onmessage?: (event: { data: unknown }) => void } = {}
      port2: Port = { postMessage: (data) => this.port1.onmessage?.({ data }) }
    },
    setTimeout,
  })
  listeners['install']!({ waitUntil: () => {} })
  listeners['activate']!({ waitUntil: (work) => waits.push(work) })
  await vi.advanceTimersByTimeAsync(1000)
  await Promise.all(waits)
}

test('activates, deletes caches and reloads windows without input [OF-04]', async () => {
  await activate([windowOf('/free', 'free'), windowOf('/held', 'held'), windowOf('/broken')])
  expect(done).toEqual([
    'now',
    'drop pages-a',
    'drop answers-a',
    'gone',
    'load /free',
    'load /broken',
  ])
})

test('reloads no window opened later [OF-04]', async () => {
  await activate([])
  expect(done.filter((one) => one.startsWith('load'))).toEqual([])
  expect(Object.keys(listeners)).toEqual(['install', 'activate'])
})
