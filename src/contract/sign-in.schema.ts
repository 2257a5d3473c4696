import { z } from 'zod'
import { emptyQuery, type CallSchemaOf } from './parts.schema.ts'

export const SignIn = z
  .object({
    passwords: z.boolean().meta({ description: 'There are accounts with passwords.' }),
    provider: z
      .string()
      .nullable()
      .meta({ description: "Host of the college's identity provider, if there is one." }),
    returned: z
      .object({ name: z.string(), said: z.string(), byProvider: z.boolean().optional() })
      .optional()
      .meta({
        description:
          'Only after a POST: the name that was sent (never the password) and the ' +
          "error; `byProvider`: the error is the identity provider's.",
      }),
  })
  .meta({ id: 'SignIn', description: 'The sign-in methods of the department.' })
export type SignIn = z.infer<typeof SignIn>

export const Session = z
  .object({ signedIn: z.boolean(), name: z.string().nullable() })
  .meta({ id: 'Session', description: 'The signed-in member.' })
export type Session = z.infer<typeof Session>

export const Member = z.object({ name: z.string(), tenant: z.string() }).meta({
  id: 'Member',
  description:
    "The member's display name and tenant. Its data on the device is deleted " + 'at sign-out.',
})
export type Member = z.infer<typeof Member>

export const signInSchemas: CallSchemaOf<typeof import('./sign-in.ts')> = {
  signIn: {
    summary:
      "The sign-in methods: a password of the department, the college's " +
      'identity provider, or none.',
    query: emptyQuery,
    result: SignIn,
    example: {},
  },
  session: {
    summary: 'The account signed in to this browser.',
    notes: "Only for quiet members' pages: all others are the same for every " + 'visitor.',
    query: emptyQuery,
    result: Session,
    example: {},
  },
}
