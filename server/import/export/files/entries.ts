import type { z } from 'zod'
import { tag } from '../../../content/kinds/stories.ts'
import { entryFiles } from '../../entries/all.ts'
import { entryParts } from '../../entries/parts.ts'
import { byRank, createExportResolver, type Exporting } from '../folder-writer.ts'
import type { CsvCells } from './csv-text.ts'

/** sponsor_url of sponsorUrl, as import/entries/read-entries.ts reads it. */
const columnOf = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/**
 * Tags that only stories have come after those of tags.yaml and are created again by the stories
 * (content/stories/tags.ts).
 */
const madeByStories = 1_000_000

/**
 * Writes every list with the codecs that read it. An entry that cannot be encoded is left out with
 * a note.
 */
export async function writeEntries(exporting: Exporting): Promise<void> {
  const resolver = createExportResolver(exporting)
  const items = Map.groupBy(exporting.snapshot.rows.item, (row) => row['kind'])
  for (const file of entryFiles) {
    const entry = file.entry(entryParts(resolver)) as z.ZodType
    const entries: unknown[] = []
    for (const row of (items.get(file.kind.name) ?? []).toSorted(byRank)) {
      if (file.kind.name === tag.name && Number(row['rank']) >= madeByStories) continue
      const written = await entry.safeEncodeAsync(JSON.parse(row.doc)).catch(() => null)
      if (written?.success) entries.push(spare(written.data))
      else
        exporting.out.notes.push(
          `${file.file}: number ${String(row['id'])} cannot be written as an entry; left out`,
        )
    }
    if (entries.length === 0) continue
    if (file.csv)
      await exporting.out.csv(
        file.file,
        file.csv,
        entries.map((cells) =>
          Object.fromEntries(
            Object.entries(cells as CsvCells).map(([field, value]) => [columnOf(field), value]),
          ),
        ),
        file.csv.known.slice(0, 3),
      )
    else await exporting.out.yaml(file.file, entries)
  }
}

/** A null field means the same as a missing one, and YAML has no undefined. */
const spare = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && !Array.isArray(entry)
    ? Object.fromEntries(
        Object.entries(entry).filter(([, value]) => value !== undefined && value !== null),
      )
    : entry
