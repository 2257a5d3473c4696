import { readdir, stat } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { writeTenant } from '../../content/department/tenants.ts'
import { openStore } from '../../db/store.ts'
import { ImportError, type Note, type Report } from '../report.ts'
import { importFolder } from '../import-folder.ts'
import { listFolder } from '../folder-files.ts'
import type { Progress } from '../import-context.ts'
import { altTexts } from './alt-texts.ts'
import { careerTotals } from './careers.ts'
import { readPack, type CheckedFolder } from './checked-folder.ts'
import { checkColors } from './colors.ts'
import { conferenceStandings } from './conference-standings.ts'
import {
  duplicateBoxScores,
  duplicateGames,
  scoredGames,
  twoSpellings,
  yearsApart,
} from './games.ts'
import { createWarning, type Finding } from './finding.ts'
import { coachingResults, ownStandings } from './records.ts'
import { repeatedQuotes } from './quotes.ts'
import { datelines, earlyStories, readStories } from './told-games.ts'
import { hometowns } from './hometowns.ts'
import { toldRecords } from './told-records.ts'
import { overlappingGames } from './overlapping-games.ts'
import { opponentRecords } from './opponent-records.ts'
import { overtimes } from './overtimes.ts'
import { rememberedDays } from './remembered-days.ts'
import { ranksInSchedules, ranksInStories } from './ranks.ts'
import { twoPlaces } from './two-places.ts'
import { fanFacts } from './fan-facts.ts'
import { statCoverage } from './coverage.ts'
import { deadLinks, redirectLoops } from './links.ts'
import { unknownPlayers } from './roster-names.ts'
import { untaggedPdfs } from './untagged-pdfs.ts'
import { unreportedGames } from './unreported.ts'
import { seasonDates, seasonFiles } from './seasons.ts'

export type CheckOptions = {
  tenant?: string
  /** Past games without a result are those before this time; by default now. */
  now?: Date
  signal?: AbortSignal
  onProgress?: (progress: Progress) => void
}
export type CheckReport = { folder: string; findings: Finding[]; rows: number; stopped: boolean }

/**
 * Checks an import folder before it is imported, by importing it into a store in memory. Pictures
 * and files are inspected and not stored, so nothing is written, and the messages are those of the
 * import.
 */
export async function checkFolder(
  folder: string,
  { tenant = 'check', now = new Date(), signal, onProgress = () => {} }: CheckOptions = {},
): Promise<CheckReport> {
  const root = resolve(folder)
  if (!(await stat(root).catch(() => null))?.isDirectory())
    throw new ImportError(`there is no folder ${folder}`)
  const store = await openStore(':memory:', { report: () => undefined })
  try {
    // A folder without a valid site.yaml is checked all the same.
    await writeTenant(store, { id: tenant, hosts: [], demo: false })
    const usedPaths = new Set<string>()
    const report = await importFolder(store, tenant, root, {
      onlyLook: { named: usedPaths },
      onProgress,
      ...(signal ? { signal } : {}),
    })
    const findings = importNotes(report)
    const stopped = () => signal?.aborted ?? false
    if (stopped()) return { folder, findings, rows: rowsOf(report), stopped: true }

    const files = await listFolder(root)
    const pack = await readPack({
      folder: root,
      tenant,
      store,
      files,
      paths: await pathsIn(root),
      named: usedPaths,
      signal,
    })
    const looks = await looksOf(pack, now)
    for (const [i, [name, runCheck]] of looks.entries()) {
      if (stopped()) break
      findings.push(...(await runCheck()))
      onProgress({ file: `checking ${name}`, done: i + 1, total: looks.length })
    }
    return { folder, findings, rows: rowsOf(report), stopped: stopped() }
  } finally {
    await store.close()
  }
}

type Look = [name: string, look: () => Finding[] | Promise<Finding[]>]

