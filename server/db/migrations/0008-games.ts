import type { Kysely } from 'kysely'

type Row = { tenant: string; id: number; over: number; doc: string }
type Link = { title: string; url: string } | null
type Doc = {
  date: string
  endDate: string | null
  status: string
  type: string
  locationIndicator: string
  opponent: { id: number | null; title: string }
  result: { status: string | null } | null
  media: Record<string, Link>
}

/** Columns that lists of games filter by, so that no query parses documents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = (name: string) =>
    db.schema
      .alterTable('game')
      .addColumn(name, 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  const flag = (name: string) =>
    db.schema
      .alterTable('game')
      .addColumn(name, 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  for (const name of ['ends', 'place', 'outcome', 'streams']) await text(name)
  for (const name of ['coming', 'spotlight', 'ticketed', 'covered']) await flag(name)
  await db.schema.alterTable('game').addColumn('opponent_id', 'integer').execute()
  await fill(db as Kysely<{ game: Row & Record<string, unknown> }>)

  await db.schema.dropIndex('game_date').execute()
  await db.schema.dropIndex('game_sport_date').execute()
  const includedColumns = ['date', 'id', 'ends', 'place', 'spotlight', 'ticketed', 'covered']
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('game').columns(columns).execute()
  await index('game_over', ['tenant', 'over', ...includedColumns, 'coming'])
  await index('game_coming', ['tenant', 'coming', ...includedColumns, 'over'])
  await index('game_sport_over', ['tenant', 'sport_id', 'over', ...includedColumns, 'coming'])
  await index('game_sport_coming', ['tenant', 'sport_id', 'coming', ...includedColumns, 'over'])
  await index('game_meeting', [
    'tenant',
    'sport_id',
    'opponent_id',
    'over',
    'date',
    'id',
    'outcome',
  ])
}

/** Fills the new columns and document fields of existing games. */
async function fill(db: Kysely<{ game: Row & Record<string, unknown> }>): Promise<void> {
  for (const { tenant, id, over, doc } of await db
    .selectFrom('game')
    .select(['tenant', 'id', 'over', 'doc'])
    .execute()) {
    const game = JSON.parse(doc) as Doc
    const called = game.status === 'C' || game.status === 'P'
    const counts =
      !called && game.type !== 'S' && ['W', 'L', 'T'].includes(game.result?.status ?? '')
    const { media } = game
    const defaults = {
      showAtVs: true,
      teamPrefix: null,
      gameCenterEnabled: true,
      extras: null,
      ...game,
      opponent: { prefix: null, ...game.opponent },
      media: { tvImage: null, ...media },
    }
    await db
      .updateTable('game')
      .set({
        doc: JSON.stringify(defaults),
        ends: (game.endDate ?? game.date).slice(0, 10),
        coming: Number(over === 0 || called),
        place: game.locationIndicator,
        opponent_id: game.opponent.id,
        outcome: counts ? game.result!.status! : '',
        ticketed: Number(Boolean(media['tickets'])),
        covered: Number(['tv', 'radio', 'video', 'audio', 'stats'].some((name) => media[name])),
        streams: [media['tv'], media['video']]
          .flatMap((link) => (link ? [`|${link.title.toLowerCase()}|`] : []))
          .join(''),
      })
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .execute()
  }
}
