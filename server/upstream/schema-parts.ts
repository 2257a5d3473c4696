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
