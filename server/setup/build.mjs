import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { Stop, root, run } from './run.mjs'

const sources = [
  'src',
  'sw',
  'vite.config.ts',
  'manifest.webmanifest',
  'package-lock.json',
  'tsconfig.json',
  'server',
]
const stamp = join(root, 'dist/.stamp')

/**
 * A hash of everything the build reads. Of contents, not times, so that a fresh checkout of the
 * same files is the same build.
 */
function sourceHash() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesBelow))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex').slice(0, 20)
}

/** @returns {string[]} */
function filesBelow(/** @type {string} */ path) {
  // The build does not read tests, texts and the departments of the demo.
  if (/\.(test\.tsx?|md)$|^server\/demo\/[a-z]+$/.test(path)) return []
  if (!statSync(join(root, path)).isDirectory()) return [path]
  const names = readdirSync(join(root, path)).sort()
  return names.flatMap((name) => filesBelow(`${path}/${name}`))
}

export const buildIsFresh = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash()

/** The build id is the hash of the sources, so that the same sources give the same bytes. */
export async function build() {
  const hash = sourceHash()
  // The stamp is removed first and written last, so that an interrupted build never counts as
  // complete.
  rmSync(stamp, { force: true })
  const env = { BUILD_ID: process.env['BUILD_ID'] ?? hash.slice(0, 12), NODE_ENV: 'production' }
  /** @param {string} command @param {string[]} args */
  const step = async (command, ...args) => {
    const { code } = await run(command, args, { env })
    if (code !== 0) throw new Stop(`The build failed at: ${[command, ...args].join(' ')}`)
  }
  await step('vite', 'build')
  copyReference()
  await step('node', 'server/precompress.ts')
  writeFileSync(stamp, hash)
}

/**
 * The files of the API documentation (server/api/documentation/page.ts), with their license. After
 * the build, so that the service worker does not precache them.
 */
function copyReference() {
  const folder = join(root, 'dist/client/api/v2/docs')
  mkdirSync(folder, { recursive: true })
  for (const file of ['swagger-ui-bundle.js', 'swagger-ui.css', 'LICENSE', 'NOTICE'])
    copyFileSync(join(root, 'node_modules/swagger-ui-dist', file), join(folder, file))
}

export async function ensureBuilt() {
  if (buildIsFresh()) return
  console.log('Building …')
  await build()
}
