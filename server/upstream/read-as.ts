import { z } from 'zod'
import { converted } from './convert.ts'
import { dateIn, isDateField } from './dates.ts'
import { defaults, identity, type DefaultsContext } from './defaults.ts'
import { accepts, isContainer, set, unwrapped, type Container } from './schema-parts.ts'

/** A value that could not be read, and what was done about it. */
export type Remark = {
  /** The field from the top of the answer, without positions: `columns.items.title`. */
  field: string
  /** The value in short: `"wide"`, `a list`, `missing`. */
  value: string
  /** A field has its default; an item of a list was left out; nothing of the answer is used. */
  instead: 'default' | 'left out' | 'nothing'
  /** The id of a game that was left out. */
  game?: number | string
}

/** Why a value cannot be read: the field within it, and that field's value in short. */
class Unreadable {
  readonly field: string
  readonly value: string

  constructor(field: string, value: string) {
    this.field = field
    this.value = value
  }

  as(replacement: Remark['instead']): Remark {
    return { field: this.field, value: this.value, instead: replacement }
  }
}

/**
 * Reads an answer by its schema, field by field. A missing or unreadable field has its default; an
 * item without its id or title is left out of its list; unknown fields are dropped; numbers and
 * flags in text are converted. Fields keep their order. `broken` when the answer as a whole cannot
 * be read, or every item of its main list is left out, because an empty list would say that there
 * are none. `remarks` has a line for each change that lost something.
 */
export function readAs(
  schema: z.ZodType,
  value: unknown,
  around: DefaultsContext,
): { value: unknown; remarks: Remark[] } | { broken: Remark } {
  const reader = new Reader(around)
  const read = reader.read(schema, value, { field: '', place: '', isTop: true })
  const { remarks } = reader
  if (read instanceof Unreadable) return { broken: read.as('nothing') }
  const checked = schema.safeParse(read)
  if (checked.success) return { value: read, remarks }
  const { path = [], message = '' } = checked.error.issues[0] ?? {}
  return { broken: { field: path.join('.'), value: message, instead: 'nothing' } }
}

/** `place`: the schema's id and the field, the key of `defaults`. */
type At = { field: string; place: string; isTop: boolean }

class Reader {
  readonly around: DefaultsContext
  readonly remarks: Remark[] = []

  constructor(around: DefaultsContext) {
    this.around = around
  }

  read(schema: z.ZodType, value: unknown, position: At): unknown {
    if (value === null && accepts(schema, null)) return null
    if (value === undefined && accepts(schema, undefined)) return undefined
    const plain = unwrapped(schema)
    if (plain instanceof z.ZodArray) return this.#list(plain.element as z.ZodType, value, position)
    if (plain instanceof z.ZodObject) return this.#object(plain, value, position)
    if (plain instanceof z.ZodRecord) return this.#record(plain, value, position)
    if (plain instanceof z.ZodUnion)
      return this.#anyOf(plain.options as z.ZodType[], value, position)
    // A number is no URL: an entry of a menu would lead to it instead of to the entries below.
    if (typeof value === 'number' && /(?:^|\.)url$/.test(position.field))
      return unreadable(position, value)
    const isDate = plain instanceof z.ZodString && isDateField(position.field)
    const turned = isDate
      ? dateIn(position.field, value, this.around.zone)
      : converted(plain, value)
    return schema.safeParse(turned).success ? turned : unreadable(position, value)
  }

