import { openAccount } from '../../server/content/accounts/accounts.ts'
import type { Store } from '../../server/db/store.ts'
import { startSession } from '../../server/signin/sessions.ts'

/** Signs a new account in, and returns the cookie of the browser. */
export async function signIn(
  store: Store,
  tenant = 'testham',
  shownName = 'Kim Member',
): Promise<string> {
  const id = await openAccount(store, tenant, {
    name: `${shownName.toLowerCase()} ${Math.random()}`,
    shownName,
    password: null,
  })
  if (typeof id !== 'number') throw new Error(`${shownName} has an account`)
  return (await startSession(store, tenant, id)).setCookie.split(';')[0]!
}
