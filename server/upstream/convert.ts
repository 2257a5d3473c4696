import { z } from 'zod'
import { isContainer } from './schema-parts.ts'
import { toPictureUrl } from './values.ts'

/**
 * A value in the form that its schema has, where only the form differs: numbers and flags in text,
 * the name of a game state, a picture that is only a URL. Everything else is unchanged.
 */
export function converted(plain: z.ZodType, value: unknown): unknown {
  const id = plain.meta()?.id
  if (id === 'Image' || id === 'BreakpointImage') return pictureOf(value)
  if (id === 'GameState') return numberOf(gameStateOf(value))
  if (plain instanceof z.ZodString) return typeof value === 'number' ? String(value) : value
  if (plain instanceof z.ZodNumber) return numberOf(value)
  if (plain instanceof z.ZodBoolean) return flagOf(value)
  if (plain instanceof z.ZodLiteral && typeof plain.def.values[0] === 'number')
    return numberOf(value)
  if (plain instanceof z.ZodEnum && typeof value === 'string') {
    const sought = value.trim().toLowerCase()
    return plain.options.find((option) => String(option).toLowerCase() === sought) ?? value
  }
  return value
}

const numberOf = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*-?\d{1,15}(?:\.\d+)?\s*$/.test(value) ? Number(value) : value

/** A flag in words or numbers; some flags are an object of options when they are on. */
function flagOf(value: unknown): unknown {
  if (isContainer(value)) return Array.isArray(value) ? value : true
  if (value === 1 || (typeof value === 'string' && /^(?:yes|true|1)$/i.test(value))) return true
  if (value === 0 || (typeof value === 'string' && /^(?:no|false|0)$/i.test(value))) return false
  return value
}

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
function gameStateOf(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const state = states.indexOf(value.toLowerCase().replace(/[^a-z]/g, ''))
  return state < 0 ? value : state
}

/** A picture with its URL under `image`, or only a URL; null without a usable URL. */
function pictureOf(value: unknown): unknown {
  const from = typeof value === 'string' ? { url: value } : value
  if (!isContainer(from) || Array.isArray(from)) return value
  const { image, ...rest } = from as Record<string, unknown>
  const picture = { ...(typeof image === 'string' && { url: image }), ...rest }
  const url = toPictureUrl(picture)
  if (!url) return null
  const { altText, alt, title, caption, mediaCaption } = picture as Record<string, unknown>
  return {
    ...rest,
    url,
    altText: altText ?? alt ?? title,
    caption: caption ?? mediaCaption ?? null,
  }
}
