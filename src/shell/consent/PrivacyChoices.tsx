import { openChoices } from './consent.ts'
import css from './PrivacyChoices.module.css'

/**
 * Opens the question of consent again, at any time. Every page has it in its markup, and shows it
 * only where there is something to choose.
 */
export function PrivacyChoices() {
  return (
    <button type="button" id="privacy-choices" className={css.button} onClick={openChoices}>
      Privacy choices
    </button>
  )
}
