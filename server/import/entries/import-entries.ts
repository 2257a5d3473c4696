import type { Transaction } from '../../content/transaction.ts'
import { identify } from '../../content/transaction.ts'
import { openNamedFiles } from '../../content/files/files.ts'
import { dropItemsExcept, writeItem } from '../../content/items.ts'
import { keyOf } from '../values/fold.ts'
import { refuse, remove, warn, type Part } from '../report.ts'
import { writeRows, type Work } from '../work.ts'
import type { EntryFile } from './entry.ts'
import { entryParts } from './parts.ts'
import { importWords } from './import-words.ts'
import { readEntries } from './read-entries.ts'

/**
 * A list of a pack → its kind. What the file no longer names is taken away; not while an entry of
 * it is refused.
 */
export async function importEntries(
  work: Work,
  part: Part,
  file: EntryFile,
  bytes: Uint8Array,
): Promise<void> {
  let at = 1
  const words = importWords(work, (reason) => warn(part, at, reason))
  // One schema for all entries, which are read one after the other: to make one takes longer than
  // to read with it.
  const schema = file.entry(entryParts(words))
  const read = await readEntries(
    file,
    (line) => {
      at = line
      return schema
    },
    bytes,
    part,
  )
  if (!read) return
  const seen = new Map<string, number>()
  const rows = read.flatMap(({ line, doc }, i) => {
    const key = file.keyIsExact ? file.key(doc) : keyOf(file.key(doc))
    const twin = seen.get(key)
    if (twin === undefined) return (seen.set(key, line), [{ line, key, doc, rank: i + 1 }])
    refuse(part, line, `"${file.key(doc)}" is already on line ${twin}`)
    return []
  })
  const kept = new Set<number>()
  const whole = part.refused === 0
  await writeRows(
    work,
    part,
    rows,
    async (writing, { key, doc, rank }) => {
      const id = await identify(writing, file.kind.name, key)
      kept.add(id)
      return writeItem(writing, file.kind, { id, rank, doc: doc as never })
    },
    async (writing, draft) => {
      if (whole && draft.refused === 0 && !file.stays) await dropAbsent(writing, draft, file, kept)
      await openNamedFiles(writing)
    },
  )
}

async function dropAbsent(
  writing: Transaction,
  part: Part,
  { kind }: EntryFile,
  kept: ReadonlySet<number>,
): Promise<void> {
  const gone = await dropItemsExcept(writing, kind, kept)
  if (gone.length > 0) remove(part, `${gone.length} that the file no longer names`, gone.length)
}
