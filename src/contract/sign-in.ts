import { get } from './endpoint.ts'
import { minutes } from './queries.ts'
import type { Session, SignIn } from './sign-in.schema.ts'

export const signIn = get<Record<never, never>, SignIn>('/api/v2/SignIn', {
  empty: { passwords: false, provider: null },
  fresh: 1 * minutes,
  offline: 'never',
  ours: true,
})
export const session = get<Record<never, never>, Session>('/api/v2/Session', {
  empty: { signedIn: false, name: null },
  fresh: 0,
  offline: 'never',
  personal: true,
})
