import papaparse from 'papaparse'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ContentApi } from '../../server/api/content-api.ts'
import type { StoryDoc } from '../../server/content/docs.ts'
import { writeStory } from '../../server/content/stories/write-stories.ts'
import { transact } from '../../server/content/transaction.ts'
import type { Store } from '../../server/db/store.ts'
import * as api from '../../src/contract/api.ts'
import type { ApiName } from '../../src/contract/api.ts'
import { buildUrl, type Endpoint } from '../../src/contract/endpoint.ts'
import { schemas } from '../../src/contract/schemas.ts'
import type { CallSchema } from '../../src/contract/parts.schema.ts'
import { departmentStore } from '../support/department-store.ts'
import { routesOf } from '../support/ask-routes.ts'

let store: Store
let calls: ReturnType<typeof routesOf>
const stories = 230
beforeAll(async () => {
  store = await departmentStore()
  const doc: StoryDoc = {
    title: 'One of many',
    subHeadline: null,
    teaser: '',
    byline: null,
    date: '2020-01-01T09:00:00',
    image: null,
    redirectAbsoluteUrl: null,
    content: '',
    gameIds: [],
  }
  await transact(store, 'many', async (transaction) => {
    for (let id = 1; id <= stories; id++)
      await writeStory(transaction, { id, slug: `story-${id}`, sportId: null, doc })
  })
  calls = routesOf((router) => new ContentApi(store).routes(router))
})
afterAll(() => store.close())

const rowsOf = async (path: string, tenant = 'testham') => {
  const url = new URL(path, 'http://site.invalid')
  const response = await calls(new Request(url, { headers: { accept: 'text/csv' } }), tenant)
  expect([path, response.status, response.headers.get('content-type')]).toEqual([
    path,
    200,
    'text/csv; charset=utf-8',
  ])
  const { data, meta } = papaparse.parse<Record<string, string>>(
    (await response.text()).replace(/^\uFEFF/, ''),
    { header: true, skipEmptyLines: true },
  )
  return { rows: data, heads: meta.fields ?? [] }
}
const tables = (Object.entries(api) as [ApiName, Endpoint][]).flatMap(([name, row]) =>
  (schemas[name] as CallSchema).table
    ? [{ name, path: buildUrl(row, schemas[name].example as Record<string, unknown>) }]
    : [],
)

describe('tables [CA-02]', () => {
  test.each(tables)('$name has readable headers and text cells', async ({ path }) => {
    const { rows, heads } = await rowsOf(path)
    expect(rows.length).toBeGreaterThan(0)
    // Text, snake_case as the importer reads it, or the name of a statistic; never an internal
    // name.
    for (const head of heads) expect([head, /^[a-z]+[A-Z]/.test(head)]).toEqual([head, false])
    for (const row of rows)
      for (const cell of Object.values(row))
        expect(cell).not.toMatch(/\[object|^[[{]|^undefined$|^null$/)
  })

  test('contain a whole paged list, or one page on request', async () => {
    expect((await rowsOf('/api/v2/Stories', 'many')).rows).toHaveLength(stories)
    expect(new Set((await rowsOf('/api/v2/Stories', 'many')).rows.map(({ url }) => url)).size).toBe(
      stories,
    )
    expect((await rowsOf('/api/v2/Stories?$pageSize=60', 'many')).rows).toHaveLength(60)
    expect((await rowsOf('/api/v2/Stories?$pageIndex=22', 'many')).rows).toHaveLength(10)
  })
})
