import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/**
 * A statement is prepared from this time on: one that runs once costs a plan that is not used again.
 */
const often = 3
/**
 * Statements that one connection keeps, and statements that are counted: both are some megabytes at
 * most.
 */
const keptAtMost = 200
const countedAtMost = 5000

const counted = new Map<string, { times: number; name: string }>()
const kept = new WeakMap<object, Set<string>>()

/**
 * The name under which a connection keeps this statement parsed and planned, or none. For our short
 * statements the server would otherwise spend more time on the plan, with the rules of rows in it,
 * than on the answer.
 */
export function preparedName(connection: object, text: string): string | undefined {
  if (!/^\s*(?:select|insert|update|delete)\s/i.test(text)) return undefined
  const known = counted.get(text)
  if (!known) {
    if (counted.size >= countedAtMost) counted.clear()
    counted.set(text, {
      times: 1,
      name: `s${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`,
    })
    return undefined
  }
  if (++known.times < often) return undefined
  const here = kept.get(connection) ?? new Set<string>()
  kept.set(connection, here)
  if (!here.has(known.name) && here.size >= keptAtMost) return undefined
  here.add(known.name)
  return known.name
}

/**
 * Another process has changed a table below a prepared statement: the connection that keeps it is
 * of no use any more.
 */
export const isOutdated = (error: unknown): boolean =>
  error instanceof Error &&
  (error as { code?: string }).code === '0A000' &&
  /cached plan/.test(error.message)

/**
 * Columns that raw SQL of a migration made in PostgreSQL's own measure: integers of 32 bits, texts
 * in the order of some language.
 */
export async function narrowColumns(
  db: Kysely<Tables>,
): Promise<{ table: string; column: string; type: 'bigint' | 'text' }[]> {
  const { rows } = await sql<{ table: string; column: string; type: 'bigint' | 'text' }>`
    select table_name as table, column_name as column, case data_type when 'text' then 'text' else 'bigint' end as type
    from information_schema.columns
    where table_schema = current_schema() and table_name not like 'kysely%' and (data_type in ('integer', 'smallint') or (data_type = 'text' and coalesce(collation_name, '') <> 'C'))
    order by table_name, ordinal_position`.execute(db)
  return rows
}

/**
 * Gives these columns the types that the query compiler (open.ts) gives to those of the schema builder. Nothing to do, but
 * for a table that is new.
 */
export async function widenColumns(db: Kysely<Tables>): Promise<void> {
  for (const { table, column, type } of await narrowColumns(db)) {
    await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} type ${sql.raw(type === 'text' ? 'text collate "C"' : 'bigint')}`.execute(
      db,
    )
  }
}
