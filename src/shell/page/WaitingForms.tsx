import type { WaitingForm } from '../../data/forms/stored-forms.ts'
import { formatPrice } from '../../domain/words/text.ts'
import { sentHref } from '../../routes/links.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import css from '../DeferredShell.module.css'

type Props = { waiting: readonly WaitingForm[]; remove(key: string): void }

/**
 * The queued forms of this device at the bottom of every page: waiting, refused, and received with
 * an amount due.
 */
export function WaitingForms({ waiting, remove }: Props) {
  // A form being sent is not shown.
  const shown = waiting.filter(({ sending }) => !sending)
  if (shown.length === 0) return null
  return (
    <aside
      className={`${css.footBar} ${css.waitingBar}`}
      aria-label={shown.every(({ due }) => due) ? 'Forms received' : 'Forms waiting to be sent'}
    >
      <ul role="list" className={css.list}>
        {shown.map((one) => (
          <li key={one.submission.key} className={css.item}>
            <span role="status">
              <strong>{one.title}</strong> {wordsOf(one)}
            </span>
            {(one.due || one.refused !== null) && (
              <span className={css.waitingWays}>
                {one.refused !== null && <Link to={one.url}>Open the form</Link>}
                {one.due?.payUrl && (
                  <Link
                    to={sentHref(
                      { id: one.formId, access: one.submission.access },
                      one.submission.key,
                    )}
                    reloadDocument
                  >
                    View payment
                  </Link>
                )}
                <Button kind="text" size="small" onClick={() => remove(one.submission.key)}>
                  Remove
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </aside>
  )
}

function wordsOf({ refused, due }: WaitingForm): string {
  if (due)
    return `was received. It costs ${formatPrice(due.cents, 'USD')}${due.payUrl ? '.' : '. The department will tell you how to pay.'}`
  return refused === null
    ? 'is saved on this device and will be sent when you reconnect.'
    : `was not accepted: ${refused}`
}
