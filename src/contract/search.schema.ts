import { z } from 'zod'
import { id, paging, type DescribedOf } from './parts.schema.ts'
import { SportRef } from './sport.schema.ts'

export const SearchResult = z
  .object({
    kind: z.string().meta({
      description:
        "'story', 'player', 'game', 'sport', 'facility', …: whatever kinds of " +
        'content can be found.',
    }),
    id: z.number(),
    title: z.string(),
    text: z.string().meta({
      description: "A piece of its words around what was searched for; '' when it has none.",
    }),
    url: z.string(),
    date: z.string().nullable(),
    sport: SportRef.nullable(),
  })
  .meta({ id: 'SearchResult' })
export type SearchResult = z.infer<typeof SearchResult>

export const SearchPage = z
  .object({
    items: z.array(SearchResult),
    total: z.number().meta({
      description: 'Of more than 500 that fit only the newest are looked at, and counted.',
    }),
    page: z.number(),
    pages: z.number(),
    kinds: z.array(z.object({ kind: z.string(), count: z.number() })).meta({
      description: 'The number of results of each kind, largest first, for any requested kind.',
    }),
    corrected: z
      .string()
      .nullable()
      .meta({
        description:
          'The words that were searched for instead, because what was typed is found ' + 'nowhere.',
      }),
  })
  .meta({ id: 'SearchPage' })
export type SearchPage = z.infer<typeof SearchPage>

export const Suggestion = z
  .object({
    kind: z.string(),
    id: z.number(),
    title: z.string(),
    url: z.string(),
  })
  .meta({ id: 'Suggestion' })
export type Suggestion = z.infer<typeof Suggestion>

/** Any typed text; only its beginning counts, so that no two answers are cached for one search. */
const typed = z
  .string()
  .transform((text) =>
    [...text.slice(0, 1000).toWellFormed()].slice(0, 200).join('').trim(),
  ) as unknown as z.ZodType<string>

export const searchSchemas: DescribedOf<typeof import('./search.ts')> = {
  search: {
    summary:
      'Everything of the department that has these words, the best first; slips are forgiven ' +
      'where nothing has them.',
    notes:
      'Everything of the department at once. An answer is about words that ' +
      'somebody typed: it is not kept for later.',
    query: z.object({
      ...paging,
      q: typed,
      kind: z
        .string()
        .regex(/^[a-z][a-z-]{0,40}$/, 'must be the name of a kind, as results have it')
        .optional(),
      sportId: id.optional(),
    }),
    result: SearchPage,
    example: { q: 'ashford' },
  },
  searchSuggest: {
    summary: 'At most eight titles that begin with the typed text.',
    query: z.object({ q: typed }),
    result: z.array(Suggestion),
    example: { q: 'oka' },
  },
}
