import { readdir, stat } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { writeTenant } from '../../content/department/tenants.ts'
import { openStore } from '../../db/store.ts'
import { ImportError } from '../import-error.ts'
import { importPack } from '../import-pack.ts'
import { listPack } from '../pack-folder.ts'
import type { Progress } from '../work.ts'
import { altTexts } from './alt-texts.ts'
import { readPack } from './checked-pack.ts'
import { colours } from './colours.ts'
import { duplicateBoxScores, duplicateGames } from './duplicate-games.ts'
import type { Finding } from './finding.ts'
import { importNotes } from './import-notes.ts'
import { deadLinks } from './links.ts'
import { redirectLoops } from './redirect-loops.ts'
import { unknownPlayers } from './roster-names.ts'
import { scoredGames } from './scored-games.ts'
import { seasonDates } from './season-dates.ts'
import { seasonFiles } from './season-files.ts'
import { twoSpellings } from './two-spellings.ts'
import { unnamedFiles } from './unnamed-files.ts'

export type CheckOptions = {
  tenant?: string
  signal?: AbortSignal
  onProgress?: (progress: Progress) => void
}
export type CheckReport = { folder: string; findings: Finding[]; rows: number; stopped: boolean }

/**
 * Says what is wrong in a pack before it is taken. The pack is imported into a store that is in
 * memory alone and gone afterwards, with its pictures and files looked at and not kept: nothing is
 * written anywhere, and what the import would say is what it says here.
 */
export async function checkPack(
  folder: string,
  { tenant = 'check', signal, onProgress = () => {} }: CheckOptions = {},
): Promise<CheckReport> {
  const root = resolve(folder)
  if (!(await stat(root).catch(() => null))?.isDirectory())
    throw new ImportError(`there is no folder ${folder}`)
  const store = await openStore(':memory:', { report: () => undefined })
  try {
    // A pack without a site.yaml, or with one that cannot be taken, is looked at all the same.
    await writeTenant(store, { id: tenant, hosts: [], demo: false })
    const named = new Set<string>()
    const report = await importPack(store, tenant, root, {
      onlyLook: { named },
      onProgress,
      ...(signal ? { signal } : {}),
    })
    const findings = importNotes(report)
    const stopped = () => signal?.aborted ?? false
    if (stopped()) return { folder, findings, rows: rowsOf(report), stopped: true }

    const files = await listPack(root)
    const pack = await readPack({
      folder: root,
      tenant,
      store,
      files,
      paths: await pathsIn(root),
      named,
      signal,
    })
    const scored = await scoredGames(pack)
    const looks: [string, () => Finding[] | Promise<Finding[]>][] = [
      ['links', () => deadLinks(pack)],
      ['redirects', () => redirectLoops(pack)],
      ['alt texts', () => altTexts(pack)],
      ['colours', () => colours(pack)],
      ['files that nothing names', () => unnamedFiles(pack)],
      ['duplicate games', () => [...duplicateGames(pack, scored), ...duplicateBoxScores(scored)]],
      ['dates', () => seasonDates(pack)],
      ['seasons', () => seasonFiles(pack)],
      ['roster matches', () => unknownPlayers(pack, scored)],
      ['people', () => twoSpellings(pack)],
    ]
    for (const [i, [name, look]] of looks.entries()) {
      if (stopped()) break
      findings.push(...(await look()))
      onProgress({ file: `looking for ${name}`, done: i + 1, total: looks.length })
    }
    return { folder, findings, rows: rowsOf(report), stopped: stopped() }
  } finally {
    await store.close()
  }
}

const rowsOf = ({ parts }: { parts: { rows: number }[] }): number =>
  parts.reduce((sum, { rows }) => sum + rows, 0)

async function pathsIn(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.split('/').some((part) => part.startsWith('.')))
    .toSorted()
}
