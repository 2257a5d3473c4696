import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Stop, root, run } from './run.mjs'

/**
 * @typedef {Record<string, { version?: string, optional?: boolean, peer?: boolean, link?: boolean
 * }>} Packages
 */

/**
 * npm writes a lock file of what it installed. Contents are compared instead of times, so that a
 * checkout that touches files reinstalls nothing, and one changed package is noticed.
 */
function installed(/** @type {string} */ folder) {
  const there = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(there)) return false
  const has = packagesOf(there)
  return Object.entries(packagesOf(join(folder, 'package-lock.json'))).every(
    ([path, wanted]) =>
      path === '' ||
      (has[path] ? has[path].version === wanted.version : wanted.optional || wanted.peer),
  )
}

/** @returns {Packages} */
const packagesOf = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8')).packages

/** Installs what a folder's lock file names, unless it is there. */
export async function ensureInstalled(folder = root) {
  if (!installed(folder)) await install(folder)
}

async function install(/** @type {string} */ folder) {
  const wanted = Object.entries(packagesOf(join(folder, 'package-lock.json'))).filter(
    ([path, { optional }]) => path !== '' && !optional,
  )
  console.log(`Installing ${wanted.length} packages …`)
  const started = Date.now()
  // npm shows its own progress on a terminal; a log gets a line from time to time.
  const alive = process.stderr.isTTY
    ? undefined
    : setInterval(() => {
        const seconds = Math.round((Date.now() - started) / 1000)
        const there = wanted.filter(([path]) => existsSync(join(folder, path, 'package.json')))
        console.log(`… ${there.length} of ${wanted.length} packages, ${seconds} s`)
      }, 5_000)
  // The Node that runs npm, because the one in node_modules is about to be replaced. Warnings are
  // hidden: each package that needs a newer Node than npm's would print one.
  const { npm_node_execpath: node, npm_execpath: npm } = process.env
  const args = [
    'ci',
    `--prefix=${folder}`,
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const { code, seconds } =
    node && npm && existsSync(node)
      ? await run(node, [npm, ...args], { minutes: 15 })
      : await run('npm', args, { minutes: 15 })
  clearInterval(alive)
  if (code !== 0) throw new Stop('npm ci failed: the lines above say why.')
  console.log(`Installed in ${Math.round(seconds)} s.`)
}
