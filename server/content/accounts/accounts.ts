import type { ReadContext } from '../read-context.ts'
import { transact } from '../transaction.ts'
import type { Store } from '../../db/store.ts'
import type { Tables } from '../../db/tables.ts'

/**
 * Changed when an account is added, changed or closed: the login page shows the ways to sign in.
 */
const topic = 'accounts'

/**
 * An account that may sign in to a department. `name` is the sign-in name in lower case. Accounts
 * of the college's provider have no password.
 */
export type Account = {
  id: number
  name: string
  shownName: string
  password: string | null
  issuer: string | null
  subject: string | null
  createdAt: string
  closedAt: string | null
}

const accountOf = ({
  id,
  name,
  shown_name,
  password,
  issuer,
  subject,
  created_at,
  closed_at,
}: Tables['account']): Account => ({
  id,
  name,
  shownName: shown_name,
  password,
  issuer,
  subject,
  createdAt: created_at,
  closedAt: closed_at,
})

/** An account by its name, including closed ones. */
export async function readAccount(
  store: Pick<Store, 'of'>,
  tenant: string,
  name: string,
): Promise<Account | null> {
  const row = await store
    .of(tenant)
    .selectFrom('account')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('name', '=', name)
    .executeTakeFirst()
  return row ? accountOf(row) : null
}

export async function readAccounts(store: Pick<Store, 'of'>, tenant: string): Promise<Account[]> {
  const rows = await store
    .of(tenant)
    .selectFrom('account')
    .selectAll()
    .where('tenant', '=', tenant)
    .orderBy('name')
    .execute()
  return rows.map(accountOf)
}

/** Whether any account of the department has a password. */
export async function hasPasswords(context: ReadContext): Promise<boolean> {
  context.touch(topic)
  const { tenant } = context
  const row = await context.db
    .selectFrom('account')
    .select('id')
    .where('tenant', '=', tenant)
    .where('password', 'is not', null)
    .where('closed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Adds an account, or reopens a closed one of this name; 'known' when one is open. With a subject
 * it is bound to that member of the provider; 'bound' when another account is.
 */
export async function openAccount(
  store: Store,
  tenant: string,
  {
    name,
    shownName,
    password,
    subject = null,
  }: Pick<Account, 'name' | 'shownName' | 'password'> & { subject?: string | null },
): Promise<number | 'known' | 'bound'> {
  return transact(store, tenant, async ({ db, topics }) => {
    const before = await db
      .selectFrom('account')
      .select(['id', 'closed_at'])
      .where('tenant', '=', tenant)
      .where('name', '=', name)
      .executeTakeFirst()
    if (before?.closed_at === null) return 'known'
    if (
      subject !== null &&
      (await db
        .selectFrom('account')
        .select('id')
        .where('tenant', '=', tenant)
        .where('subject', '=', subject)
        .executeTakeFirst())
    )
      return 'bound'
    topics.add(topic)
    const values = {
      shown_name: shownName,
      password,
      issuer: null,
      subject,
      created_at: new Date().toISOString(),
      closed_at: null,
    }
    if (before) {
      await db
        .updateTable('account')
        .set(values)
        .where('tenant', '=', tenant)
        .where('id', '=', before.id)
        .execute()
      return before.id
    }
    const last = await db
      .selectFrom('account')
      .select((e) => e.fn.max('id').as('id'))
      .where('tenant', '=', tenant)
      .executeTakeFirst()
    const id = Number(last?.id ?? 0) + 1
    await db
      .insertInto('account')
      .values({ tenant, id, name, ...values })
      .execute()
    return id
  })
}

/**
 * Closes an account, ends its sessions and frees its member at the provider. False when no open
 * account has the name.
 */
export const closeAccount = (store: Store, tenant: string, name: string): Promise<boolean> =>
  changed(store, tenant, name, { closed_at: new Date().toISOString(), issuer: null, subject: null })

/** Changes the password and ends all sessions; false when no open account has the name. */
export const changePassword = (
  store: Store,
  tenant: string,
  name: string,
  password: string,
): Promise<boolean> => changed(store, tenant, name, { password })

async function changed(
  store: Store,
  tenant: string,
  name: string,
  values: Partial<Tables['account']>,
): Promise<boolean> {
  return transact(store, tenant, async ({ db, topics }) => {
    const account = await db
      .selectFrom('account')
      .select('id')
      .where('tenant', '=', tenant)
      .where('name', '=', name)
      .where('closed_at', 'is', null)
      .executeTakeFirst()
    if (!account) return false
    topics.add(topic)
    await db
      .updateTable('account')
      .set(values)
      .where('tenant', '=', tenant)
      .where('id', '=', account.id)
      .execute()
    await db
      .deleteFrom('session')
      .where('tenant', '=', tenant)
      .where('account_id', '=', account.id)
      .execute()
    return true
  })
}

/** A member as the provider confirms it; `email` is verified and in lower case. */
type Member = { issuer: string; subject: string; email: string | null }

/**
 * The account of a member; null when the department has none. An account added by email address
 * alone, or bound to a subject, becomes this member's at the first sign-in. After that the email
 * address no longer matters.
 */
export async function accountOfMember(
  store: Pick<Store, 'of'>,
  tenant: string,
  { issuer, subject, email }: Member,
): Promise<number | null> {
  const db = store.of(tenant)
  const findMember = () =>
    db
      .selectFrom('account')
      .select('id')
      .where('tenant', '=', tenant)
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .where('closed_at', 'is', null)
      .executeTakeFirst()
  const before = await findMember()
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
  // Of two simultaneous first sign-ins, the second finds the account bound.
  return met?.id ?? (await findMember())?.id ?? null
}