  #list(element: z.ZodType, value: unknown, position: At): unknown {
    if (!Array.isArray(value))
      // The specifications give some lists no shape; an empty object is an empty list.
      return isContainer(value) && Object.keys(value).length === 0
        ? []
        : unreadable(position, value)
    const items: unknown[] = []
    let broken: Unreadable | undefined
    const remarks = this.remarks.length
    for (const item of value) {
      const read = this.read(element, item, { ...position, isTop: false })
      if (!(read instanceof Unreadable)) items.push(read)
      // A list of plain values (points by period) is only valid as a whole.
      else if (!isItem(element)) return read
      else {
        broken ??= read
        this.remarks.push({ ...read.as('left out'), ...gameOf(element, item) })
      }
    }
    if (!broken || items.length > 0 || !position.isTop) return items
    this.remarks.length = remarks
    return broken
  }

  #object(plain: z.ZodObject, input: unknown, position: At): unknown {
    const id = plain.meta()?.id ?? ''
    const value = converted(plain, input)
    // A picture without a usable URL.
    if (value === null) return unreadable(position, input)
    if (!isContainer(value) || Array.isArray(value)) return unreadable(position, input)
    const out: Container = { ...value }
    for (const [key, part] of Object.entries(plain.shape as Record<string, z.ZodType>)) {
      const fieldValue = Object.hasOwn(value, key) ? value[key] : undefined
      const field = position.field ? `${position.field}.${key}` : key
      const partPosition = {
        field,
        place: `${id || position.place}.${key}`,
        isTop: isMain(value, key, position),
      }
      const isMissing = fieldValue === undefined || (fieldValue === null && !accepts(part, null))
      const read = isMissing ? undefined : this.read(part, fieldValue, partPosition)
      if (!isMissing && !(read instanceof Unreadable)) {
        set(out, key, read)
        continue
      }
      delete out[key]
      const filled =
        partPosition.isTop && unwrapped(part) instanceof z.ZodArray
          ? undefined
          : this.#fallback(part, key, partPosition, { ...out, [key]: fieldValue })
      if (filled !== undefined) set(out, key, filled)
      else if (!accepts(part, undefined))
        return read instanceof Unreadable ? read : new Unreadable(field, inShort(fieldValue))
      if (read instanceof Unreadable) this.remarks.push(read.as('default'))
    }
    return inOrderOf(value, plain, out)
  }

  /**
   * What a field has when the answer lacks it or has an unreadable value: its default of
   * `defaults.ts`, else null, an empty text, zero, false, the first word or an empty list.
   * Undefined without a default. `item` has the fields of the object, also this one as it was sent.
   */
  #fallback(part: z.ZodType, key: string, position: At, item: Container): unknown {
    const plain = unwrapped(part)
    const derived = defaults[position.place]?.(item, this.around)
    if (derived !== undefined && part.safeParse(derived).success) return derived
    if (accepts(part, undefined)) return part.parse(undefined)
    if (accepts(part, null)) return null
    if (plain instanceof z.ZodObject) {
      const emptyObject = this.read(plain, {}, position)
      return emptyObject instanceof Unreadable ? undefined : emptyObject
    }
    if (identity.has(key) || defaults[position.place]) return undefined
    const value = emptyOf(plain)
    return part.safeParse(value).success ? value : undefined
  }

  #record(plain: z.ZodRecord, value: unknown, position: At): unknown {
    if (!isContainer(value) || Array.isArray(value)) return unreadable(position, value)
    const out: Container = {}
    for (const [key, inside] of Object.entries(value)) {
      const entryPosition = { ...position, field: `${position.field}.${key}`, isTop: false }
      const read = this.read(plain.valueType as z.ZodType, inside, entryPosition)
      if (read instanceof Unreadable) this.remarks.push(read.as('left out'))
      else set(out, key, read)
    }
    return out
  }

  /** The form that fits, else the one that loses least. */
  #anyOf(options: z.ZodType[], value: unknown, position: At): unknown {
    const fitting = options.find((option) => option.safeParse(value).success)
    if (fitting) return this.read(fitting, value, position)
    let best: { read: unknown; remarks: Remark[] } | undefined
    for (const option of options) {
      const trial = new Reader(this.around)
      const read = trial.read(option, value, position)
      if (read instanceof Unreadable || (best && best.remarks.length <= trial.remarks.length))
        continue
      best = { read, remarks: trial.remarks }
    }
    if (!best) return unreadable(position, value)
    this.remarks.push(...best.remarks)
    return best.read
  }
}

function emptyOf(plain: z.ZodType): unknown {
  if (plain instanceof z.ZodString) return ''
  if (plain instanceof z.ZodNumber) return 0
  if (plain instanceof z.ZodBoolean) return false
  if (plain instanceof z.ZodArray) return []
  if (plain instanceof z.ZodRecord) return {}
  if (plain instanceof z.ZodEnum) return plain.options.includes('') ? '' : plain.options[0]
  return undefined
}

const unreadable = ({ field }: At, value: unknown) => new Unreadable(field, inShort(value))

/** A value for the log, without its content where that could be long or personal. */
export function inShort(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (isContainer(value)) return 'an object'
  return (JSON.stringify(value) ?? typeof value).slice(0, 40)
}

/** Whether a field is the main content of its answer: its `items`, or the lists it consists of. */
const isMain = (answer: Container, key: string, position: At): boolean =>
  position.isTop &&
  ('items' in answer
    ? key === 'items'
    : !Object.values(answer).some((value) =>
        ['string', 'number', 'boolean'].includes(typeof value),
      ))

/** The game that an item of a list is, for the log. */
function gameOf(element: z.ZodType, item: unknown): Pick<Remark, 'game'> {
  const game = isContainer(item) && (item['id'] ?? item['gameId'] ?? item['Id'])
  const plain = unwrapped(element)
  const isLiveGame = plain instanceof z.ZodObject && 'Live' in plain.shape
  const isGame = isLiveGame || plain.meta()?.id === 'Game'
  return isGame && (typeof game === 'number' || typeof game === 'string') ? { game } : {}
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

/**
 * The schema's fields in the order of the answer, so that passed-on answers have the same bytes.
 */
function inOrderOf(original: Container, { shape }: z.ZodObject, out: Container): Container {
  const keys = new Set([...Object.keys(original), ...Object.keys(shape)])
  const ordered: Container = {}
  for (const key of keys)
    if (Object.hasOwn(shape, key) && Object.hasOwn(out, key)) set(ordered, key, out[key])
  return ordered
}
