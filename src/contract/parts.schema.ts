import { z } from 'zod'
import type { Endpoint, QueryOf, ResultOf } from './endpoint.ts'

/** An id is digits: '007', '1e3' and '' are not ids. */
export const id = z.union([
  z.number().int().nonnegative(),
  z
    .string()
    .regex(/^\d{1,15}$/, 'must be a number')
    .transform(Number),
]) as unknown as z.ZodType<number>
const isoDay = (text: string) =>
  text
    .replace(
      /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/,
      (_, month: string, date: string, year: string) =>
        `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`,
    )
    .slice(0, 10)
const isInCalendar = (text: string) =>
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)
/**
 * A valid date: '2026-11-14', with or without a time, or '11/14/2026' of older clients; parsed as
 * '2026-11-14'.
 */
export const day = z
  .string()
  .regex(/^(?:\d{4}-\d{2}-\d{2}(?!\d)|\d{1,2}\/\d{1,2}\/\d{4}$)/, 'must be a day, 2026-11-14')
  .refine((text) => isInCalendar(isoDay(text)), 'must be a day that is in the calendar, 2026-11-14')
  .transform(isoDay) as unknown as z.ZodType<string>
/** true or false as this API family writes them in a query. */
export const flag = z.union([
  z.boolean(),
  z
    .string()
    .regex(/^(?:true|false|1|0)$/i, 'must be true or false')
    .transform((text) => /^(?:true|1)$/i.test(text)),
]) as unknown as z.ZodType<boolean>
export const season = z.string().max(20).optional()
export const emptyQuery = z.object({})
export const paging = { $pageIndex: id.optional(), $pageSize: id.optional() }
export const toPageSchema = <S extends z.ZodType>(item: S) =>
  z.object({ items: z.array(item), total: z.number(), page: z.number(), pages: z.number() })

/**
 * The documentation and validation of a call: for server, documentation and tests; never in a page.
 */
export type CallSchema<E = any> = {
  /** One sentence: what the call returns. */
  summary: string
  /** More documentation: what a parameter means, what a list leaves out. */
  notes?: string
  query: z.ZodObject & z.ZodType<QueryOf<E>>
  result: z.ZodType<ResultOf<E>>
  /** A query with results in the example department (tests/fixtures/department). */
  example: QueryOf<E>
  /** The status for an invalid path parameter; 404 unless this API family uses another. */
  wrongInPath?: 400
  /** The answer as rows of a table, for CSV. */
  table?: (result: ResultOf<E>) => Record<string, unknown>[]
}
/** Every row of a family must be described, or it does not compile. */
export type CallSchemaOf<Family> = {
  [K in keyof Family]: Family[K] extends Endpoint ? CallSchema<Family[K]> : never
}

export const Image = z
  .object({
    url: z.string(),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    altText: z.string().meta({
      description: 'Required: images without alt text are rejected.',
    }),
    caption: z.string().nullable(),
  })
  .meta({
    id: 'Image',
    description:
      'A picture of the tenant. `url` has no size: `<url>/640.webp` is one of ' +
      "the site's widths.",
  })
export type Image = z.infer<typeof Image>

/** Named viewport widths, smallest first, in px: 540, 640, 768, 1024, 1280, 1440. */
export const breakpoints = ['xs', 'sm', 'md', 'lg', 'xl', '2xl'] as const

export const BreakpointImage = Image.extend({ breakpoint: z.enum(breakpoints) }).meta({
  id: 'BreakpointImage',
  description: 'A variant of a picture for viewports from `breakpoint` up.',
})
export type BreakpointImage = z.infer<typeof BreakpointImage>

export const FileLink = z
  .object({
    title: z.string(),
    url: z.string().meta({
      description:
        "'/files/0f3a…/Media Guide.pdf', escaped. The URL contains a hash of the " +
        'content, which therefore never changes.',
    }),
    name: z.string().meta({ description: 'The file name for downloads.' }),
    type: z.string().meta({ description: "'application/pdf'" }),
    size: z.number().int().nonnegative().meta({ description: 'In bytes.' }),
  })
  .meta({
    id: 'FileLink',
    description: 'A file of the department: a PDF, a recording, a spreadsheet.',
  })
export type FileLink = z.infer<typeof FileLink>
