import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import * as foundation from './migrations/0001-foundation.ts'
import * as items from './migrations/0002-items.ts'
import * as files from './migrations/0004-files.ts'
import type { Tables } from './tables.ts'

/** Every step that ever changed the tables, in order. A step that has shipped is never edited. */
const migrations = { '0001-foundation': foundation, '0002-items': items, '0004-files': files }

/** Brings the tables up to date; throws when a step fails, and then nothing of that step remains. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
  if (error) throw error
}
