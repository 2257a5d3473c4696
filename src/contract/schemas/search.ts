import { z } from 'zod'
import { SearchPage, Suggestion } from '../schema/search.ts'
import { id, paging, type DescribedOf } from './parts.ts'

/**
 * Whatever was typed or pasted; what counts of it is its beginning, so that no two answers are kept
 * for one question.
 */
const typed = z
  .string()
  .transform((text) =>
    [...text.slice(0, 1000).toWellFormed()].slice(0, 200).join('').trim(),
  ) as unknown as z.ZodType<string>

export const searchSchemas: DescribedOf<typeof import('../api/search.ts')> = {
  search: {
    summary:
      'Everything of the department that has these words, the best first; slips are forgiven where nothing has them.',
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
    summary: 'At most eight titles that go on as somebody types.',
    query: z.object({ q: typed }),
    result: z.array(Suggestion),
    example: { q: 'oka' },
  },
}
