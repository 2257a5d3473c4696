import type { Kysely } from 'kysely'

/**
 * The lists of stories in their order, so that a page is cut out of the index and a count never
 * opens a story. `hidden` stands last: before the day it would draw those to this index who ask for
 * some numbers of what is not hidden, and SQLite would read all stories of the tenant.
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
