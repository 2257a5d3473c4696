import { appendFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { engine, environmentOf } from '../../../tests/support/engine.ts'
import { footballFile } from '../../../tests/support/football-file.ts'
import { folderForTest, storeForTest } from '../../../tests/support/import-store.ts'
import { seedTenant } from '../../../tests/support/seed.ts'
import { writeHold } from '../../content/live/versions.ts'
import { readLiveGames } from '../../content/live/live.ts'
import { ReadContext } from '../../content/read-context.ts'
import type { Store } from '../../db/store.ts'
import { run } from './run.ts'

let store: Store
let folder: string
let said: string
let ended: Promise<number>

beforeEach(async () => {
  const data = folderForTest()
  folder = folderForTest()
  said = ''
  store = await storeForTest(data)
  await seedTenant(store, 'alpha', { hosts: [] })
  if (engine === 'postgres')
    for (const [name, value] of Object.entries(await environmentOf(data))) vi.stubEnv(name, value)
  const out = { write: (text: string) => (said += text) }
  ended = run(
    [
      'watch',
      folder,
      '--tenant',
      'alpha',
      '--game',
      '1',
      ...(engine === 'sqlite' ? ['--data', data] : []),
    ],
    out,
    out,
  )
  await vi.waitFor(() => {
    expect(said).toContain('press Ctrl-C to stop')
  }, 10_000)
})
afterEach(async () => {
  process.emit('SIGTERM')
  expect(await ended).toBe(0)
  expect(said).toMatch(/stopped\n$/)
})

const file = (us: number[]) => footballFile({ us })
const score = async () => (await readLiveGames(new ReadContext(store, 'alpha'), [1]))[0]?.teamScore
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

test('publishes each version of a file, and reports old ones [GM-01]', async () => {
  write('game.xml', file([7]))
  await vi.waitFor(async () => {
    expect(await score()).toBe('7')
  }, 10_000)
  write('game.xml', file([14]))
  await vi.waitFor(async () => {
    expect(await score()).toBe('14')
  }, 10_000)
  // The message comes after the work.
  await vi.waitFor(() => {
    expect(said).toMatch(/game\.xml: game 1, 0-14, 1st, version 2\n/)
  }, 10_000)
  write('copy.xml', file([14]))
  await vi.waitFor(() => {
    expect(said).toContain('copy.xml: game 1, 0-14, 1st, nothing new (version 2)')
  }, 10_000)
})

test('does not read a file before it is completely written [GM-01]', async () => {
  const whole = file([21])
  write('game.xml', '')
  for (let at = 0; at < whole.length; at += Math.ceil(whole.length / 5)) {
    appendFileSync(join(folder, 'game.xml'), whole.slice(at, at + Math.ceil(whole.length / 5)))
    await new Promise((done) => {
      setTimeout(done, 200)
    })
    if (at + Math.ceil(whole.length / 5) < whole.length) expect(said).not.toContain('game.xml')
  }
  await vi.waitFor(async () => {
    expect(await score()).toBe('21')
  }, 10_000)
  expect(said).not.toContain('refused')
})

test('reports a truncated or wrong file, and keeps the last state [GM-01]', async () => {
  write('game.xml', file([7]))
  await vi.waitFor(async () => {
    expect(await score()).toBe('7')
  }, 10_000)
  write('game.xml', file([28]).slice(0, 900))
  await vi.waitFor(() => {
    expect(said).toMatch(/game\.xml: refused, .*the last published version stays/)
  }, 10_000)
  write('notes.xml', 'Dear all,')
  write('readme.txt', file([99]))
  await vi.waitFor(() => {
    expect(said).toContain('notes.xml: refused')
  }, 10_000)
  expect(await score()).toBe('7')
  // Moved into place, as careful programs do.
  write('game.tmp', file([28]))
  renameSync(join(folder, 'game.tmp'), join(folder, 'game.xml'))
  await vi.waitFor(async () => {
    expect(await score()).toBe('28')
  }, 10_000)
  expect(said).not.toContain('readme')
})

test('says what to do with a held version, and accepts a JSON feed [GM-01]', async () => {
  write('game.xml', file([7, 7]).replace('number="1"', 'number="1" later="1"'))
  await vi.waitFor(async () => {
    expect(await score()).toBe('7')
  }, 10_000)
  await writeHold({ db: store.of('alpha'), tenant: 'alpha' }, 1, 'always')
  write(
    'feed.json',
    JSON.stringify({
      Game: {
        Type: 'FootballGame',
        HasStarted: true,
        IsComplete: false,
        Date: '9/5/2026',
        GlobalSportShortname: 'football',
        Period: 1,
        ClockSeconds: 300,
        HomeTeam: { Name: 'Test alpha', Score: 14 },
        VisitingTeam: { Name: 'Ashford', Score: 0 },
      },
    }),
  )
  await vi.waitFor(() => {
    expect(said).toMatch(/feed\.json: game 1, 0-14, 1st, version 2, HELD\n/)
  }, 10_000)
  expect(said).toContain('content publish --game 1 --version 2 --tenant alpha')
  expect(await score()).toBe('7')
  write('half.json', '{"Game": {"Type": "Foot')
  await vi.waitFor(() => {
    expect(said).toMatch(/half\.json: refused, line 1: the file is cut off/)
  }, 10_000)
})
