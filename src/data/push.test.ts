import { beforeEach, expect, test, vi } from 'vitest'
import { deviceState } from './push.ts'

const browser = vi.hoisted(() => ({
  support: 'possible' as string,
  subscription: null as object | null | 'fails',
  wanted: undefined as boolean | undefined,
}))
vi.mock('../platform/push.ts', () => ({
  pushSupport: () => browser.support,
  currentSubscription: async () => {
    if (browser.subscription === 'fails') throw new Error('no worker')
    return browser.subscription
  },
}))
vi.mock('../platform/storage.ts', () => ({ readStored: async () => browser.wanted }))
let key: () => Promise<Response>
beforeEach(() => {
  key = async () => Response.json({ publicKey: 'key' })
  vi.stubGlobal('fetch', () => key())
})

test.each([
  ['on', 'possible', {}, true],
  // Turned on before this was stored.
  ['on', 'possible', {}, undefined],
  ['stopped', 'possible', null, true],
  ['stopped', 'possible', 'fails', true],
  ['off', 'possible', null, false],
  ['off', 'possible', null, undefined],
  ['blocked', 'blocked', null, true],
  ['install', 'install', null, undefined],
  ['none', 'none', null, undefined],
] as const)(
  'is %s with support %s, subscription %j and choice %s [GM-04]',
  async (state, support, subscription, wanted) => {
    Object.assign(browser, { support, subscription, wanted })
    expect((await deviceState('alpha')).state).toBe(state)
  },
)

test('is absent when the site sends none, and not when it does not answer [GM-04]', async () => {
  Object.assign(browser, { support: 'possible', subscription: {}, wanted: true })
  key = async () => new Response(null, { status: 404 })
  expect((await deviceState('alpha')).state).toBe('absent')
  key = async () => {
    throw new TypeError('failed')
  }
  expect((await deviceState('alpha')).state).toBe('on')
})
