import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createQueryClient } from '../client.ts'
import { isQueued, storeForm, removeForms, startForms } from './form-queue.ts'
import { notifyTabs } from './form-tabs.ts'
import {
  formsKey,
  storedForms,
  waitingForm,
  type FormState,
  type FormToSend,
} from './stored-forms.ts'

/** The store of the device. `silent`: it does not answer; `full`: it accepts nothing. */
const store = new Map<string, unknown>()
let silent = false
let full = false
vi.mock('../../platform/storage.ts', async (real) => ({
  ...(await real<object>()),
  tryReadStored: async (_: string, key: string) =>
    silent ? undefined : { value: structuredClone(store.get(key)) },
  updateStored: async (_: string, key: string, by: (old: unknown) => unknown) => {
    if (silent || full) return undefined
    store.set(key, structuredClone(by(structuredClone(store.get(key)))))
    return store.get(key)
  },
  removeStored: async (_: string, key: string) => void store.delete(key),
}))

const channels = new Set<Channel>()
class Channel extends EventTarget {
  name: string
  constructor(name: string) {
    super()
    this.name = name
    channels.add(this)
  }
  postMessage(data: unknown) {
    for (const one of channels)
      if (one !== this && one.name === this.name)
        queueMicrotask(() => one.dispatchEvent(Object.assign(new Event('message'), { data })))
  }
  close() {
    channels.delete(this)
  }
}
const locked = new Set<string>()
const locks = {
  request: async (name: string, _: unknown, work: (lock: object | null) => unknown) => {
    if (locked.has(name)) return work(null)
    locked.add(name)
    return Promise.resolve(work({})).finally(() => locked.delete(name))
  },
}

/** The server's next answers; without any it accepts everything. */
const answers: (() => Promise<Response>)[] = []
let posts: string[]
const json = (status: number, body: unknown) => async () => Response.json(body, { status })
const noNetwork = async () => {
  throw new TypeError('failed')
}
const offline = () => answers.push(...Array.from({ length: 99 }, () => noNetwork))
const taken = { received: true, receivedAt: 'now', thankYouText: '', amountDue: 0, payUrl: null }

const form = (key: string, more: Partial<FormToSend> = {}): FormToSend => ({
  formId: 3,
  title: 'Camp',
  url: '/form/3',
  at: 0,
  submission: {
    key,
    access: 'public',
    answers: { name: 'Ann' },
    coupon: 'EARLY',
    amount: '5',
    token: '',
    website: '',
  },
  ...more,
})

const soon = () => vi.advanceTimersByTimeAsync(0)
async function openTab(): Promise<QueryClient> {
  const client = createQueryClient(() => Promise.reject(new Error('no calls')), false)
  await startForms(client, 't')
  await soon()
  return client
}
/** As a form's page does. `sent` is the outcome of the first try. */
function send(client: QueryClient, one: FormToSend) {
  const sent = client
    .getMutationCache()
    .build(client, {
      mutationKey: formsKey,
      onMutate: async (variables: FormToSend) => ({ kept: await storeForm(client, variables) }),
    } as object)
    .execute(one as never)
  sent.catch(() => {})
  return sent
}
/** The entries of the bar at the foot of a page. */
const bar = (client: QueryClient) =>
  client
    .getMutationCache()
    .findAll({ mutationKey: formsKey })
    .map(({ state }) => waitingForm(state as FormState))
    .filter(({ sending }) => !sending)
    .map(({ submission, refused, due }) => [submission.key, refused ?? due?.cents ?? 'waits'])
