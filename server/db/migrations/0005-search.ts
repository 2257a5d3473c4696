import { sql, type Kysely } from 'kysely'
import { engineOf } from '../engine-of.ts'

/** What can be found, whatever kind it is of: a row for each, and the words of the tenant's titles for those who mistype. The words themselves are kept as the engine looks for them (search-words.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = engineOf(db as never) === 'postgres'
  await db.schema.createTable('search')
    .addColumn('seq', postgres ? 'bigserial' : 'integer', (c) => (postgres ? c.primaryKey() : c.primaryKey().autoIncrement()))
    .addColumn('tenant', 'text', (c) => c.notNull()).addColumn('kind', 'text', (c) => c.notNull()).addColumn('id', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull()).addColumn('text', 'text', (c) => c.notNull()).addColumn('url', 'text', (c) => c.notNull())
    .addColumn('sport_id', 'integer').addColumn('date', 'text').addColumn('shows', 'text').addColumn('archived', 'integer', (c) => c.notNull()).addColumn('on_day', 'text')
    .addUniqueConstraint('search_key', ['tenant', 'kind', 'id']).execute()
  await db.schema.createIndex('search_archived').on('search').columns(['tenant', 'archived', 'date', 'seq']).execute()
  await db.schema.createIndex('search_archived_sport').on('search').columns(['tenant', 'archived', 'sport_id', 'date', 'seq']).execute()
  await db.schema.createIndex('search_shows').on('search').columns(['tenant', 'shows']).execute()
  await db.schema.createIndex('search_day').on('search').columns(['tenant', 'on_day']).execute()
  await db.schema.createTable('search_spelling').addColumn('tenant', 'text', (c) => c.notNull()).addColumn('word', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('search_spelling_key', ['tenant', 'word']).execute()
  if (postgres) {
    await sql`alter table search add column title_words tsvector not null default '', add column all_words tsvector not null default ''`.execute(db)
    await sql`create index search_title_words on search using gin (title_words)`.execute(db)
    await sql`create index search_all_words on search using gin (all_words)`.execute(db)
    return
  }
  // Only which rows have a word: no places, no text. Words bring their tenant with them, so a word costs what one tenant has of it.
  for (const table of ['search_title', 'search_all']) {
    await sql`create virtual table ${sql.table(table)} using fts5(words, content='', contentless_delete=1, detail=none, tokenize="unicode61 remove_diacritics 0 tokenchars '_-'")`.execute(db)
  }
}
