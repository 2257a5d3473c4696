import { HoldMode } from '../../../src/contract/ingest.schema.ts'
import { readDesk, writeHold } from '../../content/live/desk.ts'
import { ReadContext } from '../../content/read-context.ts'
import type { Store } from '../../db/store.ts'
import { DecisionRefused, dropVersion, publishVersion } from '../../live/decide.ts'
import { IngestError } from '../../live/ingest.ts'
import { ImportError } from '../import-error.ts'
import { requireNumber, requireTenantName, UsageError, type Arguments } from './arguments.ts'
import { withStore } from './open-store.ts'
import type { Output } from './progress.ts'

type AtDesk = { store: Store; tenant: string; gameId: number }

/** Does something with a game at its desk; what cannot be done is one line. */
function atDesk(args: Arguments, work: (at: AtDesk) => Promise<void>): Promise<number> {
  const tenant = requireTenantName(args)
  const gameId = requireNumber(args.game, '--game')
  return withStore(args.data, async (store) => {
    try {
      if (!(await readDesk(new ReadContext(store, tenant), gameId)))
        throw new ImportError(`${tenant} has no game ${gameId}`)
      await work({ store, tenant, gameId })
      return 0
    } catch (error) {
      if (error instanceof DecisionRefused)
        throw new ImportError(error.message.replace('send "sure": true', 'pass --sure'))
      if (error instanceof IngestError) throw new ImportError(error.message)
      throw error
    }
  })
}

/** Lists what came for a game, the newest first, with what was found in it. */
export const versionsCommand = (args: Arguments, out: Output): Promise<number> =>
  atDesk(args, async ({ store, tenant, gameId }) => {
    const desk = (await readDesk(new ReadContext(store, tenant), gameId))!
    if (args.json) {
      out.write(`${JSON.stringify(desk, null, 2)}\n`)
      return
    }
    out.write(`${desk.game.title}, ${desk.game.date.slice(0, 10)}; waits: ${desk.hold}\n`)
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
    } of desk.versions) {
      out.write(
        `${version}  ${receivedAt}  ${score} ${state}  ${status}  ${source}${by === null ? '' : ` by ${by}`}${change === null ? '' : `  (${change})`}\n`,
      )
      for (const { kind, text } of findings)
        out.write(`    ${kind === 'serious' ? '!' : '-'} ${text}\n`)
    }
  })

export function publishCommand(args: Arguments, out: Output): Promise<number> {
  const version = requireNumber(args.version, '--version')
  return atDesk(args, async ({ store, tenant, gameId }) => {
    const shown = await publishVersion(store, tenant, gameId, version, { sure: args.sure ?? false })
    out.write(`game ${gameId} shows version ${shown}\n`)
  })
}

export function dropCommand(args: Arguments, out: Output): Promise<number> {
  const version = requireNumber(args.version, '--version')
  return atDesk(args, async ({ store, tenant, gameId }) => {
    await dropVersion(store, tenant, gameId, version)
    out.write(`version ${version} of game ${gameId} is refused\n`)
  })
}

export function holdCommand(args: Arguments, out: Output): Promise<number> {
  const mode = HoldMode.safeParse(args.rest[0])
  if (!mode.success || args.rest.length > 1)
    throw new UsageError('hold takes never, findings or always')
  return atDesk(args, async ({ store, tenant, gameId }) => {
    await writeHold({ db: store.of(tenant), tenant }, gameId, mode.data)
    out.write(
      `of game ${gameId} ${{ never: 'nothing waits', findings: 'what would show another game or a score that cannot be waits', always: 'everything waits' }[mode.data]}\n`,
    )
  })
}
