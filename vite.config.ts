import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

type Graph = {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}
const fileOf = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const beforeStart = fileOf('src/before-start.ts')
const untouched = fileOf('src/data/live/untouched.ts')
const firstLoads = [
  'src/entry-client.tsx',
  'src/features/home/HomeScreen.tsx',
  'src/features/schedule/ScheduleScreen.tsx',
].map(fileOf)
/**
 * Contract modules whose calls the first load does not use. It reaches them only through
 * `contract/api.ts`, which joins all of them; they load with the pages that use their calls.
 */
const laterFamilies =
  /[\\/]contract[\\/](archives|calendar|documents|follow|game-center|hidden|honors|opponents|pages|podcasts|rules|search|sign-in|staff|stats|tickets|videos)\.ts$/
/** Files of the app, which each screen finds loaded. */
const appFiles = /[\\/](?:react|router|query|kit|quiet-kit|start-kit|score-kit|rolldown-runtime)-/
const reached = new Map<string, Set<string>>()

/** What the first script needs, and the app too. */
const firstParts = new RegExp(
  'vite[\\\\/]preload-helper|' +
    'platform[\\\\/](?:install-prompt|when-idle|typing|reload-guard|reachability)',
)

/**
 * The chunk of a shared module. `kit` has modules of the client entry, or of both the home and
 * schedule screens, where most visits begin.
 */
function kitOf(id: string, graph: Graph): 'kit' | 'home-kit' | 'schedule-kit' | 'later-kit' {
  const [entry, home, schedule] = firstLoads.map((root) => closureOf(root, graph).has(id)) as [
    boolean,
    boolean,
    boolean,
  ]
  if (entry || (home && schedule)) return 'kit'
  return home ? 'home-kit' : schedule ? 'schedule-kit' : 'later-kit'
}

function closureOf(root: string, graph: Graph): Set<string> {
  const known = reached.get(root)
  if (known) return known
  const seen = new Set<string>([root])
  for (const id of seen)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) seen.add(next)
  for (const id of seen) if (laterFamilies.test(id)) seen.delete(id)
  reached.set(root, seen)
  return seen
}

/**
 * Screens next to where most visits begin, those of a game-day pack, and the search of saved pages.
 * Their files are installed with the worker.
 */
const nearScreens = [
  'features/roster/RosterScreen.tsx',
  'features/roster/PlayerScreen.tsx',
  'features/roster/OpponentRosterScreen.tsx',
  'features/opponents/OpponentScreen.tsx',
  'features/facilities/FacilityScreen.tsx',
  'features/stories/StoryScreen.tsx',
  'features/game-center/GameCenterScreen.tsx',
  'features/saved/SavedScreen.tsx',
  'features/search/SearchScreen.tsx',
  'features/search/SavedResults.tsx',
  'blocks/search/Suggestions.tsx',
  'blocks/search/saved-search.ts',
].map((file) => `src/${file}`)

const digits = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_'
const sheets = new Map<string, { file: string; names: string[] }>()
/**
 * `_`, three letters of its file, and the number of the class in it: class names are repeated often
 * in the HTML and the style sheet, and those of one file compress well beside each other. A change
 * in one sheet renames no class of another, whose scripts stay in the caches.
 */
function shortClassName(name: string, id: string): string {
  const file = relative(import.meta.dirname, id.split('?')[0]!)
  const letters = createHash('sha256').update(file).digest('base64url').slice(0, 3)
  const sheet = sheets.get(letters) ?? { file, names: [] }
  if (sheet.file !== file)
    throw new Error(`the letters of ${sheet.file} and ${file} are equal: rename one of the files`)
  sheets.set(letters, sheet)
  if (!sheet.names.includes(name)) sheet.names.push(name)
  const digit = digits[sheet.names.indexOf(name)]
  if (!digit) throw new Error(`${file} has more than ${digits.length} classes: split it`)
  return `_${letters}${digit}`
}

const layerOrder = /^@layer [^;]+/.exec(
  readFileSync(new URL('src/styles/index.css', import.meta.url), 'utf8'),
)![0]

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] }

/** The scripts that the first visit installs: those of the start and `nearScreens`. */
function firstScripts(): Set<string> {
  const chunks = JSON.parse(
    readFileSync(new URL('dist/client/.vite/manifest.json', import.meta.url), 'utf8'),
  ) as Record<string, Chunk>
  const withImports = (names: Iterable<string>) => {
    const seen = new Set(names)
    for (const name of seen) for (const next of chunks[name]!.imports ?? []) seen.add(next)
    return seen
  }
  const atStart = [...withImports(['src/start.ts', 'src/entry-client.tsx'])]
  const laterParts = atStart.flatMap((name) => chunks[name]!.dynamicImports ?? [])
  const seen = withImports([...atStart, ...laterParts, ...nearScreens])
  return new Set([...seen].map((name) => chunks[name]!.file))
}

