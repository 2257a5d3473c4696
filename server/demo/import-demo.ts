// Imports the demo during the build of `npm start`. A failure is left to the server, which imports
// what is missing and reports what is wrong.
import { resolve } from 'node:path'
import { readConfig } from '../config.ts'
import { openStore } from '../db/store.ts'
import { ensureDemo, wantsDemo } from './ensure-demo.ts'

async function importDemo(): Promise<void> {
  const { CONTENT_API_URL, DATABASE_URL, DATA_DIR, DEMO } = readConfig(process.env)
  if (CONTENT_API_URL) return
  const store = await openStore(resolve(DATA_DIR), { databaseUrl: DATABASE_URL })
  const stop = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop.abort())
  if (await wantsDemo(DEMO, store))
    await ensureDemo(store, { onProgress: (line) => console.log(line), signal: stop.signal })
  await store.close()
}

await importDemo().catch(() => {
  process.exitCode = 1
})
