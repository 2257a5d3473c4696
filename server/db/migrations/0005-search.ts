import { sql, type Kysely } from 'kysely'
import { getEngineName } from '../engine.ts'

/**
 * The search: a row for each item of any kind, and the words of titles for spelling correction. The
 * word index is separate for each engine (search-terms.ts).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = getEngineName(db as never) === 'postgres'
  await db.schema
    .createTable('search')
    .addColumn('seq', postgres ? 'bigserial' : 'integer', (c) =>
      postgres ? c.primaryKey() : c.primaryKey().autoIncrement(),
    )
    .addColumn('tenant', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('id', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('sport_id', 'integer')
    .addColumn('date', 'text')
    .addColumn('shows', 'text')
    .addColumn('archived', 'integer', (c) => c.notNull())
    .addColumn('on_day', 'text')
    .addUniqueConstraint('search_key', ['tenant', 'kind', 'id'])
    .execute()
  await db.schema
    .createIndex('search_archived')
    .on('search')
    .columns(['tenant', 'archived', 'date', 'seq'])
    .execute()
  await db.schema
    .createIndex('search_archived_sport')
    .on('search')
    .columns(['tenant', 'archived', 'sport_id', 'date', 'seq'])
    .execute()
  await db.schema.createIndex('search_shows').on('search').columns(['tenant', 'shows']).execute()
  await db.schema.createIndex('search_day').on('search').columns(['tenant', 'on_day']).execute()
  await db.schema
    .createTable('search_spelling')
    .addColumn('tenant', 'text', (c) => c.notNull())
    .addColumn('word', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('search_spelling_key', ['tenant', 'word'])
    .execute()
  if (postgres) return wordsOnPostgres(db)
  // Only which rows have a word, without positions or text. Words include their tenant, so that a
  // query reads only one tenant's entries.
  for (const table of ['search_title', 'search_all']) {
    await sql`
      create virtual table ${sql.table(table)} using fts5(
        words, content='', contentless_delete=1, detail=none,
        tokenize="unicode61 remove_diacritics 0 tokenchars '_-'"
      )`.execute(db)
  }
}

/**
 * Apart from the rows with row-level security, because `@@` is not leakproof and so would not use
 * an index there. These tables have only ids and words with their tenant; what is shown is read
 * from `search`, which has row-level security. Here only writes are limited to the owner.
 */
async function wordsOnPostgres(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('search_words')
    .addColumn('seq', 'bigint', (c) => c.primaryKey().references('search.seq').onDelete('cascade'))
    .addColumn('owner', 'text', (c) => c.notNull())
    .addColumn('place', 'bigint', (c) => c.notNull())
    .addColumn('shows', 'text')
    .addColumn('title_words', sql`tsvector`, (c) => c.notNull())
    .addColumn('all_words', sql`tsvector`, (c) => c.notNull())
    .execute()
  for (const column of ['title_words', 'all_words']) {
    // Without fastupdate: every search would read the list of entries not yet in the index.
    await sql`
      create index ${sql.ref(`search_${column}`)} on search_words
      using gin (${sql.ref(column)}) with (fastupdate = off)`.execute(db)
  }
  await db.schema
    .createIndex('search_words_place')
    .on('search_words')
    .columns(['owner', 'place'])
    .execute()
  await sql`alter table search_words enable row level security, force row level security`.execute(
    db,
  )
  await sql`create policy all_read on search_words for select using (true)`.execute(db)
  const tenant = sql`(select current_setting('fieldhouse.tenant', true))`
  const owned = sql`owner = ${tenant} or ${tenant} = '*'`
  await sql`create policy owner_inserts on search_words for insert with check (${owned})`.execute(
    db,
  )
  await sql`create policy owner_updates on search_words for update using (${owned})`.execute(db)
  await sql`create policy owner_deletes on search_words for delete using (${owned})`.execute(db)
}
