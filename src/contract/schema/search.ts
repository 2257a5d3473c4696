import { z } from 'zod'
import { SportRef } from './sport.ts'

export const SearchResult = z.object({
  /** 'story', 'player', 'game', 'sport', 'facility', …: whatever kinds of content can be found. */
  kind: z.string(),
  id: z.number(),
  title: z.string(),
  /** A piece of its words around what was searched for; '' when it has none. */
  text: z.string(),
  url: z.string(),
  date: z.string().nullable(),
  sport: SportRef.nullable(),
})
export type SearchResult = z.infer<typeof SearchResult>

export const SearchPage = z.object({
  items: z.array(SearchResult),
  /** Of more than 500 that fit only the newest are looked at, and counted. */
  total: z.number(),
  page: z.number(),
  pages: z.number(),
  /** How many there are of each kind, the most first, whatever kind was asked for. */
  kinds: z.array(z.object({ kind: z.string(), count: z.number() })),
  /** The words that were searched for instead, because what was typed is found nowhere. */
  corrected: z.string().nullable(),
})
export type SearchPage = z.infer<typeof SearchPage>

export const Suggestion = z.object({
  kind: z.string(),
  id: z.number(),
  title: z.string(),
  url: z.string(),
})
export type Suggestion = z.infer<typeof Suggestion>
