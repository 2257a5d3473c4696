import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { callApi } from '../../server/api/call-api.ts'
import { ReadContext } from '../../server/content/read-context.ts'
import type { Store } from '../../server/db/store.ts'
import * as api from '../../src/contract/api.ts'
import type { ApiName } from '../../src/contract/api.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { schemas } from '../../src/contract/schemas.ts'
import type { CallSchema } from '../../src/contract/parts.schema.ts'

/** Every path of a folder with its bytes, as text that differs when they do. */
export const folderOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((path) => [path.slice(folder.length + 1), readFileSync(path).toString('latin1')]),
  )

/**
 * A store's answers at one time: every call of the contract with its example, and for each numeric
 * parameter with the numbers from 1 to `most`. The key is the call and its query.
 */
export async function answersOf(
  store: Store,
  tenant: string,
  now: Date,
  most: number,
): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  for (const [name, row] of Object.entries(api) as [ApiName, Endpoint][]) {
    if (row.isCounter || row.method !== 'GET') continue
    for (const query of queriesOf(schemas[name] as CallSchema, most)) {
      const answer = await callApi(name, new ReadContext(store, tenant, now), query).then(
        // The token of a form is signed with the secret of its store, which also has its own log.
        (value) =>
          JSON.stringify(value, (key, part) =>
            key === 'token' || key === 'changedAt' ? undefined : part,
          ),
        (error: unknown) => `fault: ${String(error)}`,
      )
      answers.set(`${name} ${JSON.stringify(query)}`, answer)
    }
  }
  return answers
}

function queriesOf({ query, example }: CallSchema, most: number): unknown[] {
  const asked: unknown[] = [example, { ...(example as object), $pageSize: 100 }]
  for (const parameter of Object.keys(query.shape).filter((one) => /Id$|^id$/.test(one))) {
    for (let id = 1; id <= most; id++) asked.push({ ...(example as object), [parameter]: id })
  }
  return asked.flatMap((one) => query.safeParse(one).data ?? [])
}
