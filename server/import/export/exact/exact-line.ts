import { createHash } from 'node:crypto'
import { z } from 'zod'
import { snapshotTables } from '../snapshot.ts'

/**
 * What the other files of a pack cannot say of a row, a line each. `set` holds single fields
 * (`rank`, `doc.image`): `was` is the hash of what the other files made of the field when the pack
 * was written, `is` what it is in the store (not there: the field is missing). `row` is a row that
 * no other file makes; `drop` the hash of one that they make and the store does not have.
 */
export const ExactLine = z.strictObject({
  table: z.enum([...snapshotTables, 'stat_file']),
  key: z.string().regex(/^(?:[a-z][a-z0-9_-]*\/)?\d{1,12}(?:\/\d{1,9})?$/),
  set: z
    .record(z.string(), z.strictObject({ was: z.string(), is: z.json().optional() }))
    .optional(),
  row: z.record(z.string(), z.json()).optional(),
  drop: z.string().optional(),
})
export type ExactLine = z.infer<typeof ExactLine>

/** The first line: which numbers the others speak of. */
export const ExactHead = z.strictObject({ identities: z.string() })

/** 'none' for what is not there. */
export const hashOf = (value: unknown): string =>
  value === undefined
    ? 'none'
    : createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)

/**
 * A row as the fields that lines speak of: its columns that no document gives, and its document
 * field by field.
 */
export type Fields = Record<string, unknown>

/** A document that is a list, or of a kind that nobody knows, is one field. */
export function fieldsOf(columns: Record<string, unknown>, doc: unknown): Fields {
  const isMap = typeof doc === 'object' && doc !== null && !Array.isArray(doc)
  return {
    ...columns,
    ...(isMap
      ? Object.fromEntries(Object.entries(doc).map(([name, value]) => [`doc.${name}`, value]))
      : { doc }),
  }
}

export function docOf(fields: Fields): unknown {
  if (fields['doc'] !== undefined) return fields['doc']
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith('doc.') && value !== undefined ? [[name.slice('doc.'.length), value]] : [],
    ),
  )
}

/** Columns that a row has besides its document, and that no document gives. */
const own: Readonly<Record<ExactLine['table'], readonly string[]>> = {
  document: [],
  sport: ['rank'],
  season: ['sport_id', 'is_current'],
  opponent: [],
  roster: ['sport_id', 'season', 'hidden'],
  roster_player: ['roster_id', 'player_id', 'rank'],
  staff_member: ['roster_id', 'staff_id', 'rank'],
  schedule: ['sport_id'],
  game: ['schedule_id', 'sport_id'],
  story: ['slug', 'sport_id'],
  item: ['rank'],
  live_game: ['version'],
  stat_file: [],
}

export const columnsOf = (
  table: ExactLine['table'],
  row: Record<string, unknown>,
): Record<string, unknown> => Object.fromEntries(own[table].map((column) => [column, row[column]]))
