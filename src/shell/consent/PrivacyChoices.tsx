import { openChoices } from './consent.ts'
import css from './PrivacyChoices.module.css'

/**
 * Opens the consent choices again at any time. In the markup of every page, and visible only where
 * there is a choice.
 */
export function PrivacyChoices() {
  return (
    <button type="button" id="privacy-choices" className={css.button} onClick={openChoices}>
      Privacy choices
    </button>
  )
}