/** No earlier tab is running. */
function closeBrowser() {
  vi.clearAllTimers()
  channels.clear()
  locked.clear()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 })
  store.clear()
  silent = full = false
  answers.length = 0
  posts = []
  closeBrowser()
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('navigator', { onLine: true, locks })
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    posts.push((JSON.parse(body) as { key: string }).key)
    return (answers.shift() ?? json(201, taken))()
  })
})
afterEach(() => {
  closeBrowser()
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

describe('a submitted form', () => {
  test('is stored before it is sent, and removed when it is received [FM-06]', async () => {
    const tab = await openTab()
    let there: unknown
    answers.push(async () => {
      there = (await storedForms('t'))?.map(({ submission }) => submission.key)
      return Response.json(taken, { status: 201 })
    })
    expect(await send(tab, form('a'))).toMatchObject({ is: 'taken' })
    expect([there, await storedForms('t'), bar(tab), posts]).toEqual([['a'], [], [], ['a']])
  })

  test.each<[string, () => Promise<Response>]>([
    ['no network', noNetwork],
    ['a server that is down', json(503, { detail: 'x' })],
    ['too many requests', json(429, { detail: 'x' })],
    ['the page of a captive portal', async () => new Response('<html>', { status: 200 })],
    ['the 403 of a captive portal', async () => new Response('<html>', { status: 403 })],
  ])('waits after %s, and is sent once under its key [FM-06]', async (_, answer) => {
    const tab = await openTab()
    answers.push(answer)
    await expect(send(tab, form('a'))).rejects.toThrow('could not be sent')
    expect([isQueued(tab, 'a'), bar(tab)]).toEqual([true, [['a', 'waits']]])
    await vi.advanceTimersByTimeAsync(4900)
    expect(posts).toEqual(['a'])
    await vi.advanceTimersByTimeAsync(200)
    expect(posts).toEqual(['a', 'a'])
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect([posts.length, bar(tab), await storedForms('t')]).toEqual([2, [], []])
  })

  test('is retried at doubling intervals up to five minutes, and at once when online', async () => {
    const tab = await openTab()
    tab.mount()
    answers.push(...Array.from({ length: 99 }, () => noNetwork))
    void send(tab, form('a'))
    const within = async (milliseconds: number) => {
      const before = posts.length
      await vi.advanceTimersByTimeAsync(milliseconds)
      return posts.length - before
    }
    expect([await within(60_000), await within(60_000)]).toEqual([4, 1])
    await within(3_600_000)
    expect([await within(600_000), await within(600_000)]).toEqual([2, 2])
    onlineManager.setOnline(false)
    answers.length = 0
    expect(posts.length).toBeLessThan(25)
    onlineManager.setOnline(true)
    expect([await within(0), bar(tab)]).toEqual([1, []])
    tab.unmount()
  })

  test.each([[['a', 'b', 'c']], [['c', 'a', 'b']], [['b', 'c', 'a', 'e', 'd']]])(
    'waits offline with others: %s arrive in the order of submission [FM-06]',
    async (keys) => {
      const tab = await openTab()
      offline()
      for (const [i, key] of keys.entries()) {
        void send(tab, form(key, { at: 1000 + i }))
        await soon()
      }
      posts = []
      answers.length = 0
      // The first answer is slow: the others wait for it.
      const received: number[] = []
      for (const i of keys.keys())
        answers.push(async () => {
          if (i === 0)
            await new Promise((done) => {
              setTimeout(done, 3000)
            })
          received.push(i)
          return Response.json(taken, { status: 201 })
        })
      await vi.advanceTimersByTimeAsync(20_000)
      expect(received).toEqual([...keys.keys()])
      expect([posts, bar(tab), await storedForms('t')]).toEqual([keys, [], []])
    },
  )

  test('is sent after those that wait from an earlier visit [FM-06]', async () => {
    const before = await openTab()
    offline()
    void send(before, form('a', { at: 1 }))
    await soon()
    void send(before, form('b', { at: 2 }))
    await soon()
    closeBrowser()
    posts = []
    answers.length = 0
    await openTab()
    await vi.advanceTimersByTimeAsync(1000)
    expect(posts).toEqual(['a', 'b'])
  })

  test('is sent after those that still wait when the network returns [FM-06]', async () => {
    const tab = await openTab()
    answers.push(noNetwork)
    void send(tab, form('a', { at: 1 }))
    await vi.advanceTimersByTimeAsync(1000)
    posts = []
    expect(await send(tab, form('b', { at: 2 }))).toMatchObject({ is: 'taken' })
    expect(posts).toEqual(['a', 'b'])
  })

  test('does not wait for an earlier form that the server cannot take [FM-06]', async () => {
    const tab = await openTab()
    answers.push(json(503, { detail: 'x' }))
    void send(tab, form('a', { at: 1 }))
    await soon()
    answers.push(json(503, { detail: 'x' }))
    expect(await send(tab, form('b', { at: 2 }))).toMatchObject({ is: 'taken' })
    expect(bar(tab)).toEqual([['a', 'waits']])
  })

  test('does not delay reads when the network returns', async () => {
    const tab = await openTab()
    tab.mount()
    answers.push(noNetwork, () => new Promise(() => {}))
    await send(tab, form('a')).catch(() => {})
    const read = vi.spyOn(tab.getQueryCache(), 'onOnline')
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
    await soon()
    expect([posts, read.mock.calls.length]).toEqual([['a', 'a'], 1])
    tab.unmount()
  })

  test('is not reported as waiting when the store is full [FM-06]', async () => {
    const tab = await openTab()
    full = true
    answers.push(noNetwork)
    await expect(send(tab, form('a'))).rejects.toThrow()
    expect([isQueued(tab, 'a'), store.size]).toEqual([false, 0])
  })

  test('for members is never stored [FM-06]', async () => {
    const tab = await openTab()
    answers.push(noNetwork)
    const hidden = form('a')
    await expect(
      send(tab, { ...hidden, submission: { ...hidden.submission, access: 'hidden' } }),
    ).rejects.toThrow()
    expect([isQueued(tab, 'a'), await storedForms('t')]).toEqual([false, []])
  })

  test('replaces the refused form in one step [FM-06]', async () => {
    const tab = await openTab()
    for (const key of ['a', 'b']) {
      answers.push(json(422, { detail: 'no' }))
      await send(tab, form(key))
    }
    answers.push(noNetwork)
    await send(tab, form('c', { instead: 'a' })).catch(() => {})
    expect((await storedForms('t'))!.map(({ submission }) => submission.key)).toEqual(['b', 'c'])
  })
})

describe('after the browser was closed', () => {
  const waits = async () => {
    const tab = await openTab()
    answers.push(noNetwork)
    await send(tab, form('a')).catch(() => {})
    closeBrowser()
    posts = []
  }

  test('sends a waiting form once, under its key [FM-06]', async () => {
    await waits()
    const tab = await openTab()
    expect([posts, bar(tab), await storedForms('t')]).toEqual([['a'], [], []])
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(posts).toEqual(['a'])
  })

  test('sends a form again whose first try was interrupted [FM-06]', async () => {
    answers.push(() => new Promise(() => {}))
    void send(await openTab(), form('a'))
    await soon()
    closeBrowser()
    answers.push(noNetwork)
    const tab = await openTab()
    expect([posts, bar(tab)]).toEqual([['a', 'a'], [['a', 'waits']]])
    closeBrowser()
    await openTab()
    expect([posts, await storedForms('t')]).toEqual([['a', 'a', 'a'], []])
  })

  test('keeps a refused form with its answers, unsent and unpaid [FM-06]', async () => {
    await waits()
    answers.push(
      json(422, { detail: 'Form incomplete.', problems: [{ name: 'x', message: 'Unknown.' }] }),
    )
    expect(bar(await openTab())).toEqual([['a', 'Form incomplete. Unknown.']])
    closeBrowser()
    expect(bar(await openTab())).toEqual([['a', 'Form incomplete. Unknown.']])
    expect(posts).toEqual(['a'])
    expect((await storedForms('t'))![0]!.submission).toMatchObject({
      answers: { name: 'Ann' },
      coupon: '',
      amount: '',
    })
  })

  test.each([['/form/3/pay?key=a'], [null]])(
    'keeps a received form with a fee until removed, without answers (%s) [FM-05]',
    async (payUrl) => {
      await waits()
      answers.push(json(201, { ...taken, amountDue: 1250, payUrl }))
      await openTab()
      closeBrowser()
      const tab = await openTab()
      expect([posts, bar(tab)]).toEqual([['a'], [['a', 1250]]])
      expect(await storedForms('t')).toMatchObject([
        { due: { cents: 1250, payUrl }, submission: { answers: {}, coupon: '', amount: '' } },
      ])
      removeForms(tab, 'a')
      await soon()
      expect(await storedForms('t')).toEqual([])
    },
  )

  test('reads the store again when it did not answer [FM-06]', async () => {
    await waits()
    silent = true
    const tab = await openTab()
    expect([await storedForms('t'), bar(tab)]).toEqual([undefined, []])
    silent = false
    await vi.advanceTimersByTimeAsync(5000)
    expect([posts, await storedForms('t')]).toEqual([['a'], []])
  })

  test.each([['garbage'], [7], [{ clientState: { mutations: 'none' } }]])(
    'stores the next form after a broken store (%j)',
    async (broken) => {
      store.set('mutations', broken)
      const tab = await openTab()
      answers.push(noNetwork)
      await send(tab, form('b')).catch(() => {})
      expect((await storedForms('t'))!.map(({ submission }) => submission.key)).toEqual(['b'])
    },
  )

  test('sends the intact entries of a damaged store', async () => {
    await waits()
    const stored = store.get('mutations') as { clientState: { mutations: unknown[] } }
    stored.clientState.mutations.unshift(null, 'x', { state: { variables: { submission: null } } })
    await openTab()
    expect(posts).toEqual(['a'])
  })
})

describe('several tabs', () => {
  test('list a form that waits in one, and one of them sends it [FM-06]', async () => {
    const [one, two] = [await openTab(), await openTab()]
    answers.push(noNetwork)
    void send(one, form('a'))
    await soon()
    expect([bar(one), bar(two)]).toEqual([[['a', 'waits']], [['a', 'waits']]])
    let release = () => {}
    answers.push(async () => {
      await new Promise<void>((done) => {
        release = done
      })
      return Response.json(taken, { status: 201 })
    })
    await vi.advanceTimersByTimeAsync(6000)
    expect(posts).toEqual(['a', 'a'])
    release()
    await vi.advanceTimersByTimeAsync(600_000)
    expect([posts, bar(one), bar(two)]).toEqual([['a', 'a'], [], []])
  })

  test('do not list a form that another tab is sending [FM-06]', async () => {
    const [one, two] = [await openTab(), await openTab()]
    answers.push(() => new Promise(() => {}))
    void send(one, form('a'))
    await soon()
    expect([bar(one), bar(two), posts]).toEqual([[], [], ['a']])
  })

  test('drop what one of them removed or the device cleared, without restoring it', async () => {
    const [one, two] = [await openTab(), await openTab()]
    answers.push(...Array.from({ length: 99 }, () => noNetwork))
    for (const key of ['a', 'b']) void send(one, form(key))
    await soon()
    removeForms(two, 'a')
    await soon()
    expect([bar(one), bar(two)]).toEqual([[['b', 'waits']], [['b', 'waits']]])
    store.clear()
    notifyTabs('t', 'changed')
    await soon()
    const before = posts.length
    await vi.advanceTimersByTimeAsync(600_000)
    expect([bar(one), bar(two), posts.length - before]).toEqual([[], [], 0])
    expect(await storedForms('t')).toEqual([])
  })

  test('keep what each of them has stored [FM-06]', async () => {
    const [one, two] = [await openTab(), await openTab()]
    answers.push(noNetwork, noNetwork)
    void send(one, form('a'))
    void send(two, form('b'))
    await soon()
    expect((await storedForms('t'))!.map(({ submission }) => submission.key).toSorted()).toEqual([
      'a',
      'b',
    ])
  })
})
