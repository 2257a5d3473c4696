import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ContentApi } from '../../server/api/content-api.ts'
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
beforeAll(async () => {
  store = await departmentStore()
  calls = routesOf((router) => new ContentApi(store).routes(router))
})
afterAll(() => store.close())

const ask = (path: string, init: RequestInit = {}) =>
  calls(new Request(new URL(path, 'http://site.invalid'), init), 'testham')

const everyRow = (Object.entries(api) as [ApiName, Endpoint][]).map(([name, row]) => ({
  name,
  row,
  said: schemas[name] as CallSchema,
}))
/** Calls that count have empty answers: server/api/count-call.test.ts. */
const rows = everyRow.filter(({ row }) => !row.isCounter && !row.hidden && !row.isPersonal)
const parametersOf = (said: CallSchema) => Object.keys(said.query.shape)
const pathOf = ({ row, said }: (typeof rows)[number], change: Record<string, unknown> = {}) =>
  buildUrl(row, { ...(said.example as Record<string, unknown>), ...change })

describe('every call [CA-01] [CA-02]', () => {
  test.each(rows)('$name returns its example, in its schema', async (one) => {
    const response = await ask(pathOf(one))
    expect(response.status).toBe(200)
    const json: unknown = await response.json()
    // Fields of other systems are added to ours (server/upstream/field-maps.ts).
    expect(json).toMatchObject(one.said.result.parse(json) as object)
    expect(JSON.stringify(json).replace(/[[\]{}":,]|null|items|total|page|pages/g, '')).not.toBe('')
  })

  test.each(rows)('$name has a valid empty value and a summary', ({ row, said }) => {
    expect(said.result.safeParse(row.empty).success).toBe(true)
    expect(said.summary).toMatch(/^[A-Z].{10,}\.$/)
  })

  test.each(rows)('$name answers 304 for a known ETag', async (one) => {
    const first = await ask(pathOf(one))
    const etag = first.headers.get('etag')
    expect(etag).toMatch(/^(?:W\/)?"/)
    expect((await ask(pathOf(one), { headers: { 'if-none-match': etag! } })).status).toBe(304)
  })

  test.each(rows.filter(({ said }) => '$pageIndex' in said.query.shape))(
    '$name pages, with no items past the end',
    async (one) => {
      const far = (await (await ask(pathOf(one, { $pageIndex: 5000, $pageSize: 1 }))).json()) as {
        items: unknown[]
        total: number
        page: number
        pages: number
      }
      expect(far).toMatchObject({ items: [], page: 5000 })
      expect(far.pages).toBe(far.total)
      const first = (await (await ask(pathOf(one, { $pageIndex: 0, $pageSize: 1 }))).json()) as {
        items: unknown[]
      }
      expect(first.items).toHaveLength(1)
    },
  )

  test.each(rows.filter(({ said }) => parametersOf(said).some((name) => name.endsWith('Id'))))(
    '$name answers 404 for an invalid id in the path, 400 in the query',
    async (one) => {
      for (const name of parametersOf(one.said).filter((name) => name.endsWith('Id'))) {
        const response = await ask(pathOf(one, { [name]: 'a' }))
        expect([name, response.status]).toEqual([
          name,
          one.row.path.includes(`:${name}`) ? 404 : 400,
        ])
        expect(response.headers.get('cache-control')).toBe('no-store')
      }
    },
  )

  test.each(
    rows.filter(
      ({ said, row }) =>
        said.result.safeParse(null).success &&
        parametersOf(said).some((name) => row.path.includes(`:${name}`) && name.endsWith('Id')),
    ),
  )('$name answers 204 for a missing item', async (one) => {
    const name = parametersOf(one.said).find(
      (name) => one.row.path.includes(`:${name}`) && name.endsWith('Id'),
    )!
    expect((await ask(pathOf(one, { [name]: 987654 }))).status).toBe(204)
  })
})
