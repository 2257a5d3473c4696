import { ImportError } from '../report.ts'
import { accountCommand } from './account-command.ts'
import { readArguments, usage, UsageError, requireTenantName, type Arguments } from './arguments.ts'
import {
  dropCommand,
  holdCommand,
  publishCommand,
  versionsCommand,
  tenantsCommand,
  tokenCommand,
} from './other-commands.ts'
import { exportCommand, importCommand } from './pack-commands.ts'
import { watchCommand } from './watch-command.ts'
import { readSecret, progressTo, withStore, type Output } from './terminal.ts'
import { checkPack, type CheckReport } from '../check/check-pack.ts'
import { checkText } from '../check/finding.ts'
import { askedFields } from '../../../src/domain/form-rules/asked-fields.ts'
import { csvOf } from '../../content/html/escape.ts'
import { readFormsOfDepartment, readSuspects } from '../../content/forms/form-mails.ts'
import { readPaymentStates, type PaymentState } from '../../content/forms/form-payments.ts'
import { readSubmissions } from '../../content/forms/submissions.ts'

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

/**
 * The submissions of a form as CSV on standard output; without a form, the list of forms with their
 * counts.
 */
async function submissionsCommand(args: Arguments, out: Output): Promise<number> {
  const tenant = requireTenantName(args)
  const [asked, ...more] = args.rest
  if (more.length > 0) throw new UsageError('submissions takes one form')
  return withStore(args.data, async (store) => {
    const forms = await readFormsOfDepartment(store, tenant)
    if (asked === undefined) {
      for (const { id, ref, title, count, maxSubmissions, suspects } of forms)
        out.write(
          `${id}  ${ref}  ${title}: ` +
            `${count}${maxSubmissions === null ? '' : ` of ${maxSubmissions}`}${suspects > 0 ? `, and ${suspects} suspected robots (--robots)` : ''}\n`,
        )
      return 0
    }
    const form = forms.find(({ id, ref }) => String(id) === asked || ref === asked)
    if (!form)
      throw new ImportError(
        `${tenant} has no form "${asked}"; there are ` +
          `${forms.map(({ id, ref }) => `${id} (${ref})`).join(', ') || 'none'}`,
      )
    const words = (answer: string | string[] | undefined) => [answer ?? ''].flat().join('; ')
    const rows: Record<string, unknown>[] = []
    if (args.robots) {
      for (const { receivedAt, why, answers } of await readSuspects(store, tenant, form.id))
        rows.push({ received_at: receivedAt, why, answers: JSON.stringify(answers) })
    } else {
      const fields = askedFields(form).filter(({ control }) => control !== 'separator')
      const states = form.payment.enabled
        ? await readPaymentStates(store, tenant, form.id)
        : new Map<number, PaymentState>()
      for await (const { number, receivedAt, answers, amount, coupon, paidAt } of readSubmissions(
        store,
        tenant,
        form.id,
      )) {
        // Answers to fields that the form no longer has are included.
        const before = Object.keys(answers).filter(
          (name) => !fields.some((field) => field.name === name),
        )
        rows.push({
          number,
          received_at: receivedAt,
          ...Object.fromEntries(
            [...fields.map(({ name }) => name), ...before].map((name) => [
              name,
              words(answers[name]),
            ]),
          ),
          ...(form.payment.enabled && {
            amount_due: (amount / 100).toFixed(2),
            coupon: coupon ?? '',
            payment: amount === 0 ? '' : paidAt ? 'paid' : (states.get(number) ?? 'due'),
            paid_at: paidAt ?? '',
          }),
        })
      }
    }
    out.write(args.json ? `${JSON.stringify(rows, null, 2)}\n` : csvOf(rows))
    return 0
  })
}
