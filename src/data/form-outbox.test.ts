import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Waiting } from './form-outbox.ts'

/** The device's store and the server, as far as an outbox touches them. */
const store = new Map<string, unknown>()
vi.mock('../platform/storage.ts', async (real) => ({
  ...(await real<object>()),
  tryReadStored: async (_: string, key: string) =>
    silent ? undefined : { value: structuredClone(store.get(key)) },
  updateStored: async (_: string, key: string, by: (old: unknown) => unknown) => {
    store.set(key, by(structuredClone(store.get(key))))
    return store.get(key)
  },
}))
/** A store that is slower than anybody waits for. */
let silent = false
const answers: (() => Promise<Response>)[] = []
let posts: string[]

const waiting = (key: string, more: Partial<Waiting> = {}): Waiting => ({
  formId: 3,
  title: 'Camp',
  url: '/form/3',
  at: 0,
  refused: null,
  sending: false,
  submission: {
    key,
    access: 'public',
    answers: { name: 'Ann' },
    coupon: '',
    amount: '',
    took: 5000,
    website: '',
  },
  ...more,
})
const json = (status: number, body: unknown) => async () => Response.json(body, { status })

beforeEach(() => {
  store.clear()
  silent = false
  answers.length = 0
  posts = []
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('BroadcastChannel', undefined)
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    posts.push((JSON.parse(body) as { key: string }).key)
    return answers.shift()!()
  })
})
const outbox = () => import('./form-outbox.ts')

describe('[FM-06] forms that wait on the device', () => {
  test('each is sent once, in its order, and goes when it is received', async () => {
    const { putInOutbox, sendOutbox, waitingForms } = await outbox()
    await putInOutbox('t', waiting('a'))
    await putInOutbox('t', waiting('b'))
    await putInOutbox('t', waiting('a'))
    answers.push(json(201, { received: true }), json(200, { received: true }))
    expect(await sendOutbox('t')).toBeNull()
    expect([posts, await waitingForms('t')]).toEqual([['b', 'a'], []])
  })

  test.each([
    ['garbage'],
    [{ not: 'a list' }],
    [7],
    [[null, 'x', { submission: null }, waiting('a')]],
  ])('a store that broke (%j) keeps what is whole of it, and takes the next', async (broken) => {
    const { putInOutbox, waitingForms } = await outbox()
    store.set('forms-waiting', broken)
    expect(await putInOutbox('t', waiting('b'))).toBe(true)
    expect((await waitingForms('t'))?.map(({ submission }) => submission.key)).toEqual(
      Array.isArray(broken) ? ['a', 'b'] : ['b'],
    )
  })

  test.each<[string, () => Promise<Response>]>([
    [
      'no network',
      async () => {
        throw new TypeError('failed')
      },
    ],
    ['a server that is away', json(503, { detail: 'x' })],
    ['too many', json(429, { detail: 'x' })],
    ['a page of a portal', async () => new Response('<html>', { status: 200 })],
    ['a portal’s 403', async () => new Response('<html>', { status: 403 })],
  ])('%s: it stays, is seen to wait, and is tried again', async (_, answer) => {
    const { putInOutbox, sendOutbox, waitingForms } = await outbox()
    await putInOutbox('t', waiting('a', { sending: true }))
    answers.push(answer)
    expect(await sendOutbox('t')).toBeGreaterThanOrEqual(5000)
    expect((await waitingForms('t'))?.map(({ refused, sending }) => [refused, sending])).toEqual([
      [null, false],
    ])
  })

  test('what the server will not take is kept with its words and not sent again', async () => {
    const { putInOutbox, sendOutbox, waitingForms } = await outbox()
    await putInOutbox('t', waiting('a'))
    answers.push(
      json(422, {
        detail: 'Form incomplete.',
        problems: [{ name: 'coupon', message: 'This coupon is not known.' }],
      }),
    )
    expect([await sendOutbox('t'), await sendOutbox('t')]).toEqual([null, null])
    expect((await waitingForms('t'))![0]!.refused).toBe(
      'Form incomplete. This coupon is not known.',
    )
    expect(posts).toEqual(['a'])
  })
  test('what was refused makes room for what mends it, in one step; others stay', async () => {
    const { putInOutbox, waitingForms } = await outbox()
    for (const key of ['a', 'b']) await putInOutbox('t', waiting(key, { refused: 'no' }))
    await putInOutbox('t', waiting('c'), 'a')
    expect((await waitingForms('t'))?.map(({ submission }) => submission.key)).toEqual(['b', 'c'])
  })

  test('a store that does not answer is not an empty one: nothing is said to be received, and it is looked at again', async () => {
    const { putInOutbox, sendOutbox, waitingForms } = await outbox()
    await putInOutbox('t', waiting('a'))
    silent = true
    expect(await waitingForms('t')).toBeUndefined()
    expect(await sendOutbox('t')).toBe(5000)
    expect(posts).toEqual([])
  })

  test.each([['/form/3/pay?key=a'], [null]])(
    '[FM-05] what is received and still to be paid stays, with its way to pay (%s) and without its answers, and is not sent again',
    async (payUrl) => {
      const { putInOutbox, sendOutbox, takeFromOutbox, waitingForms } = await outbox()
      await putInOutbox('t', waiting('a', { sending: true }))
      answers.push(json(201, { received: true, amountDue: 1250, payUrl }))
      expect([await sendOutbox('t'), await sendOutbox('t')]).toEqual([null, null])
      expect(await waitingForms('t')).toMatchObject([
        {
          title: 'Camp',
          sending: false,
          refused: null,
          due: { cents: 1250, payUrl },
          submission: { key: 'a', answers: {} },
        },
      ])
      expect(posts).toEqual(['a'])
      await takeFromOutbox('t', 'a')
      expect(await waitingForms('t')).toEqual([])
    },
  )

  test('another tab that sends is heard here, by everyone who listens, until he stops', async () => {
    const window = new EventTarget()
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
    vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
    vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window))
    const channels = new Set<Channel>()
    class Channel extends EventTarget {
      name: string
      constructor(name: string) {
        super()
        this.name = name
        channels.add(this)
      }
      postMessage() {
        for (const one of channels)
          if (one !== this && one.name === this.name) one.dispatchEvent(new Event('message'))
      }
      close() {
        channels.delete(this)
      }
    }
    vi.stubGlobal('BroadcastChannel', Channel)
    const { listenToOutbox, putInOutbox } = await outbox()
    const heard = vi.fn()
    const stop = listenToOutbox('t', heard)
    new Channel('forms-other').postMessage()
    expect(heard).not.toHaveBeenCalled()
    new Channel('forms-t').postMessage()
    expect(heard).toHaveBeenCalledTimes(1)
    await putInOutbox('t', waiting('a'))
    const before = heard.mock.calls.length
    expect(before).toBeGreaterThan(1)
    stop()
    await putInOutbox('t', waiting('b'))
    expect(heard).toHaveBeenCalledTimes(before)
  })
})
