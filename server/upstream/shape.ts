import { z } from 'zod'
import { UpstreamFailure } from './failure.ts'
import { isContainer, unwrapped, type Container } from './schema-parts.ts'

export type Shaped = {
  value: unknown
  /** Items of lists that were left out. */
  dropped: number
  /** Fields that became another type, their default, or null. */
  mended: number
  /** What was wrong first, in words. */
  because: string | null
}
type Path = (string | number)[]

/** Mending one thing may show another; what is not whole after so many looks is broken. */
const looks = 8

/**
 * An answer in its own schema. A broken item of a list is dropped and the rest kept; a broken field
 * that may be missing is; what is text and should be a number (or the other way) is turned. Throws
 * UpstreamFailure when the whole is broken, or nothing of a list was left. Changes `input`. Fields
 * keep the order in which they came.
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
        // A list of which nothing is left says "there is none", which nobody told us.
        climb(schema, root, path, work, drops, null)
        continue
      }
      work.dropped += items.size
      const rest = list.filter((_, i) => !items.has(i))
      list.length = 0
      for (const item of rest) list.push(item)
    }
  }
  throw new UpstreamFailure('shape', `an answer is not in its shape: ${work.because}`)
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
 * From the broken place towards the root: the first thing that may be null, may be missing, or is
 * an item of a list, gives way. Without a reason it is a list of which nothing is left.
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
    // A list of plain values (the points of each period) means something as a whole only.
    if (Array.isArray(parent) && here && isItem(here) && (because !== null || end < path.length)) {
      const known = drops.get(parent) ?? { items: new Set<number>(), path: path.slice(0, end - 1) }
      known.items.add(Number(key))
      drops.set(parent, known)
      return
    }
  }
  throw new UpstreamFailure(
    'shape',
    `an answer is not in its shape: ${path.slice(1).join('.')}: ${because ?? 'nothing of it is left'}`,
  )
}

/**
 * Numbers as text, text as numbers, flags as words; and what is not there at all, where nothing
 * means no.
 */
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

/** Whether a list is what its answer is about: without it nothing was answered. */
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
 * What was parsed, its fields in the order of the text it came from: an answer that is passed on
 * stays the same bytes.
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

/** The schema of a place within what a schema describes; undefined where that cannot be told. */
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

/**
 * Whether what stands in a list is a thing of its own, rather than one of several numbers that
 * belong together.
 */
function isItem(schema: z.ZodType): boolean {
  const plain = unwrapped(schema)
  return (
    plain instanceof z.ZodObject ||
    plain instanceof z.ZodRecord ||
    (plain instanceof z.ZodUnion && (plain.options as z.ZodType[]).every(isItem))
  )
}
