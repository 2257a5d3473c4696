import {
  createScorerToken,
  createToken,
  dropToken,
  readTokens,
} from '../../content/accounts/tokens.ts'
import { readTenants } from '../../content/department/tenants.ts'
import { readGame } from '../../content/games/games.ts'
import { readStatVersions, writeHold } from '../../content/live/versions.ts'
import { ReadContext } from '../../content/read-context.ts'
import type { Store } from '../../db/store.ts'
import { requireNumber, requireTenantName, UsageError, type Arguments } from './arguments.ts'
import { withStore, type Output } from './terminal.ts'
import { ImportError } from '../report.ts'
import { ReviewError, dropVersion, publishVersion } from '../../live/review-version.ts'
import { IngestError } from '../../live/ingest.ts'
import { HoldMode } from '../../../src/contract/ingest.schema.ts'

/**
 * Prints a new secret once, of which the store keeps only the hash. Or lists the tokens, or ends
 * one.
 */
export async function tokenCommand(args: Arguments, out: Output): Promise<number> {
  if (args.list) return listTokens(args, out)
  if (args.revoke !== undefined) return revokeToken(args, args.revoke)
  if (args.kind === 'scorer') return scorerToken(args, out)
  if (args.kind !== undefined)
    throw new UsageError(
      'use one of --kind scorer, --preview and --forwarder; without them the token may send ' +
        'stat files',
    )
  if (args.forwarder && args.tenant)
    throw new UsageError('a forwarder is for all tenants: use --tenant or --forwarder, not both')
  const tenant = args.forwarder ? '' : requireTenantName(args)
  return withStore(args.data, async (store) => {
    if (tenant && !(await readTenants(store)).some(({ id }) => id === tenant))
      throw new ImportError(`there is no tenant ${tenant}`)
    const kind = args.forwarder ? 'forwarder' : args.preview ? 'preview' : 'ingest'
    out.write(`${await createToken(store, tenant, kind)}\n`)
    return 0
  })
}

/** Default hours that a helper's token is valid. */
const usualHours = '8'

function scorerToken(args: Arguments, out: Output): Promise<number> {
  const tenant = requireTenantName(args)
  const gameId = requireNumber(args.game, '--game')
  const hours = requireNumber(args.hours ?? usualHours, '--hours')
  if (hours < 1 || hours > 72) throw new UsageError('--hours must be between 1 and 72')
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
          `${id}  ${created}  ${kind}${tenant && `  ${tenant}`}` +
            `${game === null ? '' : `  game ${game} until ${expires}`}\n`,
        )
    return 0
  })

const revokeToken = (args: Arguments, token: string): Promise<number> =>
  withStore(args.data, async (store) => {
    if (!(await dropToken(store, token)))
      throw new ImportError('there is no such token; `token --list` lists all tokens')
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

type AtDesk = { store: Store; tenant: string; gameId: number }

/** Runs a command on a game; an error is one line. */
function atDesk(args: Arguments, work: (context: AtDesk) => Promise<void>): Promise<number> {
  const tenant = requireTenantName(args)
  const gameId = requireNumber(args.game, '--game')
  return withStore(args.data, async (store) => {
    try {
      if (!(await readStatVersions(new ReadContext(store, tenant), gameId)))
        throw new ImportError(`${tenant} has no game ${gameId}`)
      await work({ store, tenant, gameId })
      return 0
    } catch (error) {
      if (error instanceof ReviewError)
        throw new ImportError(error.message.replace('send "sure": true', 'pass --sure'))
      if (error instanceof IngestError) throw new ImportError(error.message)
      throw error
    }
  })
}

/** Lists the versions of a game with their findings, newest first. */
export const versionsCommand = (args: Arguments, out: Output): Promise<number> =>
  atDesk(args, async ({ store, tenant, gameId }) => {
    const versions = (await readStatVersions(new ReadContext(store, tenant), gameId))!
    if (args.json) {
      out.write(`${JSON.stringify(versions, null, 2)}\n`)
      return
    }
    out.write(
      `${versions.game.title}, ${versions.game.date.slice(0, 10)}; holds: ${versions.hold}\n`,
    )
    for (const {
      version,
      receivedAt,
      score,
      state,
      status,
      source,
      by,
      findings,
      change,
    } of versions.versions) {
      out.write(
        `${version}  ${receivedAt}  ${score} ${state}  ${status}  ` +
          `${source}${by === null ? '' : ` by ${by}`}${change === null ? '' : `  (${change})`}\n`,
      )
      for (const { kind, text } of findings)
        out.write(`    ${kind === 'serious' ? '!' : '-'} ${text}\n`)
    }
  })

export function publishCommand(args: Arguments, out: Output): Promise<number> {
  const version = requireNumber(args.version, '--version')
  return atDesk(args, async ({ store, tenant, gameId }) => {
    const publishedVersion = await publishVersion(store, tenant, gameId, version, {
      sure: args.sure ?? false,
    })
    out.write(`game ${gameId} shows version ${publishedVersion}\n`)
  })
}

export function dropCommand(args: Arguments, out: Output): Promise<number> {
  const version = requireNumber(args.version, '--version')
  return atDesk(args, async ({ store, tenant, gameId }) => {
    await dropVersion(store, tenant, gameId, version)
    out.write(`version ${version} of game ${gameId} was dropped\n`)
  })
}

const holdTexts: Record<HoldMode, string> = {
  never: 'no version is held',
  findings: 'versions of another game or with an impossible score are held',
  always: 'every version is held',
}

export function holdCommand(args: Arguments, out: Output): Promise<number> {
  const mode = HoldMode.safeParse(args.rest[0])
  if (!mode.success || args.rest.length > 1)
    throw new UsageError('hold must be never, findings or always')
  return atDesk(args, async ({ store, tenant, gameId }) => {
    await writeHold({ db: store.of(tenant), tenant }, gameId, mode.data)
    out.write(`game ${gameId}: ${holdTexts[mode.data]}\n`)
  })
}
