import type { SpecifiedCall } from './calls.ts'
import type { Told } from './log-lines.ts'
import {
  freeWordAt,
  identity,
  listed,
  nameOf,
  needed,
  optional,
  unread,
  unreadAt,
  type Path,
} from './variant-fields.ts'

export type Variant = {
  call: SpecifiedCall
  /** The path of the varied field, or what was done with the whole answer. */
  field: string
  /** What was done with it. */
  variant: string
  answer: unknown
  /** Titles that must still be on the pages. */
  keeps: string[]
  /** What a line of the log must say; null when nothing has to be told. */
  told: Told | null
  /** The field is not shown (`variant-fields.ts`): its pages are as specified. */
  isUnread?: boolean
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The paths of all fields; of a list those of its first item. */
export function fieldsOf(value: unknown, at: Path = []): Path[] {
  if (Array.isArray(value)) return value.length > 0 ? fieldsOf(value[0], [...at, 0]) : []
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, inside]) => [
    [...at, key],
    ...fieldsOf(inside, [...at, key]),
  ])
}
const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inside, key) => (inside as Record<string, unknown>)[key], value)

/** Everywhere that a title stands. */
function placesOf(value: unknown, title: string, at: Path = []): Path[] {
  if (typeof value === 'string' ? value.includes(title) : String(value) === title) return [at]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inside]) =>
    placesOf(inside, title, [...at, Array.isArray(value) ? Number(key) : key]),
  )
}
const within = (whole: Path, part: Path) => whole.every((key, at) => part[at] === key)

/** Titles that do not depend on the field: elsewhere, or in an item that has another problem. */
function keptBy({ titles, answer }: SpecifiedCall, field: Path): string[] {
  const last = String(field.at(-1))
  const isSport = field.join('.').endsWith('sport.title')
  const gone = isSport
    ? field.slice(0, -2)
    : identity.has(last) || needed.has(last)
      ? field.slice(0, -1)
      : field
  return titles.filter((title) =>
    placesOf(answer, title).some(
      (place) =>
        ['title', 'name', 'alt', 'siteName', 'description', 'score'].includes(
          String(place.at(-1)),
        ) && !within(gone, place),
    ),
  )
}

const kindOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
const others = (value: unknown): Record<string, unknown> => ({
  string: String(isObject(value) || Array.isArray(value) ? 'plain words' : value),
  number: typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : 7041,
  boolean: true,
  object: { strange: 'value' },
  array: ['strange', 'list'],
})
const remove = Symbol('remove')

function withField(answer: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone(answer)
  const parent = valueAt(copy, path.slice(0, -1)) as Record<string | number, unknown>
  if (value === remove) delete parent[path.at(-1)!]
  else parent[path.at(-1)!] = value
  return copy
}

function ofField(call: SpecifiedCall, path: Path): Variant[] {
  const field = path.join('.')
  const last = String(path.at(-1))
  const before = valueAt(call.answer, path)
  const keeps = keptBy(call, path)
  const one = (variant: string, value: unknown, words: string[] | null, kept = keeps) => ({
    call,
    field,
    variant,
    answer: withField(call.answer, path, value),
    keeps: kept,
    isUnread: call.pages.length > 0 && !isRead,
    told: words && {
      field: nameOf(path),
      value: [...words, ...(/^(?:url|image)$/.test(last) ? ['object', 'missing'] : [])],
    },
  })
  const may = optional.has(last) || call.pages.length === 0
  // What is asked for by its id need not repeat it.
  const isAsked = /^(?:Splash|LiveStats\/details)$/.test(call.name)
  const isIdentity = identity.has(last) && !isAsked
  const isRead =
    call.pages.length > 0 && !unread.has(last) && !unreadAt.test(`${call.name} ${field}`)
  return [
    // JSON has two ways to say that there is no value. A field without one has its default, as a
    // small upstream expects; only what is left out for it is told.
    one('missing', remove, may || !isIdentity ? null : ['missing']),
    one('null', null, may || !isIdentity ? null : ['null', 'missing']),
    ...Object.entries(others(before))
      .filter(([kind]) => kind !== kindOf(before) && before !== null)
      .map(([kind, value]) => {
        const isLossless =
          (kindOf(before) === 'number' && kind === 'string') ||
          (kindOf(before) === 'boolean' && (kind === 'string' || kind === 'object')) ||
          (kindOf(before) === 'string' && kind === 'number')
        return one(
          kind,
          value,
          isLossless || !isRead
            ? null
            : [kind === 'array' ? 'list' : kind, kind, JSON.stringify(value)],
        )
      }),
    ...(typeof before === 'number'
      ? [one('words for a number', 'plain words', isRead ? ['plain words'] : null)]
      : []),
    ...(listed.has(last) && before !== null && !freeWordAt.test(`${call.name} ${field}`)
      ? [one('unlisted word', 'classic-xyz', isRead ? ['classic-xyz'] : null)]
      : []),
  ]
}

