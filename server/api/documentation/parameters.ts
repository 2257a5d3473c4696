import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import type { CallSchema } from '../../../src/contract/parts.schema.ts'
import { root } from '../../root.ts'

/**
 * Answers of the example department (tests/fixtures/department) by name of the call. Written by
 * `npm run examples`; a test compares them with real answers.
 */
export const examplesFile = join(root, 'server/api/documentation/examples.json')

export const readExamples = (): Record<string, unknown> =>
  existsSync(examplesFile)
    ? (JSON.parse(readFileSync(examplesFile, 'utf8')) as Record<string, unknown>)
    : {}

/** List entries that an example shows. */
const exampleEntries = 2

/** A shortened answer: the first entries of each list, the beginning of each text. */
export function shortened(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.slice(0, exampleEntries).map(shortened)
  if (typeof answer === 'object' && answer !== null)
    return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, shortened(value)]))
  return answer
}

type Json = Record<string, unknown>

/** A schema as JSON Schema. Shapes with an id become references and are added to `components`. */
export function toJsonSchema(
  schema: z.ZodType,
  components: Record<string, Json>,
  io: 'input' | 'output' = 'output',
): Json {
  const {
    $schema: _,
    $defs,
    ...json
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json & {
    $defs?: Record<string, Json>
  }
  for (const [name, shape] of Object.entries($defs ?? {})) components[name] ??= moved(shape) as Json
  return moved(json) as Json
}

/** References within a schema → references within the document. */
function moved(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(moved)
  if (typeof json !== 'object' || json === null) return json
  return Object.fromEntries(
    Object.entries(json)
      .filter(([key]) => key !== 'id' || typeof (json as Json)['id'] !== 'string')
      .map(([key, value]) => [
        key,
        key === '$ref' && typeof value === 'string'
          ? value.replace('#/$defs/', '#/components/schemas/')
          : moved(value),
      ]),
  )
}

export type Parameter = {
  name: string
  in: 'path' | 'query'
  required: boolean
  schema: Json
  description?: string
}

/** Descriptions of parameters that mean the same in every call. */
const meanings: Readonly<Record<string, string>> = {
  $pageIndex: 'Which page, from 0.',
  $pageSize: 'Entries of a page: 10 unless said, 100 at most.',
  sportId: 'The number of a sport, as Sports gives it.',
  season: 'The title of a season: 2026, 2025-26.',
  locationIndicator: 'H home, A away, N neutral.',
}

/**
 * The parameters of a call in OpenAPI form. A number is documented as an integer, although it
 * arrives as text.
 */
export function listParameters(
  row: Endpoint,
  callSchema: CallSchema,
  schemaOf: (schema: z.ZodType) => Json,
): Parameter[] {
  const { properties = {}, required = [] } = schemaOf(callSchema.query) as {
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

/** A count or an id in the query. */
export const numberParameter = (name: string, description?: string) => ({
  name,
  in: 'query',
  required: false,
  schema: { type: 'integer', minimum: 0 },
  ...(description ? { description } : {}),
})
