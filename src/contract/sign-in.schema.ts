import { z } from 'zod'
import { nothing, type DescribedOf } from './parts.schema.ts'

export const SignIn = z
  .object({
    passwords: z.boolean().meta({ description: 'There are accounts with passwords.' }),
    provider: z
      .string()
      .nullable()
      .meta({ description: "The host of the college's own signing in, where there is one." }),
    returned: z
      .object({ name: z.string(), said: z.string(), byProvider: z.boolean().optional() })
      .optional()
      .meta({
        description:
          'Only in a page that answers what was sent: the name that was written, ' +
          'never the password, and what is wrong; `byProvider` where nothing of the ' +
          'form is.',
      }),
  })
  .meta({ id: 'SignIn', description: 'How one may sign in to the department.' })
export type SignIn = z.infer<typeof SignIn>

export const Session = z
  .object({ signedIn: z.boolean(), name: z.string().nullable() })
  .meta({ id: 'Session', description: 'Who is signed in.' })
export type Session = z.infer<typeof Session>

export const Member = z.object({ name: z.string(), tenant: z.string() }).meta({
  id: 'Member',
  description:
    'Who is signed in, by the name that the department shows, and to which: ' +
    'what the device keeps of it goes with signing out.',
})
export type Member = z.infer<typeof Member>

export const signInSchemas: DescribedOf<typeof import('./sign-in.ts')> = {
  signIn: {
    summary:
      'How one may sign in: with a password of the department, with what the college has, or ' +
      'not at all.',
    query: nothing,
    result: SignIn,
    example: {},
  },
  session: {
    summary: 'The account signed in to this browser.',
    notes: 'For quiet pages of members alone: all others are the same for every visitor.',
    query: nothing,
    result: Session,
    example: {},
  },
}
