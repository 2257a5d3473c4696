import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { ContentTable } from '../../../db/tables.ts'
import { topicsOfGame, writeGame, writeOpponent } from '../../../content/games/games.ts'
import { dropItemsExcept, writeItem } from '../../../content/items.ts'
import { dropFindable } from '../../../content/search/findable.ts'
import { writeSchedule } from '../../../content/games/schedules.ts'
import { writeSeason, writeSport } from '../../../content/sports/sports.ts'
import { dropStories, writeStory } from '../../../content/stories/stories.ts'
import { writeStaff } from '../../../content/people/roster-staff.ts'
import { writePlayer, writeRoster } from '../../../content/people/write-rosters.ts'
import { saveDocument, type WriteResult, type Transaction } from '../../../content/transaction.ts'
import { RowError } from '../../report.ts'
import {
  kindCalled,
  getSchema,
  wholeDoc,
  toDocument,
  type ExactLine,
  type Fields,
} from './exact-line.ts'

type Place = { table: ExactLine['table']; kind: string; id: number; version: number }

/**
 * 'facility/12' for items and documents, '7/3' for a version of a stat file, '12' for other rows.
 */
export function parseRowKey({ table, key }: Pick<ExactLine, 'table' | 'key'>): Place {
  const parts = key.split('/')
  const kind = /^\d/.test(parts[0]!) ? '' : parts.shift()!
  if (
    (kind !== '') !== (table === 'item' || table === 'document') ||
    parts.length !== (table === 'stat_file' ? 2 : 1)
  )
    throw new RowError(`"${key}" is not a key of ${table}`)
  return { table, kind, id: Number(parts[0]), version: Number(parts[1] ?? 0) }
}

/** The current row. */
export async function readRow(
  { db, tenant }: Transaction,
  { table, kind, id, version }: Place,
): Promise<Record<string, unknown> | undefined> {
  const any = db as unknown as Kysely<Record<string, Record<string, unknown>>>
  let query = any
    .selectFrom(table)
    .selectAll()
    .where('tenant', '=', tenant)
    .where(table === 'live_game' || table === 'stat_file' ? 'game_id' : 'id', '=', id)
  if (table === 'item' || table === 'document') query = query.where('kind', '=', kind)
  if (table === 'stat_file') query = query.where('version', '=', version)
  return query.executeTakeFirst()
}

/**
 * Writes a row with the writer of its kind, so that topics, search and mentions are updated. Throws
 * RowError and ZodError.
 */
export async function writeRow(
  transaction: Transaction,
  place: Place,
  fields: Fields,
): Promise<WriteResult> {
  const { table, kind, id } = place
  if (!getSchema(table, kind)) throw new RowError(`documents of the kind ${kind} are not supported`)
  // The schema has validated it, so the writer accepts it.
  const doc = wholeDoc(table, kind, toDocument(fields)) as never
  const number = (column: string): number => {
    const value = fields[column]
    if (!Number.isSafeInteger(value)) throw new RowError(`${column} is not a number`)
    return value as number
  }
  const orNull = (column: string): number | null =>
    fields[column] === null ? null : number(column)
  switch (table) {
    case 'sport':
      return writeSport(transaction, id, number('rank'), doc)
    case 'season':
      return writeSeason(transaction, {
        id,
        sportId: number('sport_id'),
        isCurrent: fields['is_current'] === 1,
        doc,
      })
    case 'opponent':
      return writeOpponent(transaction, id, doc)
    case 'roster':
      return writeRoster(transaction, {
        id,
        sportId: number('sport_id'),
        season: String(fields['season']),
        hidden: fields['hidden'] === 1,
      })
    case 'roster_player':
      return writePlayer(transaction, {
        id,
        rosterId: number('roster_id'),
        playerId: number('player_id'),
        rank: number('rank'),
        doc,
      })
    case 'staff_member':
      return writeStaff(transaction, {
        id,
        rosterId: number('roster_id'),
        staffId: orNull('staff_id') as number,
        rank: number('rank'),
        doc,
      })
    case 'schedule':
      return writeSchedule(transaction, { id, sportId: number('sport_id'), doc })
    case 'game':
      return writeGame(transaction, {
        id,
        scheduleId: number('schedule_id'),
        sportId: number('sport_id'),
        doc,
        // An export from before revisions has none.
        revision: {
          sequence: fields['sequence'] === undefined ? 0 : number('sequence'),
          revisedAt: typeof fields['revised_at'] === 'string' ? fields['revised_at'] : '',
        },
      })
    case 'story':
      return writeStory(transaction, {
        id,
        slug: String(fields['slug']),
        sportId: orNull('sport_id'),
        doc,
      })
    case 'item':
      return writeItem(transaction, kindCalled(kind)!, { id, rank: number('rank'), doc })
    case 'document':
      return saveDocument(
        transaction,
        'document',
        getSchema(table, kind) as z.ZodType,
        { kind, id, doc },
        kind === 'season-file' ? await topicsOfSeason(transaction, id) : [kind],
      )
    case 'live_game':
      return writeDoc(transaction, place, { version: number('version'), doc: JSON.stringify(doc) })
    case 'stat_file':
      return writeDoc(transaction, place, { doc: JSON.stringify(doc) })
  }
}

