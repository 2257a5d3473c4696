import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { pack, smallPack, storeForTest } from '../../../tests/support/import-store.ts'
import { placeOfTests, urlOf } from '../../../tests/support/postgres-place.ts'
import { Submission } from '../../../src/contract/forms.schema.ts'
import { SubmissionService } from '../../api/submissions.ts'
import { countRequest } from '../../content/rate-counts.ts'
import { importFolder } from '../../import/import-folder.ts'
import type { Store } from '../store.ts'

const forms = `
- {title: Open, fields: [{type: T, title: Name, name: name}]}
`

/** A connection of another program, in a transaction, to the database of a store. */
async function transactionBeside({ db }: Store): Promise<Client> {
  const { name } = await db
    .selectFrom('meta')
    .select((e) => e.fn<string>('current_database').as('name'))
    .executeTakeFirstOrThrow()
  const client = new Client({ connectionString: urlOf(placeOfTests(), name, 'postgres') })
  await client.connect()
  await client.query('begin')
  return client
}

test("takes a department's form while forty of another wait for its locked rows [CA-03]", async () => {
  const store = await storeForTest()
  for (const tenant of ['alpha', 'beta']) {
    const site = smallPack['site.yaml'].replace('testham.localhost', `${tenant}.localhost`)
    await importFolder(store, tenant, pack({ 'site.yaml': site, 'forms.yaml': forms }))
  }
  const desk = new SubmissionService(store, () => {})
  const send = async (tenant: string) => {
    const form = Submission.parse({ key: randomUUID(), answers: { name: 'Kim' } })
    return (await desk.take(tenant, 1, form, '10.0.0.1')).status
  }
  expect(await send('alpha')).toBe(201)

  const other = await transactionBeside(store)
  try {
    await other.query(`select from rate where tenant = 'alpha' for update`)
    const waiting = Array.from({ length: 40 }, () => send('alpha'))
    await delay(100)
    for (let i = 0; i < 3; i++)
      expect(await Promise.race([send('beta'), delay(2000, 'no answer')])).toBe(201)
    // By now the counts of alpha have expired, and one process deletes those of all departments.
    const limit = { action: 'form hour', subject: '10.0.0.1', max: 9, windowMs: 3_600_000 }
    const later = countRequest(store, 'beta', limit, Date.now() + 2 * limit.windowMs)
    expect(await Promise.race([later, delay(2000, 'no answer')])).toBe(0)
    await other.query('rollback')
    expect(new Set(await Promise.all(waiting))).toEqual(new Set([201]))
  } finally {
    await other.end()
  }
})
