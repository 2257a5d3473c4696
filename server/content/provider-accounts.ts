import type { Store } from '../db/store.ts'

/** Who the provider says it is; `email` is verified, lower case. */
type Member = { issuer: string; subject: string; email: string | null }

/**
 * The account of a member; null when the department knows none. An account that was added by its e-mail address alone becomes this member's at the first
 * sign-in, and from then on no other's, whoever has that address later.
 */
export async function accountOfMember(store: Pick<Store, 'of'>, tenant: string, { issuer, subject, email }: Member): Promise<number | null> {
  const db = store.of(tenant)
  const known = () => db.selectFrom('account').select(['id', 'closed_at']).where('tenant', '=', tenant).where('issuer', '=', issuer).where('subject', '=', subject).executeTakeFirst()
  const before = await known()
  if (before) return before.closed_at === null ? before.id : null
  if (email === null) return null
  const met = await db.updateTable('account').set({ issuer, subject }).where('tenant', '=', tenant).where('name', '=', email).where('password', 'is', null).where('subject', 'is', null).where('closed_at', 'is', null).returning('id').executeTakeFirst()
  // Of two first sign-ins at once one finds that the other was first.
  return met?.id ?? (await known())?.id ?? null
}
