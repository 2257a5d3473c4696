import type { Store } from '../../db/store.ts'

/** Who the provider says it is; `email` is verified, lower case. */
type Member = { issuer: string; subject: string; email: string | null }

/**
 * The account of a member; null when the department knows none. An account that was added by its
 * e-mail address alone, or bound to a subject beforehand, becomes this member's at the first
 * sign-in, and from then on no other's, whoever has that address later.
 */
export async function accountOfMember(
  store: Pick<Store, 'of'>,
  tenant: string,
  { issuer, subject, email }: Member,
): Promise<number | null> {
  const db = store.of(tenant)
  const known = () =>
    db
      .selectFrom('account')
      .select('id')
      .where('tenant', '=', tenant)
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .where('closed_at', 'is', null)
      .executeTakeFirst()
  const before = await known()
  if (before) return before.id
  const waiting = db
    .updateTable('account')
    .set({ issuer, subject })
    .where('tenant', '=', tenant)
    .where('issuer', 'is', null)
    .where('password', 'is', null)
    .where('closed_at', 'is', null)
    .returning('id')
  const bound = await waiting.where('subject', '=', subject).executeTakeFirst()
  if (bound) return bound.id
  const met =
    email === null
      ? undefined
      : await waiting.where('subject', 'is', null).where('name', '=', email).executeTakeFirst()
  // Of two first sign-ins at once one finds that the other was first.
  return met?.id ?? (await known())?.id ?? null
}
