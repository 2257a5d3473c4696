import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentation } from '../../server/api/documentation/answer.ts'
import { readExamples } from '../../server/api/documentation/examples.ts'
import type { Store } from '../../server/db/store.ts'
import * as api from '../../src/contract/api.ts'
import type { ApiName } from '../../src/contract/api.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { schemas } from '../../src/contract/schemas.ts'
import { takeDepartment } from '../support/department.ts'
import { openStore } from '../support/engine.ts'
import { examplesOf } from '../support/write-examples.ts'

let store: Store
beforeAll(async () => {
  store = await openStore(':memory:')
  await takeDepartment(store)
})
afterAll(() => store.close())

const read = async (path: string) => {
  const url = new URL(path, 'http://testham.localhost:3000')
  return (await documentation(new Request(url), url, 'testham', store))!
}
type Operation = { operationId: string; summary: string; parameters: { name: string; in: string; required: boolean }[]; responses: Record<string, { content?: Record<string, { example?: unknown }> }> }
type Document = { paths: Record<string, { get: Operation }>; components: { schemas: Record<string, unknown> } }

describe('[CA-02] the documentation', () => {
  test('every example is what the example department answers now (`npm run examples` writes them again)', async () => {
    expect(readExamples()).toEqual(await examplesOf(store))
  })

  test.each(Object.keys(schemas) as ApiName[])('the example of %s has the shape that is promised', (name) => {
    const example = readExamples()[name]
    expect(example).toBeDefined()
    expect(schemas[name].result.parse(example)).toEqual(example)
  })

  test('openapi.json has every call, its parameters, statuses and example, and every reference leads somewhere', async () => {
    const document = (await (await read('/API/v2/openapi.json')).json()) as Document
    const calls = Object.values(document.paths).flatMap(({ get }) => (get ? [get] : []))
    for (const [name, row] of Object.entries(api) as [ApiName, Endpoint][]) {
      const call = calls.find(({ operationId }) => operationId === name)
      expect([name, call?.summary]).toEqual([name, schemas[name].summary])
      expect(call!.parameters.map((one) => one.name).filter((one) => one !== 'format')).toEqual(Object.keys(schemas[name].query.shape))
      expect(call!.parameters.filter((one) => one.in === 'path').map((one) => `:${one.name}`)).toEqual([...row.path.matchAll(/:\w+/g)].map(([slot]) => slot))
      // A call that counts answers nothing.
      if (row.counts) expect(Object.keys(call!.responses)).toEqual(['204', '400', '403', '421'])
      else expect(call!.responses['200']!.content!['application/json']!.example).toEqual(readExamples()[name])
    }
    const text = JSON.stringify(document)
    for (const [, name] of text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)) expect([name, name! in document.components.schemas]).toEqual([name, true])
    expect(text).toContain('Wall clock of the department without zone')
    expect(text).not.toMatch(/#\/\$defs/)
  })

  test('the page names every call, escapes what it shows, and may load nothing', async () => {
    const response = await read('/api/v2/docs')
    const html = await response.text()
    for (const name of Object.keys(schemas)) expect(html).toContain(`<article id="${name.toLowerCase()}">`)
    expect(html).toContain('Content API | Testham Terriers')
    expect(html.split('<style>')[1]).not.toMatch(/<script|<img|src=/)
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'/)
  })
})
