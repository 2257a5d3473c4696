import { sql, type Kysely } from 'kysely'

/**
 * Every version of a stat file with its source, findings and status; the hold mode of games; tokens
 * of one game that expire.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = (name: string, before: string) =>
    db.schema
      .alterTable('stat_file')
      .addColumn(name, 'text', (c) => c.notNull().defaultTo(before))
      .execute()
  for (const [name, before] of [
    ['source', 'stat-file'],
    ['status', 'replaced'],
    ['score', ''],
    ['state', ''],
    ['findings', '[]'],
  ] as const)
    await text(name, before)
  for (const name of ['sent_by', 'correction'])
    await db.schema.alterTable('stat_file').addColumn(name, 'text').execute()
  // Until this migration the newest version was the published one.
  await sql`
    update stat_file set status = 'published' where version = (
      select max(other.version) from stat_file as other
      where other.tenant = stat_file.tenant and other.game_id = stat_file.game_id
    )`.execute(db)

  await db.schema
    .createTable('game_desk')
    .addColumn('tenant', 'text', (c) => c.notNull())
    .addColumn('game_id', 'integer', (c) => c.notNull())
    .addColumn('hold', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('game_desk_key', ['tenant', 'game_id'])
    .execute()

  await db.schema.alterTable('token').addColumn('game_id', 'integer').execute()
  for (const name of ['expires_at', 'name'])
    await db.schema.alterTable('token').addColumn(name, 'text').execute()
}
