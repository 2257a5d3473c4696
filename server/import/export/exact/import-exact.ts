import { syncPublicFiles } from '../../../content/files/files.ts'
import { settleRoster } from '../../../content/people/write-rosters.ts'
import type { WriteResult, Transaction } from '../../../content/transaction.ts'
import { decodeText } from '../../../statcrew/file/xml.ts'
import { countRow, rejectRow, RowError, warnRow, type FileReport } from '../../report.ts'
import { writeRows, type ImportContext } from '../../import-context.ts'
import type { Identities } from '../identities.ts'
import { storedFields } from './differences.ts'
import { ExactHead, ExactLine, hashValue, type Fields } from './exact-line.ts'
import { dropRow, parseRowKey, readRow, writeRow } from './write-row.ts'

type Numbered = { line: number; said: ExactLine }
/** Rosters before their players; the rest in the order of the lines. */
const early = new Set(['sport', 'season', 'roster', 'schedule'])

/**
 * exact.jsonl, the last file of an import: what the other files do not contain. A field is only set
 * while the other files still give the value they had at the export. So a later edit of a
 * spreadsheet wins for that field, and all other fields keep their line.
 */
export async function importExact(
  work: ImportContext,
  fileReport: FileReport,
  bytes: Uint8Array,
  numbers: Identities | null,
): Promise<void> {
  const [head, ...lines] = readLines(fileReport, decodeText(bytes))
  if (head === undefined) return
  if (!numbers || ExactHead.safeParse(head.json).data?.identities !== numbers.hash) {
    return warnRow(fileReport, 1, 'ignored: it belongs to another identities.csv')
  }
  const rows = lines
    .flatMap(({ line, json }): Numbered[] => {
      const read = ExactLine.safeParse(json)
      if (read.success) return [{ line, said: read.data }]
      rejectRow(fileReport, line, 'is not a line of an export')
      return []
    })
    .toSorted(
      (a, b) =>
        Number(early.has(b.said.table)) - Number(early.has(a.said.table)) || a.line - b.line,
    )

  const edited: string[] = []
  const rosters = new Set<number>()
  await writeRows(
    work,
    fileReport,
    rows,
    async (transaction, { said }) => {
      const outcome = await take(transaction, said, edited)
      if (outcome !== 'same') await noteRoster(transaction, said, rosters)
      return outcome
    },
    async (transaction, draft) => {
      for (const id of rosters) await settleRoster(transaction, id)
      // Writing players changes their roster, so the roster's own line comes after them.
      for (const { said } of rows)
        if (said.table === 'roster' && rosters.has(parseRowKey(said).id))
          countRow(draft, await take(transaction, said, []))
      await syncPublicFiles(transaction)
    },
  )
  if (edited.length > 0)
    warnRow(
      fileReport,
      null,
      'edited since the export, so the other files are used: ' +
        `${edited.slice(0, 5).join(', ')}${edited.length > 5 ? ` and ${edited.length - 5} more` : ''}`,
    )
}

/** Games that are in no schedule of the folder: their stat files are imported after them. */
export const gamesIn = (bytes: Uint8Array): Set<number> =>
  new Set(
    [...decodeText(bytes).matchAll(/^\{"table":"game","key":"(\d+)","row"/gm)].map(([, id]) =>
      Number(id),
    ),
  )

async function take(
  transaction: Transaction,
  said: ExactLine,
  edited: string[],
): Promise<WriteResult> {
  const place = parseRowKey(said)
  const row = await readRow(transaction, place)
  if (said.row) return row ? 'same' : writeRow(transaction, place, said.row)
  if (!row) {
    if (said.set) edited.push(`${said.table} ${said.key}`)
    return 'same'
  }
  const before = storedFields(said.table, row)
  if (said.drop !== undefined) {
    if (hashValue(before) !== said.drop) return 'same'
    await dropRow(transaction, place)
    return 'changed'
  }
  const after: Fields = { ...before }
  for (const [name, { was, is }] of Object.entries(said.set ?? {})) {
    if (
      !/^(?:doc(?:\.\w+)?|rank|hidden|version|is_current|season|slug|sequence|revised_at|\w+_id)$/.test(
        name,
      )
    )
      throw new RowError(`"${name}" is not a field of a row`)
    if (hashValue(before[name]) === hashValue(is)) continue
    if (hashValue(before[name]) === was) after[name] = is
    else edited.push(`${said.table} ${said.key} ${name.replace(/^doc\./, '')}`)
  }
  return JSON.stringify(after) === JSON.stringify(before)
    ? 'same'
    : writeRow(transaction, place, after)
}

async function noteRoster(
  transaction: Transaction,
  said: ExactLine,
  rosters: Set<number>,
): Promise<void> {
  if (said.table !== 'roster_player' && said.table !== 'staff_member') return
  const row = await readRow(transaction, parseRowKey(said))
  if (row) rosters.add(Number(row['roster_id']))
}

function readLines(fileReport: FileReport, text: string): { line: number; json: unknown }[] {
  return text.split(/\r?\n/).flatMap((words, i) => {
    if (words.trim() === '') return []
    try {
      return [{ line: i + 1, json: JSON.parse(words) as unknown }]
    } catch {
      rejectRow(fileReport, i + 1, 'is not valid JSON')
      return []
    }
  })
}
