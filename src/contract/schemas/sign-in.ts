import { Session, SignIn } from '../schema/sign-in.ts'
import { nothing, type DescribedOf } from './parts.ts'

export const signInSchemas: DescribedOf<typeof import('../api/sign-in.ts')> = {
  signIn: {
    summary:
      'How one may sign in: with a password of the department, with what the college has, or not at all.',
    query: nothing,
    result: SignIn,
    example: {},
  },
  session: {
    summary: 'Who is signed in in this browser, for pages of this site.',
    notes: 'For quiet pages of members alone: all others are the same for everybody.',
    query: nothing,
    result: Session,
    example: {},
  },
}
