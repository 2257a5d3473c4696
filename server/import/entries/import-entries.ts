import { getOrCreateId, type Transaction } from '../../content/transaction.ts'
import { syncPublicFiles } from '../../content/files/files.ts'
import { dropItemsExcept, itemIds, writeItem } from '../../content/items.ts'
import { toKey } from '../values/text.ts'
import { rejectRow, reportRemoved, warnRow, type FileReport } from '../report.ts'
import { removalFault } from '../removal.ts'
import { writeRows, type ImportContext } from '../import-context.ts'
import { readEntries, type EntryFile } from './read-entries.ts'
import { entryParts, type EntryResolver } from './parts.ts'
import { sanitizeHtml } from '../../content/html/clean-html.ts'
import { gameKey } from '../../content/games/find-game.ts'
import { ReadContext } from '../../content/read-context.ts'
import { redirectHosts } from '../../content/department/route-rules.ts'
import { readSettings, readConfiguredTimeZone } from '../../content/department/site.ts'
import { markdownToHtml, picturesIn, drawnPicture } from '../story/story-extras.ts'
import { personCalled } from '../roster/roster-row.ts'

/**
 * Imports a list as items of its kind. Entries that the file no longer has are deleted, unless an
 * entry is refused or most of a longer list would be deleted.
 */
export async function importEntries(
  work: ImportContext,
  fileReport: FileReport,
  file: EntryFile,
  bytes: Uint8Array,
): Promise<void> {
  let currentLine = 1
  const resolver = importWords(work, (reason) => warnRow(fileReport, currentLine, reason))
  // One schema for all entries, because building it takes longer than parsing with it.
  const schema = file.entry(entryParts(resolver))
  const read = await readEntries(
    file,
    (line) => {
      currentLine = line
      return schema
    },
    bytes,
    fileReport,
  )
  if (!read) return
  const seen = new Map<string, number>()
  const rows = read.flatMap(({ line, doc }, i) => {
    const key = file.keyIsExact ? file.key(doc) : toKey(file.key(doc))
    const firstLine = seen.get(key)
    if (firstLine === undefined) return (seen.set(key, line), [{ line, key, doc, rank: i + 1 }])
    rejectRow(fileReport, line, `"${file.key(doc)}" is already on line ${firstLine}`)
    return []
  })
  const keptIds = new Set<number>()
  const isComplete = fileReport.refused === 0
  const before = await itemIds({ db: work.store.of(work.tenant), tenant: work.tenant }, file.kind)
  await writeRows(
    work,
    fileReport,
    rows,
    async (transaction, { key, doc, rank }) => {
      const id = await getOrCreateId(transaction, file.kind.name, key)
      keptIds.add(id)
      return writeItem(transaction, file.kind, { id, rank, doc: doc as never })
    },
    async (transaction, draft) => {
      if (isComplete && draft.refused === 0 && !file.stays)
        await dropAbsent(transaction, draft, file, { before, kept: keptIds, replace: work.replace })
      await syncPublicFiles(transaction)
    },
  )
}

/**
 * Fewer entries than these are removed without a question: a list of three alerts changes often.
 */
const few = 5

async function dropAbsent(
  transaction: Transaction,
  fileReport: FileReport,
  { kind }: EntryFile,
  {
    before,
    kept,
    replace,
  }: { before: readonly number[]; kept: ReadonlySet<number>; replace: boolean },
): Promise<void> {
  const absent = before.filter((id) => !kept.has(id)).length
  const storedCount = before.length
  const problem =
    absent >= few &&
    removalFault([], { standing: storedCount, gone: absent, rows: kept.size, replace })
  if (problem) return warnRow(fileReport, null, `not removed: ${absent} entries: ${problem}`)
  const deletedIds = await dropItemsExcept(transaction, kind, kept)
  if (deletedIds.length > 0)
    reportRemoved(fileReport, `${deletedIds.length} no longer in the file`, deletedIds.length)
}

/** Keys of these kinds are used as written; all others ignore case. */
const asWritten = new Set(['story', 'roster_player', 'staff_member'])

/** Resolves names in the folder to ids of the store. */
function importWords(work: ImportContext, say: (reason: string) => void): EntryResolver {
  const { store, tenant, pictures, files } = work
  const refuses = () => {
    throw new Error('an import does not export')
  }
  const cannot = async (): Promise<never> => {
    throw new Error('an import does not export')
  }
  return {
    say,
    timeZone: () => readConfiguredTimeZone(new ReadContext(store, tenant)),
    sportId: async (slug) =>
      (
        await store
          .of(tenant)
          .selectFrom('sport')
          .select('id')
          .where('tenant', '=', tenant)
          .where('slug', '=', slug.toLowerCase())
          .executeTakeFirst()
      )?.id ?? null,
    idOf: async (kind, key) => {
      if (kind === 'person') return personCalled({ db: store.of(tenant), tenant }, key)
      const folded = kind === 'game' ? gameKey(key) : asWritten.has(kind) ? key : toKey(key)
      return (
        (
          await store
            .of(tenant)
            .selectFrom('identity')
            .select('id')
            .where('tenant', '=', tenant)
            .where('kind', '=', kind)
            .where('key', '=', folded)
            .executeTakeFirst()
        )?.id ?? null
      )
    },
    image: async (path, altText, caption) => {
      await pictures.prepare([path], work.signal)
      return pictures.image(path, altText, caption)
    },
    file: (path, title) => files.take(path, title),
    htmlOf: async (markdown) => {
      await pictures.prepare(
        picturesIn(markdown).map(({ path }) => path),
        work.signal,
      )
      return sanitizeHtml(markdownToHtml(markdown, (picture) => drawnPicture(work, picture, say)))
    },
    cleanHtml: sanitizeHtml,
    hosts: async (list) => {
      const context = new ReadContext(store, tenant)
      return list === 'redirectHosts'
        ? redirectHosts(context)
        : ((await readSettings(context))?.trackingHosts ?? [])
    },
    sportSlug: cannot,
    keyOf: cannot,
    pathOf: refuses,
    pathOfFile: refuses,
  }
}
