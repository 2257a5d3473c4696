import { z } from 'zod'
import { Image, id, paging, type CallSchemaOf } from './parts.schema.ts'
import { SportRef } from './sport.schema.ts'

export const SearchResult = z
  .object({
    kind: z.string().meta({
      description:
        "'story', 'player', 'game', 'sport', 'facility', …: the kinds of " + 'searchable content.',
    }),
    id: z.number(),
    title: z.string(),
    text: z.string().meta({
      description: "An excerpt around the match; '' if there is none.",
    }),
    url: z.string(),
    date: z.string().nullable(),
    sport: SportRef.nullable(),
    person: z
      .object({
        image: Image.nullable(),
        jerseyNumber: z.string().meta({ description: "'' for coaches and staff." }),
      })
      .nullable()
      .meta({ description: 'Of players, coaches and staff.' }),
    isLive: z.boolean().meta({
      description: 'The game, or a game of the team or of a player on its roster, is live.',
    }),
  })
  .meta({ id: 'SearchResult' })
export type SearchResult = z.infer<typeof SearchResult>

export const SearchPage = z
  .object({
    items: z.array(SearchResult),
    total: z.number().meta({
      description: 'Only the newest 500 matches are ranked and counted.',
    }),
    page: z.number(),
    pages: z.number(),
    kinds: z.array(z.object({ kind: z.string(), count: z.number() })).meta({
      description: 'The number of results of each kind, largest first, for any requested kind.',
    }),
    corrected: z.string().nullable().meta({
      description: 'The corrected search terms, if the typed ones have no match.',
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

export const searchSchemas: CallSchemaOf<typeof import('./search.ts')> = {
  search: {
    summary:
      'Content with the search terms, best match first; typos are corrected if ' +
      'nothing matches.',
    notes: 'All kinds of content. Responses are not cached.',
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
    summary: 'At most eight titles that begin with the text.',
    query: z.object({ q: typed }),
    result: z.array(Suggestion),
    example: { q: 'oka' },
  },
}
