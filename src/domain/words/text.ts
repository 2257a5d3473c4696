import { textTrim } from '../constants.ts'

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
}

/** Cleaned HTML as plain text in one line; not to be used as HTML. */
export const stripHtml = (html: string): string =>
  html
    .replace(/<\/?(?:a|b|em|i|strong)\b[^>]*>/gi, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(
      /&(?:#(\d{1,7})|(\w{2,6}));/g,
      (entity, code: string | undefined, name: string | undefined) =>
        code ? String.fromCodePoint(Math.min(Number(code), 0x10ffff)) : (entities[name!] ?? entity),
    )
    .replace(/\s+/g, ' ')
    .trim()

/**
 * The text cut to a length between words where possible, with an ellipsis. Counts graphemes and
 * never cuts one.
 */
export function truncate(text: string, maxLength: number = textTrim): string {
  const trimmed = text.trim()
  // Most texts are short enough by any count.
  if (trimmed.length <= maxLength) return trimmed
  const signs = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(trimmed)].map(
    ({ segment }) => segment,
  )
  if (signs.length <= maxLength) return trimmed
  const cut = signs.slice(0, maxLength - 1)
  const space = signs[maxLength - 1] === ' ' ? cut.length : cut.lastIndexOf(' ')
  const shortened = space > maxLength * 0.4 ? cut.slice(0, space) : cut
  while (shortened.length > 1 && /^[\s,;:.–-]+$/.test(shortened.at(-1)!)) shortened.pop()
  return `${shortened.join('')}…`
}

const types: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'text/csv': 'CSV',
  'application/zip': 'ZIP',
  'text/plain': 'Text',
  'audio/mpeg': 'MP3',
  'video/mp4': 'MP4',
  'application/msword': 'Word',
  'application/vnd.ms-excel': 'Excel',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel',
}

/** Type and size of a file: 'PDF, 1.2 MB'. An unknown type is shown by its extension. */
export function formatFileInfo({
  type,
  size,
  name,
}: {
  type: string
  size: number
  name: string
}): string {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toUpperCase()
  return [types[type] ?? ending ?? 'File', sizeWords(size)].join(', ')
}

function sizeWords(bytes: number): string {
  if (bytes < 999_500) return `${Math.max(1, Math.round(bytes / 1000))} KB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

/**
 * Cents as a price: 2795, 'USD' → '$27.95'. Not with Intl, so that server and browser give the same
 * text.
 */
export function formatPrice(cents: number, currency: string): string {
  const amount = `${Math.floor(cents / 100)
    .toString()
    .replace(/\B(?=(?:\d{3})+$)/g, ',')}.${String(cents % 100).padStart(2, '0')}`
  return currency === 'USD' ? `$${amount}` : `${amount} ${currency}`
}

const units = ['KB', 'MB', 'GB', 'TB']

/** A size in decimal units: '0 KB', '740 KB', '1.2 MB', '64 GB'. */
export function formatBytes(bytes: number): string {
  let value = Math.max(0, bytes) / 1000
  let unit = 0
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000
    unit++
  }
  return (
    `${unit > 0 && value < 10 ? value.toFixed(1).replace(/\.0$/, '') : Math.round(value)} ` +
    `${units[unit]}`
  )
}
