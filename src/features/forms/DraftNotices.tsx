import { Button } from '../../ui/Button.tsx'
import css from './forms.module.css'
import type { useFormState } from './use-form-state.ts'

/** Messages about restored answers, and about the same form in another tab. */
export function DraftNotices({
  filling: { restored, elsewhere, sentElsewhere, startAgain },
}: {
  filling: Pick<
    ReturnType<typeof useFormState>,
    'restored' | 'elsewhere' | 'sentElsewhere' | 'startAgain'
  >
}) {
  if (sentElsewhere) {
    return (
      <p className={css.beforeNote} role="status">
        This form was just sent from another tab with other answers. Send it again only if you want
        a second entry.{' '}
        <Button kind="text" size="small" onClick={startAgain}>
          Empty this one
        </Button>
      </p>
    )
  }
  if (restored)
    return (
      <p className={css.beforeNote} role="status">
        We kept your earlier answers.{' '}
        <Button kind="text" size="small" onClick={startAgain}>
          Start again
        </Button>
      </p>
    )
  return (
    elsewhere && (
      <p className={css.beforeNote} role="status">
        You also started this form in another tab. Those answers stay there.
      </p>
    )
  )
}
