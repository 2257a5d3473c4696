import type { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { packManifestPath, type Pack } from '../../contract/packs.ts'
import type { Game } from '../../contract/game.schema.ts'
import type { PackPlan } from '../../data/download-pack.ts'
import { sampleGame } from '../../../tests/support/sample-game.ts'

const hours = 3_600_000
const minutes = 60_000
const start = Date.parse('2026-11-28T20:00:00Z')
/** The day before its game. */
const dayBefore = start - 20 * hours

let window: EventTarget
let page: EventTarget & { visibilityState: string }
let line: { onLine: boolean; connection: { effectiveType?: string } }
let controller: object | null
/** Manifests of the saved packs. */
let here: Map<number, Pack>
/** Packs that were started, in order, and how each ends. */
let begun: number[]
let ending: (gameId: number, signal: AbortSignal) => Promise<Partial<Pack>>
let client: QueryClient
let games: Game[]
/** How often the games were requested. */
let looks: number

beforeEach(async () => {
  vi.useFakeTimers({ now: dayBefore })
  vi.resetModules()
  window = new EventTarget()
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  line = { onLine: true, connection: {} }
  controller = {}
  here = new Map()
  begun = []
  ending = async () => ({})
  games = [
    sampleGame({ id: 5, date: '2026-11-28T14:00:00', dateUtc: new Date(start).toISOString() }),
  ]
  looks = 0
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('document', page)
  vi.stubGlobal(
    'navigator',
    Object.assign(line, {
      serviceWorker: Object.assign(new EventTarget(), {
        get controller() {
          return controller
        },
      }),
    }),
  )
  const idOf = (path: string) => Number(path.split('/').at(-1))
  vi.stubGlobal('location', { origin: 'https://a.test' })
  vi.stubGlobal('caches', {
    has: async () => true,
    open: async () => ({
      keys: async () =>
        [...here.keys()].map((id) => ({ url: `https://a.test${packManifestPath(id)}` })),
      match: async (path: string) =>
        here.has(idOf(path)) ? Response.json(here.get(idOf(path))) : undefined,
      put: async (path: string, copy: Response) =>
        here.set(idOf(path), (await copy.json()) as Pack),
      delete: async (path: string) => here.delete(idOf(path)),
    }),
  })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.doMock('../../platform/my-teams.ts', () => ({ followedEvent: 'followed', myTeams: () => [7] }))
  vi.doMock('./plan-pack.ts', () => ({
    planPack: async (_: unknown, __: unknown, gameId: number) => ({ gameId }) as PackPlan,
  }))
  vi.doMock('../../data/download-pack.ts', () => ({
    isQuotaExceeded: (error: unknown) =>
      error instanceof DOMException && error.name === 'QuotaExceededError',
    downloadPack: async ({ plan: { gameId }, signal }: { plan: PackPlan; signal: AbortSignal }) => {
      begun.push(gameId)
      const pack = {
        gameId,
        date: '2026-11-28T14:00:00',
        tried: Date.now(),
        parts: [],
        urls: [],
        missing: [],
        ...(await ending(gameId, signal)),
      } as unknown as Pack
      here.set(gameId, pack)
      return pack
    },
  }))
  const { createQueryClient } = await import('../../data/client.ts')
  client = createQueryClient(async () => {
    looks++
    return { value: games, at: Date.now(), saved: false }
  }, false)
  return () => {
    client.clear()
    vi.useRealTimers()
  }
})
/** Starts with the functions that the button and the lists use. */
async function started() {
  const [{ startPacks }, { requestPack, cancelPack, packState, removePack }] = await Promise.all([
    import('./start-packs.ts'),
    import('../../platform/packs.ts'),
  ])
  startPacks(client, {} as never, 't')
  await wait(0)
  return {
    askForPack: requestPack,
    cancelPack,
    packState,
    removePack: (gameId: number) => removePack('t', gameId),
  }
}
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const online = async (onLine: boolean) => {
  line.onLine = onLine
  window.dispatchEvent(new Event(onLine ? 'online' : 'offline'))
  await wait(5000)
}
const noLine = async () => {
  throw new TypeError('no network')
}
const cut = async () => ({ cutShort: true as const })
const nobody = () => {
  games = []
}

test('checks for upcoming packs all the time in an open app, and after sleep [OF-02]', async () => {
  vi.setSystemTime(start - 40 * hours)
  await started()
  await wait(3 * hours)
  expect(begun).toEqual([])
  await wait(2 * hours)
  expect(begun).toEqual([5])
  // Timers do not run while a device sleeps.
  vi.setSystemTime(Date.now() + 20 * hours)
  page.dispatchEvent(new Event('visibilitychange'))
  await wait(0)
  expect(begun).toEqual([5])
  vi.setSystemTime(Date.now() + 5 * hours)
  page.dispatchEvent(new Event('visibilitychange'))
  await wait(0)
  expect(begun).toEqual([5, 5])
})

test('makes an interrupted pack again after ten minutes at any age [OF-02]', async () => {
  ending = cut
  await started()
  window.dispatchEvent(new Event('followed'))
  await wait(7 * minutes)
  expect(begun).toEqual([5])
  ending = async () => ({})
  await wait(20 * minutes)
  expect(begun).toEqual([5, 5])
})

test('reads the games at most hourly, and not on a slow network [OF-03]', async () => {
  await started()
  await wait(55 * minutes)
  expect(looks).toBe(1)
  await wait(30 * minutes)
  expect(looks).toBe(2)
  client.setQueryData(['/api/v2/EventsResults/scoreboard', { sportId: 7 }], {
    value: games,
    at: 0,
    saved: true,
  })
  await wait(15 * minutes)
  expect(looks).toBe(3)
  line.connection.effectiveType = '2g'
  await wait(24 * hours)
  expect(looks).toBe(3)
})

test.each([
  ['slow', -24],
  ['fast', 24],
])(
  'makes and removes packs on time on a device whose clock is a day %s [OF-02]',
  async (_, wrong) => {
    const { recordServerDate } = await import('../../platform/server-clock.ts')
    const clock = (at: number) => {
      vi.setSystemTime(at + wrong * hours)
      recordServerDate(new Date(at).toUTCString())
    }
    clock(start - 37 * hours)
    await started()
    expect(begun).toEqual([])
    vi.setSystemTime(start - 35 * hours + wrong * hours)
    page.dispatchEvent(new Event('visibilitychange'))
    await wait(0)
    expect(begun).toEqual([5])
    nobody()
    for (const [passed, left] of [
      [60, [5]],
      [90, []],
    ] as const) {
      vi.setSystemTime(start + passed * hours + wrong * hours)
      page.dispatchEvent(new Event('visibilitychange'))
      await wait(0)
      expect([...here.keys()]).toEqual(left)
    }
  },
)

test('saves two requested games one after the other once online [OF-02]', async () => {
  controller = null
  line.onLine = false
  ending = noLine
  const { askForPack, packState } = await started()
  askForPack(1, 7)
  await wait(0)
  expect(packState().failed).toMatchObject({
    gameId: 1,
    word: expect.stringContaining(
      'You’re offline. It will be saved when you reconnect, while the site is open.',
    ) as string,
  })
  askForPack(2, 7)
  await wait(0)
  controller = {}
  ending = async (gameId) => (gameId === 5 ? {} : noLine())
  await online(true)
  expect(begun).toContain(5)
  begun = []
  ending = async () => {
    await new Promise((later) => setTimeout(later, 500))
    return {}
  }
  await online(true)
  expect(begun).toEqual([1, 2])
  expect([packState().failed?.gameId, packState().making]).toEqual([undefined, null])
  await online(true)
  expect(begun).toEqual([1, 2])
})

test('retries a failed or partial pack until it is complete [OF-02]', async () => {
  nobody()
  ending = noLine
  const { askForPack, packState } = await started()
  askForPack(1, 7)
  await wait(0)
  expect(packState().failed?.word).toContain(
    'Not saved yet. The site tries again while it is open.',
  )
  for (const [ends, tries] of [
    [cut, 1],
    [async () => ({}), 1],
    [noLine, 0],
  ] as const) {
    begun = []
    ending = ends
    await wait(13 * minutes)
    expect(begun.length).toBe(tries)
  }
})

test('saves a requested pack after the one in progress [OF-02]', async () => {
  nobody()
  const { askForPack, packState } = await started()
  ending = async () => {
    await new Promise((later) => setTimeout(later, 500))
    return {}
  }
  askForPack(1, 7)
  askForPack(2, 7)
  await wait(100)
  expect([packState().making?.gameId, begun]).toEqual([1, [1]])
  await wait(1000)
  expect([packState().making, begun]).toEqual([null, [1, 2]])
})

test('restores no removed or canceled pack until it is requested [OF-02]', async () => {
  ending = cut
  const { askForPack, cancelPack, removePack } = await started()
  askForPack(1, 7)
  await wait(0)
  await removePack(1)
  await removePack(5)
  begun = []
  await online(true)
  await wait(hours)
  expect(begun).toEqual([])
  askForPack(5, 7)
  ending = (_, signal) =>
    new Promise((_done, fail) => {
      signal.addEventListener('abort', () => fail(signal.reason as Error))
    })
  await wait(hours / 6)
  cancelPack()
  await wait(hours)
  expect(begun).toEqual([5])
  ending = async () => ({})
  askForPack(5, 7)
  await wait(0)
  expect(begun).toEqual([5, 5])
})

test('does not restore a pack removed during its renewal [OF-02]', async () => {
  nobody()
  here.set(1, {
    gameId: 1,
    sportId: 7,
    title: 'Football',
    date: '2026-11-28T14:00:00',
    urls: [],
    pictures: 0,
    parts: [],
    missing: [],
    tried: 0,
  })
  const { askForPack, removePack } = await started()
  ending = async (_, signal) => {
    await new Promise((later) => setTimeout(later, 500))
    signal.throwIfAborted()
    return {}
  }
  askForPack(1, 7)
  await wait(100)
  await removePack(1)
  await wait(hours)
  expect([...here.values()]).toMatchObject([{ isRemoved: true }])
})

test('ends a request with a message when there is no room [OF-02]', async () => {
  ending = async () => {
    throw new DOMException('Not enough storage', 'QuotaExceededError')
  }
  const { askForPack, packState } = await started()
  askForPack(1, 7)
  await wait(0)
  expect(packState().failed?.word).toContain('Not enough storage')
  expect(begun).toEqual([5, 1])
  await wait(2 * hours)
  expect(begun).toEqual([5, 1])
})

test.each(['caches', 'serviceWorker'])(
  'says that packs cannot be kept in a browser without %s [OF-02]',
  async (lacking) => {
    if (lacking === 'caches') delete (globalThis as { caches?: unknown }).caches
    else delete (navigator as { serviceWorker?: unknown }).serviceWorker
    const { requestPack } = await import('../../platform/packs.ts')
    requestPack(3, 7)
    const { packState } = await started()
    expect(packState().failed).toEqual({
      gameId: 3,
      word: expect.stringContaining(
        'This browser does not save data for this site. To save a game, use another browser or a window that is not private.',
      ) as string,
    })
    requestPack(4, 7)
    expect(packState().failed?.gameId).toBe(4)
  },
)
