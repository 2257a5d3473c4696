import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { readConfig } from '../config.ts'
import { openStore } from '../db/store.ts'
import { ensureSearch } from '../import/rebuild-search.ts'
import { ensureDemo, wantsDemo } from './ensure-demo.ts'
import { demoTenants } from './moved-folder.ts'

const show = (line: string) => void process.stdout.write(`${line}\n`)

// `npm start` runs this beside the build, for the department whose pages the server needs first.
// What it leaves undone, the server does when it starts; so a problem is not reported here.
try {
  const config = readConfig(process.env)
  const dataDir = resolve(config.DATA_DIR)
  if (!config.CONTENT_API_URL) {
    mkdirSync(dataDir, { recursive: true })
    // `ensureDemo` notes a department as imported in its last commit, so one that a power failure
    // undoes is imported again at the next start.
    const store = await openStore(dataDir, { databaseUrl: config.DATABASE_URL, maybeLost: true })
    await ensureSearch(store, show)
    if (await wantsDemo(config.DEMO, store))
      await ensureDemo(store, { onProgress: show, tenants: demoTenants.slice(0, 1) })
    await store.close()
  }
} catch {
  process.exitCode = 1
}
