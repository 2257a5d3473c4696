import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Rendering } from '../../src/contract/rendering.ts'

type Chunk = {
  file: string
  src?: string
  name?: string
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
  /** The first script, which loads the app when a page needs it. */
  script: string
  /** The app's files. */
  app: string[]
  /** The style sheet of the whole site; null in tests that have no build. */
  stylesheet: string | null
  fonts: string[]
}

const startKey = 'src/start.ts'
const appKey = 'src/entry-client.tsx'
/** Rows of less visited pages, which such a page needs at once. */
const laterKey = 'src/routes/pages/later-pages.ts'

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
      const cachedFiles = files.get(screen)
      if (cachedFiles) return cachedFiles
      const screenFiles = pageFiles(manifest, screen)
      files.set(screen, screenFiles)
      return screenFiles
    },
  }
}

function pageFiles(manifest: Manifest, screen: string | null): PageFiles {
  const screenKey = screen && Object.keys(manifest).find((key) => key.endsWith(`/${screen}.tsx`))
  const keys = new Set<string>()
  const walk = (key: string) => {
    if (keys.has(key)) return
    keys.add(key)
    for (const next of manifest[key]?.imports ?? []) walk(next)
  }
  walk(appKey)
  if (screenKey) walk(screenKey)
  if (screenKey && manifest[laterKey]?.dynamicImports?.includes(screenKey)) walk(laterKey)
  return {
    script: `/${manifest[startKey]!.file}`,
    app: [...keys].map((key) => `/${manifest[key]!.file}`),
    stylesheet: `/${manifest['style.css']!.file}`,
    fonts: Object.entries(manifest)
      .filter(([key]) => /-latin-(?:wght|800)-normal\.woff2$/.test(key))
      .map(([, { file }]) => `/${file}`),
  }
}
