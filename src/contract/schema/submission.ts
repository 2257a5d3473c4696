import { z } from 'zod'

/** Characters of one answer at most, and of how many options. */
export const longestAnswer = 20_000
const mostChosen = 200

/** What a form is sent with. */
export const Submission = z.strictObject({
  /** Minted when the form was opened: the same key is stored once, however often it comes. */
  key: z.uuid({ error: 'is the key of an opened form, a UUID' }),
  /** A hidden form is taken from who is signed in. */
  access: z.enum(['public', 'protected', 'hidden']).default('public'),
  /** By the name of the field; of what is shown with these answers alone. */
  answers: z.record(
    z.string().max(100),
    z.union([
      z.string().max(longestAnswer, `has at most ${longestAnswer} characters`),
      z.array(z.string().max(1000)).max(mostChosen),
    ]),
    { error: 'are answers by the names of their fields' },
  ),
  coupon: z.string().max(60).default(''),
  /** Dollars, where the visitor names the amount. */
  amount: z.string().max(20).default(''),
  /** Milliseconds since the form was opened. */
  took: z.number().nonnegative(),
  /** A field that nobody sees: what is written in it was written by a robot. */
  website: z.string().max(1000).default(''),
})
export type Submission = z.infer<typeof Submission>

/** What the sender is told once his answers are stored. */
export const SubmissionTaken = z.object({
  received: z.literal(true),
  receivedAt: z.string(),
  /** Sanitised HTML. */
  thankYouText: z.string(),
  /** In cents; 0 where nothing is to be paid. */
  amountDue: z.number().int().nonnegative(),
  /** Where it can be paid, an address of this site; null where the department says how. */
  payUrl: z.string().nullable(),
})
export type SubmissionTaken = z.infer<typeof SubmissionTaken>
