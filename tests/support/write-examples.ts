import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { callApi } from '../../server/api/call-api.ts'
import { examplesFile, shortened } from '../../server/api/documentation/parameters.ts'
import { ReadContext } from '../../server/content/read-context.ts'
import { openStore, type Store } from '../../server/db/store.ts'
import type { ApiName } from '../../src/contract/api.ts'
import { schemas } from '../../src/contract/schemas.ts'
import { importDepartment } from './department.ts'

/** The time at which the examples are requested: their department has the fall of 2026. */
export const exampleMoment = new Date('2026-09-02T18:00:00Z')

/**
 * The example department's answer to every call, as shown in the documentation. Times of the import
 * itself and signatures of form tokens are replaced by one.
 */
export async function examplesOf(
  store: Store,
  tenant = 'testham',
): Promise<Record<string, unknown>> {
  const examples: Record<string, unknown> = {}
  for (const name of Object.keys(schemas) as ApiName[]) {
    const answer = await callApi(
      name,
      new ReadContext(store, tenant, exampleMoment),
      schemas[name].query.parse(schemas[name].example),
    )
    examples[name] = JSON.parse(
      JSON.stringify(shortened(answer))
        .replace(/("(?:updatedAt|changedAt|receivedAt)":")[^"]*"/g, '$12026-09-02T18:00:00.000Z"')
        .replace(/("through":")[^"]*"/g, '$12026-09-02"')
        .replace(/("token":"\d+\.)[^"]*"/g, '$1x3v9sQmUeLk7TzPbN2aYwg"'),
    )
  }
  return examples
}

/** Run directly, it writes them: `npm run examples`. */
if (import.meta.main) {
  const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-'))
  const store = await openStore(folder)
  try {
    await importDepartment(store)
    writeFileSync(examplesFile, `${JSON.stringify(await examplesOf(store), null, 1)}\n`)
  } finally {
    await store.close()
    rmSync(folder, { recursive: true })
  }
}
