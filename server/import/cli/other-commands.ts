import { readTenants } from '../../content/department/tenants.ts'
import { readGame } from '../../content/games/games.ts'
import { ReadContext } from '../../content/read-context.ts'
import {
  createScorerToken,
  createToken,
  dropToken,
  readTokens,
} from '../../content/accounts/tokens.ts'
import { ImportError } from '../import-error.ts'
import { requireNumber, requireTenantName, UsageError, type Arguments } from './arguments.ts'
import { withStore } from './open-store.ts'
import type { Output } from './progress.ts'

/** Prints a new secret once; the store keeps only its hash. Or lists the tokens, or ends one. */
export async function tokenCommand(args: Arguments, out: Output): Promise<number> {
  if (args.list) return listTokens(args, out)
  if (args.revoke !== undefined) return revokeToken(args, args.revoke)
  if (args.kind === 'scorer') return scorerToken(args, out)
  if (args.kind !== undefined)
    throw new UsageError(
      '--kind scorer, --preview or --forwarder; without one of them the token may send stat files',
    )
  if (args.forwarder && args.tenant)
    throw new UsageError('a forwarder speaks for every tenant: --tenant or --forwarder, not both')
  const tenant = args.forwarder ? '' : requireTenantName(args)
  return withStore(args.data, async (store) => {
    if (tenant && !(await readTenants(store)).some(({ id }) => id === tenant))
      throw new ImportError(`there is no tenant ${tenant}`)
    out.write(
      `${await createToken(store, tenant, args.forwarder ? 'forwarder' : args.preview ? 'preview' : 'ingest')}\n`,
    )
    return 0
  })
}

/** Hours that a helper's token is good for where nobody says. */
const usualHours = '8'

function scorerToken(args: Arguments, out: Output): Promise<number> {
  const tenant = requireTenantName(args)
  const gameId = requireNumber(args.game, '--game')
  const hours = requireNumber(args.hours ?? usualHours, '--hours')
  if (hours < 1 || hours > 72) throw new UsageError('--hours is between 1 and 72')
  return withStore(args.data, async (store) => {
    if (!(await readGame(new ReadContext(store, tenant), gameId)))
      throw new ImportError(`${tenant} has no game ${gameId}`)
    const { secret, expiresAt } = await createScorerToken(store, tenant, {
      gameId,
      hours,
      name: args.name?.trim().slice(0, 60) || 'Scorer',
    })
    out.write(`${secret}\nuntil ${expiresAt}, on the page /score/${gameId}#${secret}\n`)
    return 0
  })
}

const listTokens = (args: Arguments, out: Output): Promise<number> =>
  withStore(args.data, async (store) => {
    const tokens = await readTokens(store)
    if (args.json) out.write(`${JSON.stringify(tokens, null, 2)}\n`)
    else
      for (const { id, kind, tenant, created, game, expires } of tokens)
        out.write(
          `${id}  ${created}  ${kind}${tenant && `  ${tenant}`}${game === null ? '' : `  game ${game} until ${expires}`}\n`,
        )
    return 0
  })

const revokeToken = (args: Arguments, token: string): Promise<number> =>
  withStore(args.data, async (store) => {
    if (!(await dropToken(store, token)))
      throw new ImportError('there is no such token; `token --list` names those there are')
    return 0
  })

export const tenantsCommand = (args: Arguments, out: Output): Promise<number> =>
  withStore(args.data, async (store) => {
    const tenants = await readTenants(store)
    if (args.json) out.write(`${JSON.stringify(tenants, null, 2)}\n`)
    else
      for (const { id, hosts, demo } of tenants)
        out.write(`${id}${demo ? ' (demo)' : ''}  ${hosts.join(', ')}\n`)
    return 0
  })
