import { z } from 'zod'
import { isContainer, set, unwrapped, type Container } from './schema-parts.ts'

/**
 * An answer with our spelling of each key: `start_date`, `StartDate` and `start-date` are read as
 * `startDate` where the schema has that key and the answer does not. Everything else is unchanged.
 */
export function normalizeKeys(schema: z.ZodType, value: unknown): unknown {
  if (!isContainer(value)) return value
  const plain = unwrapped(schema)
  if (plain instanceof z.ZodArray) {
    if (!Array.isArray(value)) return value
    return value.map((item) => normalizeKeys(plain.element as z.ZodType, item))
  }
  if (Array.isArray(value)) return value
  if (plain instanceof z.ZodUnion)
    return (plain.options as z.ZodType[]).reduce<unknown>(
      (answer, option) => normalizeKeys(option, answer),
      value,
    )
  if (!(plain instanceof z.ZodObject)) return value
  const out: Container = {}
  const byLetters = new Map(Object.keys(plain.shape).map((key) => [normalizeKey(key), key]))
  for (const [key, inside] of Object.entries(value)) {
    const ownName = byLetters.get(normalizeKey(key))
    const name = ownName !== undefined && !Object.hasOwn(value, ownName) ? ownName : key
    const part = plain.shape[name] as z.ZodType | undefined
    set(out, name, part ? normalizeKeys(part, inside) : inside)
  }
  return out
}
/** A key without case and separators: `start_date` and `StartDate` are the same. */
export const normalizeKey = (key: string): string => key.replace(/[\s_-]/g, '').toLowerCase()
