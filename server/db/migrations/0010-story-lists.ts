import type { Kysely } from 'kysely'

/**
 * Indexes of story lists in their order, so that a page and a count use only the index. `hidden` is
 * last: before the date, SQLite would choose this index for queries by id of public stories and
 * read all stories of the tenant.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('story_date').execute()
  await db.schema.dropIndex('story_sport').execute()
  await db.schema
    .createIndex('story_out')
    .on('story')
    .columns(['tenant', 'date', 'id', 'hidden'])
    .execute()
  await db.schema
    .createIndex('story_out_sport')
    .on('story')
    .columns(['tenant', 'sport_id', 'date', 'id', 'hidden'])
    .execute()
  await db.schema
    .createIndex('story_slug')
    .on('story')
    .columns(['tenant', 'slug', 'date'])
    .execute()
}
