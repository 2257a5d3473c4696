import type { z } from 'zod'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import type { Described } from '../../../src/contract/parts.schema.ts'

type Json = Record<string, unknown>
export type Parameter = {
  name: string
  in: 'path' | 'query'
  required: boolean
  schema: Json
  description?: string
}

/** What is said of parameters that mean the same in every call. */
const meanings: Readonly<Record<string, string>> = {
  $pageIndex: 'Which page, from 0.',
  $pageSize: 'Entries of a page: 10 unless said, 100 at most.',
  sportId: 'The number of a sport, as Sports gives it.',
  season: 'The title of a season: 2026, 2025-26.',
  locationIndicator: 'H home, A away, N neutral.',
}

/**
 * The parameters of a call as OpenAPI has them: a number is an integer to whoever asks, though it
 * may come as text.
 */
export function parametersOf(
  row: Endpoint,
  said: Described,
  schemaOf: (schema: z.ZodType) => Json,
): Parameter[] {
  const { properties = {}, required = [] } = schemaOf(said.query) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => {
    const inPath = new RegExp(`:${name.replace('$', '\\$')}(?=/|$)`).test(row.path)
    return {
      name,
      in: inPath ? 'path' : 'query',
      required: inPath || required.includes(name),
      schema: plain(schema),
      ...(meanings[name] ? { description: meanings[name] } : {}),
    }
  })
}

function plain(schema: Json): Json {
  const choices = (schema['anyOf'] ?? []) as Json[]
  if (choices.some(({ type }) => type === 'integer')) return { type: 'integer', minimum: 0 }
  if (choices.some(({ type }) => type === 'boolean')) return { type: 'boolean' }
  return schema
}
