import { createHash } from 'node:crypto'
import { z } from 'zod'
import { ServicesDoc } from '../../../content/department/services.ts'
import {
  GameDoc,
  OpponentDoc,
  PlayerDoc,
  RosterDoc,
  ScheduleDoc,
  SeasonDoc,
  SportDoc,
  StaffDoc,
  StoryDoc,
} from '../../../content/docs.ts'
import { sanitizeHtml } from '../../../content/html/clean-html.ts'
import { pastMeeting, standings } from '../../../content/kinds/games.ts'
import type { Kind } from '../../../content/kinds/kind.ts'
import { opponentRoster } from '../../../content/kinds/people.ts'
import { SeasonFileDoc } from '../../../content/stats/season-figures.ts'
import { entryFiles } from '../../entries/all.ts'
import { snapshotTables, type SnapshotTable } from '../snapshot.ts'
import { BoxScore } from '../../../../src/contract/box-score.schema.ts'
import { LiveGame } from '../../../../src/contract/live.schema.ts'
import { NavigationItem, SiteSettings } from '../../../../src/contract/site.schema.ts'

/** Tables of exact lines: those of a snapshot, and the box scores. */
export type ExactTable = SnapshotTable | 'stat_file'

const tables: Partial<Record<ExactTable, z.ZodType>> = {
  sport: SportDoc,
  season: SeasonDoc,
  opponent: OpponentDoc,
  roster: RosterDoc,
  roster_player: PlayerDoc,
  staff_member: StaffDoc,
  schedule: ScheduleDoc,
  game: GameDoc,
  story: StoryDoc,
  live_game: LiveGame,
  stat_file: BoxScore,
}
const documents: Readonly<Record<string, z.ZodType>> = {
  settings: SiteSettings,
  services: ServicesDoc,
  navigation: z.array(NavigationItem),
  'navigation-source': z.object({ made: z.boolean() }),
  'season-file': SeasonFileDoc,
}
const kinds = new Map<string, Kind>(
  [standings, pastMeeting, opponentRoster, ...entryFiles.map((file) => file.kind)].map((kind) => [
    kind.name,
    kind as Kind,
  ]),
)

export const kindCalled = (name: string): Kind | undefined => kinds.get(name)

/** The schema of a row's document; undefined for an unknown kind. */
export const getSchema = (table: ExactTable, kind: string): z.ZodType | undefined =>
  table === 'item' ? kinds.get(kind)?.doc : table === 'document' ? documents[kind] : tables[table]

/**
 * A document as its schema writes it, with its HTML cleaned as by the importer. Throws ZodError.
 */
export function wholeDoc(table: ExactTable, kind: string, doc: unknown): unknown {
  const schema = getSchema(table, kind)
  if (!schema) throw new Error(`documents of the kind ${kind || table} are not supported`)
  const whole = schema.parse(doc)
  for (const field of htmlOf(table, kind)) cleanIn(whole, field.split('.'))
  return whole
}

const htmlOf = (table: ExactTable, kind: string): string[] =>
  table === 'item'
    ? [...(kinds.get(kind)?.html ?? [])]
    : table === 'story'
      ? ['content']
      : table === 'roster_player' || table === 'staff_member'
        ? ['bio']
        : table === 'document' && kind === 'services'
          ? ['subscribe.description']
          : []

function cleanIn(value: unknown, [field, ...rest]: string[]): void {
  if (typeof value !== 'object' || value === null || field === undefined) return
  const at = value as Record<string, unknown>
  if (rest.length > 0) cleanIn(at[field], rest)
  else if (typeof at[field] === 'string') at[field] = sanitizeHtml(at[field])
}

/**
 * What the other files of an export do not contain, one row per line. `set` has single fields
 * (`rank`, `doc.image`): `was` is the hash of what the other files give when the folder is written,
 * `is` the stored value (absent: the field is missing). `row` is a row that no other file gives;
 * `drop` the hash of a row that they give and the store does not have.
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

/** The first line: which ids the other lines use. */
export const ExactHead = z.strictObject({ identities: z.string() })

/** 'none' for a missing value. */
export const hashValue = (value: unknown): string =>
  value === undefined
    ? 'none'
    : createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)

/**
 * The fields of a row that lines can set: columns that do not come from the document, and the
 * document field by field.
 */
export type Fields = Record<string, unknown>

/** A document that is a list, or of an unknown kind, is one field. */
export function toFields(columns: Record<string, unknown>, doc: unknown): Fields {
  const isMap = typeof doc === 'object' && doc !== null && !Array.isArray(doc)
  return {
    ...columns,
    ...(isMap
      ? Object.fromEntries(Object.entries(doc).map(([name, value]) => [`doc.${name}`, value]))
      : { doc }),
  }
}

export function toDocument(fields: Fields): unknown {
  if (fields['doc'] !== undefined) return fields['doc']
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith('doc.') && value !== undefined ? [[name.slice('doc.'.length), value]] : [],
    ),
  )
}

/** Columns of a row that do not come from its document. */
const own: Readonly<Record<ExactLine['table'], readonly string[]>> = {
  document: [],
  sport: ['rank'],
  season: ['sport_id', 'is_current'],
  opponent: [],
  roster: ['sport_id', 'season', 'hidden'],
  roster_player: ['roster_id', 'player_id', 'rank'],
  staff_member: ['roster_id', 'staff_id', 'rank'],
  schedule: ['sport_id'],
  game: ['schedule_id', 'sport_id', 'sequence', 'revised_at'],
  story: ['slug', 'sport_id'],
  item: ['rank'],
  live_game: ['version'],
  stat_file: [],
}

export const toColumns = (
  table: ExactLine['table'],
  row: Record<string, unknown>,
): Record<string, unknown> => Object.fromEntries(own[table].map((column) => [column, row[column]]))
