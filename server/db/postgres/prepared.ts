import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/**
 * A statement is prepared from this use on, because preparing one that runs once does not pay off.
 */
const often = 3
/** Most statements prepared on one connection, and most counted: a few megabytes each. */
const keptAtMost = 200
const countedAtMost = 5000

const counted = new Map<string, { times: number; name: string }>()
const preparedNames = new WeakMap<object, Set<string>>()

/**
 * The name of this statement on the connection if it is prepared, else undefined. Planning a short
 * statement with row-level security would take longer than running it.
 */
export function preparedName(connection: object, text: string): string | undefined {
  if (!/^\s*(?:select|insert|update|delete)\s/i.test(text)) return undefined
  const statement = counted.get(text)
  if (!statement) {
    if (counted.size >= countedAtMost) counted.clear()
    counted.set(text, {
      times: 1,
      name: `s${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`,
    })
    return undefined
  }
  if (++statement.times < often) return undefined
  const connectionNames = preparedNames.get(connection) ?? new Set<string>()
  preparedNames.set(connection, connectionNames)
  if (!connectionNames.has(statement.name) && connectionNames.size >= keptAtMost) return undefined
  connectionNames.add(statement.name)
  return statement.name
}

/**
 * Whether another process changed a table of a prepared statement. The connection must then be
 * discarded.
 */
export const isOutdated = (error: unknown): boolean =>
  error instanceof Error &&
  (error as { code?: string }).code === '0A000' &&
  /cached plan/.test(error.message)

/**
 * Columns that raw SQL of a migration made with PostgreSQL's defaults: 32-bit integers, texts with
 * a language collation.
 */
export async function narrowColumns(
  db: Kysely<Tables>,
): Promise<{ table: string; column: string; type: 'bigint' | 'text' }[]> {
  const { rows } = await sql<{ table: string; column: string; type: 'bigint' | 'text' }>`
    select table_name as table, column_name as column,
      case data_type when 'text' then 'text' else 'bigint' end as type
    from information_schema.columns
    where table_schema = current_schema() and table_name not like 'kysely%'
      and (
        data_type in ('integer', 'smallint')
        or (data_type = 'text' and coalesce(collation_name, '') <> 'C')
      )
    order by table_name, ordinal_position`.execute(db)
  return rows
}

/**
 * Gives these columns the types that the query compiler (open.ts) gives to those of the schema
 * builder. Does nothing when no table is new.
 */
export async function widenColumns(db: Kysely<Tables>): Promise<void> {
  for (const { table, column, type } of await narrowColumns(db)) {
    const columnType = sql.raw(type === 'text' ? 'text collate "C"' : 'bigint')
    await sql`
      alter table ${sql.table(table)} alter column ${sql.ref(column)} type ${columnType}
    `.execute(db)
  }
}
