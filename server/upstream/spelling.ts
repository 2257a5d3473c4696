import { toImage, toText } from './values.ts'

/** Dialects of this API family: field names differ by endpoint. */
export type Dialect =
  | 'events'
  | 'schedule'
  | 'onThisDay'
  | 'stories'
  | 'people'
  | 'sports'
  | 'stats'
export type Item = Record<string, unknown>

/** A field: our name, the names in dialects, and how values are converted. */
export type FieldMapping = {
  ours: string
  /** Its name in a dialect. Without `write` it is also written unchanged. */
  names?: Partial<Record<Dialect, string>>
  /** Other names that are read but never written. */
  also?: string[]
  /** Whether the value under our name is already ours; by default it is. */
  is?(value: unknown): boolean
  /** Theirs → ours; undefined when it cannot be converted. */
  read?(value: unknown, item: Item): unknown
  /** Ours → theirs; unchanged by default. */
  write?(value: unknown, item: Item): unknown
  /** Our value when theirs is missing. */
  otherwise?(item: Item): unknown
}
export type Kind = {
  fields: FieldMapping[]
  /** Nested objects by our name; `[kind]` is a list of them. */
  parts?: Record<string, KindName | [KindName]>
  /** Whether an item must not be shown. */ hidden?(item: Item): boolean
}
export type KindName =
  | 'sport'
  | 'game'
  | 'opponent'
  | 'result'
  | 'media'
  | 'story'
  | 'player'
  | 'season'
  | 'staff'
  | 'roster'
  | 'schedule'
  | 'day'
  | 'memories'
  | 'memory'
  | 'boxScore'
  | 'tag'
  | 'tagPlace'
  | 'tagElement'
  | 'record'
  | 'scheduleSettings'
  | 'form'
  | 'formField'
  | 'hero'
  | 'team'
  | 'gameInfo'

export const isText = (value: unknown) => typeof value === 'string'
export const isAddress = (value: unknown) =>
  isText(value) && /^(?:\/|https?:)/i.test(value as string)
export const isFlag = (value: unknown) => typeof value === 'boolean'
export const isThing = (value: unknown) =>
  value === null || (typeof value === 'object' && !Array.isArray(value))
export const isImage = (value: unknown) =>
  value === null ||
  (isThing(value) && 'width' in (value as object) && 'altText' in (value as object))
export const hasImage = (position: unknown): boolean => {
  const images = isThing(position) && position !== null ? (position as Item)['image'] : undefined
  return Array.isArray(images) ? images.length > 0 : Boolean(images)
}
export const isList = (value: unknown) => Array.isArray(value)
export const text = (name: string, more: Partial<FieldMapping> = {}): FieldMapping => ({
  ours: name,
  is: isText,
  read: toText,
  otherwise: () => '',
  ...more,
})
export const image = (more: Partial<FieldMapping> = {}): FieldMapping => ({
  ours: 'image',
  is: isImage,
  read: toImage,
  ...more,
})
