import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { z } from 'zod'
import { departmentFolder } from '../../../tests/support/department.ts'
import { createFileReport } from '../report.ts'
import { allAmericans, awards, awardTypes, honors } from './honors.ts'
import { coachingRecords, departments, historicalRoster, peopleSettings, staff } from './people.ts'
import { csvEntries, type EntryFile } from './read-entries.ts'
import { entryParts, type EntryResolver } from './parts.ts'

const keys = [
  'football',
  'womens-soccer',
  'Administration',
  'Sports Medicine',
  'sam-okafor',
  'Athlete of the Week',
  'season-opens',
]
const idOf = async (key: string) => keys.indexOf(key) + 1 || null
const words = {
  sportId: idOf,
  timeZone: async () => 'America/Chicago',
  sportSlug: async (id: number) => keys[id - 1] ?? null,
  idOf: (_: string, key: string) => idOf(key),
  keyOf: async (_: string, id: number) => keys[id - 1] ?? null,
  image: async (path: string, altText: string, caption: string | null) => ({
    url: `/images/${path}`,
    width: 10,
    height: 10,
    altText,
    caption,
  }),
  pathOf: ({ url }: { url: string }) => url.replace('/images/', ''),
  htmlOf: async (markdown: string) => `<p>${markdown.trim()}</p>`,
  cleanHtml: (html: string) => html,
  say: () => undefined,
} as unknown as EntryResolver

const files = [
  peopleSettings,
  departments,
  staff,
  coachingRecords,
  historicalRoster,
  honors,
  allAmericans,
  awardTypes,
  awards,
] as EntryFile[]

/** stored → written by an export → read by an import, for lists and spreadsheets */
test.each(files)('stores the same after $file is written and read again [CA-03]', async (file) => {
  const entry: z.ZodType = file.entry(entryParts(words))
  const bytes = await readFile(join(departmentFolder, file.file))
  const entries = file.csv
    ? csvEntries(file.csv, bytes, createFileReport(file.file))!.map((row) => row.entry)
    : (parse(bytes.toString()) as unknown[])
  expect(entries.length).toBeGreaterThan(0)
  for (const one of entries) {
    const doc: unknown = file.kind.doc.parse(file.complete((await entry.decodeAsync(one)) as never))
    const written = JSON.parse(JSON.stringify(await entry.encodeAsync(doc))) as Record<
      string,
      unknown
    >
    // A spreadsheet has text only, each value in its own column.
    if (file.csv)
      for (const [field, value] of Object.entries(written))
        expect([
          field,
          value === null || typeof value === 'string',
          file.csv.known.includes(field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)),
        ]).toEqual([field, true, true])
    const again = file.csv
      ? Object.fromEntries(Object.entries(written).filter(([, value]) => value !== null))
      : written
    expect(file.kind.doc.parse(file.complete((await entry.decodeAsync(again)) as never))).toEqual(
      doc,
    )
  }
})
