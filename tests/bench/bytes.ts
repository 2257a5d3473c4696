import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { department, fillDepartment } from './department.ts'
import { root, startSite } from './processes.ts'
import type { Findings, Row } from './table.ts'

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; css?: string[] }

const group = 'bytes'
const client = join(root, 'dist/client')
const kilobytes = (bytes: number): number => bytes / 1024
const compressed = (data: Buffer | string): number => brotliCompressSync(data).length

/**
 * What the first visit downloads. Counted, not timed: the same in every run of a build and its
 * content.
 */
export async function measureBytes(): Promise<Findings> {
  const rows: Row[] = [...scripts()]
  const notes: string[] = []
  const site = await startSite(fillDepartment)
  try {
    const fonts = new Set<string>()
    for (const page of ['schedule', 'roster', 'story', 'player'] as const) {
      const { bytes, html } = await fetchPage(site.url, department.pages[page])
      const parts = partsOf(html)
      const linked = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].reduce(
        (sum, [, href]) => sum + compressed(readFileSync(join(client, href!))),
        0,
      )
      rows.push({
        group,
        what: `HTML and CSS of the ${page}, brotli`,
        unit: 'B',
        ours: bytes + linked,
        goal: '≤ 14,600',
        reached: bytes + linked <= 14_600,
      })
      notes.push(`${page}: ${html.length.toLocaleString('en-US')} characters: ${parts}`)
      for (const [, href] of html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g))
        fonts.add(href!)
    }
    rows.push({
      group,
      what: `fonts requested before the first paint (${fonts.size} files)`,
      unit: 'KB',
      ours: kilobytes(
        [...fonts].reduce((sum, href) => sum + readFileSync(join(client, href)).length, 0),
      ),
    })
    const worker = await fetchPage(site.url, '/sw.js')
    rows.push({
      group,
      what: 'the worker itself, brotli',
      unit: 'KB',
      ours: kilobytes(worker.bytes),
    })
  } finally {
    await site.stop()
  }
  notes.push(
    'bytes: one department of 40 games, 40 players and 20 stories, without pictures; a ' +
      'KB is 1,024 bytes',
  )
  return { rows, notes }
}

function scripts(): Row[] {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const entry = Object.keys(manifest).find((key) => manifest[key]!.isEntry)!
  const closure = (key: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(key)) return seen
    seen.add(key)
    for (const next of manifest[key]?.imports ?? []) closure(next, seen)
    return seen
  }
  return (['Home', 'Schedule'] as const).map((screen) => {
    const key = Object.keys(manifest).find((name) => name.endsWith(`/${screen}Screen.tsx`))!
    const files = [...closure(key, closure(entry))].map((name) => manifest[name]!.file)
    const ours = kilobytes(
      files.reduce((sum, file) => sum + compressed(readFileSync(join(client, file))), 0),
    )
    return {
      group,
      what: `first-load JavaScript of ${screen} (${files.length} files), brotli`,
      unit: 'KB',
      ours,
      goal: '≤ 115',
      reached: ours <= 115,
    }
  })
}

/** A page as a browser receives it: its transferred size and its text. */
async function fetchPage(url: string, path: string): Promise<{ bytes: number; html: string }> {
  const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br' } })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  const html = await answer.text()
  return { bytes: Number(answer.headers.get('content-length')), html }
}

/** What each part of a page costs: how much smaller the page is without it. */
function partsOf(html: string): string {
  const whole = compressed(html)
  const without = (part: RegExp) => whole - compressed(html.replace(part, ''))
  return (
    `style ${without(/<style>[^]*?<\/style>/)} B, state ` +
    `${without(/<script id="state"[^]*?<\/script>/)} B, the rest ` +
    `${compressed(html.replace(/<style>[^]*?<\/style>/, '').replace(/<script id="state"[^]*?<\/script>/, ''))} ` +
    'B'
  )
}
