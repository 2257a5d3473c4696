import { z } from 'zod'

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
