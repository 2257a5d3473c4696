import { hasPasswords } from '../../content/accounts/accounts.ts'
import { providerHost } from '../../signin/provider-host.ts'
import type { HandlersOf } from './parts.ts'

export const signInHandlers: HandlersOf<typeof import('../../../src/contract/api/sign-in.ts')> = {
  signIn: async (reading) => ({ passwords: await hasPasswords(reading), provider: providerHost() }),
  // Who asks in this process is nobody (api/session.ts).
  session: async () => ({ signedIn: false, name: null }),
}
