import { transact } from '../../content/transaction.ts'
import type { Store } from '../../db/store.ts'
import { cell, readCsv } from '../csv/read-csv.ts'
import type { Columns } from '../csv/columns.ts'
import { ImportError, countRow, rejectRow, type FileReport } from '../report.ts'
import type { ImportContext } from '../import-context.ts'

export const identitiesPath = 'identities.csv'
/** Columns with several lines keep their spaces, because keys are used as written. */
export const identityColumns: Columns = {
  known: ['kind', 'key', 'id'],
  aliases: { number: 'id' },
  prose: ['key'],
}

export type Identity = { kind: string; key: string; id: number }
export type Identities = { rows: Identity[]; refused: { line: number; reason: string }[] }

export function readIdentities(bytes: Uint8Array): Identities {
  const file = readCsv(bytes, identityColumns)
  const rows: Identity[] = []
  const rejected = file.refused.map(({ line, reason }) => ({ line, reason }))
  const seen = new Set<string>()
  for (const row of file.rows) {
    const [kind, key, id] = [cell(row, 'kind'), cell(row, 'key'), cell(row, 'id')]
    const isRepeated = seen.has(`${kind}\t${key}`) || seen.has(`${kind}\n${id}`)
    seen.add(`${kind}\t${key}`).add(`${kind}\n${id}`)
    if (kind && key && /^[1-9]\d{0,8}$/.test(id) && !isRepeated)
      rows.push({ kind, key, id: Number(id) })
    else
      rejected.push({
        line: row.line,
        reason: isRepeated ? 'repeats a key or an id' : 'is not a kind, key and id',
      })
  }
  return { rows, refused: rejected }
}

/**
 * Checks the ids of an exported folder. Throws before anything is imported if the tenant uses them
 * for other content.
 */
export async function requireFreeNumbers(
  store: Pick<Store, 'of'>,
  tenant: string,
  { rows }: Identities,
): Promise<void> {
  const identities = await store
    .of(tenant)
    .selectFrom('identity')
    .select(['kind', 'key', 'id'])
    .where('tenant', '=', tenant)
    .execute()
  const byKey = new Map(identities.map(({ kind, key, id }) => [`${kind}\t${key}`, id]))
  const byId = new Map(identities.map(({ kind, key, id }) => [`${kind}\t${id}`, key]))
  const clash = rows.filter(
    ({ kind, key, id }) =>
      (byKey.get(`${kind}\t${key}`) ?? id) !== id || (byId.get(`${kind}\t${id}`) ?? key) !== key,
  )
  const [first] = clash
  if (!first) return
  const { kind, key, id } = first
  const has = byKey.get(`${kind}\t${key}`)
  const stored =
    has === undefined
      ? `that is the id of "${byId.get(`${kind}\t${id}`)!.slice(0, 80)}"`
      : `it has the id ${has}`
  throw new ImportError(
    `${identitiesPath} gives ${kind} "${key.slice(0, 80)}" the id ${id}, ` +
      `but in the tenant ${tenant} ${stored}` +
      `${clash.length > 1 ? ` (and ${clash.length - 1} more)` : ''}; nothing was imported. ` +
      `Import the folder into a store without this tenant, or remove ${identitiesPath}: ` +
      'its content then gets new ids',
  )
}

/** Stores the ids before other content can get them. */
export async function importIdentities(
  work: ImportContext,
  fileReport: FileReport,
  { rows, refused }: Identities,
): Promise<void> {
  for (const { line, reason } of refused) rejectRow(fileReport, line, reason)
  const storedKeys = new Set(
    (
      await work.store
        .of(work.tenant)
        .selectFrom('identity')
        .select(['kind', 'key'])
        .where('tenant', '=', work.tenant)
        .execute()
    ).map(({ kind, key }) => `${kind}\t${key}`),
  )
  const newRows = rows.filter(({ kind, key }) => !storedKeys.has(`${kind}\t${key}`))
  await transact(work.store, work.tenant, async ({ db, tenant }) => {
    for (let i = 0; i < newRows.length; i += 200)
      await db
        .insertInto('identity')
        .values(newRows.slice(i, i + 200).map((row) => ({ tenant, ...row })))
        .execute()
  })
  for (const row of rows)
    countRow(fileReport, storedKeys.has(`${row.kind}\t${row.key}`) ? 'same' : 'taken')
}
