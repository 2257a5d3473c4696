import { z } from 'zod'

export const HandSide = z.enum(['team', 'opponent']).meta({
  id: 'HandSide',
  description: 'Whose points: ours or theirs, wherever the game is played.',
})
export type HandSide = z.infer<typeof HandSide>

/** The most that one game may have: five long sets have some 250, with as many taken back. */
export const mostHandEvents = 3000

const id = z.uuid()
/**
 * Milliseconds since 1970 by the device that made it, and later than everything it knew of: they
 * are in order also where a clock is wrong.
 */
const at = z.number().int().min(0).max(8_640_000_000_000)
/** Where the game is: quarters, sets; half innings in baseball. */
const step = z.number().int().min(1).max(99)

export const HandEvent = z
  .discriminatedUnion('kind', [
    z.strictObject({ id, at, kind: z.literal('start') }),
    z.strictObject({
      id,
      at,
      kind: z.literal('score'),
      side: HandSide,
      points: z.number().int().min(1).max(99),
      step,
    }),
    z.strictObject({ id, at, kind: z.literal('step'), step }),
    /** What the board says is left of the period: '8:39'; '' takes it off. */
    z.strictObject({
      id,
      at,
      kind: z.literal('clock'),
      clock: z.string().regex(/^(?:\d{1,3}:[0-5]\d)?$/),
    }),
    z.strictObject({ id, at, kind: z.literal('note'), text: z.string().trim().min(1).max(200) }),
    z.strictObject({ id, at, kind: z.literal('final') }),
    z.strictObject({ id, at, kind: z.literal('reopen') }),
    /**
     * Takes the game over from a stat file that came as this version: a newer one takes it back.
     */
    z.strictObject({ id, at, kind: z.literal('take'), over: z.number().int().min(1) }),
    z.strictObject({ id, at, kind: z.literal('undo'), of: id }),
  ])
  .meta({
    id: 'HandEvent',
    description:
      'A tap of who keeps score by hand. Never changed and never deleted: what ' +
      'was wrong is taken back by another one. Its id is made on the device, so ' +
      'that one which is sent twice is one.',
  })
export type HandEvent = z.infer<typeof HandEvent>

export const HandSheetIn = z.strictObject({ events: z.array(HandEvent).max(1000) }).meta({
  id: 'HandSheetIn',
  description: 'What a device sends: what it has and does not know to be there.',
})

export const HandSheet = z
  .object({
    gameId: z.number(),
    events: z.array(HandEvent),
    last: z.number().meta({
      description:
        'The number of the last event; asked again with `after`, only newer ones ' + 'come.',
    }),
    count: z.number().meta({ description: 'How many the sheet has in all.' }),
    token: z.enum(['ingest', 'scorer']).meta({
      description: "Who asks: the department's own token may make links, a helper's may not.",
    }),
    published: z
      .object({ version: z.number(), source: z.string(), score: z.string() })
      .nullable()
      .meta({ description: 'What fans see: the newest published version and where it came from.' }),
    fedBy: z
      .number()
      .nullable()
      .meta({
        description:
          'The version of a stat file that feeds this game, which the sheet has not ' +
          'taken over; null while the sheet itself counts.',
      }),
    word: z
      .string()
      .nullable()
      .meta({ description: 'Why the sheet is not what fans see, in words; null where it is.' }),
  })
  .meta({
    id: 'HandSheet',
    description:
      'What it gets back: what others have tapped since its `after`, and what ' +
      'became of it all.',
  })
export type HandSheet = z.infer<typeof HandSheet>
