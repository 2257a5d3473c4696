import { compatFields } from './compat-fields.ts'
import { normalizeKey } from './respelled.ts'
import { calls } from './places.ts'
import type { Dialect, KindName, FieldMapping } from './spelling.ts'
import { fieldMaps } from './field-maps.ts'

type Item = Record<string, unknown>
type Turn = (kind: KindName, item: Item, dialect: Dialect) => Item
const isThing = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Gets a value that could not be converted: the field's name in the answer, and the value. */
type Unread = (field: string, value: unknown) => void

/**
 * An upstream's answer with our field names, by the table of field mappings. Our own names are
 * unchanged. `path` is the row's.
 */
export const mapFields = (path: string, value: unknown, unread: Unread = () => {}): unknown =>
  walked(path, value, (kind, item, dialect) => toOwnFields(kind, item, dialect, unread), true)

/**
 * Our answer with the field names of this API family added. Our fields are unchanged. `path` is the
 * row's.
 */
export const withUpstreamFields = (path: string, value: unknown): unknown =>
  walked(path, value, theirsToo, false)

function walked(path: string, value: unknown, turn: Turn, isReading: boolean): unknown {
  const call = calls.find((candidate) => candidate.path.test(path))
  if (!call || (call.isReadOnly && !isReading)) return value
  return Object.entries(call.places).reduce<unknown>(
    (answer, [target, kind]) =>
      mapAt(
        answer,
        target === '' ? [] : target.split('.'),
        (item) => turn(kind, item, call.dialect),
        isReading ? kind : null,
      ),
    value,
  )
}

/** Maps the items at a place of an answer. On reading, hidden items are removed from lists. */
function mapAt(
  value: unknown,
  [step, ...rest]: string[],
  turn: (item: Item) => Item,
  hiding: KindName | null,
): unknown {
  if (step === undefined) return isThing(value) ? turn(value) : value
  if (step === '*') {
    if (!Array.isArray(value)) return value
    const visibleItems =
      hiding && rest.length === 0 ? value.filter((item) => !isHidden(hiding, item)) : value
    return visibleItems.map((item) => mapAt(item, rest, turn, hiding))
  }
  return isThing(value) && Object.hasOwn(value, step)
    ? { ...value, [step]: mapAt(value[step], rest, turn, hiding) }
    : value
}

const isHidden = (kind: KindName, item: unknown): boolean =>
  isThing(item) && (fieldMaps[kind].hidden?.(item) ?? false)

function toOwnFields(kind: KindName, item: Item, dialect: Dialect, unread: Unread): Item {
  const out = { ...item }
  for (const field of fieldMaps[kind].fields) {
    const fieldValue = read(field, item, dialect, unread)
    if (fieldValue !== undefined) out[field.ours] = fieldValue
  }
  const turn: Turn = (...of) => toOwnFields(...of, unread)
  for (const [name, part] of parts(kind, out))
    out[name] = within(out[name], part, turn, dialect, true)
  return out
}

function theirsToo(kind: KindName, item: Item, dialect: Dialect): Item {
  const out = { ...item }
  for (const { ours: name, names, write } of fieldMaps[kind].fields) {
    const theirName = names?.[dialect]
    if (theirName && !Object.hasOwn(item, theirName) && Object.hasOwn(item, name))
      out[theirName] = write ? write(item[name], item) : item[name]
  }
  Object.assign(out, compatFields[kind]?.[dialect]?.(item))
  for (const [name, part] of parts(kind, out))
    out[name] = within(out[name], part, theirsToo, dialect, false)
  return out
}

/** Undefined keeps the existing value. */
function read(
  { ours: name, names, also = [], is, read: turn, otherwise }: FieldMapping,
  item: Item,
  dialect: Dialect,
  unread: Unread,
): unknown {
  const ownValue = Object.hasOwn(item, name) ? item[name] : undefined
  if (ownValue !== undefined && (is ? is(ownValue) : true)) return undefined
  // The call's own dialect first, then all others, because platforms mix them; in any case.
  const byLetters = new Map(Object.keys(item).map((key) => [normalizeKey(key), key]))
  const others = [
    names?.[dialect],
    ...Object.values(names ?? {}),
    ...also,
    ...(ownValue === undefined ? [] : [name]),
  ]
  for (const spelled of others) {
    const other = spelled === undefined ? undefined : byLetters.get(normalizeKey(spelled))
    if (other === undefined || item[other] === undefined) continue
    const converted = turn ? turn(item[other], item) : item[other]
    if (turn && isLost(item[other], converted)) unread(other, item[other])
    if (converted !== undefined) return converted
  }
  return ownValue === undefined || ownValue === null || is ? otherwise?.(item) : undefined
}

/** Whether a value was not converted although it says something. */
const isLost = (value: unknown, converted: unknown): boolean =>
  (converted === undefined || converted === null) &&
  value !== null &&
  value !== '' &&
  value !== false

const parts = (kind: KindName, item: Item) =>
  Object.entries(fieldMaps[kind].parts ?? {}).filter(([name]) => Object.hasOwn(item, name))

function within(
  value: unknown,
  part: KindName | [KindName],
  turn: Turn,
  dialect: Dialect,
  hiding: boolean,
): unknown {
  if (typeof part === 'string') return isThing(value) ? turn(part, value, dialect) : value
  if (!Array.isArray(value)) return value
  const [kind] = part
  return (hiding ? value.filter((item) => !isHidden(kind, item)) : value).map((item: unknown) =>
    isThing(item) ? turn(kind, item, dialect) : item,
  )
}
