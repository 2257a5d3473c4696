import { ImportError } from '../report.ts'
import { accountCommand } from './account-command.ts'
import { backupCommand, restoreCommand } from './backup-commands.ts'
import { readArguments, usage, UsageError, type Arguments } from './arguments.ts'
import {
  dropCommand,
  holdCommand,
  publishCommand,
  versionsCommand,
  tenantsCommand,
  tokenCommand,
} from './other-commands.ts'
import { exportCommand, importCommand } from './folder-commands.ts'
import { submissionsCommand } from './submissions-command.ts'
import { watchCommand } from './watch-command.ts'
import { readSecret, progressTo, type Output } from './terminal.ts'
import { checkFolder, type CheckReport } from '../check/check-folder.ts'
import { checkText } from '../check/finding.ts'

/**
 * Runs a command line. Resolves with its exit code: 0 done, 1 failed, 2 invalid arguments, 3 done
 * with refusals, 4 a check found only warnings, 130 stopped.
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
      case 'backup':
        return await backupCommand(args, out)
      case 'restore':
        return await restoreCommand(args, out)
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
    // A bug is printed with its stack trace; what the operator can fix is one line.
    const mendable =
      error instanceof ImportError ||
      (error instanceof Error && ('code' in error || 'errcode' in error))
    errors.write(
      'content: ' +
        `${mendable ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
    )
    return 1
  }
}

/**
 * Exit code: 0 without findings, 3 when an import would refuse something, 4 with warnings only, 130
 * when stopped.
 */
async function checkCommand(args: Arguments, out: Output, progressOut: Output): Promise<number> {
  const [folder, more] = args.rest
  if (!folder || more) throw new UsageError('check takes one folder')
  if (args.tenant !== undefined && !/^[a-z0-9-]+$/.test(args.tenant))
    throw new ImportError(
      `"${args.tenant}" is not a tenant id: use lower-case letters, digits and hyphens`,
    )
  const { day } = args
  const noon = day === undefined ? new Date() : new Date(`${day}T12:00:00Z`)
  if (Number.isNaN(noon.getTime())) throw new UsageError('--day must be a date like 2026-11-21')
  const progress = progressTo(progressOut)
  const stop = new AbortController()
  const onSignal = () => stop.abort()
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
  try {
    const report = await checkFolder(folder, {
      ...(args.tenant ? { tenant: args.tenant } : {}),
      now: noon,
      signal: stop.signal,
      onProgress: progress.show,
    })
    progress.end()
    out.write(`${args.json ? JSON.stringify(report, null, 2) : checkText(report)}\n`)
    return exitCode(report)
  } finally {
    progress.end()
    process.removeListener('SIGINT', onSignal).removeListener('SIGTERM', onSignal)
  }
}

const exitCode = ({ findings, stopped }: CheckReport): number => {
  if (stopped) return 130
  if (findings.some(({ level }) => level === 'refused')) return 3
  return findings.some(({ level }) => level === 'warning') ? 4 : 0
}
