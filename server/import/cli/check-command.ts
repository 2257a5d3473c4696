import { ImportError } from '../import-error.ts'
import { checkPack, type CheckReport } from '../check/check-pack.ts'
import { checkText } from '../check/check-text.ts'
import { UsageError, type Arguments } from './arguments.ts'
import { progressTo, type Output } from './progress.ts'

/**
 * 0 when nothing is wrong, 3 when an import would refuse something, 4 when there are warnings
 * alone, 130 when it was stopped.
 */
export async function checkCommand(
  args: Arguments,
  out: Output,
  progressOut: Output,
): Promise<number> {
  const [folder, more] = args.rest
  if (!folder || more) throw new UsageError('check takes one folder')
  if (args.tenant !== undefined && !/^[a-z0-9-]+$/.test(args.tenant))
    throw new ImportError(
      `"${args.tenant}" cannot name a tenant: small letters, digits and hyphens only`,
    )
  const progress = progressTo(progressOut)
  const stop = new AbortController()
  const onSignal = () => stop.abort()
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
  try {
    const report = await checkPack(folder, {
      ...(args.tenant ? { tenant: args.tenant } : {}),
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
