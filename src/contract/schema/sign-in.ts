import { z } from 'zod'

/** How one may sign in to the department. */
export const SignIn = z.object({
  /** There are accounts with passwords. */
  passwords: z.boolean(),
  /** The host of the college's own signing in, where there is one. */
  provider: z.string().nullable(),
  /**
   * Only in a page that answers what was sent: the name that was written, never the password, and
   * what is wrong; `byProvider` where nothing of the form is.
   */
  returned: z
    .object({ name: z.string(), said: z.string(), byProvider: z.boolean().optional() })
    .optional(),
})
export type SignIn = z.infer<typeof SignIn>

/** Who is signed in. */
export const Session = z.object({ signedIn: z.boolean(), name: z.string().nullable() })
export type Session = z.infer<typeof Session>
