import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { departmentFolder } from '../../tests/support/department.ts'
import { departmentStore } from '../../tests/support/department-store.ts'
import { folderForTest } from '../../tests/support/import-store.ts'
import { importFolder } from './import-folder.ts'
import type { Report } from './report.ts'

const runs = process.env['PROOF'] === '1' ? 100 : 8
/** Every file of the fixture department: lists, tables, stories, stat files, pictures, captions. */
const files = globSync('**/*.*', { cwd: departmentFolder }).toSorted()

/** A file that ends early, or has other bytes from a place on. Places are shares of its length. */
type Damage = { from: number; length: number; bytes: Uint8Array; cut: boolean }
const damage = fc.record<Damage>({
  from: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.double({ min: 0, max: 0.3, noNaN: true }),
  bytes: fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 40 }),
    fc
      .constantFrom('\0', '"', ',', '\n', ': ', '- ', '{[', '\t', '<', '&a', '0', '\u{1f3c8}')
      .map((text) => Buffer.from(text)),
  ),
  cut: fc.boolean(),
})

function damaged(whole: Buffer, { from, length, bytes, cut }: Damage): Buffer {
  const start = Math.floor(from * whole.length)
  if (cut) return whole.subarray(0, start)
  const end = Math.max(start + 1, start + Math.floor(length * whole.length))
  return Buffer.from(whole).fill(bytes, start, Math.min(end, whole.length))
}

async function importDamaged(damages: Record<string, Damage>): Promise<Report> {
  const folder = folderForTest()
  cpSync(departmentFolder, folder, { recursive: true })
  for (const [name, how] of Object.entries(damages))
    writeFileSync(join(folder, name), damaged(readFileSync(join(departmentFolder, name)), how))
  const store = await departmentStore()
  try {
    return await importFolder(store, 'testham', folder)
  } finally {
    await store.close()
  }
}

/** In each run another half of the files is damaged. */
const halfOfThem = fc
  .tuple(...files.map(() => fc.option(damage, { freq: 2 })))
  .map((all) =>
    Object.fromEntries(files.flatMap((name, i) => (all[i] ? [[name, all[i]] as const] : []))),
  )

/** A message that an author cannot do anything with: it is of a bug. */
const ofBug = /undefined|is not a function|is not iterable|Cannot (?:read|set)|\n\s+at /

test('damage to any file ends no import, and each fault names its file [CA-03]', async () => {
  await fc.assert(
    fc.asyncProperty(halfOfThem, async (damages) => {
      expect(Object.keys(damages).length).toBeGreaterThan(files.length / 4)
      const { parts } = await importDamaged(damages)
      const notes = parts.flatMap((part) => part.notes)
      const named = new Set([...files, ...parts.map(({ file }) => file)])
      expect(notes.filter(({ file }) => !named.has(file))).toEqual([])
      expect(notes.filter(({ reason }) => reason === '' || ofBug.test(reason))).toEqual([])
      const counted = parts.filter(
        ({ rows, taken, changed, same, refused }) => rows !== taken + changed + same + refused,
      )
      expect(counted).toEqual([])
    }),
    { numRuns: runs },
  )
}, 300_000)

const nothing: Damage = { from: 0, length: 1, bytes: new Uint8Array([0]), cut: false }
/** One file of each kind. */
const kinds = [
  'site.yaml',
  'sports.csv',
  'opponents.csv',
  'rosters/football/2026.csv',
  'rosters/football/2026.staff.csv',
  'opponent-rosters/football/2026/ashford.csv',
  'schedules/football/2026.csv',
  'standings/football/2026.csv',
  'statistics/womens-soccer/2026.csv',
  'history/football.csv',
  'archives.csv',
  'alerts.yaml',
  'stories/season-opens.md',
  'stats/fb-1.xml',
  'pictures/logo.svg',
  'files/coach.srt',
  'files/handbook.pdf',
]

test.each(kinds)('a file without its content is reported: %s [CA-03]', async (name) => {
  const { parts } = await importDamaged({ [name]: nothing })
  const told = parts
    .flatMap((part) => part.notes)
    .filter(({ file, reason }) => `${file} ${reason}`.includes(name))
  expect(told.length).toBeGreaterThan(0)
})
