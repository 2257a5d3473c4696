import type { Form } from '../../contract/forms.schema.ts'
import { formatPrice } from '../../domain/words/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'

type Props = {
  owed: NonNullable<Form['owed']>
  /** The department's name. */
  name: string
  /** Where the link to pay is kept; null when it is on this page. */
  later: string | null
}

/** The amount due with a link to pay. Card data is only entered on the payment page. */
export function FormPaymentDue({ owed: { cents, state, away, payUrl }, name, later }: Props) {
  const amount = <strong>{formatPrice(cents, 'USD')}</strong>
  if (state === 'paid') return <p>Paid: {amount}. Thank you.</p>
  if (!payUrl)
    return (
      <p>
        Amount due: {amount}. {name} will tell you how to pay it.
      </p>
    )
  return (
    <>
      <p>
        Amount due: {amount}.{' '}
        {state === 'paying' &&
          'Payment not received yet. If you just paid, reload this page in a minute.'}
      </p>
      {away && (
        <p role="status">
          The payment page is not available right now. Your entry and your place are saved. You can
          pay later.
        </p>
      )}
      <p>
        <ButtonLink to={payUrl} reloadDocument>
          {away
            ? 'Try the payment again'
            : state === 'paying'
              ? 'Continue to payment'
              : `Pay ${formatPrice(cents, 'USD')}`}
        </ButtonLink>
      </p>
      <p>
        {later ? (
          <>
            Or pay later: keep{' '}
            <Link to={later} reloadDocument>
              this link
            </Link>
            .
          </>
        ) : (
          'To pay later, save the address of this page.'
        )}
      </p>
    </>
  )
}
