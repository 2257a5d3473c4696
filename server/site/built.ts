import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Rendering } from '../../src/contract/rendering.ts'
import { readStyles, type Styles } from './used-styles.ts'

type Chunk = {
  file: string
  src?: string
  name?: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}
type Manifest = Record<string, Chunk>

/** The build output that the page renderer needs. */
export type Built = {
  build: string
  folder: string
  entry: Rendering
  /** The files of a page by the name of its screen; null for the shell only. */
  filesOf(screen: string | null): PageFiles
}
export type PageFiles = {
  script: string
  preload: string[]
  /** Styles of every page, which no script loads later. */
  css: string
  /** Styles that their scripts load again later: a page needs only those of its markup. */
  pieces?: Styles
  stylesheets: string[]
  fonts: string[]
}

const entryKey = 'src/entry-client.tsx'
/** Rendered on the server and hydrated later: styles are needed at once, scripts are not. */
const drawnKeys = [
  'src/shell/parts.ts',
  'src/blocks/promotions/PromotionGroup.tsx',
  'src/blocks/hero/Hero.tsx',
  'src/blocks/shelves/ClipShelf.tsx',
  'src/blocks/shelves/ShopShelf.tsx',
  'src/features/home/SportsIndex.tsx',
  'src/features/schedule/ScheduleLinks.tsx',
  'src/features/schedule/ScheduleStrip.tsx',
  'src/blocks/my-teams/FollowButton.tsx',
  'src/blocks/packs/PackButton.tsx',
]
/** Rows of less visited pages, which such a page needs at once. */
const restKey = 'src/routes/pages/rest.ts'

/**
 * Styles larger than this many bytes are linked instead of inlined. A page inlines only the rules
 * it uses, about a third.
 */
const inlineLimit = 120_000

/** Reads the build; throws a one-line error when there is none. */
export async function readBuilt(root: string): Promise<Built> {
  const folder = join(root, 'dist/client')
  const manifestFile = join(folder, '.vite/manifest.json')
  if (!existsSync(manifestFile)) throw new Error('there is no build: run `npm run build` first')
  const text = readFileSync(manifestFile, 'utf8')
  const manifest = JSON.parse(text) as Manifest
  const worker = existsSync(join(folder, 'sw.js')) ? readFileSync(join(folder, 'sw.js')) : ''
  const build = createHash('sha256').update(text).update(worker).digest('hex').slice(0, 12)
  const { rendering: entry } = (await import(
    pathToFileURL(join(root, 'dist/server/entry-server.js')).href
  )) as { rendering: Rendering }
  const files = new Map<string | null, PageFiles>()
  return {
    build,
    folder,
    entry,
    filesOf(screen) {
      const known = files.get(screen)
      if (known) return known
      const made = pageFiles(manifest, folder, screen)
      files.set(screen, made)
      return made
    },
  }
}

function pageFiles(manifest: Manifest, folder: string, screen: string | null): PageFiles {
  const screenKey = screen && Object.keys(manifest).find((key) => key.endsWith(`/${screen}.tsx`))
  const keys = new Set<string>()
  const walk = (key: string) => {
    if (keys.has(key)) return
    keys.add(key)
    for (const next of manifest[key]?.imports ?? []) walk(next)
  }
  walk(entryKey)
  const entryKeys = [...keys]
  if (screenKey) walk(screenKey)
  if (screenKey && manifest[restKey]?.dynamicImports?.includes(screenKey)) walk(restKey)
  const scripts = [...keys]
  drawnKeys.forEach(walk)
  const sheetsOf = (all: Iterable<string>) => [
    ...new Set([...all].flatMap((key) => manifest[key]?.css ?? [])),
  ]
  const textOf = (files: string[]) =>
    files.map((file) => readFileSync(join(folder, file), 'utf8')).join('')
  const sheets = sheetsOf(keys)
  const always = sheetsOf(entryKeys)
  const [css, pieces] = [textOf(always), textOf(sheets.filter((file) => !always.includes(file)))]
  const inline = css.length + pieces.length <= inlineLimit
  return {
    script: `/${manifest[entryKey]!.file}`,
    preload: scripts.filter((key) => key !== entryKey).map((key) => `/${manifest[key]!.file}`),
    css: inline ? css : '',
    pieces: inline ? readStyles(pieces) : [],
    stylesheets: inline ? [] : sheets.map((file) => `/${file}`),
    fonts: Object.entries(manifest)
      .filter(([key]) => key.endsWith('-latin-wght-normal.woff2'))
      .map(([, { file }]) => `/${file}`),
  }
}
