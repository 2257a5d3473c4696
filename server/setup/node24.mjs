import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Stop, paths, root } from './run.mjs'

const needed = 24

/**
 * The Node of our optional dependency, else the system's when it is new enough; first on the path
 * of child processes.
 */
export function findNode() {
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
  paths.unshift(dirname(node))
  return node
}

function majorOf(/** @type {string} */ file) {
  const version =
    realpathSync(file) === realpathSync(process.execPath)
      ? process.version
      : spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout
  return Number(/^v(\d+)/.exec(version ?? '')?.[1] ?? 0)
}
