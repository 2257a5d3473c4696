import type { Kysely } from 'kysely'
import type { VersionSource, VersionStatus } from '../../../src/contract/ingest.schema.ts'
import { rosterPerson } from '../../content/kinds/people.ts'
import type { Store } from '../../db/store.ts'
import type { Tables } from '../../db/tables.ts'

/** A row of content: its columns, including the document. */
export type Row = Record<string, unknown> & { doc: string; kind?: string }

/**
 * All content of a department except the bytes of files: the input of an export. Rows are in an
 * order that does not depend on the engine.
 */
export type Snapshot = {
  tenant: string
  hosts: string[]
  identities: { kind: string; key: string; id: number }[]
  rows: Record<SnapshotTable, Row[]>
  statFiles: {
    gameId: number
    version: number
    sha: string
    receivedAt: string
    source: VersionSource
    by: string
    status: VersionStatus
    score: string
    state: string
    findings: string
    correction: string
  }[]
}
export const snapshotTables = [
  'document',
  'sport',
  'season',
  'opponent',
  'roster',
  'roster_player',
  'staff_member',
  'schedule',
  'game',
  'story',
  'item',
  'live_game',
] as const
export type SnapshotTable = (typeof snapshotTables)[number]

/**
 * Calculated from other rows on reading (content/stats/season-figures.ts) or writing
 * (content/people/write-rosters.ts).
 */
const derived = new Set([
  'document season-stats',
  'document season-log',
  `item ${rosterPerson.name}`,
])

/** The key of a row within its table. */
export const keyOfRow = (table: SnapshotTable, row: Row): string =>
  table === 'document' || table === 'item'
    ? `${String(row['kind'])}/${String(row['id'])}`
    : String(row[table === 'live_game' ? 'game_id' : 'id'])

/** Reads everything in one transaction, for which other writers of the tenant wait. */
export async function readSnapshot(
  store: Pick<Store, 'db' | 'of'>,
  tenant: string,
): Promise<Snapshot | null> {
  const tenantRow = await store.db
    .selectFrom('tenant')
    .select('hosts')
    .where('id', '=', tenant)
    .executeTakeFirst()
  if (!tenantRow) return null
  return store
    .of(tenant)
    .transaction()
    .execute(async (db) => ({
      tenant,
      hosts: JSON.parse(tenantRow.hosts) as string[],
      identities: await identitiesOf(db, tenant),
      rows: await rowsOf(db, tenant),
      statFiles: await statFilesOf(db, tenant),
    }))
}

async function identitiesOf(db: Kysely<Tables>, tenant: string): Promise<Snapshot['identities']> {
  return db
    .selectFrom('identity')
    .select(['kind', 'key', 'id'])
    .where('tenant', '=', tenant)
    .orderBy('kind')
    .orderBy('id')
    .execute()
}

async function rowsOf(db: Kysely<Tables>, tenant: string): Promise<Snapshot['rows']> {
  const all = {} as Snapshot['rows']
  for (const table of snapshotTables) {
    const rows = (await db
      .selectFrom(table)
      .selectAll()
      .where('tenant', '=', tenant)
      .execute()) as Row[]
    const numbered = rows
      .filter(({ kind = '' }) => !derived.has(`${table} ${kind}`))
      .map((row) => ({ row, kind: row.kind ?? '', id: Number(row['id'] ?? row['game_id']) }))
    all[table] = numbered
      .toSorted((a, b) => (a.kind === b.kind ? a.id - b.id : a.kind < b.kind ? -1 : 1))
      .map(({ row }) => row)
  }
  return all
}

async function statFilesOf(db: Kysely<Tables>, tenant: string): Promise<Snapshot['statFiles']> {
  const rows = await db
    .selectFrom('stat_file')
    .select([
      'game_id',
      'version',
      'sha',
      'received_at',
      'source',
      'sent_by',
      'status',
      'score',
      'state',
      'findings',
      'correction',
    ])
    .where('tenant', '=', tenant)
    .orderBy('game_id')
    .orderBy('version')
    .execute()
  return rows.map(({ game_id, received_at, sent_by, correction, ...row }) => ({
    ...row,
    gameId: game_id,
    receivedAt: received_at,
    by: sent_by ?? '',
    correction: correction ?? '',
  }))
}
