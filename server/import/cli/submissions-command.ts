import { ImportError } from '../report.ts'
import { requireTenantName, UsageError, type Arguments } from './arguments.ts'
import { withStore, type Output } from './terminal.ts'
import { resolveFields } from '../../../src/domain/form-rules/resolve-fields.ts'
import { sentHref } from '../../../src/routes/links.ts'
import { acceptFlagged, readFlagged } from '../../content/forms/flagged.ts'
import { readFormsOfDepartment } from '../../content/forms/form-mails.ts'
import { readPaymentStates, type PaymentState } from '../../content/forms/form-payments.ts'
import { readSubmissions } from '../../content/forms/submissions.ts'
import { toCsv } from '../../content/csv.ts'
import type { Store } from '../../db/store.ts'

type FormOfDepartment = Awaited<ReturnType<typeof readFormsOfDepartment>>[number]
type Row = Record<string, unknown>

/**
 * The submissions of a form as CSV on standard output, or its doubtful ones, or one of these
 * accepted; without a form, the list of forms with their counts.
 */
export async function submissionsCommand(args: Arguments, out: Output): Promise<number> {
  const tenant = requireTenantName(args)
  const [formName, ...more] = args.rest
  if (more.length > 0) throw new UsageError('submissions takes one form')
  if (formName === undefined && (args.doubtful || args.accept !== undefined))
    throw new UsageError('--doubtful and --accept need a form')
  return withStore(args.data, async (store) => {
    const forms = await readFormsOfDepartment(store, tenant)
    if (formName === undefined) {
      for (const { id, ref, title, count, maxSubmissions, doubtful } of forms)
        out.write(
          `${id}  ${ref}  ` +
            `${title}: ${count}${maxSubmissions === null ? '' : ` of ${maxSubmissions}`}` +
            `${doubtful > 0 ? `, and ${doubtful} doubtful (--doubtful)` : ''}\n`,
        )
      return 0
    }
    const form = forms.find(({ id, ref }) => String(id) === formName || ref === formName)
    if (!form)
      throw new ImportError(
        `${tenant} has no form "${formName}"; there are ` +
          `${forms.map(({ id, ref }) => `${id} (${ref})`).join(', ') || 'none'}`,
      )
    if (args.accept !== undefined) {
      out.write(await accept(store, tenant, form, args.accept))
      return 0
    }
    const rows = args.doubtful
      ? await doubtfulRows(store, tenant, form)
      : await submissionRows(store, tenant, form)
    out.write(args.json ? `${JSON.stringify(rows, null, 2)}\n` : toCsv(rows))
    return 0
  })
}

/** Throws when the form has no place or coupon left, or no submission with this key. */
async function accept(
  store: Store,
  tenant: string,
  form: FormOfDepartment,
  key: string,
): Promise<string> {
  const accepted = await acceptFlagged(store, tenant, form, key)
  if (accepted === null)
    throw new ImportError(
      `${form.ref} has no doubtful submission "${key}"; --doubtful lists their keys`,
    )
  if (accepted === 'full')
    throw new ImportError(
      `${form.ref} is full (${form.maxSubmissions}); raise maxSubmissions in forms.yaml first`,
    )
  if (accepted === 'coupon used up')
    throw new ImportError(
      `the coupon of this submission has been used up; raise its uses in forms.yaml first`,
    )
  return (
    `${form.ref}: the submission of ${accepted.receivedAt} counts now\n` +
    (accepted.amount > 0 ? `its page to pay: ${sentHref(form, key)}\n` : '')
  )
}

async function submissionRows(
  store: Store,
  tenant: string,
  form: FormOfDepartment,
): Promise<Row[]> {
  const states = form.payment.enabled
    ? await readPaymentStates(store, tenant, form.id)
    : new Map<number, PaymentState>()
  const rows: Row[] = []
  for await (const { number, receivedAt, answers, amount, coupon, paidAt } of readSubmissions(
    store,
    tenant,
    form.id,
  ))
    rows.push({
      number,
      received_at: receivedAt,
      ...answerCells(form, answers),
      ...(form.payment.enabled && {
        ...costCells(amount, coupon),
        payment: amount === 0 ? '' : paidAt ? 'paid' : (states.get(number) ?? 'due'),
        paid_at: paidAt ?? '',
      }),
    })
  return rows
}

const doubtfulRows = async (store: Store, tenant: string, form: FormOfDepartment): Promise<Row[]> =>
  (await readFlagged(store, tenant, form.id)).map(
    ({ key, receivedAt, why, answers, amount, coupon }) => ({
      key,
      received_at: receivedAt,
      why,
      ...answerCells(form, answers),
      ...(form.payment.enabled && costCells(amount, coupon)),
    }),
  )

/** A column for each field, and for each answer to a field that the form no longer has. */
function answerCells(
  form: FormOfDepartment,
  answers: Record<string, string | string[]>,
): Record<string, string> {
  const names = resolveFields(form)
    .filter(({ control }) => control !== 'separator')
    .map(({ name }) => name)
  return Object.fromEntries(
    [...new Set([...names, ...Object.keys(answers)])].map((name) => [
      name,
      [answers[name] ?? ''].flat().join('; '),
    ]),
  )
}

const costCells = (amount: number, coupon: string | null) => ({
  amount_due: (amount / 100).toFixed(2),
  coupon: coupon ?? '',
})
