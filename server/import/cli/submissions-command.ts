import { askedFields } from '../../../src/domain/form-rules/asked-fields.ts'
import { csvOf } from '../../content/html/csv.ts'
import { readFormsOfDepartment, readSuspects } from '../../content/forms/form-office.ts'
import { readPaymentStates, type PaymentState } from '../../content/forms/form-payments.ts'
import { readSubmissions } from '../../content/forms/submissions.ts'
import { ImportError } from '../import-error.ts'
import { requireTenantName, UsageError, type Arguments } from './arguments.ts'
import { withStore } from './open-store.ts'
import type { Output } from './progress.ts'

/**
 * What was sent with a form, as CSV on standard output; without a form, which there are and how
 * many have sent each.
 */
export async function submissionsCommand(args: Arguments, out: Output): Promise<number> {
  const tenant = requireTenantName(args)
  const [asked, ...more] = args.rest
  if (more.length > 0) throw new UsageError('one form at a time')
  return withStore(args.data, async (store) => {
    const forms = await readFormsOfDepartment(store, tenant)
    if (asked === undefined) {
      for (const { id, ref, title, count, maxSubmissions, suspects } of forms)
        out.write(
          `${id}  ${ref}  ${title}: ${count}${maxSubmissions === null ? '' : ` of ${maxSubmissions}`}${suspects > 0 ? `, and ${suspects} that look like a robot's (--robots)` : ''}\n`,
        )
      return 0
    }
    const form = forms.find(({ id, ref }) => String(id) === asked || ref === asked)
    if (!form)
      throw new ImportError(
        `${tenant} has no form "${asked}"; there are ${forms.map(({ id, ref }) => `${id} (${ref})`).join(', ') || 'none'}`,
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
        // What was answered to a field that the form has no longer is not lost.
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
