import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { z } from 'zod'
import { departmentFolder } from '../../../tests/support/department.ts'
import { demoFolder } from '../../demo/moved-folder.ts'
import { alerts, partners, promotions, splashes, takeovers, trackingTags } from './notices.ts'
import type { EntryFile } from './read-entries.ts'
import { entryParts, type EntryResolver } from './parts.ts'
import { routeRules, rssFeeds, statements, subNavigations, ticketOffers } from './site.ts'

/** An import folder in which every word is found. */
const words = {
  sportId: async (slug: string) => slug.length * 100 + slug.charCodeAt(0),
  timeZone: async () => 'America/Chicago',
  sportSlug: async () => 'football',
  idOf: async () => 7,
  keyOf: async () => 'fb-1',
  image: async (path: string, altText: string, caption: string | null) => ({
    url: `/images/${path}`,
    width: 4,
    height: 3,
    altText,
    caption,
  }),
  pathOf: ({ url }: { url: string }) => url.replace('/images/', ''),
  htmlOf: async (markdown: string) => `<p>${markdown}</p>`,
  cleanHtml: (html: string) => html,
  hosts: async () => ['*.example'],
  say: () => undefined,
} as unknown as EntryResolver
const inDemo = (file: string) => join(demoFolder('harlan'), file)

test.each([
  alerts,
  splashes,
  takeovers,
  trackingTags,
  promotions,
  routeRules,
  partners,
  ticketOffers,
  rssFeeds,
  subNavigations,
  statements,
] as EntryFile[])('stores the same after $file is written and read again [CA-03]', async (file) => {
  const entry = file.entry(entryParts(words))
  const given = [
    readFileSync(join(departmentFolder, file.file), 'utf8'),
    existsSync(inDemo(file.file)) ? readFileSync(inDemo(file.file), 'utf8') : '[]',
    file === takeovers
      ? '- {title: Bowl day, type: GameDay, gameId: fb-1, url: /gameday/bowl}'
      : '[]',
  ].flatMap((text) => parse(text) as unknown[])
  expect(given.length).toBeGreaterThan(0)
  for (const one of given) {
    const stored = file.kind.doc.parse(
      file.complete(await entry.decodeAsync(one as never)),
    ) as z.infer<typeof file.kind.doc>
    const written = await entry.encodeAsync(stored as never)
    const again = file.kind.doc.parse(
      file.complete(await entry.decodeAsync(JSON.parse(JSON.stringify(written)) as never)),
    )
    // A sport is written and read by its address; this folder has one.
    const sportless = (doc: unknown) => ({ ...(doc as object), sportId: null })
    expect(sportless(again)).toEqual(sportless(stored))
    expect(JSON.stringify(written)).not.toContain('/images/')
  }
})
