import { z } from 'zod'

/** Who is signed in, by the name that the department shows. */
export const Member = z.object({ name: z.string() })
export type Member = z.infer<typeof Member>