/** All checks in their order. */
async function looksOf(pack: CheckedFolder, now: Date): Promise<Look[]> {
  const scored = await scoredGames(pack)
  const stories = await readStories(pack)
  return [
    ['links', () => deadLinks(pack)],
    ['redirects', () => redirectLoops(pack)],
    ['alt texts', () => altTexts(pack)],
    ['PDF tags', () => untaggedPdfs(pack)],
    ['colours', () => checkColors(pack)],
    ['unused files', () => unnamedFiles(pack)],
    ['duplicate games', () => [...duplicateGames(pack, scored), ...duplicateBoxScores(scored)]],
    ['dates', () => seasonDates(pack)],
    ['results', () => unreportedGames(pack, scored, now)],
    [
      'records',
      async () => [
        ...(await coachingResults(pack)),
        ...(await ownStandings(pack)),
        ...(await conferenceStandings(pack)),
        ...(await opponentRecords(pack, scored)),
        ...(await careerTotals(pack)),
        ...(await rememberedDays(pack)),
        ...(await toldRecords(pack, stories)),
      ],
    ],
    [
      'stories',
      async () => [
        ...earlyStories(pack, stories),
        ...datelines(pack, stories),
        ...(await overtimes(pack, scored)),
      ],
    ],
    [
      'ranks',
      async () => [...(await ranksInSchedules(pack)), ...(await ranksInStories(pack, stories))],
    ],
    ['places', () => [...twoPlaces(pack), ...overlappingGames(pack)]],
    ['fan facts', () => fanFacts(pack, stories)],
    ['statistics', () => statCoverage(pack)],
    ['quotes', () => repeatedQuotes(stories)],
    ['seasons', () => seasonFiles(pack)],
    ['roster matches', () => unknownPlayers(pack, scored)],
    ['people', () => [...twoSpellings(pack), ...yearsApart(pack), ...hometowns(pack)]],
  ]
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

const warnUnusedFile = createWarning('unused files')
const maxListed = 10

/** Pictures and files that no line of the folder names. Many in one directory are one finding. */
function unnamedFiles({ paths, named }: CheckedFolder): Finding[] {
  const normalizedPaths = new Set([...named].map((path) => path.normalize('NFC')))
  const idle = paths.filter(
    (path) => /^(?:pictures|files)\//.test(path) && !normalizedPaths.has(path.normalize('NFC')),
  )
  return [...Map.groupBy(idle, (path) => path.split('/').slice(0, -1).join('/'))].flatMap(
    ([folder, files]) =>
      files.length <= maxListed
        ? files.map((path) =>
            warnUnusedFile(
              path,
              null,
              'no content uses this file',
              otherCase(path, normalizedPaths) ?? 'use it in the content, or remove it',
            ),
          )
        : [
            warnUnusedFile(
              `${folder}/`,
              null,
              `no content uses ${files.length} files of this folder (${files
                .slice(0, 3)
                .map((path) => path.split('/').at(-1))
                .join(', ')}, …)`,
              'use them in the content, or remove them',
            ),
          ],
  )
}

/** A path that differs only in case, which works on systems that ignore case. */
function otherCase(path: string, usedPaths: ReadonlySet<string>): string | undefined {
  const usedPath = [...usedPaths].find((name) => name.toLowerCase() === path.toLowerCase())
  return usedPath && `it is used as ${usedPath}: use the same case in both`
}

/** What an import would refuse or warn about, as findings. */
const importNotes = (report: Report): Finding[] =>
  report.parts
    .flatMap(({ notes }) => notes)
    .filter(({ kind }) => kind !== 'removed')
    .map(findingOf)

function findingOf({ kind, file, line, reason }: Note): Finding {
  const isRejected = kind === 'refused'
  return {
    level: isRejected ? 'refused' : 'warning',
    check: 'import',
    file,
    line,
    what: reason,
    todo:
      todoFor(reason) ??
      (isRejected
        ? 'correct it: it is not imported'
        : 'correct it if needed: it is imported anyway'),
  }
}

/** Fixes for the most frequent reasons. */
const remedies: readonly [RegExp, string][] = [
  [/^ignored, not known/, 'check the spelling in server/import/README.md, or remove it'],
  [/is not a file of an import folder/, 'move it out of the folder, or rename it'],
  [/is not in the import folder/, 'add the file to the folder, or correct its path'],
  [
    /is not a title or alias in opponents\.csv/,
    'add the school to opponents.csv, or this spelling to its aliases',
  ],
  [/is not an imported story/, 'use the name of a file in stories/, or leave the cell blank'],
  [/is not a ref of a schedule/, 'use the ref of a game in a schedule'],
  [/no schedule names this file/, 'add it to the stat_file column of its game, or remove it'],
  [/there is no sport/, 'use a slug of sports.csv'],
  [/has no alt text|alt is empty|\balt\b/, 'describe the picture'],
  [/is already on line|the same row as line|already belongs/, 'remove one of the two'],
  [/has no current_season/, 'add the current season to sports.csv'],
  [/no hosts/, 'add the host names to hosts in site.yaml'],
  [/its host is not in/, 'if the host is yours, add it to the list in site.yaml'],
  [/add up to/, 'ask the scorer for a corrected file; the box score is shown as it is'],
]
const todoFor = (reason: string): string | undefined =>
  remedies.find(([pattern]) => pattern.test(reason))?.[1]
