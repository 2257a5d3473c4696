import { z } from 'zod'
import type { SeoAnswer } from '../../src/contract/site.schema.ts'
import type { SportRef } from '../../src/contract/sport.schema.ts'
import { isContainer, unwrapped, type Container } from './schema-parts.ts'
import { defaults, identity } from './defaults.ts'
import { imageOf } from './values.ts'

/** What a default may depend on, besides the item that lacks the field. */
export type Surroundings = {
  /** IANA zone of the department. */
  zone: string
  /** Sports of the department, for content that has only the title of its sport. */
  sports: SportRef[]
  /** The upstream's SEO settings, for settings that have none. */
  seo?: SeoAnswer | null
  /** Set when an item named a sport that is not among `sports`, or the settings had no `seo`. */
  lacks?: 'sports' | 'seo'
}

/**
 * An answer with our spelling of each key: `start_date`, `StartDate` and `start-date` are read as
 * `startDate` where the schema has that key and the answer does not. Everything else is unchanged.
 */
export function respelled(schema: z.ZodType, value: unknown): unknown {
  if (!isContainer(value)) return value
  const plain = unwrapped(schema)
  if (plain instanceof z.ZodArray) {
    if (!Array.isArray(value)) return value
    return value.map((item) => respelled(plain.element as z.ZodType, item))
  }
  if (Array.isArray(value)) return value
  if (plain instanceof z.ZodUnion)
    return (plain.options as z.ZodType[]).reduce<unknown>(
      (answer, option) => respelled(option, answer),
      value,
    )
  if (!(plain instanceof z.ZodObject)) return value
  const out: Container = {}
  const byLetters = new Map(Object.keys(plain.shape).map((key) => [lettersOf(key), key]))
  for (const [key, inside] of Object.entries(value)) {
    const ours = byLetters.get(lettersOf(key))
    const name = ours !== undefined && !Object.hasOwn(value, ours) ? ours : key
    const part = plain.shape[name] as z.ZodType | undefined
    set(out, name, part ? respelled(part, inside) : inside)
  }
  return out
}
const lettersOf = (key: string) => key.replace(/[_-]/g, '').toLowerCase()

/**
 * Fills missing fields with their defaults: those of `defaults.ts`, else null, an empty text, zero
 * or false (`shape.ts` adds empty lists). Fields that identify an item (`identity`) have none.
 * Existing fields are unchanged, except pictures, flags, game states and lists in another form.
 */
export function completed(
  schema: z.ZodType,
  value: unknown,
  around: Surroundings,
  place = '',
): unknown {
  const plain = unwrapped(schema)
  const id = plain.meta()?.id ?? ''
  if (plain instanceof z.ZodArray) {
    // The specifications give some lists no shape; an empty object is an empty list.
    if (isContainer(value) && !Array.isArray(value) && Object.keys(value).length === 0) return []
    if (!Array.isArray(value)) return value
    return value.map((item) => completed(plain.element as z.ZodType, item, around, place))
  }
  // The specification gives some flags as an options object when they are on.
  if (plain instanceof z.ZodBoolean) return isContainer(value) ? true : flagOf(value)
  if (id === 'GameState' && typeof value === 'string') return gameStateOf(value)
  if (!(plain instanceof z.ZodObject)) return value
  const item = id === 'Image' || id === 'BreakpointImage' ? pictureOf(value) : value
  if (!isContainer(item) || Array.isArray(item)) return item
  const here = id || place
  const out: Container = { ...item }
  for (const [key, part] of Object.entries(plain.shape as Record<string, z.ZodType>)) {
    const at = `${here}.${key}`
    const known = Object.hasOwn(out, key) ? out[key] : undefined
    const isMissing = known === undefined || (known === null && !part.safeParse(null).success)
    if (!isMissing) set(out, key, completed(part, known, around, at))
    else if (!part.safeParse(undefined).success) {
      const filled = fallback(part, key, at, out, around)
      if (filled !== undefined) set(out, key, filled)
    }
  }
  return out
}

function fallback(
  part: z.ZodType,
  key: string,
  at: string,
  item: Container,
  around: Surroundings,
): unknown {
  const own = defaults[at]
  if (own) return own(item, around)
  if (part.safeParse(null).success) return null
  if (identity.has(key)) return undefined
  const plain = unwrapped(part)
  if (plain instanceof z.ZodString) return ''
  if (plain instanceof z.ZodNumber) return 0
  if (plain instanceof z.ZodBoolean) return false
  if (plain instanceof z.ZodArray) return undefined
  if (plain instanceof z.ZodRecord) return {}
  if (plain instanceof z.ZodEnum) return plain.options.includes('') ? '' : plain.options[0]
  if (plain instanceof z.ZodObject) {
    const whole = completed(plain, {}, around, at)
    return plain.safeParse(whole).success ? whole : undefined
  }
  return undefined
}

const set = (parent: Container, key: string, value: unknown): void => {
  Object.defineProperty(parent, key, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  })
}

/** 'yes' and 'no' as a flag; everything else unchanged. */
export const flagOf = (value: unknown): unknown =>
  typeof value === 'string' && /^(?:yes|no)$/i.test(value) ? /^yes$/i.test(value) : value

const states = [
  'scheduled',
  'pregame',
  'delayed',
  'live',
  'fulltime',
  'postponed',
  'canceled',
  'postgame',
  'gamecomplete',
]
const gameStateOf = (name: string): unknown => {
  const state = states.indexOf(name.toLowerCase())
  return state < 0 ? name : state
}

/** A picture with its URL under `image`, or only a URL. */
function pictureOf(value: unknown): unknown {
  const from = typeof value === 'string' ? { url: value } : value
  if (!isContainer(from) || ('width' in from && 'altText' in from && 'url' in from)) return value
  const { image, ...rest } = from as { image?: unknown }
  const picture = imageOf({ ...(typeof image === 'string' && { url: image }), ...rest })
  return picture ? { ...rest, ...picture } : null
}