/**
 * Three builds: the browser's, the service worker (by the plugin, after the browser's), and the
 * server rendering entry.
 */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  plugins: [
    // Warnings for developers are left out. `displayName` assignments and calls without a PURE
    // annotation prevent tree shaking of unused router components.
    {
      name: 'unused-router-parts',
      transform: (code, id) =>
        /react-router[\\/]dist[\\/]/.test(id)
          ? code
              .replace(/^\w+\.displayName = .*;$/gm, '')
              .replace(/^\s+warn(?:ing|Once|ingOnce)\(/gm, 'import.meta.env.DEV && $&')
              .replace(/= (React\$1\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1')
          : undefined,
    },
    // The sheet of the site begins with the styles of its chunks: the order of layers comes first.
    {
      name: 'layer-order-first',
      generateBundle: {
        order: 'post',
        handler: (_, bundle) => {
          for (const file of Object.values(bundle))
            if (file.type === 'asset' && file.fileName.endsWith('.css'))
              file.source = `${layerOrder};${String(file.source)}`
        },
      },
    },
    react(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest: JSON.parse(readFileSync(new URL('manifest.webmanifest', import.meta.url), 'utf8')),
      injectManifest: {
        // Every screen is listed, so that a page that was never opened still works offline as far as
        // possible. Files marked `later` are fetched after the first visit (`sw/files.ts`).
        globPatterns: [
          'assets/*.{js,css}',
          'assets/*-latin-{wght,800}-normal*.woff2',
          'assets/*.svg',
        ],
        globIgnores: ['**/sw.js', 'manifest.webmanifest'],
        manifestTransforms: [
          (entries) => {
            const first = firstScripts()
            const isLater = (url: string) => url.endsWith('.js') && !first.has(url)
            return {
              manifest: entries.map((one) => (isLater(one.url) ? { ...one, later: true } : one)),
            }
          },
        ],
        // The server replaces the shell's revision for each tenant when it serves the worker.
        additionalManifestEntries: [{ url: '/_shell', revision: '__SHELL_REVISION__' }],
        rollupFormat: 'iife',
      },
    }),
  ],
  css: { modules: { generateScopedName: shortClassName } },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'ssr']) await builder.build(builder.environments[name]!)
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2024',
        assetsInlineLimit: 0,
        // One style sheet in the head: a sheet that arrives later lays the whole page out again.
        cssCodeSplit: false,
        modulePreload: {
          polyfill: false,
          // What loads after the app need not name the app's own files.
          resolveDependencies: (_, files, { hostId }) =>
            /[\\/](?:start|start-kit|before-start|untouched|react|router)-[^\\/]*$/.test(hostId)
              ? files
              : files.filter((file) => !appFiles.test(file)),
        },
        rolldownOptions: {
          input: ['src/start.ts'],
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
          output: {
            // The first load names a hundred files, and a hash does not compress.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                // The first script and what a page does before the app is needed, without it.
                {
                  name: 'start-kit',
                  test: firstParts,
                  priority: 4,
                },
                {
                  name: (id: string, graph: Graph) =>
                    closureOf(beforeStart, graph).has(id) ? 'quiet-kit' : null,
                  test: /[\\/]src[\\/](?!.*css)/,
                  minShareCount: 2,
                  priority: 3,
                },
                // Likewise what a page with games does.
                {
                  name: (id: string, graph: Graph) =>
                    closureOf(untouched, graph).has(id) ? 'score-kit' : null,
                  test: /[\\/]src[\\/](?!.*css)/,
                  minShareCount: 2,
                  priority: 3,
                },
                // Each is evaluated in a task of its own (`src/start.ts`).
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
                  priority: 2,
                },
                { name: 'router', test: /node_modules[\\/]react-router[\\/]/, priority: 2 },
                // Mutation hooks load with the forms.
                {
                  name: 'query',
                  test: /node_modules[\\/]@tanstack[\\/](query-core|react-query)[\\/](?!.*(mutationObserver|useMutation(State)?)\.js$)/,
                  priority: 2,
                },
                // Shared modules are grouped into few files: small files compress badly, and each
                // costs a request. Modules shared only by later pages are kept out of the first
                // load.
                ...(['kit', 'home-kit', 'schedule-kit', 'later-kit'] as const).map((name, i) => ({
                  name: (id: string, graph: Graph) => (kitOf(id, graph) === name ? name : null),
                  test: /[\\/]src[\\/](?!entry-client|.*css)/,
                  // A module of the entry is not counted as shared with what loads after it.
                  minShareCount: [1, 2, 2, 3][i]!,
                  priority: 1.9 - i / 10,
                })),
              ],
            },
          },
        },
      },
    },
    ssr: {
      // One file starts in a quarter of the time of a thousand, with half the memory.
      resolve: { noExternal: true, external: ['sharp', 'pg'] },
      build: {
        outDir: 'dist/server',
        ssr: true,
        emitAssets: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: {
            'entry-server': 'src/entry-server.tsx',
            main: 'server/main.ts',
            'drawing-thread': 'server/site/drawing-thread.ts',
          },
        },
      },
    },
  },
})
