import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { EarlierBuilds } from './earlier-builds.ts'

const hour = 3_600_000
let folder: string
const running: EarlierBuilds[] = []
const faults: unknown[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fieldhouse-'))
  faults.length = 0
})
afterEach(() => {
  for (const one of running.splice(0)) one.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A process of a build with these files, beside the store of this machine. */
async function run(
  build: string,
  files: Record<string, string>,
  dataDir = join(folder, 'data'),
): Promise<EarlierBuilds> {
  mkdirSync(join(folder, build, 'assets'), { recursive: true })
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, build, 'assets', name), text)
  const process = new EarlierBuilds(dataDir, join(folder, build), (error) => {
    faults.push(error)
  })
  running.push(process)
  await process.start()
  return process
}
const ask = async (process: EarlierBuilds, path: string, headers = {}) =>
  process.answer(
    new Request(`http://site.invalid${path}`, { headers }),
    new URL(path, 'http://site.invalid'),
  )
const textOf = async (process: EarlierBuilds, path: string) => {
  const answer = await ask(process, path)
  return answer.status === 200 ? answer.text() : answer.status
}
/** As if the last process with this file had reported itself that many hours ago. */
const lastRan = (file: string, hours: number) =>
  utimesSync(join(folder, 'data/builds', file), new Date(), new Date(Date.now() - hours * hour))

test('serves the files of the previous build for a day [OF-04]', async () => {
  await run('one', {
    'Roster-aaaa.js': 'one',
    'Roster-aaaa.js.br': 'squeezed',
    'kit-same.js': 'both',
    'a.css': 'p{}',
  })
  const two = await run('two', { 'Roster-bbbb.js': 'two', 'kit-same.js': 'both' })
  expect(await textOf(two, '/assets/Roster-aaaa.js')).toBe('one')
  const answer = (await ask(two, '/assets/Roster-aaaa.js', { 'accept-encoding': 'br' }))!
  expect([
    answer.headers.get('content-type'),
    answer.headers.get('content-encoding'),
    answer.headers.get('cache-control'),
  ]).toEqual(['text/javascript; charset=utf-8', 'br', 'public, max-age=31536000, immutable'])
  expect((await ask(two, '/assets/a.css'))!.headers.get('content-type')).toBe(
    'text/css; charset=utf-8',
  )

  for (const file of ['Roster-aaaa.js', 'Roster-aaaa.js.br', 'kit-same.js']) lastRan(file, 24)
  await run('two', {})
  expect(await textOf(two, '/assets/Roster-aaaa.js')).toBe('one')
  lastRan('Roster-aaaa.js', 26)
  lastRan('Roster-aaaa.js.br', 26)
  lastRan('kit-same.js', 26)
  const three = await run('three', { 'kit-same.js': 'both' })
  expect(await textOf(three, '/assets/Roster-aaaa.js')).toBe(404)
  // A file that the newer build also has is in use.
  expect(await textOf(three, '/assets/kit-same.js')).toBe('both')
  expect(readdirSync(join(folder, 'data/builds')).sort()).toEqual([
    'Roster-bbbb.js',
    'a.css',
    'kit-same.js',
  ])
})

test('serves the files of a newer build from a process of the old one [OF-04]', async () => {
  const old = await run('one', { 'Roster-aaaa.js': 'one' })
  expect(await textOf(old, '/assets/Roster-bbbb.js')).toBe(404)
  await run('two', { 'Roster-bbbb.js': 'two' })
  expect(await textOf(old, '/assets/Roster-bbbb.js')).toBe('two')
})

test('serves no other file of the machine, and 404 for a missing one [OF-04]', async () => {
  const one = await run('one', { 'Roster-aaaa.js': 'one', 'Roster-aaaa.js.br': 'squeezed' })
  writeFileSync(join(folder, 'data/fieldhouse.db'), 'secret')
  for (const path of [
    '/assets/..%2ffieldhouse.db',
    '/assets/%2e%2e/fieldhouse.db',
    '/assets/../../data/fieldhouse.db',
    '/assets/',
    '/assets/Roster-aaaa.js.br',
    '/assets/.env',
    '/assets/a/b.js',
  ]) {
    const url = new URL('http://site.invalid/')
    Object.defineProperty(url, 'pathname', { value: path })
    const answer = await one.answer(new Request('http://site.invalid/'), url)
    expect([path, answer?.status, answer?.headers.get('cache-control')]).toEqual([
      path,
      404,
      'no-store',
    ])
  }
})

test('starts with a logged fault when the disk is not writable [OF-04]', async () => {
  writeFileSync(join(folder, 'full'), '')
  const one = await run('one', { 'Roster-aaaa.js': 'one' }, join(folder, 'full'))
  expect(faults).toHaveLength(1)
  expect(await textOf(one, '/assets/Roster-bbbb.js')).toBe(404)
  expect(existsSync(join(folder, 'full/builds'))).toBe(false)
})
