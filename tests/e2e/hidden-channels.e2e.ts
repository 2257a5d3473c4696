import { get } from 'node:http'
import { expect, test } from '@playwright/test'
import { createToken } from '../../server/content/accounts/tokens.ts'
import { writeItem } from '../../server/content/items.ts'
import { alert } from '../../server/content/kinds/alert.ts'
import { write } from '../../server/content/writing.ts'
import { openStore, type Store } from '../../server/db/store.ts'
import { filesOfAddresses } from '../support/address-of-each.ts'
import { putStats } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { footballFile } from '../support/football-file.ts'
import { hiddenFiles, hiddenMark } from '../support/hidden-files.ts'
import { startPushService } from '../support/push-service.ts'
import { startServer, type TestServer } from '../support/server.ts'

// What goes out by itself, the live stream and the messages to closed phones, while hidden things are written beside public ones: not a byte of them.

const today = new Date().toLocaleString('sv', { timeZone: 'America/Chicago', dateStyle: 'short' })
const game = 4
/** Number 12 of the stat file is a hidden player here: who looks her up by her number finds a name that nobody may read. */
const roster = hiddenFiles['rosters/football/2026.csv']!.replace(/^12,/m, '13,').replace(/^7,/m, '12,')
const open = { ...filesOfAddresses, 'schedules/football/2026.csv': `+fb-live,${today},6 p.m.,Ashford,H,"Testham, Iowa",,R,,,,,,\n` }

let server: TestServer
let service: Awaited<ReturnType<typeof startPushService>>
let token: string
test.beforeAll(async () => {
  service = await startPushService()
  server = await startServer(async (store) => {
    await departmentWith(open)(store)
    token = await createToken(store, 'testham', 'ingest')
  }, { PUSH_ORIGINS: service.origin })
  service.trust(((await (await fetch(`${server.url}/api/v2/push/key`)).json()) as { publicKey: string }).publicKey)
})
test.afterAll(async () => { await server?.stop(); await service?.close() })

/** Everything that comes by a stream, as it comes. */
function listen(path: string, headers: Record<string, string> = {}): { text(): string; close(): void } {
  let text = ''
  const asked = get({ port: server.port, host: '127.0.0.1', path, agent: false, headers: { host: 'localhost', ...headers } }, (answer) => {
    text += JSON.stringify(answer.headers)
    answer.setEncoding('utf8').on('data', (part: string) => { text += part })
  })
  asked.on('error', () => undefined)
  return { text: () => text, close: () => asked.destroy() }
}
const change = async (how: (store: Store) => Promise<unknown>) => {
  const store = await openStore(server.dataDir)
  await how(store)
  await store.close()
}
const say = (id: number, title: string, showOnWeb: boolean) => change((store) => write(store, 'testham', (writing) =>
  writeItem(writing, alert, { id, rank: id, doc: { title, message: '<p>Gates open late.</p>', link: null, linkTitle: null, openInNewWindow: false, enabled: true, showOnWeb, startDate: null, endDate: null } })))

test('[RT-18] the raw stream, from now on or from before, and every message to a phone: not a byte of what is hidden', async () => {
  const wishes = { teams: [{ sportId: 1, kinds: ['start', 'score', 'period', 'final', 'schedule'] }, { sportId: 2, kinds: ['schedule'] }], alerts: true, quiet: null, timeZone: 'America/Chicago', scoreFree: false }
  const subscribed = await fetch(`${server.url}/api/v2/push/subscription`, { method: 'PUT', headers: { 'content-type': 'application/json', origin: server.url }, body: JSON.stringify({ subscription: service.browser('ann'), wishes }) })
  expect(subscribed.status).toBe(200)
  const streams = [listen('/api/v2/stream'), listen(`/api/v2/stream?topics=game:${game}`), listen('/api/v2/stream', { cookie: `__Host-session=${'A'.repeat(43)}` })]
  try {
    for (const stream of streams) await expect.poll(stream.text).toContain('"recovered"')
    await change(departmentWith({ ...open, ...hiddenFiles, 'rosters/football/2026.csv': roster }))
    await say(90, 'zqhiddenalert', false)
    expect((await putStats(server.url, token, game, footballFile({ us: [7] }))).status).toBe(200)
    await say(91, 'Lightning near', true)
    expect((await putStats(server.url, token, game, footballFile({ us: [7, 0, 0, 3], quarter: 4, over: true }))).status).toBe(200)
    // The public ones came, after all that is hidden was written.
    for (const stream of streams) await expect.poll(stream.text).toMatch(new RegExp(`"gameId":${game},.*"teamScore":"10"`))
    await expect.poll(() => service.titles('ann').join('\n'), { timeout: 20_000 }).toMatch(/Final: .* 10/)
    await expect.poll(() => service.titles('ann')).toContain('Lightning near')
    // Who comes back is told what he missed, from the beginning on.
    const first = /\nid:(\S+)/.exec(streams[0]!.text())![1]!
    for (const lastId of [first, '0', '1-0']) {
      streams.push(listen(`/api/v2/stream?lastEventId=${encodeURIComponent(lastId)}`))
      await expect.poll(streams.at(-1)!.text).toContain('"recovered"')
    }
    await expect.poll(() => streams[3]!.text()).toContain(`"gameId":${game}`)
    for (const stream of streams) expect(hiddenMark.exec(stream.text())?.[0]).toBeUndefined()
    expect(service.refused).toEqual([])
    expect(hiddenMark.exec(JSON.stringify(service.delivered))?.[0]).toBeUndefined()
    // Nor does the game name whom its number belongs to.
    for (const path of [`/api/v2/Stats/boxscore/${game}`, '/api/v2/LiveStats', `/game-center/${game}`, `/board/${game}`]) expect([path, hiddenMark.exec(await (await fetch(server.url + path)).text())?.[0]]).toEqual([path, undefined])
  } finally {
    for (const stream of streams) stream.close()
  }
})
