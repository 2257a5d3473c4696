import type { z } from 'zod'
import type { Findable } from '../search/findable.ts'
import type { Mention } from '../search/mentions.ts'

/**
 * What queries need beside the document. `date` and `ends` are wall clocks of the department;
 * `words` is what a search looks in.
 */
export type Columns = {
  sportId?: number | null
  slug?: string | null
  date?: string | null
  ends?: string | null
  words?: string
}

/**
 * A kind of content that is a list of documents: its schema once, for all that write and all that
 * reads. All kinds share one table, `item`; the order within a kind is the department's own
 * (`rank`) unless a reader asks for another.
 */
export type Kind<Doc extends z.ZodType = z.ZodType> = {
  /** As the identity table and the topics know it: 'facility'. */
  name: string
  doc: Doc
  columns(doc: z.infer<Doc>): Columns
  /** Fields of the document that hold HTML: cleaned again when they are read. */
  html?: readonly (keyof z.infer<Doc> & string)[]
  /**
   * What the search of the site shows of it; null for what must not be found. Without this the
   * whole kind is not in the search.
   */
  search?(doc: z.infer<Doc> & { id: number }, at: { sportSlug: string | null }): Findable | null
  /**
   * Tags, people and games that it names: it is then among the content of the tag. Needs a `date`
   * among its columns.
   */
  mentions?(doc: z.infer<Doc>): Mention[]
}

export const kind = <Doc extends z.ZodType>(it: Kind<Doc>): Kind<Doc> => it
