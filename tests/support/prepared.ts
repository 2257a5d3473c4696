import { createHash, randomBytes } from 'node:crypto'
import {
  constants,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { openStore } from '../../server/db/store.ts'
import { ensureDemo } from '../../server/demo/ensure-demo.ts'
import { runStart } from './clock.mjs'
import { departmentWith } from './department-site.ts'
import { importDepartment } from './department.ts'

const root = resolve(import.meta.dirname, '../..')
const cache = join(root, 'node_modules/.cache/prepared')

/**
 * The contents of a prepared data folder: the fixture department (tests/fixtures/department); the
 * same for browser tests, on localhost, without vendors, splash pages and takeovers; or the two
 * demo departments.
 */
const makers = {
  fixture: async (folder: string) => {
    const store = await openStore(folder)
    await importDepartment(store)
    await store.close()
  },
  browser: async (folder: string) => {
    const store = await openStore(folder)
    await departmentWith({ 'splashes.yaml': '[]', 'takeovers.yaml': '[]' })(store)
    await store.close()
  },
  demo: async (folder: string) => {
    const store = await openStore(folder)
    await ensureDemo(store, { onProgress: () => {} })
    await store.close()
  },
}
export type Prepared = keyof typeof makers

/**
 * Returns the data folder of this name, imported at the start of the run's clock. It is made once
 * per state of the sources; never open it: take a copy.
 */
export async function prepare(name: Prepared): Promise<string> {
  const folder = join(cache, `${name}-${sourceHash()}`)
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true })
  const making = join(cache, `making-${randomBytes(6).toString('hex')}`)
  await makers[name](making)
  for (const old of readdirSync(cache)) {
    if (old.startsWith(`${name}-`) && old !== basename(folder))
      rmSync(join(cache, old), { recursive: true, force: true })
  }
  try {
    renameSync(making, folder)
  } catch (error) {
    // Another process has made the same one meanwhile.
    if (!existsSync(folder)) throw error
    rmSync(making, { recursive: true })
  }
  return folder
}

/** Returns a new data folder with the contents of a prepared one. The caller removes it. */
export async function copyOfPrepared(name: Prepared): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), 'fieldhouse-'))
  cpSync(await prepare(name), copy, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return copy
}

let hash: string | undefined

/** One hash over everything that an import depends on. */
function sourceHash(): string {
  if (hash) return hash
  const files = globSync(
    [
      'server/**/*.ts',
      'server/demo/**/*.{csv,yaml,md,xml,br,svg}',
      'src/{contract,domain,routes}/**/*.ts',
      'tests/fixtures/department/**/*',
      'tests/support/{prepared,department,department-site}.ts',
      'package-lock.json',
    ],
    { cwd: root, withFileTypes: true },
  )
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
  const sum = createHash('sha256').update(String(runStart))
  for (const file of files)
    sum.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  return (hash = sum.digest('hex').slice(0, 16))
}