const renamed = (value: unknown, name: (key: string) => string): unknown =>
  Array.isArray(value)
    ? value.map((item) => renamed(item, name))
    : isObject(value)
      ? Object.fromEntries(
          Object.entries(value).map(([key, inside]) => [name(key), renamed(inside, name)]),
        )
      : value
const snake = (key: string) => key.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase()
const camel = (key: string) =>
  (/[a-z]/.test(key) ? key[0]!.toLowerCase() + key.slice(1) : key).replace(
    /_(\w)/g,
    (_, letter: string) => letter.toUpperCase(),
  )
const pascal = (key: string) => camel(key).replace(/^./, (letter) => letter.toUpperCase())
const extended = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(extended)
    : isObject(value)
      ? {
          ...Object.fromEntries(Object.entries(value).map(([k, inside]) => [k, extended(inside)])),
          vendor_extra: { nested: ['x', 1] },
        }
      : value

/** A list, or the list inside: `items`, `Games`, `promoItems`. */
function listIn(answer: unknown): { list: unknown[]; put: (list: unknown[]) => unknown } | null {
  if (Array.isArray(answer)) return { list: answer, put: (list) => list }
  if (!isObject(answer)) return null
  const key = ['items', 'Games', 'promoItems', 'campaigns'].find((one) =>
    Array.isArray(answer[one]),
  )
  return key
    ? { list: answer[key] as unknown[], put: (list) => ({ ...answer, [key]: list }) }
    : null
}

function ofWhole(call: SpecifiedCall): Variant[] {
  const { answer } = call
  const one = (
    variant: string,
    varied: unknown,
    keeps = call.titles,
    told: Variant['told'] = null,
  ) => ({ call, field: '(whole)', variant, answer: varied, keeps, told })
  const found = listIn(answer)
  const broken = { field: '', value: ['nonsense', 'null', '42'] }
  return [
    one('as specified', answer),
    one('extra fields', extended(answer)),
    one('snake_case', renamed(answer, snake)),
    one('camelCase', renamed(answer, camel)),
    one('PascalCase', renamed(answer, pascal)),
    // A splash is in `data` as it is.
    ...(isObject(answer) && 'data' in answer ? [] : [one('in {data}', { data: answer })]),
    one('in {success, result}', { success: true, result: answer }),
    one('{}', {}, []),
    one('[]', [], []),
    one('null', null, []),
    ...(found && Array.isArray(answer)
      ? [one('in {items}', { items: answer, total: found.list.length })]
      : []),
    ...(found &&
    !Array.isArray(answer) &&
    call.titles.length > 0 &&
    !isObject((answer as Record<string, unknown>)['location'])
      ? [one('bare list', found.list)]
      : []),
    ...(found && found.list.length > 0
      ? [
          ...['nonsense', null, 42].map((item) =>
            one(
              `with ${JSON.stringify(item)} among`,
              found.put([...found.list, item]),
              call.titles,
              broken,
            ),
          ),
          one('with {} first', found.put([{}, ...found.list]), call.titles, {
            field: '',
            value: ['missing', 'absent', 'undefined', 'without'],
          }),
        ]
      : []),
  ]
}

export const variantsOf = (call: SpecifiedCall): Variant[] =>
  call.answer === undefined
    ? []
    : [...ofWhole(call), ...fieldsOf(call.answer).flatMap((path) => ofField(call, path))]
