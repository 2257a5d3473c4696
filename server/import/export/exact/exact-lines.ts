import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openStore, type Store } from '../../../db/store.ts'
import { ImportError, createFileReport, sumReports } from '../../report.ts'
import { importFolder, createImportContext, type ImportOptions } from '../../import-folder.ts'
import type { ImportContext } from '../../import-context.ts'

import { readSnapshot, type Row, type Snapshot } from '../snapshot.ts'
import { receivedPath } from '../files/stat-files.ts'
import { importReceived, readReceived } from '../received.ts'
import { hashOfIdentities } from '../identities.ts'
import { differences, compareRow } from './differences.ts'
import type { ExactLine } from './exact-line.ts'
import { importExact } from './import-exact.ts'

/** SQLite's code for a constraint violation. */
const constraint = 19

/**
 * Imports the new export into a temporary store and returns lines for the differences, so that the
 * folder with these lines gives the same store again. The lines are imported, too, and `missing` is
 * what still differs.
 */
export async function exactLines(
  store: Pick<Store, 'of'>,
  snapshot: Snapshot,
  folder: string,
  watched: Pick<ImportOptions, 'signal' | 'onProgress'> = {},
): Promise<{ lines: ExactLine[]; missing: string[] }> {
  const place = await mkdtemp(join(folder, '.check-'))
  const copy = await openStore(place, { report: () => undefined })
  const told = { onlyLook: { named: new Set<string>() }, ...watched }
  try {
    const report = await importFolder(copy, snapshot.tenant, folder, told)
    if (report.stopped) return { lines: [], missing: [] }
    const work = createImportContext(copy, snapshot.tenant, folder, told)
    const lines = await comparedWithFiles(work)
    const numbers = {
      rows: snapshot.identities,
      hash: hashOfIdentities(snapshot.identities),
      refused: [],
    }
    const fileReport = createFileReport('exact.jsonl')
    await importExact(
      work,
      fileReport,
      Buffer.from(
        [{ identities: numbers.hash }, ...lines].map((line) => JSON.stringify(line)).join('\n'),
      ),
      numbers,
    )
    const left = await compared(store, copy, snapshot)
    const reasons = fileReport.notes.map(
      ({ line, reason }) => `${line === null ? '' : `line ${line}: `}${reason}`,
    )
    const refused =
      sumReports(report).refused > 0
        ? report.parts
            .flatMap(({ notes }) => notes)
            .filter(({ kind }) => kind === 'refused')
            .map(({ file, line, reason }) => `${file}${line === null ? '' : `:${line}`} ${reason}`)
        : []
    return {
      lines,
      missing:
        left.length === 0
          ? []
          : [
              ...left.map(
                ({ table, key, set }) =>
                  `${table} ${key}${set ? ` (${Object.keys(set).join(', ')})` : ''}`,
              ),
              ...reasons,
              ...refused,
            ],
    }
  } catch (error) {
    // A full disk is thrown. A row that conflicts with another is only a difference.
    if (
      error instanceof Error &&
      'errcode' in error &&
      (Number(error.errcode) & 0xff) !== constraint
    )
      throw new ImportError(
        `the export cannot be imported for comparison (${error.message}); is there disk ` +
          `space for twice its size beside ${folder}?`,
      )
    throw error
  } finally {
    await copy.close()
    await rm(place, { recursive: true, force: true })
  }

  /** Imports stat files of games that only these lines add before the lines, as an import does. */
  async function comparedWithFiles(work: ImportContext): Promise<ExactLine[]> {
    const lines = await compared(store, copy, snapshot)
    const unnamed = new Set(
      lines.flatMap(({ table, key, row }) => (table === 'game' && row ? [Number(key)] : [])),
    )
    if (!snapshot.statFiles.some(({ gameId }) => unnamed.has(gameId))) return lines
    const fileReport = createFileReport(receivedPath)
    await importReceived(
      work,
      fileReport,
      folder,
      readReceived(await readFile(join(folder, receivedPath)), fileReport),
      unnamed,
    )
    return compared(store, copy, snapshot)
  }
}

async function compared(
  store: Pick<Store, 'of'>,
  copy: Store,
  snapshot: Snapshot,
): Promise<ExactLine[]> {
  const made = await readSnapshot(copy, snapshot.tenant)
  if (!made) throw new Error('the temporary store has no tenant')
  return [...differences(snapshot, made), ...(await boxScores(store, copy, snapshot))]
}

/** Box scores are read one by one because they are large. Only the published version has one. */
async function boxScores(
  store: Pick<Store, 'of'>,
  copy: Pick<Store, 'of'>,
  { tenant, statFiles }: Snapshot,
): Promise<ExactLine[]> {
  const shown = statFiles.filter(({ status }) => status === 'published')
  const lines: ExactLine[] = []
  for (const { gameId, version } of shown) {
    const docIn = async (one: Pick<Store, 'of'>): Promise<Row | undefined> => {
      const row = await one
        .of(tenant)
        .selectFrom('stat_file')
        .select('doc')
        .where('tenant', '=', tenant)
        .where('game_id', '=', gameId)
        .where('version', '=', version)
        .executeTakeFirst()
      return row && { doc: row.doc }
    }
    const [wanted, made] = [await docIn(store), await docIn(copy)]
    // A newer version was published while the export ran; its file says everything.
    if (!wanted || wanted.doc === '') continue
    const line = compareRow('stat_file', `${gameId}/${version}`, wanted, made)
    if (line) lines.push(line)
  }
  return lines
}
