import { mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { readFileBytes } from '../../content/files/files.ts'
import { readPictureBytes } from '../../content/files/pictures.ts'
import type { Store } from '../../db/store.ts'
import { ImportError } from '../report.ts'
import type { Progress } from '../import-context.ts'
import { compareExport } from './compare.ts'
import { createLookup, FolderWriter, type Exporting } from './folder-writer.ts'
import { writeEntries } from './files/entries.ts'
import { writeOpponentFiles } from './files/opponent-files.ts'
import { writeRosters } from './files/rosters.ts'
import { writeSchedules } from './files/schedules.ts'
import { writeNavigation, writeSite, writeOpponents, writeSports } from './files/site.ts'
import { writeStatFiles } from './files/stat-files.ts'
import { writeStories } from './files/stories.ts'
import {
  writeCareerLeaders,
  writeConferenceResults,
  writeHistory,
  writeStandings,
  writeStatistics,
} from './files/tables.ts'
import { identitiesPath, identityColumns } from './identities.ts'
import { FolderNames } from './folder-names.ts'
import { readSnapshot } from './snapshot.ts'

export type ExportOptions = { signal?: AbortSignal; onProgress?: (progress: Progress) => void }

/**
 * `missing`: rows and fields that an import of the folder does not restore; `stopped`: the export
 * was stopped and its folder removed.
 */
export type ExportReport = {
  tenant: string
  folder: string
  files: number
  rows: number
  notes: string[]
  missing: string[]
  stopped: boolean
}

/**
 * Exports a department as an import folder that gives the same store again; what would differ is
 * in the report. Written under a
 * temporary name and renamed at the end, so that the folder is complete. Throws ImportError when it
 * cannot begin; file system errors are rethrown.
 */
export async function exportFolder(
  store: Store,
  tenant: string,
  folder: string,
  { signal, onProgress = () => {} }: ExportOptions = {},
): Promise<ExportReport> {
  const target = resolve(folder)
  const existing = await stat(target).catch(() => null)
  if (existing && !(existing.isDirectory() && (await readdir(target)).length === 0))
    throw new ImportError(`${folder} already exists; use a new or an empty folder`)
  const snapshot = await readSnapshot(store, tenant)
  if (!snapshot) throw new ImportError(`there is no tenant ${tenant}; \`tenants\` lists them`)
  if (!snapshot.rows.document.some(({ kind }) => kind === 'settings'))
    throw new ImportError(
      `the tenant ${tenant} has no content in this store; there is nothing to export`,
    )
  const partial = `${target}.partial`
  await rm(partial, { recursive: true, force: true })
  await mkdir(partial, { recursive: true })
  try {
    const report = await writePack()
    if (signal?.aborted) return { ...report, stopped: true }
    // Some systems rename only when the empty target is removed first. A target that is no longer
    // empty stays.
    if (existing) await rmdir(target)
    await rename(partial, target)
    return report
  } finally {
    await rm(partial, { recursive: true, force: true })
  }

  async function writePack(): Promise<ExportReport> {
    const out = new FolderWriter(partial)
    const db = store.of(tenant)
    const pictures = await db
      .selectFrom('picture')
      .select(['sha', 'type'])
      .where('tenant', '=', tenant)
      .orderBy('sha')
      .execute()
    const files = await db
      .selectFrom('file')
      .select(['sha', 'name', 'size'])
      .where('tenant', '=', tenant)
      .orderBy('sha')
      .orderBy('name')
      .execute()
    const names = new FolderNames(snapshot!, pictures, files)
    out.notes.push(
      ...names.unnamable.map(
        (name) => `file ${name} has a name that is not a valid file name; exported without it`,
      ),
    )
    const exporting: Exporting = {
      snapshot: snapshot!,
      out,
      names,
      lookup: createLookup(snapshot!),
    }
    const steps: [string, () => Promise<void>][] = [
      ['pictures', () => writePictures(exporting)],
      ['files', () => writeFiles(exporting, files)],
      ['site.yaml', () => writeSite(exporting)],
      [identitiesPath, () => out.csv(identitiesPath, identityColumns, snapshot!.identities)],
      ['sports.csv', () => writeSports(exporting)],
      ['opponents.csv', () => writeOpponents(exporting)],
      ['rosters', () => writeRosters(exporting)],
      ['stats', () => writeStatFiles(store, exporting, signal)],
      ['schedules', () => writeSchedules(exporting)],
      ['rosters and statistics of opponents', () => writeOpponentFiles(exporting)],
      ['standings', () => writeStandings(exporting)],
      ['results of the conference', () => writeConferenceResults(exporting)],
      ['history', () => writeHistory(exporting)],
      ['career leaders', () => writeCareerLeaders(exporting)],
      ['statistics', () => writeStatistics(exporting)],
      ['stories', () => writeStories(exporting)],
      ['lists', () => writeEntries(exporting)],
      ['navigation.yaml', () => writeNavigation(exporting)],
    ]
    const total = steps.length + 1
    for (const [i, [file, step]] of steps.entries()) {
      if (signal?.aborted) break
      await step()
      onProgress({ file, done: i + 1, total })
    }
    const rows =
      Object.values(snapshot!.rows).reduce((sum, all) => sum + all.length, 0) +
      snapshot!.statFiles.length
    const report: ExportReport = {
      tenant,
      folder: target,
      files: out.files,
      rows,
      notes: out.notes,
      missing: [],
      stopped: false,
    }
    if (signal?.aborted) return report
    const missing = await compareExport(snapshot!, partial, {
      ...(signal ? { signal } : {}),
      onProgress: ({ file }) =>
        onProgress({ file: `compared: ${file}`, done: steps.length, total }),
    })
    onProgress({ file: 'compared', done: total, total })
    return { ...report, missing }
  }

  async function writePictures({ names, out }: Exporting): Promise<void> {
    for (const [sha, path] of names.pictures) {
      if (signal?.aborted) return
      const bytes = await readPictureBytes(store, tenant, sha).catch(nullIfMissing)
      if (bytes) await out.bytes(path, bytes)
      else out.notes.push(`picture ${sha} has no bytes in the store; exported without it`)
    }
  }

  async function writeFiles(
    { names, out }: Exporting,
    files: readonly { sha: string; name: string; size: number }[],
  ): Promise<void> {
    for (const { sha, name, size } of files) {
      const path = names.files.get(`${sha}/${name}`)
      if (path === undefined || signal?.aborted) continue
      const bytes =
        Number(size) === 0
          ? ''
          : await readFileBytes(store, tenant, sha, 0, Number(size) - 1).catch(nullIfMissing)
      if (bytes !== null) await out.bytes(path, bytes)
      else out.notes.push(`file ${name} has no bytes in the store; exported without it`)
    }
  }
}

const nullIfMissing = (error: unknown): null => {
  if ((error as { code?: string }).code === 'ENOENT') return null
  throw error
}
