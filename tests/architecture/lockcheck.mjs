// Run by `npm run lockcheck` after every install. A registry may lack another platform's newest
// binary; npm then writes a lock without it, and `npm ci` refuses that lock on the next machine.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, hasInstallScript?: boolean,
 * dev?: boolean, optionalDependencies?: Record<string, string> }} Entry
 */
/** @typedef {{ packages: Record<string, Entry> }} Lock */

/** @returns {Lock} */
export const readLock = (file = 'package-lock.json') => JSON.parse(readFileSync(file, 'utf8'))

/**
 * The optional dependencies that no entry of the lock answers for, as `parent: name@version`.
 * @param {Lock} lock
 */
export const missingEntries = ({ packages }) =>
  Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !placesFor(path, name).some((place) => packages[place]))
      .map(([name, version]) => `${path || 'package.json'}: ${name}@${version}`),
  )

/**
 * Where Node would look: beside the package's own dependencies, then folder by folder upwards.
 * @param {string} path
 * @param {string} name
 * @returns {string[]}
 */
function placesFor(path, name) {
  const here = path ? `${path}/node_modules/${name}` : `node_modules/${name}`
  if (!path) return [here]
  const up = path.lastIndexOf('node_modules/')
  return [here, ...placesFor(up > 0 ? path.slice(0, up - 1) : '', name)]
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const missing = missingEntries(readLock(process.argv[2]))
  for (const line of missing) console.error(line)
  console.log(
    missing.length > 0
      ? `${missing.length} entries are missing: npm ci will refuse this lock`
      : 'lock: complete',
  )
  process.exitCode = missing.length > 0 ? 1 : 0
}
