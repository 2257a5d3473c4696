import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openStore } from '../../db/store.ts'
import { importFolder, type ImportOptions } from '../import-folder.ts'
import { ImportError } from '../report.ts'
import { keyOfRow, readSnapshot, snapshotTables, type Row, type Snapshot } from './snapshot.ts'

/**
 * Imports a new export into a temporary store. Returns the rows of the exported store that it does
 * not restore, and those that it adds, by table, key and field.
 */
export async function compareExport(
  snapshot: Snapshot,
  folder: string,
  watched: Pick<ImportOptions, 'signal' | 'onProgress'>,
): Promise<string[]> {
  const copyFolder = await mkdtemp(join(folder, '.check-'))
  const copy = await openStore(copyFolder, { report: () => undefined })
  try {
    const options = { onlyLook: { named: new Set<string>() }, ...watched }
    const { stopped } = await importFolder(copy, snapshot.tenant, folder, options)
    if (stopped) return []
    return differences(snapshot, (await readSnapshot(copy, snapshot.tenant))!)
  } catch (error) {
    throw error instanceof Error && 'errcode' in error
      ? new ImportError(
          `the export cannot be imported for comparison (${error.message}); is there disk ` +
            `space for twice its size beside ${folder}?`,
        )
      : error
  } finally {
    await copy.close()
    await rm(copyFolder, { recursive: true, force: true })
  }
}

/** Live scores are not compared: they are read from the stat files again. */
const compared = snapshotTables.filter((table) => table !== 'live_game')

export function differences(
  expected: Pick<Snapshot, 'rows'>,
  actual: Pick<Snapshot, 'rows'>,
): string[] {
  return compared.flatMap((table) => {
    const rest = new Map(actual.rows[table].map((row) => [keyOfRow(table, row), row]))
    const lines = expected.rows[table].flatMap((row) => {
      const key = keyOfRow(table, row)
      const fields = differentFields(row, rest.get(key))
      rest.delete(key)
      if (!fields) return [`${table} ${key}`]
      return fields.length > 0 ? [`${table} ${key} (${fields.join(', ')})`] : []
    })
    return [...lines, ...[...rest.keys()].map((key) => `${table} ${key} (added)`)]
  })
}

/** Null without the other row. A field that a row of an earlier release lacks has its default. */
function differentFields(expected: Row, actual: Row | undefined): string[] | null {
  if (!actual) return null
  const [before, after] = [fieldsOf(expected), fieldsOf(actual)]
  return Object.keys(before).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
}

/** Fields of the document, and the columns that do not come from it. */
function fieldsOf(row: Row): Record<string, unknown> {
  const doc = JSON.parse(row.doc) as object
  const ownColumns = columns.flatMap((name) => (name in row ? [[name, row[name]]] : []))
  return { ...Object.fromEntries(ownColumns), ...(Array.isArray(doc) ? { doc } : doc) }
}

const columns = [
  'rank',
  'sport_id',
  'is_current',
  'season',
  'hidden',
  'roster_id',
  'player_id',
  'staff_id',
  'schedule_id',
  'sequence',
  'revised_at',
  'slug',
]
