import { z } from 'zod'
import type { EntryParts } from './parts.ts'

/** The eleven characters of a video of YouTube, never its address. */
export const youtube = z
  .string()
  .trim()
  .regex(/^[\w-]{11}$/, 'is the eleven characters of a video of YouTube')

/** Seconds, as a number or as people write them: 31:04, 1:02:30. */
export const seconds = z.codec(
  z.union([
    z.number().nonnegative(),
    z.string().regex(/^(?:\d{1,2}:)?\d{1,3}:\d{2}$/, 'is a number of seconds, or written 31:04'),
  ]),
  z.number(),
  {
    decode: (given) =>
      typeof given === 'number'
        ? Math.round(given)
        : given.split(':').reduce((sum, part) => sum * 60 + Number(part), 0),
    encode: (number) => number,
  },
)

/** Money as people write it, 24.99, and as it is kept, in cents. */
export const money = z.codec(
  z
    .number({ error: 'is a number: 24.99' })
    .nonnegative()
    .refine(
      (amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6,
      'has parts of a cent',
    ),
  z.number(),
  {
    decode: (amount) => Math.round(amount * 100),
    encode: (cents) => cents / 100,
  },
)

/** What several kinds of media name: tags, games and people that are known. */
export const named = ({ ref }: EntryParts) => ({
  tags: z.array(ref('tag', 'tag (add it to tags.yaml)')).prefault([]),
  games: z.array(ref('game', 'game of a schedule')).prefault([]),
  players: z.array(ref('person', 'player')).prefault([]),
})
