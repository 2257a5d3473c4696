import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { z } from 'zod'
import { departmentFolder } from '../../../tests/support/department.ts'
import { describeFile, toPublicUrl } from '../../content/files/files.ts'
import { coverage, facilities, pageSettings } from './site.ts'
import { documents, pressClips, publications, sportFiles } from './publications.ts'
import type { EntryFile } from './read-entries.ts'
import { forms } from './forms.ts'
import { entryParts, type EntryResolver } from './parts.ts'

const sports = ['football', 'womens-soccer']
const paths = new Map<string, string>()
const words = {
  sportId: async (slug: string) => sports.indexOf(slug) + 1 || null,
  timeZone: async () => 'America/Chicago',
  sportSlug: async (id: number) => sports[id - 1] ?? null,
  image: async (path: string, altText: string, caption: string | null) => ({
    url: `/images/${path}`,
    width: 10,
    height: 10,
    altText,
    caption,
  }),
  pathOf: ({ url }: { url: string }) => url.replace('/images/', ''),
  file: async (path: string, title: string | null) => {
    const file = describeFile(
      path,
      await readFile(join(departmentFolder, path)),
      title ?? 'untitled',
    )
    paths.set(file.url, path)
    return file
  },
  pathOfFile: (file: { url: string }) => paths.get(toPublicUrl(file as never))!,
  htmlOf: async (markdown: string) => `<p>${markdown.trim()}</p>`,
  cleanHtml: (html: string) => html,
  say: () => undefined,
} as unknown as EntryResolver

/** stored → written by an export → read by an import */
test.each([
  coverage,
  documents,
  facilities,
  forms,
  pageSettings,
  pressClips,
  publications,
  sportFiles,
] as EntryFile[])('stores the same after $file is written and read again [CA-03]', async (file) => {
  const entry: z.ZodType = file.entry(entryParts(words))
  const entries = parse(await readFile(join(departmentFolder, file.file), 'utf8')) as unknown[]
  expect(entries.length).toBeGreaterThan(0)
  for (const one of entries) {
    const doc: unknown = file.kind.doc.parse(file.complete((await entry.decodeAsync(one)) as never))
    const written: unknown = JSON.parse(JSON.stringify(await entry.encodeAsync(doc)))
    expect(file.kind.doc.parse(file.complete((await entry.decodeAsync(written)) as never))).toEqual(
      doc,
    )
  }
})
