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
  const visibleForms = waiting.filter(({ sending }) => !sending)
  if (visibleForms.length === 0) return null
  return (
    <aside
      className={`${css.footBar} ${css.waitingBar}`}
      aria-label={
        visibleForms.every(({ due }) => due) ? 'Forms received' : 'Forms waiting to be sent'
      }
    >
      <ul role="list" className={css.list}>
        {visibleForms.map((form) => (
          <li key={form.submission.key} className={css.item}>
            <span role="status">
              <strong>{form.title}</strong> {wordsOf(form)}
            </span>
            {(form.due || form.refused !== null) && (
              <span className={css.waitingWays}>
                {form.refused !== null && <Link to={form.url}>Open the form</Link>}
                {form.due?.payUrl && (
                  <Link
                    to={sentHref(
                      { id: form.formId, access: form.submission.access },
                      form.submission.key,
                    )}
                    reloadDocument
                  >
                    View payment
                  </Link>
                )}
                <Button kind="text" size="small" onClick={() => remove(form.submission.key)}>
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
    return (
      `was received. It costs ${formatPrice(due.cents, 'USD')}.` +
      `${due.payUrl ? '' : ' The department will tell you how to pay.'}`
    )
  return refused === null
    ? 'is saved on this device and will be sent when you reconnect.'
    : `was not accepted: ${refused}`
}
