import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'

type Json = Record<string, unknown>
/** The shapes by name, and what is said of their fields. */
export type Shapes = {
  named: z.core.$ZodRegistry<{ id: string; description?: string }>
  comments: Map<unknown, Map<string, string>>
}

const folder = resolve(import.meta.dirname, '../../../src/contract/schema')

/**
 * Every shape that the contract names, under its name and with what its source says of it: the
 * documentation is written once, beside the code.
 */
export async function readShapes(): Promise<Shapes> {
  const shapes: Shapes = { named: z.registry(), comments: new Map() }
  const names = new Map<string, string>()
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .toSorted()) {
    const module = (await import(join(folder, file))) as Record<string, unknown>
    const comments = commentsOf(readFileSync(join(folder, file), 'utf8'))
    for (const [name, schema] of Object.entries(module)) {
      if (!(schema instanceof z.ZodType)) continue
      if (names.has(name))
        throw new Error(`two shapes are called ${name}: in ${names.get(name)} and in ${file}`)
      names.set(name, file)
      const { own, fields } = comments.get(name) ?? {
        own: undefined,
        fields: new Map<string, string>(),
      }
      shapes.named.add(schema, { id: name, ...(own ? { description: own } : {}) })
      shapes.comments.set(schema, fields)
    }
  }
  return shapes
}

/** The doc comments of a file's exported shapes, and of their fields. */
export function commentsOf(
  source: string,
): Map<string, { own: string | undefined; fields: Map<string, string> }> {
  const found = new Map<string, { own: string | undefined; fields: Map<string, string> }>()
  for (const [, comment, name = '', body = ''] of source.matchAll(
    /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export const (\w+) = ([\s\S]*?)(?=\n(?:\/\*\*|export|const|function|type)\b|\n\/\*\*|$)/g,
  )) {
    const fields = new Map<string, string>()
    for (const [, text = '', field = ''] of body.matchAll(
      /^ {2}\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n {2}(\w+):/gm,
    ))
      fields.set(field, wordsOf(text))
    found.set(name, { own: comment === undefined ? undefined : wordsOf(comment), fields })
  }
  return found
}

/** A doc comment without its stars. */
export const wordsOf = (comment: string): string =>
  comment
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * A schema as JSON Schema; the shapes it names become references, and are added to `components`.
 */
export function jsonSchemaOf(
  schema: z.ZodType,
  shapes: Shapes,
  components: Record<string, Json>,
  io: 'input' | 'output' = 'output',
): Json {
  const {
    $schema: _,
    $defs,
    ...json
  } = z.toJSONSchema(schema, {
    metadata: shapes.named,
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const fields = (jsonSchema.properties ?? {}) as Record<string, Json>
      for (const [field, text] of shapes.comments.get(zodSchema) ?? [])
        if (field in fields) fields[field] = { ...fields[field], description: text }
    },
  }) as Json & { $defs?: Record<string, Json> }
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
