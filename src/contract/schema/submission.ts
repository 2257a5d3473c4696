import { z } from 'zod'

/** Characters of one answer at most, and of how many options. */
export const longestAnswer = 20_000
const mostChosen = 200

export const Submission = z
  .strictObject({
    key: z.uuid({ error: 'is the key of an opened form, a UUID' }).meta({
      description:
        'Minted when the form was opened: the same key is stored once, however ' +
        'often it comes.',
    }),
    access: z
      .enum(['public', 'protected', 'hidden'])
      .default('public')
      .meta({ description: 'A hidden form is taken from who is signed in.' }),
    answers: z
      .record(
        z.string().max(100),
        z.union([
          z.string().max(longestAnswer, `has at most ${longestAnswer} characters`),
          z.array(z.string().max(1000)).max(mostChosen),
        ]),
        { error: 'are answers by the names of their fields' },
      )
      .meta({
        description: 'By the name of the field; of what is shown with these answers alone.',
      }),
    coupon: z.string().max(60).default(''),
    amount: z
      .string()
      .max(20)
      .default('')
      .meta({ description: 'Dollars, where the visitor names the amount.' }),
    took: z.number().nonnegative().meta({ description: 'Milliseconds since the form was opened.' }),
    website: z.string().max(1000).default('').meta({
      description: 'A field that nobody sees: what is written in it was written by a robot.',
    }),
  })
  .meta({ id: 'Submission', description: 'What a form is sent with.' })
export type Submission = z.infer<typeof Submission>

export const SubmissionTaken = z
  .object({
    received: z.literal(true),
    receivedAt: z.string(),
    thankYouText: z.string().meta({ description: 'Sanitised HTML.' }),
    amountDue: z
      .number()
      .int()
      .nonnegative()
      .meta({ description: 'In cents; 0 where nothing is to be paid.' }),
    payUrl: z
      .string()
      .nullable()
      .meta({
        description:
          'Where it can be paid, an address of this site; null where the department ' + 'says how.',
      }),
  })
  .meta({
    id: 'SubmissionTaken',
    description: 'What the sender is told once his answers are stored.',
  })
export type SubmissionTaken = z.infer<typeof SubmissionTaken>
