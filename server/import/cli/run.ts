import { ImportError } from '../import-error.ts'
import { accountCommand } from './account-command.ts'
import { readArguments, usage, UsageError } from './arguments.ts'
import { checkCommand } from './check-command.ts'
import { dropCommand, holdCommand, publishCommand, versionsCommand } from './desk-commands.ts'
import { exportCommand } from './export-command.ts'
import { importCommand } from './import-command.ts'
import { tenantsCommand, tokenCommand } from './other-commands.ts'
import { submissionsCommand } from './submissions-command.ts'
import { watchCommand } from './watch-command.ts'
import { readSecret } from './read-secret.ts'
import type { Output } from './progress.ts'

/**
 * Runs a command line; resolves to its exit code: 0 done, 1 failed, 2 not understood, 3 done with
 * refusals, 4 a check found warnings alone, 130 stopped.
 */
export async function run(
  argv: string[],
  out: Output,
  errors: Output,
  secret = readSecret,
): Promise<number> {
  try {
    const args = readArguments(argv)
    if (args.help) {
      out.write(usage)
      return 0
    }
    switch (args.command) {
      case 'import':
        return await importCommand(args, out, errors)
      case 'export':
        return await exportCommand(args, out, errors)
      case 'check':
        return await checkCommand(args, out, errors)
      case 'watch':
        return await watchCommand(args, out)
      case 'versions':
        return await versionsCommand(args, out)
      case 'publish':
        return await publishCommand(args, out)
      case 'drop':
        return await dropCommand(args, out)
      case 'hold':
        return await holdCommand(args, out)
      case 'token':
        return await tokenCommand(args, out)
      case 'account':
        return await accountCommand(args, out, secret)
      case 'submissions':
        return await submissionsCommand(args, out)
      case 'tenants':
        return await tenantsCommand(args, out)
      case undefined:
        throw new UsageError('no command')
      default:
        throw new UsageError(`there is no command ${args.command}`)
    }
  } catch (error) {
    if (error instanceof UsageError) {
      errors.write(`content: ${error.message}\n\n${usage}`)
      return 2
    }
    // Our own mistake keeps its trace; what the operator can mend is one line.
    const mendable =
      error instanceof ImportError ||
      (error instanceof Error && ('code' in error || 'errcode' in error))
    errors.write(
      `content: ${mendable ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
    )
    return 1
  }
}
