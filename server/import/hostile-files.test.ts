import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pack, storeForTest } from '../../tests/support/import-store.ts'
import { entryFiles } from './entries/all.ts'
import { importFile } from './import-file.ts'
import { importFolder } from './import-folder.ts'
import type { Report } from './report.ts'

/** Deeper than any stack. */
const deep = process.env['PROOF'] === '1' ? 20_000 : 12_000
const nested = `${'<g>'.repeat(deep)}${'</g>'.repeat(deep)}`
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inside}</svg>`

/** Contents that no reader expects, whatever the name of the file says. */
const hostile: Record<string, string | Uint8Array> = {
  nothing: '',
  'zero bytes': new Uint8Array(5000),
  'invalid UTF-8': Buffer.from([0x61, 0x0a, 0xc3, 0x28, 0xff, 0xfe, 0xf0, 0x9f, 0x0a, 0x2d]),
  'half a UTF-16 character': Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x2d]),
  'the start of a JPEG': Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46]),
  'nested XML': `<?xml version="1.0"?>${svg(nested)}`,
  'nested YAML': `- ${'['.repeat(deep)}`,
  'nested YAML that is closed': `- title: ${'['.repeat(3000)}${']'.repeat(3000)}`,
  'deep indentation': Array.from({ length: 2000 }, (_, i) => `${' '.repeat(i)}a:`).join('\n'),
  'YAML that refers to itself': '- &a [*a, *a]\n- *a\n',
  'YAML that grows': `- &a0 {title: x}\n${Array.from({ length: 30 }, (_, i) => `- &a${i + 1} [${`*a${i},`.repeat(9)}]`).join('\n')}`,
  'a prototype': '- __proto__: {a: 1}\n  constructor: 2\n  title: x\n  toString: 3\n',
  'huge numbers':
    '- title: x\n  date: 99999999999999999999\n  startDate: 1e400\n  latitude: .inf\n  maxSubmissions: 9e99\n  name: 0x1FFFFFFFFFFFFFFFFFFF\n',
  'zero characters': '- title: "a\\0b"\n  name: "c\\0d"\n  date: 2026-01-01\n',
  quotes: `title,date,name\n${'"'.repeat(50_001)}`,
  columns: `${'a,'.repeat(5000)}\n${'1,'.repeat(5000)}`,
  'huge cells':
    `title,name,first_name,last_name,date,sport,slug,opponent,home_away,points,wins,jersey\n` +
    `${`${'9'.repeat(400)},`.repeat(12)}\n`,
}

/** A PNG whose pixels end in the middle. */
const wholePicture = await sharp(
  Buffer.from(Array.from({ length: 2400 }, (_, i) => (i * i) % 251)),
  { raw: { width: 40, height: 20, channels: 3 } },
)
  .png()
  .toBuffer()
const cutPicture = wholePicture.subarray(0, wholePicture.length >> 1)

const story = '---\ntitle: It counts\ndate: 2026-09-01\n---\nText.\n'
const head = (more: string) => `---\ntitle: Odd\ndate: 2026-09-02\n${more}\n---\n`

/** Every list, and a file of each other kind; not those that the other files stay readable by. */
const everywhere = (body: string | Uint8Array): Record<string, string | Uint8Array> => ({
  ...Object.fromEntries(entryFiles.map(({ file }) => [file, body])),
  'navigation.yaml': body,
  'rosters/football/2025.csv': body,
  'rosters/football/2026.staff.csv': body,
  'opponent-rosters/football/2026/aldermoor.csv': body,
  'schedules/baseball/2027.csv': body,
  'standings/football/2026.csv': body,
  'statistics/football/2026.csv': body,
  'history/football.csv': body,
  'stories/odd.md': body,
  'stats/odd.xml': body,
})

const takenOf = ({ parts }: Report) =>
  Object.fromEntries(parts.map(({ file, taken }) => [file, taken]))
const namesIn = ({ parts }: Report) =>
  new Set(parts.flatMap(({ file, notes }) => [file, ...notes.map((note) => note.file)]))

describe('hostile files of an import folder [CA-03]', () => {
  it.each(Object.keys(hostile))(
    'end nothing: each is reported and the others are imported: %s',
    async (name) => {
      const store = await storeForTest()
      const files = everywhere(hostile[name]!)
      const report = await importFolder(store, 'test', pack({ ...files, 'stories/good.md': story }))
      for (const file of Object.keys(files)) expect(namesIn(report)).toContain(file)
      expect(takenOf(report)).toMatchObject({
        'rosters/football/2026.csv': 3,
        'schedules/football/2026.csv': 2,
      })
      expect(await titles(store)).toContain('It counts')
    },
    60_000,
  )

  it.each(Object.keys(hostile))('end no import of a single file: %s', async (name) => {
    const store = await storeForTest()
    const folder = pack({ ...everywhere(hostile[name]!), 'stories/good.md': story })
    await importFile(store, 'test', join(folder, 'site.yaml'))
    for (const file of ['alerts.yaml', 'facilities.yaml', 'archives.csv', 'navigation.yaml']) {
      const report = await importFile(store, 'test', join(folder, file))
      expect(namesIn(report)).toContain(file)
    }
  })

  it.each([
    ['a.svg', svg(nested), 'nested'],
    ['b.svg', svg('<circle r="9"/>'.repeat(30_000)), 'too much to draw'],
    [
      'c.svg',
      svg(
        `<filter id="f"><feMorphology radius="100"/></filter>${'<rect filter="url(#f)" width="40" height="20"/>'.repeat(3)}`,
      ),
      'seconds to draw',
    ],
    ['d.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'cannot be read'],
    ['e.png', '{}', 'is not a png'],
    ['h.png', cutPicture, 'is damaged and cannot be drawn'],
    ['f.svg', svg('<a>'), 'well-formed'],
    ['g.svg', new Uint8Array(3000), 'is not a png'],
  ])('a picture that cannot be drawn is left out: %s', async (name, bytes, reason) => {
    const store = await storeForTest()
    const report = await importFolder(
      store,
      'test',
      pack({
        [`pictures/${name}`]: bytes,
        'stories/good.md': story,
        'stories/odd.md': `${head(`picture: pictures/${name}\nalt: A play`)}Text.\n`,
      }),
    )
    const notes = report.parts.flatMap((fileReport) => fileReport.notes)
    expect(notes.map((note) => note.reason).join()).toContain(`picture pictures/${name}`)
    expect(notes.map((note) => note.reason).join()).toContain(reason)
    expect((await titles(store)).toSorted()).toEqual(['It counts', 'Odd'])
  })

  it.each([
    ['front matter', `---\ntitle: ${'['.repeat(deep)}\n---\nText`],
    ['quotations', `${head('')}${'>'.repeat(deep)} x`],
    ['emphasis', `${head('')}${'*a **b '.repeat(5000)}`],
    ['links', `${head('')}${'['.repeat(deep)}`],
    [
      'lists',
      `${head('')}${Array.from({ length: 400 }, (_, i) => `${'  '.repeat(i)}- x`).join('\n')}`,
    ],
    ['HTML', `${head('format: html')}${'<div>'.repeat(deep)}`],
  ])('a story of nested %s ends nothing', async (_, body) => {
    const store = await storeForTest()
    const report = await importFolder(
      store,
      'test',
      pack({ 'stories/good.md': story, 'stories/odd.md': body }),
    )
    expect(takenOf(report)['stories']).toBeGreaterThan(0)
    expect(await titles(store)).toContain('It counts')
  })
})

const titles = async (store: Awaited<ReturnType<typeof storeForTest>>): Promise<string[]> =>
  (await store.db.selectFrom('story').select('doc').execute()).map(
    ({ doc }) => (JSON.parse(doc) as { title: string }).title,
  )
