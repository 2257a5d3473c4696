import { sql, type Kysely } from 'kysely'
import { getEngineName } from '../engine.ts'

/** The first tables, written with the schema builder so that they work on both engines. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('meta')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('tenant')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('hosts', 'text', (c) => c.notNull())
    .addColumn('demo', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()

  await db.schema
    .createTable('identity')
    .addColumn('tenant', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('id', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('identity_key', ['tenant', 'kind', 'key'])
    .addUniqueConstraint('identity_id', ['tenant', 'kind', 'id'])
    .execute()

  const content = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('tenant', 'text', (c) => c.notNull())
      .addColumn('id', 'integer', (c) => c.notNull())
      .addColumn('doc', 'text', (c) => c.notNull())
  const keyed = (name: string) =>
    content(name).addPrimaryKeyConstraint(`${name}_key`, ['tenant', 'id'])

  await content('document')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('document_key', ['tenant', 'kind', 'id'])
    .execute()
  await keyed('sport')
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('short_name', 'text', (c) => c.notNull())
    .addColumn('rank', 'integer', (c) => c.notNull())
    .addUniqueConstraint('sport_slug', ['tenant', 'slug'])
    .execute()
  await keyed('season')
    .addColumn('sport_id', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('is_current', 'integer', (c) => c.notNull())
    .addUniqueConstraint('season_title', ['tenant', 'sport_id', 'title'])
    .execute()
  await keyed('opponent').execute()
  await keyed('roster')
    .addColumn('sport_id', 'integer', (c) => c.notNull())
    .addColumn('season', 'text', (c) => c.notNull())
    .addUniqueConstraint('roster_season', ['tenant', 'sport_id', 'season'])
    .execute()
  await keyed('roster_player')
    .addColumn('roster_id', 'integer', (c) => c.notNull())
    .addColumn('player_id', 'integer', (c) => c.notNull())
    .addColumn('rank', 'integer', (c) => c.notNull())
    .execute()
  await keyed('staff_member')
    .addColumn('roster_id', 'integer', (c) => c.notNull())
    .addColumn('rank', 'integer', (c) => c.notNull())
    .execute()
  await keyed('schedule')
    .addColumn('sport_id', 'integer', (c) => c.notNull())
    .addColumn('season', 'text', (c) => c.notNull())
    .addUniqueConstraint('schedule_season', ['tenant', 'sport_id', 'season'])
    .execute()
  await keyed('game')
    .addColumn('schedule_id', 'integer', (c) => c.notNull())
    .addColumn('sport_id', 'integer', (c) => c.notNull())
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('over', 'integer', (c) => c.notNull())
    .execute()
  await keyed('story')
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('sport_id', 'integer')
    .execute()

  await db.schema
    .createTable('picture')
    .addColumn('tenant', 'text', (c) => c.notNull())
    .addColumn('sha', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('picture_key', ['tenant', 'sha'])
    .execute()
  await db.schema
    .createTable('stat_file')
    .addColumn('tenant', 'text', (c) => c.notNull())
    .addColumn('game_id', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('sha', 'text', (c) => c.notNull())
    .addColumn('received_at', 'text', (c) => c.notNull())
    .addColumn('body', 'blob', (c) => c.notNull())
    .addColumn('doc', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('stat_file_key', ['tenant', 'game_id', 'version'])
    .execute()
  await db.schema
    .createTable('live_game')
    .addColumn('tenant', 'text', (c) => c.notNull())
    .addColumn('game_id', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('doc', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('live_game_key', ['tenant', 'game_id'])
    .execute()
  await db.schema
    .createTable('token')
    .addColumn('sha', 'text', (c) => c.primaryKey())
    .addColumn('tenant', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  if (getEngineName(db as never) === 'postgres') await sharedLog(db)
  // AUTOINCREMENT: a sequence number is never reused, even after old rows are pruned.
  else
    await sql`
      create table change (
        seq integer primary key autoincrement,
        tenant text not null, topics text not null, at text not null
      )`.execute(db)

  await db.schema
    .createIndex('roster_player_roster')
    .on('roster_player')
    .columns(['tenant', 'roster_id', 'rank'])
    .execute()
  await db.schema
    .createIndex('roster_player_person')
    .on('roster_player')
    .columns(['tenant', 'player_id'])
    .execute()
  await db.schema
    .createIndex('staff_member_roster')
    .on('staff_member')
    .columns(['tenant', 'roster_id', 'rank'])
    .execute()
  await db.schema
    .createIndex('game_schedule')
    .on('game')
    .columns(['tenant', 'schedule_id', 'date'])
    .execute()
  await db.schema.createIndex('game_date').on('game').columns(['tenant', 'over', 'date']).execute()
  await db.schema
    .createIndex('game_sport_date')
    .on('game')
    .columns(['tenant', 'sport_id', 'over', 'date'])
    .execute()
  await db.schema.createIndex('story_date').on('story').columns(['tenant', 'date']).execute()
  await db.schema
    .createIndex('story_sport')
    .on('story')
    .columns(['tenant', 'sport_id', 'date'])
    .execute()
  await db.schema.createIndex('change_tenant').on('change').columns(['tenant', 'seq']).execute()
}

/**
 * The change log with several writing processes. A transaction locks the log from taking a number
 * until it ends, so numbers become visible in order and a reader misses none. Listeners are
 * notified at the commit.
 */
async function sharedLog(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table change (
      seq bigint generated by default as identity primary key,
      tenant text collate "C" not null,
      topics text collate "C" not null,
      at text collate "C" not null
    )`.execute(db)
  await sql`
    create function change_begins() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock(71832, 1); return null; end
    $$`.execute(db)
  await sql`
    create function change_written() returns trigger language plpgsql as $$
      begin perform pg_notify('fieldhouse_change', ''); return null; end
    $$`.execute(db)
  // Before the statement: the number of its first row is not taken yet.
  await sql`
    create trigger change_begins before insert on change
    for each statement execute function change_begins()`.execute(db)
  await sql`
    create trigger change_written after insert on change
    for each statement execute function change_written()`.execute(db)
  // Several machines share one store, so it holds the bytes of pictures.
  await db.schema
    .createTable('picture_bytes')
    .addColumn('tenant', 'text', (c) => c.notNull())
    .addColumn('sha', 'text', (c) => c.notNull())
    .addColumn('bytes', 'blob', (c) => c.notNull())
    .addPrimaryKeyConstraint('picture_bytes_key', ['tenant', 'sha'])
    .execute()
}
