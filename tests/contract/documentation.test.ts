import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentationRoutes } from '../../server/api/documentation/answer.ts'
import { readExamples } from '../../server/api/documentation/parameters.ts'
import { documentationPage } from '../../server/api/documentation/page.ts'
import type { Store } from '../../server/db/store.ts'
import * as api from '../../src/contract/api.ts'
import type { ApiName } from '../../src/contract/api.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { schemas } from '../../src/contract/schemas.ts'
import { departmentStore } from '../support/department-store.ts'
import { examplesOf } from '../support/write-examples.ts'
import { routesOf } from '../support/ask-routes.ts'

let store: Store
let calls: ReturnType<typeof routesOf>
beforeAll(async () => {
  store = await departmentStore()
  calls = routesOf((router) => documentationRoutes(router, store))
})
afterAll(() => store.close())

const read = async (path: string) => {
  const url = new URL(path, 'http://testham.localhost:3000')
  return calls(new Request(url), 'testham')
}
type Operation = {
  operationId: string
  summary: string
  parameters: { name: string; in: string; required: boolean; schema: unknown }[]
  responses: Record<string, { content?: Record<string, { example?: unknown }> }>
}
type Document = {
  paths: Record<string, { get: Operation }>
  components: { schemas: Record<string, unknown> }
}

describe('the documentation [CA-02]', () => {
  test('has examples equal to current answers (`npm run examples` writes them)', async () => {
    expect(readExamples()).toEqual(await examplesOf(store))
  })

  test.each(Object.keys(schemas) as ApiName[])(
    'has an example of %s in its documented shape',
    (name) => {
      const example = readExamples()[name]
      expect(example).toBeDefined()
      expect(schemas[name].result.parse(example)).toEqual(example)
    },
  )

  test('describes every call with parameters, statuses and example, all refs valid', async () => {
    const document = (await (await read('/API/v2/openapi.json')).json()) as Document
    const calls = Object.values(document.paths).flatMap(({ get }) => (get ? [get] : []))
    for (const [name, row] of Object.entries(api) as [ApiName, Endpoint][]) {
      const call = calls.find(({ operationId }) => operationId === name)
      expect([name, call?.summary]).toEqual([name, schemas[name].summary])
      expect(call!.parameters.map((one) => one.name).filter((one) => one !== 'format')).toEqual(
        Object.keys(schemas[name].query.shape),
      )
      expect(
        call!.parameters.filter((one) => one.in === 'path').map((one) => `:${one.name}`),
      ).toEqual([...row.path.matchAll(/:\w+/g)].map(([slot]) => slot))
      // A call that counts has an empty answer.
      if (row.isCounter) expect(Object.keys(call!.responses)).toEqual(['204', '400', '403', '421'])
      else
        expect(call!.responses['200']!.content!['application/json']!.example).toEqual(
          readExamples()[name],
        )
    }
    const text = JSON.stringify(document)
    for (const [, name] of text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g))
      expect([name, name! in document.components.schemas]).toEqual([name, true])
    expect(text).toContain('Local time of the department, without a zone')
    expect(text).not.toMatch(/#\/\$defs/)
  })

  test('is the same for any host and port', async () => {
    const [first, other] = await Promise.all(
      ['http://site.invalid', 'http://evil.example:81'].map(async (origin) => {
        const url = new URL('/api/v2/openapi.json', origin)
        return (await calls(new Request(url), 'testham')).text()
      }),
    )
    expect(other).toBe(first)
    expect(other).not.toContain('evil.example')
  })
  test('describes parameters, tokens and formats for generated clients', async () => {
    const document = (await (await read('/api/v2/openapi.json')).json()) as {
      security: unknown
      tags: { name: string }[]
      paths: Record<string, { get: Operation & { security?: unknown; description?: string } }>
    }
    const of = (path: string) => document.paths[path]!.get
    const schemaOf = (path: string, name: string) =>
      of(path).parameters.find((one) => one.name === name)?.schema
    expect(schemaOf('/api/v2/EventsResults/upcoming', 'sportId')).toEqual({
      type: 'integer',
      minimum: 0,
    })
    expect(schemaOf('/api/v2/EventsResults/upcoming', 'ticketedOnly')).toEqual({ type: 'boolean' })
    expect([document.security, of('/api/v2/Sports').security]).toEqual([[], undefined])
    expect([
      of('/api/v2/Hidden/archives').security,
      Object.keys(of('/api/v2/Hidden/archives').responses),
    ]).toEqual([[{ token: [] }], ['200', '400', '401', '421']])
    expect(of('/api/v2/Stories/games').description).toMatch(/at most 100 comma-separated ids/)
    expect(Object.keys(of('/api/v2/Stories/{id}/next-game').responses)).toEqual([
      '200',
      '204',
      '304',
      '400',
      '421',
    ])
    for (const path of [
      '/api/v2/Rss/xml',
      '/api/v2.1/{list}',
      '/api/v2/stream',
      '/api/v2/Calendar/subscribe',
    ])
      expect([path, path in document.paths]).toEqual([path, true])
    const tags = new Set(document.tags.map(({ name }) => name))
    for (const { get } of Object.values(document.paths))
      for (const tag of (get as { tags?: string[] } | undefined)?.tags ?? [])
        expect([tag, tags.has(tag)]).toEqual([tag, true])
  })

  test('renders openapi.json with an escaped name and this host only', async () => {
    const response = await read('/api/v2/docs')
    const html = await response.text()
    expect(html).toContain('<title>Content API | Testham Terriers</title>')
    expect(html).toContain('<noscript>This page needs JavaScript.')
    expect(documentationPage('A & <b>')).toContain('Content API | A &amp; &lt;b&gt;')
    const policy = response.headers.get('content-security-policy')!
    expect(policy).toMatch(/^default-src 'none';/)
    expect(policy).not.toMatch(/https?:|\*|unsafe/)
    // The one script inside the page is the one in the policy.
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text!)
    expect(scripts).toHaveLength(1)
    expect(policy).toContain(
      `'sha256-${createHash('sha256').update(scripts[0]!).digest('base64')}'`,
    )
  })
})
