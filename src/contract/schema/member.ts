import { z } from 'zod'

export const Member = z.object({ name: z.string(), tenant: z.string() }).meta({
  id: 'Member',
  description:
    'Who is signed in, by the name that the department shows, and to which: ' +
    'what the device keeps of it goes with signing out.',
})
export type Member = z.infer<typeof Member>
