import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { Stop, root } from './run.mjs'

const needed = 24

/**
 * The Node of our optional dependency, else the system's when it is new enough. Child processes
 * find it first on their path, then this project's tools.
 */
export function useNode24() {
  const node = [join(root, 'node_modules/.bin/node'), process.execPath].find(
    (file) => existsSync(file) && majorOf(file) >= needed,
  )
  if (!node) {
    throw new Stop(
      `Node ${needed} is needed: node_modules/.bin/node does not run on ` +
        `${process.platform}-${process.arch} and this Node is ${process.versions.node}. ` +
        `Install Node ${needed} and try again.`,
    )
  }
  const tools = join(root, 'node_modules/.bin')
  process.env['PATH'] = [dirname(node), tools, process.env['PATH'] ?? ''].join(delimiter)
  // Node caches compiled code: a server then starts in half the time (1.05 s of a core instead of
  // 1.9 s), and the tests start hundreds.
  process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules/.cache/compiled')
  return node
}

function majorOf(/** @type {string} */ file) {
  const version =
    realpathSync(file) === realpathSync(process.execPath)
      ? process.version
      : spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout
  return Number(/^v(\d+)/.exec(version ?? '')?.[1] ?? 0)
}
