import { sql, type Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

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
 * Gives them the types that compiler.ts gives to those of the schema builder. Nothing to do, but
 * for a table that is new.
 */
export async function widenColumns(db: Kysely<Tables>): Promise<void> {
  for (const { table, column, type } of await narrowColumns(db)) {
    await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} type ${sql.raw(type === 'text' ? 'text collate "C"' : 'bigint')}`.execute(
      db,
    )
  }
}
