import type { Kysely } from 'kysely'

/** Finds the games that a file was published for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('stat_file_sha').on('stat_file').columns(['tenant', 'sha']).execute()
}
