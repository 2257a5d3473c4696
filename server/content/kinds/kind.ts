import type { z } from 'zod'

/** What queries need beside the document. `date` and `ends` are wall clocks of the department; `words` is what a search looks in. */
export type Columns = { sportId?: number | null; slug?: string | null; date?: string | null; ends?: string | null; words?: string }

/**
 * A kind of content that is a list of documents: its schema once, for whoever writes and whoever reads. All kinds share one table,
 * `item`; the order within a kind is the department's own (`rank`) unless a reader asks for another.
 */
export type Kind<Doc extends z.ZodType = z.ZodType> = {
  /** As the identity table and the topics know it: 'facility'. */
  name: string
  doc: Doc
  columns(doc: z.infer<Doc>): Columns
  /** Fields of the document that hold HTML: cleaned again when they are read. */
  html?: readonly (keyof z.infer<Doc> & string)[]
}

export const kind = <Doc extends z.ZodType>(it: Kind<Doc>): Kind<Doc> => it
