import { closeAccount, readAccounts } from '../../content/accounts/accounts.ts'
import { readTenants } from '../../content/department/tenants.ts'
import type { Store } from '../../db/store.ts'
import { addAccount, nameFault, normalizeUserName, setPassword } from '../../signin/accounts.ts'
import { passwordFault } from '../../signin/passwords.ts'
import { ImportError } from '../report.ts'
import { requireTenantName, UsageError, type Arguments } from './arguments.ts'
import { withStore, type Output, type AskSecret } from './terminal.ts'

/** Manages a department's accounts: add, list, change password, close. */
export async function accountCommand(
  args: Arguments,
  out: Output,
  ask: AskSecret,
): Promise<number> {
  const [action, name, ...more] = args.rest
  if (!action || !['add', 'password', 'close', 'list'].includes(action))
    throw new UsageError('account add, password, close or list')
  const tenant = requireTenantName(args)
  if (action === 'list') {
    if (name !== undefined) throw new UsageError('account list takes no name')
    return withStore(args.data, (store) => list(store, tenant, args, out))
  }
  if (name === undefined || more.length > 0)
    throw new UsageError(
      `account ${action} <name> --tenant <id> takes one name; the password is asked for and is ` +
        'never an argument',
    )
  const problem = nameFault(name)
  if (problem) throw new ImportError(problem)
  return withStore(args.data, async (store) => {
    const department = (await readTenants(store)).find(({ id }) => id === tenant)
    if (!department) throw new ImportError(`there is no tenant ${tenant}`)
    const unknown = () =>
      new ImportError(`${tenant} has no open account ${name}; \`account list\` lists all accounts`)
    const account = (await readAccounts(store, tenant)).find(
      (account) => account.name === normalizeUserName(name) && account.closedAt === null,
    )
    const about = [name, tenant, ...department.hosts]
    if (action === 'add') {
      if (account) {
        const remedy =
          account.password === null
            ? 'close it and add it again with --subject to bind it to another'
            : '`account password` changes its password'
        throw new ImportError(`${tenant} already has an account ${name}; ${remedy}`)
      }
      const shownName = args.shown ?? name
      const shownFault = nameFault(shownName)
      if (shownFault) throw new ImportError(`--shown: ${shownFault}`)
      if (args.provider && !/^[^@\s]+@[^@\s]+$/.test(name.trim()))
        throw new ImportError(
          'with --provider the name is the email address that the college knows',
        )
      if (args.subject !== undefined && !args.provider)
        throw new ImportError('--subject needs --provider')
      if (args.subject !== undefined && !/^(?! *$)[\x20-\x7e]{1,255}$/.test(args.subject))
        throw new ImportError(
          '--subject must be 1 to 255 ASCII characters; the log shows it after a refused ' +
            'sign-in with the provider',
        )
      const added = await addAccount(store, tenant, {
        name,
        shownName,
        password: args.provider ? null : await newPassword(ask, [...about, shownName]),
        subject: args.subject,
      })
      if (added === 'bound')
        throw new ImportError(
          `another account of ${tenant} is bound to the subject ${args.subject}; \`account ` +
            `list\` shows it`,
        )
      out.write(`${name} may sign in to ${tenant}\n`)
      return 0
    }
    if (!account) throw unknown()
    if (action === 'close') await closeAccount(store, tenant, account.name)
    else if (account.password === null)
      throw new ImportError(
        `${name} signs in with the college's provider, which has the password; close the ` +
          'account and add it without --provider',
      )
    else
      await setPassword(
        store,
        tenant,
        account.name,
        await newPassword(ask, [...about, account.shownName]),
      )
    out.write(
      action === 'close'
        ? `${name} is closed and signed out\n`
        : `${name} has a new password and is signed out everywhere\n`,
    )
    return 0
  })
}

async function newPassword(ask: AskSecret, about: readonly string[]): Promise<string> {
  const password = await ask('Password: ', 'Repeat password: ')
  const problem = passwordFault(password, about)
  if (problem) throw new ImportError(problem)
  return password
}

async function list(
  store: Store,
  tenant: string,
  { json }: Arguments,
  out: Output,
): Promise<number> {
  const accounts = (await readAccounts(store, tenant)).map(
    ({ name, shownName, password, subject, createdAt, closedAt }) => ({
      name,
      shown: shownName,
      by: password === null ? 'provider' : 'password',
      ...(subject !== null && { subject }),
      created: createdAt,
      closed: closedAt,
    }),
  )
  if (json) out.write(`${JSON.stringify(accounts, null, 2)}\n`)
  else
    for (const { name, shown, by, subject, created, closed } of accounts)
      out.write(
        `${name}  ${shown}  by ${by}${subject === undefined ? '' : ` (${subject})`} since ` +
          `${created}${closed === null ? '' : `, closed ${closed}`}\n`,
      )
  return 0
}
