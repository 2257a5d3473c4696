import { z } from 'zod'

/** The schema of a place within what a schema describes; undefined where that cannot be told. */
export function schemaAt(schema: z.ZodType, path: (string | number)[]): z.ZodType | undefined {
  let here: z.ZodType | undefined = schema
  for (const key of path) {
    here = here && inside(here, key)
    if (!here) return undefined
  }
  return here
}

function inside(schema: z.ZodType, key: string | number): z.ZodType | undefined {
  const plain = unwrapped(schema)
  if (plain instanceof z.ZodArray) return plain.element as z.ZodType
  if (plain instanceof z.ZodObject)
    return Object.hasOwn(plain.shape, key) ? (plain.shape[key as string] as z.ZodType) : undefined
  if (plain instanceof z.ZodRecord) return plain.valueType as z.ZodType
  if (plain instanceof z.ZodUnion)
    return (plain.options as z.ZodType[])
      .map((option) => inside(option, key))
      .find((found) => found !== undefined)
  return undefined
}

function unwrapped(schema: z.ZodType): z.ZodType {
  let plain = schema
  while (
    plain instanceof z.ZodNullable ||
    plain instanceof z.ZodOptional ||
    plain instanceof z.ZodDefault ||
    plain instanceof z.ZodReadonly
  )
    plain = plain.unwrap() as z.ZodType
  if (plain instanceof z.ZodPipe) return unwrapped(plain.in as z.ZodType)
  if (plain instanceof z.ZodLazy) return unwrapped(plain.unwrap() as z.ZodType)
  return plain
}

/**
 * Whether what stands in a list is a thing of its own, rather than one of several numbers that
 * belong together.
 */
export function isItem(schema: z.ZodType): boolean {
  const plain = unwrapped(schema)
  return (
    plain instanceof z.ZodObject ||
    plain instanceof z.ZodRecord ||
    (plain instanceof z.ZodUnion && (plain.options as z.ZodType[]).every(isItem))
  )
}
