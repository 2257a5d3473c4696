import type { z } from 'zod'
import type { Findable } from '../search/findable.ts'
import type { Mention } from '../search/mentions.ts'

/**
 * Columns that queries need besides the document. `date` and `ends` are wall clocks of the
 * department; `words` is searched.
 */
export type Columns = {
  sportId?: number | null
  slug?: string | null
  date?: string | null
  ends?: string | null
  words?: string
}

/**
 * A kind of content that is a list of documents, with one schema for readers and writers. All kinds
 * share the table `item`. The order within a kind is the department's (`rank`) unless a reader asks
 * for another.
 */
export type Kind<Doc extends z.ZodType = z.ZodType> = {
  /** Its name in the identity table and in topics: 'facility'. */
  name: string
  doc: Doc
  columns(doc: z.infer<Doc>): Columns
  /** Fields of the document with HTML, which is cleaned again on reading. */
  html?: readonly (keyof z.infer<Doc> & string)[]
  /**
   * The search entry of an item; null when it must not be found. Without this function the whole
   * kind is not searchable.
   */
  search?(
    doc: z.infer<Doc> & { id: number },
    context: { sportSlug: string | null },
  ): Findable | null
  /**
   * Tags, people and games that an item names. It is then listed under its tags. Needs a `date`
   * column.
   */
  mentions?(doc: z.infer<Doc>): Mention[]
}

export const kind = <Doc extends z.ZodType>(it: Kind<Doc>): Kind<Doc> => it
