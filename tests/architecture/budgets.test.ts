import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { buildIsFresh } from '../../server/setup/build.mjs'
import { readBuilt } from '../../server/site/built.ts'
import { code } from './tree.ts'

type Chunk = { file: string; name?: string; isEntry?: boolean; imports?: string[] }
type Manifest = Record<string, Chunk>

const client = 'dist/client'
const manifest: Manifest = existsSync(join(client, '.vite/manifest.json'))
  ? JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  : {}
const [start, before, app] = ['src/start.ts', 'src/before-start.ts', 'src/entry-client.tsx']

/**
 * What the browser must load before the screen works: the named chunks and their static imports.
 */
function closure(keys: string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key) || !manifest[key]) continue
    seen.add(key)
    closure(manifest[key].imports ?? [], seen)
  }
  return seen
}

const filesOf = (keys: Set<string>) =>
  [...keys].map((key) => manifest[key]!.file).filter((file) => file.endsWith('.js'))
/** Thousands of bytes. */
const kilobytes = (file: string) =>
  brotliCompressSync(readFileSync(join(client, file))).length / 1000
const screen = (name: string) =>
  Object.keys(manifest).find((key) => key.endsWith(`/${name}.tsx`)) ?? `no ${name} in the build`

describe('first load', () => {
  beforeEach((context) =>
    context.skip(!buildIsFresh(), 'dist is missing or older than the sources: npm run build'),
  )

  // A page that is only read, with the library of the worker.
  test('JavaScript before a touch fits 12 KB', () => {
    const worker = Object.keys(manifest).find((key) => key.includes('workbox-window'))!
    const files = filesOf(closure([start, before, worker]))
    expect(files.length).toBeGreaterThan(3)
    expect(files.reduce((sum, file) => sum + kilobytes(file), 0)).toBeLessThanOrEqual(12)
  })

  // The limit of what the first touch loads, everything included.
  test.each(['HomeScreen', 'ScheduleScreen'])('JavaScript of %s fits 126 KB', (name) => {
    expect(Object.keys(manifest)).toContain(screen(name))
    const sizes = filesOf(closure([start, app, screen(name)])).map(
      (file) => [file, kilobytes(file)] as const,
    )
    const total = sizes.reduce((sum, [, size]) => sum + size, 0)
    console.log(
      `${name}: ${total.toFixed(1)} KB brotli ` +
        `(${sizes.map(([file, size]) => `${file.replace(/.*\/|-[\w-]{6,8}\.js$/g, '')} ${size.toFixed(1)}`).join(', ')})`,
    )
    expect(sizes.length).toBeGreaterThan(1)
    expect(total).toBeLessThanOrEqual(126)
  })

  test('includes only the API rows that a page names', () => {
    const text = [...filesOf(closure([start, app, screen('HomeScreen'), screen('ScheduleScreen')]))]
      .map((file) => readFileSync(join(client, file), 'utf8'))
      .join('')
    expect(text).toContain('/api/v2/EventsResults/upcoming')
    expect(text).not.toContain('/api/v2/Facilities')
  })

  test('loads no parser on a page', () => {
    const files = filesOf(closure([start, app, screen('HomeScreen'), screen('ScheduleScreen')]))
    expect(files.length).toBeGreaterThan(1)
    expect(
      files.filter((file) =>
        /ZodError|zod\.dev|_zod/.test(readFileSync(join(client, file), 'utf8')),
      ),
    ).toEqual([])
  })

  // A sheet that arrives after the first paint lays the whole page out again.
  test('has one style sheet for the site, linked in the head of every page [CA-05]', async () => {
    const sheets = readdirSync(join(client, 'assets')).filter((file) => file.endsWith('.css'))
    expect(sheets).toHaveLength(1)
    const { filesOf: ofScreen } = await readBuilt('.')
    for (const name of [null, 'HomeScreen', 'ScoreScreen'])
      expect(ofScreen(name).stylesheet).toBe(`/assets/${sheets[0]}`)
    const size = kilobytes(`assets/${sheets[0]}`)
    console.log(`style sheet: ${size.toFixed(1)} KB brotli`)
    expect(size).toBeLessThanOrEqual(32.6)
  })

  test('begins its style sheet with the order of all layers in it [CA-05]', () => {
    const [sheet] = readdirSync(join(client, 'assets')).filter((file) => file.endsWith('.css'))
    const text = readFileSync(join(client, 'assets', sheet!), 'utf8')
    const order = /^@layer ([^{;]+);/.exec(text)?.[1]?.split(', ')
    const used = [...text.matchAll(/@layer ([a-z]+)\s*\{/g)].map(([, name]) => name!)
    expect(order).toEqual(expect.arrayContaining(used))
    expect(used).toContain('features')
  })
})

// The first number, date or order by Intl costs a phone 40 to 100 ms, and a module's top is evaluated
// in the task that starts the app.
test('makes no Intl object at the top of a module, and writes and sorts without Intl', () => {
  const sources = code.filter((file) => /^src\/.*(?<!\.test)\.tsx?$/.test(file))
  expect(sources.length).toBeGreaterThan(500)
  const usesIntl =
    /^(?:export )?const \w+ = (?:new )?Intl\.|\.localeCompare\(|\.toLocaleString\('en-US'\)/m
  expect(sources.filter((file) => usesIntl.test(readFileSync(file, 'utf8')))).toEqual([])
})
