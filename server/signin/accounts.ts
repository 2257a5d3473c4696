import { changePassword, openAccount, readAccount } from '../content/accounts/accounts.ts'
import type { Store } from '../db/store.ts'
import { hashPassword, isPassword } from './passwords.ts'

/** Most characters of a sign-in name. */
const longestName = 100

/** The name as stored and looked up: trimmed, in lower case. */
export const normalizeUserName = (written: string): string =>
  written.normalize('NFKC').trim().toLowerCase()

/** What is wrong with the name of a new account; undefined when it is valid. */
export function nameFault(written: string): string | undefined {
  const name = normalizeUserName(written)
  if (name === '') return 'the sign-in name is missing'
  if (name.length > longestName)
    return `the name has ${name.length} characters, and may have at most ${longestName}`
  return /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(name)
    ? 'the name has an invisible character; type it again'
    : undefined
}

type NewAccount = {
  name: string
  shownName?: string | undefined
  /** null: signs in with the college's provider. */
  password: string | null
  /** The member's subject at the provider, if the email address is not known there. */
  subject?: string | undefined
}

/**
 * Adds an account; 'known' when the name is taken, 'bound' when the subject is. Name and password
 * must be checked before.
 */
export async function addAccount(
  store: Store,
  tenant: string,
  { name, shownName, password, subject }: NewAccount,
): Promise<number | 'known' | 'bound'> {
  return openAccount(store, tenant, {
    name: normalizeUserName(name),
    shownName: shownName?.trim() || name.trim(),
    password: password === null ? null : await hashPassword(password),
    subject: subject ?? null,
  })
}

export const setPassword = async (
  store: Store,
  tenant: string,
  name: string,
  password: string,
): Promise<boolean> =>
  changePassword(store, tenant, normalizeUserName(name), await hashPassword(password))

/**
 * The id of the account with this name and password; else null. Neither the result nor its timing
 * shows which of the two was wrong.
 */
export async function checkAccount(
  store: Pick<Store, 'of'>,
  tenant: string,
  name: string,
  password: string,
): Promise<number | null> {
  const account =
    name.length <= longestName ? await readAccount(store, tenant, normalizeUserName(name)) : null
  const open = account?.closedAt === null ? account : null
  const right = await isPassword(password, open?.password ?? null)
  return right && open ? open.id : null
}
