import { get } from './endpoint.ts'
import { minutes } from './queries.ts'
import type { Session, SignIn } from './sign-in.schema.ts'

export const signIn = get<Record<never, never>, SignIn>('/api/v2/SignIn', {
  empty: { passwords: false, provider: null },
  staleTimeSeconds: 1 * minutes,
  offline: 'never',
  isLocal: true,
})
export const session = get<Record<never, never>, Session>('/api/v2/Session', {
  empty: { signedIn: false, name: null },
  staleTimeSeconds: 0,
  offline: 'never',
  isPersonal: true,
})
