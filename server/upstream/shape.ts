import { z } from 'zod'
import { UpstreamFailure } from './failure.ts'
import { isContainer, unwrapped, type Container } from './schema-parts.ts'

export type Shaped = {
  value: unknown
  /** List items left out. */
  dropped: number
  /** Fields converted, set to their default, or set to null. */
  mended: number
  /** The first problem. */
  because: string | null
}
type Path = (string | number)[]

/** Fixing one problem may reveal another. After this many rounds the answer is invalid. */
const looks = 8

/**
 * Validates an answer by its schema and repairs it: removes invalid list items and invalid optional
 * fields, and converts between text and numbers. Throws UpstreamFailure when the whole is invalid
 * or a list would become empty. Changes `input`. Fields keep their order.
 */
export function shaped(schema: z.ZodType, input: unknown): Shaped {
  const root = { value: input }
  const work: Shaped = { value: null, dropped: 0, mended: 0, because: null }
  for (let look = 0; look < looks; look++) {
    const parsed = schema.safeParse(root.value)
    if (parsed.success) return { ...work, value: inOrderOf(root.value, parsed.data) }
    const [first] = parsed.error.issues
    work.because ??= first ? `${first.path.join('.')}: ${first.message}` : null
    const drops = new Map<unknown[], { items: Set<number>; path: Path }>()
    for (const issue of parsed.error.issues)
      mend(schema, root, ['value', ...(issue.path as Path)], issue, drops, work)
    for (const [list, { items, path }] of drops) {
      if (items.size === list.length && (list.length > 1 || path.length <= 2)) {
        // An emptied list would mean that there are no items, which is not what the upstream said.
        climb(schema, root, path, work, drops, null)
        continue
      }
      work.dropped += items.size
      const rest = list.filter((_, i) => !items.has(i))
      list.length = 0
      for (const item of rest) list.push(item)
    }
  }
  throw new UpstreamFailure('shape', `an answer has an invalid shape: ${work.because}`)
}

type Drops = Map<unknown[], { items: Set<number>; path: Path }>

function mend(
  schema: z.ZodType,
  root: object,
  path: Path,
  issue: z.core.$ZodIssue,
  drops: Drops,
  work: Shaped,
): void {
  const parent = at(root, path.slice(0, -1))
  if (!isContainer(parent)) return
  const key = path.at(-1)!
  const value = own(parent, key)
  const better =
    'expected' in issue
      ? turned(value, String(issue.expected), !isAllOf(parent, key, path))
      : undefined
  if (better !== undefined) {
    set(parent, key, better)
    work.mended++
    return
  }
  climb(schema, root, path, work, drops, issue.message)
}

/**
 * Goes from the invalid value toward the root and removes the first part that is nullable, optional
 * or a list item. Without a reason it is for an emptied list.
 */
function climb(
  schema: z.ZodType,
  root: object,
  path: Path,
  work: Shaped,
  drops: Drops,
  because: string | null,
): void {
  for (let end = path.length; end > 1; end--) {
    const parent = at(root, path.slice(0, end - 1))
    const key = path[end - 1]!
    if (!isContainer(parent)) continue
    const here = schemaAt(schema, path.slice(1, end))
    if (here && own(parent, key) !== null && accepts(here, null)) {
      set(parent, key, null)
      work.mended++
      return
    }
    if (here && !Array.isArray(parent) && accepts(here, undefined)) {
      delete parent[key]
      work.mended++
      return
    }
    // A list of plain values (points by period) is only valid as a whole.
    if (Array.isArray(parent) && here && isItem(here) && (because !== null || end < path.length)) {
      const known = drops.get(parent) ?? { items: new Set<number>(), path: path.slice(0, end - 1) }
      known.items.add(Number(key))
      drops.set(parent, known)
      return
    }
  }
  throw new UpstreamFailure(
    'shape',
    `an answer has an invalid shape: ${path.slice(1).join('.')}: ` +
      `${because ?? 'every item is invalid'}`,
  )
}

/** Converts numbers in text, text from numbers, and flags in words; a missing flag is false. */
function turned(value: unknown, expected: string, mayBeEmpty: boolean): unknown {
  if (
    expected === 'number' &&
    typeof value === 'string' &&
    /^\s*-?\d{1,15}(?:\.\d+)?\s*$/.test(value)
  )
    return Number(value)
  if (expected === 'string' && typeof value === 'number') return String(value)
  if (expected === 'boolean') {
    if (value === undefined || value === null) return false
    if (value === 1 || (typeof value === 'string' && /^(?:true|1)$/i.test(value))) return true
    if (value === 0 || (typeof value === 'string' && /^(?:false|0)$/i.test(value))) return false
  }
  return expected === 'array' && mayBeEmpty && (value === undefined || value === null)
    ? []
    : undefined
}

/** Whether a list is the main content of its answer. */
const isAllOf = (answer: Container, key: string | number, path: Path): boolean =>
  path.length <= 2 &&
  (key === 'items' ||
    !Object.values(answer).some((value) => ['string', 'number', 'boolean'].includes(typeof value)))

const own = (parent: Container, key: string | number): unknown =>
  Object.hasOwn(parent, key) ? parent[key] : undefined
const at = (root: object, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (isContainer(value) ? own(value, key) : undefined), root)
const set = (parent: Container, key: string | number, value: unknown): void => {
  Object.defineProperty(parent, key, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  })
}

const nothings = new WeakMap<z.ZodType, { null: boolean; undefined: boolean }>()
function accepts(schema: z.ZodType, nothing: null | undefined): boolean {
  const known = nothings.get(schema) ?? {
    null: schema.safeParse(null).success,
    undefined: schema.safeParse(undefined).success,
  }
  nothings.set(schema, known)
  return nothing === null ? known.null : known.undefined
}

/**
 * The parsed value with the field order of the original, so that passed-on answers have the same
 * bytes.
 */
function inOrderOf(original: unknown, parsed: unknown): unknown {
  if (!isContainer(parsed) || !isContainer(original)) return parsed
  if (Array.isArray(parsed))
    return parsed.map((item: unknown, i) => inOrderOf(own(original, i), item))
  const keys = new Set([
    ...Object.keys(original).filter((key) => Object.hasOwn(parsed, key)),
    ...Object.keys(parsed),
  ])
  return Object.fromEntries(
    [...keys].map((key) => [key, inOrderOf(own(original, key), parsed[key])]),
  )
}

/** The schema at a path within a schema; undefined when it is unknown. */
function schemaAt(schema: z.ZodType, path: (string | number)[]): z.ZodType | undefined {
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

/** Whether list items are independent objects, not values that belong together. */
function isItem(schema: z.ZodType): boolean {
  const plain = unwrapped(schema)
  return (
    plain instanceof z.ZodObject ||
    plain instanceof z.ZodRecord ||
    (plain instanceof z.ZodUnion && (plain.options as z.ZodType[]).every(isItem))
  )
}
