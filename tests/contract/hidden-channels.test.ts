import { mkdtempSync, rmSync } from 'node:fs'
import { get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp, type App } from '../../server/app.ts'
import { createToken } from '../../server/content/accounts/tokens.ts'
import { writeItem } from '../../server/content/items.ts'
import { alert } from '../../server/content/kinds/notices.ts'
import { transact } from '../../server/content/transaction.ts'
import type { Store } from '../../server/db/store.ts'
import { listen } from '../../server/http/listen.ts'
import { openPush, type Push } from '../../server/push/open-push.ts'
import { Tenants } from '../../server/tenant/tenants.ts'
import { filesOfAddresses } from '../support/address-of-each.ts'
import { askHost } from '../support/ask-host.ts'
import { departmentWith } from '../support/department-site.ts'
import { forgetFolder, openStore } from '../support/engine.ts'
import { footballFile } from '../support/football-file.ts'
import { hiddenFiles, hiddenMark } from '../support/hidden-files.ts'
import { startPushService } from '../support/push-service.ts'
import { builtForTest } from '../support/upstream.ts'

// Streams and messages to phones, while hidden and public content is written.

const game = 5
/** Number 12 of the stat file is a hidden player here. */
const roster = hiddenFiles['rosters/football/2026.csv']!.replace(/^12,/m, '13,').replace(
  /^7,/m,
  '12,',
)
const open = {
  ...filesOfAddresses,
  'schedules/football/2026.csv': '+fb-live,2026-11-21,6 p.m.,Ashford,H,"Testham, Iowa",,R,,,,,,\n',
}
const host = 'testham.localhost'
const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-'))
const reports: unknown[] = []
let store: Store
let app: App
let push: Push
let server: Server
let port: number
let service: Awaited<ReturnType<typeof startPushService>>
let token: string
beforeAll(async () => {
  service = await startPushService()
  store = await openStore(folder)
  await departmentWith(open, { hosts: [host] })(store)
  token = await createToken(store, 'testham', 'ingest')
  const tenants = new Tenants(store, undefined, [])
  await tenants.load()
  const [origins, report] = [() => `http://${host}`, (fault: unknown) => void reports.push(fault)]
  push = await openPush({ store, origins, ownOrigins: [service.origin], report })
  service.trust(push.publicKey)
  const root = resolve(import.meta.dirname, '../..')
  app = createApp({ store, push, built: builtForTest, tenants, root, origins, report })
  server = await listen(app, { PORT: 0, HOST: '127.0.0.1' }, report, () => false)
  port = (server.address() as AddressInfo).port
})
afterAll(async () => {
  app.hub.close()
  server.closeAllConnections()
  server.close()
  await push.close()
  await service.close()
  await store.close()
  await forgetFolder(folder)
  rmSync(folder, { recursive: true, force: true })
})

const put = (path: string, body: string, headers: Record<string, string>) =>
  app.fetch(
    new Request(`http://${host}${path}`, {
      method: 'PUT',
      body,
      headers: { host, ...headers },
    }),
  )
async function putStats(file: Parameters<typeof footballFile>[0]) {
  const headers = { authorization: `Bearer ${token}` }
  return (await put(`/api/v2/ingest/games/${game}/stats`, footballFile(file), headers)).status
}
function say(id: number, title: string, showOnWeb: boolean) {
  const doc = {
    title,
    message: '<p>Gates open late.</p>',
    link: null,
    linkTitle: null,
    openInNewWindow: false,
    enabled: true,
    showOnWeb,
    startDate: null,
    endDate: null,
  }
  return transact(store, 'testham', (transaction) =>
    writeItem(transaction, alert, { id, rank: id, doc }),
  )
}

/** All data of a stream, as it arrives. */
function follow(path: string, headers: Record<string, string> = {}) {
  let text = ''
  const to = { port, host: '127.0.0.1', path, agent: false, headers: { host, ...headers } }
  const asked = get(to, (answer) => {
    text += JSON.stringify(answer.headers)
    answer.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
  })
  asked.on('error', () => undefined)
  return { text: () => text, close: () => asked.destroy() }
}

test('sends nothing hidden through a live stream or a message to a phone [RT-18]', async () => {
  const soon = { timeout: 10_000 }
  const wishes = {
    teams: [
      { sportId: 1, kinds: ['start', 'score', 'period', 'final', 'schedule'] },
      { sportId: 2, kinds: ['schedule'] },
    ],
    alerts: true,
    quiet: null,
    timeZone: 'America/Chicago',
    scoreFree: false,
  }
  const subscription = JSON.stringify({ subscription: service.browser('ann'), wishes })
  const type = { 'content-type': 'application/json' }
  const subscribed = await put('/api/v2/push/subscription', subscription, type)
  expect(subscribed.status).toBe(200)
  const streams = [
    follow('/api/v2/stream'),
    follow(`/api/v2/stream?topics=game:${game}`),
    follow('/api/v2/stream', { cookie: `__Host-session=${'A'.repeat(43)}` }),
  ]
  try {
    for (const { text } of streams) await expect.poll(text).toContain('"recovered"')
    const hidden = { ...open, ...hiddenFiles, 'rosters/football/2026.csv': roster }
    await departmentWith(hidden, { hosts: [host] })(store)
    await say(90, 'zqhiddenalert', false)
    expect(await putStats({ us: [7] })).toBe(200)
    await say(91, 'Lightning near', true)
    expect(await putStats({ us: [7, 0, 0, 3], quarter: 4, over: true })).toBe(200)

    // Public news arrives after all hidden content was written.
    const final = new RegExp(`"gameId":${game},.*"teamScore":"10"`)
    for (const { text } of streams) await expect.poll(text, soon).toMatch(final)
    await expect.poll(() => service.titles('ann').join('\n'), soon).toMatch(/Final: .* 10/)
    await expect.poll(() => service.titles('ann'), soon).toContain('Lightning near')

    // A returning viewer is sent what happened meanwhile.
    const first = /\nid:(\S+)/.exec(streams[0]!.text())![1]!
    for (const lastId of [first, '0', '1-0']) {
      streams.push(follow(`/api/v2/stream?lastEventId=${encodeURIComponent(lastId)}`))
      await expect.poll(streams.at(-1)!.text).toContain('"recovered"')
    }
    await expect.poll(streams[3]!.text).toContain(`"gameId":${game}`)
    for (const { text } of streams) expect(hiddenMark.exec(text())?.[0]).toBeUndefined()
    expect(hiddenMark.exec(JSON.stringify(service.delivered))?.[0]).toBeUndefined()
    expect([service.refused, reports]).toEqual([[], []])
  } finally {
    for (const stream of streams) stream.close()
  }

  for (const path of [
    `/api/v2/Stats/boxscore/${game}`,
    '/api/v2/LiveStats',
    `/game-center/${game}`,
    `/board/${game}`,
  ]) {
    const { status, text } = await askHost(port, path, host)
    expect([path, status, hiddenMark.exec(text)?.[0]]).toEqual([path, 200, undefined])
  }
}, 40_000)