async function topicsOfSeason({ db, tenant }: Transaction, seasonId: number): Promise<string[]> {
  const season = await db
    .selectFrom('season')
    .select('sport_id')
    .where('tenant', '=', tenant)
    .where('id', '=', seasonId)
    .executeTakeFirst()
  return season ? [`season-file:${season.sport_id}`] : []
}

/** Writes the contents of a stat file; the file itself is imported like any stat file. */
async function writeDoc(
  transaction: Transaction,
  { table, id, version }: Place,
  values: { version?: number; doc: string },
): Promise<WriteResult> {
  const { db, tenant } = transaction
  const game = await db
    .selectFrom('game')
    .select('schedule_id')
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!game) throw new RowError(`there is no game ${id}`)
  for (const topic of topicsOfGame(id, game.schedule_id)) transaction.topics.add(topic)
  if (table === 'live_game') {
    const row = { version: values.version ?? 0, doc: values.doc }
    await db
      .insertInto('live_game')
      .values({ tenant, game_id: id, ...row })
      .onConflict((c) => c.columns(['tenant', 'game_id']).doUpdateSet(row))
      .execute()
  } else {
    const { numUpdatedRows } = await db
      .updateTable('stat_file')
      .set({ doc: values.doc })
      .where('tenant', '=', tenant)
      .where('game_id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
    if (Number(numUpdatedRows) === 0)
      throw new RowError(`version ${version} of the stat file of game ${id} was not received`)
  }
  return 'changed'
}

/** Deletes a row that the other files add and the exported store did not have. */
export async function dropRow(transaction: Transaction, { table, kind, id }: Place): Promise<void> {
  const { db, tenant, topics } = transaction
  if (table === 'story') return dropStories(transaction, [id])
  if (table === 'item') {
    const all = await db
      .selectFrom('item')
      .select('id')
      .where('tenant', '=', tenant)
      .where('kind', '=', kind)
      .execute()
    await dropItemsExcept(
      transaction,
      { name: kind },
      new Set(all.map((row) => row.id).filter((other) => other !== id)),
    )
    return
  }
  if (table === 'stat_file' || table === 'live_game') return
  const tables = db as unknown as Kysely<Record<ContentTable, Record<string, unknown>>>
  let query = tables.deleteFrom(table).where('tenant', '=', tenant).where('id', '=', id)
  if (table === 'document') query = query.where('kind', '=', kind)
  await query.execute()
  if (table === 'game' || table === 'sport') await dropFindable(transaction, table, [id])
  topics
    .add(table === 'document' ? kind : `${table}s`)
    .add(`${table}:${id}`)
    .add('sports')
}
