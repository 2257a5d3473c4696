import { z } from 'zod'

type Json = Record<string, unknown>

/**
 * A schema as JSON Schema. Shapes that have an id become references, and are added to `components`.
 */
export function jsonSchemaOf(
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

/** References of a schema on its own → references into the document. */
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
