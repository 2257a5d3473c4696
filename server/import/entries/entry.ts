import type { z } from 'zod'
import type { Columns } from '../csv/columns.ts'
import type { Kind } from '../../content/kinds/kind.ts'
import type { EntryParts } from './parts.ts'

/**
 * A file of a pack that lists one kind of content, in the department's order: a YAML list, or a
 * spreadsheet, an entry for each.
 */
export type EntryFile<Doc extends z.ZodType = any, Read = any> = {
  /** 'facilities.yaml' */
  file: string
  kind: Kind<Doc>
  /**
   * Set where the file is a spreadsheet (`.csv`): its columns, which are the fields of the entry in
   * snake_case. All of them are words there.
   */
  csv?: Columns
  /** What a person writes ↔ what is stored: one schema for the importer and the exporter. */
  entry(parts: EntryParts): z.ZodType<Read, any>
  /**
   * What is wrong with an entry as a whole, beside its single fields: by the field it is about. Any
   * of it refuses the entry.
   */
  faults?(read: Read): { field: string; reason: string }[]
  /** Fills in what a person need not write: the end of an address from a title. */
  complete(read: Read): z.input<Doc>
  /**
   * What names the entry for ever, from what is stored: the same key in the next import is the same
   * row.
   */
  key(doc: z.infer<Doc>): string
  /**
   * What the file does not name stays all the same: others make such things, too (a tag that a
   * story bears).
   */
  stays?: true
  /**
   * Every mark of the key counts, as in an address; else 'St. Brigid’s' and 'st brigids' are one.
   */
  keyIsExact?: true
}

export const entryFile = <Doc extends z.ZodType, Read>(
  it: EntryFile<Doc, Read>,
): EntryFile<Doc, Read> => it
