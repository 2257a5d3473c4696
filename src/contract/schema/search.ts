import { z } from 'zod'
import { SportRef } from './sport.ts'

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
      description:
        'How many there are of each kind, the most first, whatever kind was asked ' + 'for.',
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
