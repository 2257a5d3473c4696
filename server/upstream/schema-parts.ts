import { z } from 'zod'

export type Container = Record<string | number, unknown>
export const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null

/** The schema inside nullable, optional, default and other wrappers. */
export function unwrapped(schema: z.ZodType): z.ZodType {
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

const nothings = new WeakMap<z.ZodType, { null: boolean; undefined: boolean }>()
/** Whether a field may be null, or may be left out. */
export function accepts(schema: z.ZodType, emptyValue: null | undefined): boolean {
  const accepted = nothings.get(schema) ?? {
    null: schema.safeParse(null).success,
    undefined: schema.safeParse(undefined).success,
  }
  nothings.set(schema, accepted)
  return emptyValue === null ? accepted.null : accepted.undefined
}

/** Sets an own field, also one named like a part of every object. */
export function set(parent: Container, key: string, value: unknown): void {
  Object.defineProperty(parent, key, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  })
}
