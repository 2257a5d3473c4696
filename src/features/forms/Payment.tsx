import type { Form } from '../../contract/forms.schema.ts'
import { amountDue } from '../../domain/form-rules/amount-due.ts'
import type { Answers } from '../../domain/form-rules/rule.ts'
import { formatPrice } from '../../domain/words/text.ts'
import css from './forms.module.css'
import { fieldId } from './FieldRow.tsx'

type Props = {
  form: Form
  answers: Answers
  paying: { coupon: string; amount: string }
  problems: readonly { name: string; message: string }[]
  change(paying: { coupon: string; amount: string }): void
}

/**
 * The amount due. The page shows its own calculation; the server calculates it again. Nothing is
 * stored on the device.
 */
export function Payment({ form: { payment }, answers, paying, problems, change }: Props) {
  if (!payment.enabled) return null
  const due = amountDue(payment, answers, { named: paying.amount })
  const renderProblem = (name: string) => {
    const message = problems.find((problem) => problem.name === name)?.message
    return (
      message && (
        <p id={`${fieldId(name)}-fault`} className={css.fault}>
          <span aria-hidden="true">!</span> {message}
        </p>
      )
    )
  }
  const described = (name: string) => ({
    'aria-invalid': problems.some((problem) => problem.name === name) || undefined,
    'aria-describedby': problems.some((problem) => problem.name === name)
      ? `${fieldId(name)}-fault`
      : undefined,
  })
  return (
    <section className={css.paymentBox} aria-labelledby="payment">
      <h2 id="payment" className="card-title">
        Payment
      </h2>
      {payment.formType === 'open' && (
        <div className={css.field}>
          <label className={css.label} htmlFor={fieldId('amount')}>
            Amount in dollars
            {payment.amount > 0 && `, at least ${formatPrice(payment.amount, 'USD')}`}
          </label>
          <input
            id={fieldId('amount')}
            name="--amount"
            className={css.input}
            data-narrow=""
            inputMode="decimal"
            autoComplete="off"
            value={paying.amount}
            onChange={({ currentTarget }) => change({ ...paying, amount: currentTarget.value })}
            {...described('amount')}
          />
          {renderProblem('amount')}
        </div>
      )}
      {payment.couponAvailable && (
        <div className={css.field}>
          <label className={css.label} htmlFor={fieldId('coupon')}>
            Coupon
          </label>
          <input
            id={fieldId('coupon')}
            name="--coupon"
            className={css.input}
            data-narrow=""
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={paying.coupon}
            onChange={({ currentTarget }) => change({ ...paying, coupon: currentTarget.value })}
            {...described('coupon')}
          />
          {renderProblem('coupon')}
        </div>
      )}
      <p className={css.due}>
        <span>Amount due</span>{' '}
        <output>{due === null ? 'Not known yet' : formatPrice(due, 'USD')}</output>
      </p>
      {paying.coupon.trim() !== '' && payment.couponAmount > 0 && (
        <p className="quiet">
          A valid coupon takes {formatPrice(payment.couponAmount, 'USD')} off the total.
        </p>
      )}
    </section>
  )
}
