import { sql, type Kysely, type RawBuilder } from 'kysely'
import { engineOf } from './engine-of.ts'
import type { Tables } from './tables.ts'

/** A text inside the document of a row, for a condition that has no column of its own. `key` is ours, never a visitor's. */
export const jsonText = (db: Kysely<Tables>, key: string, column = 'doc'): RawBuilder<string | null> =>
  engineOf(db as never) === 'postgres' ? sql`cast(${sql.ref(column)} as json) ->> ${sql.lit(key)}` : sql`${sql.ref(column)} ->> ${sql.lit(key)}`
