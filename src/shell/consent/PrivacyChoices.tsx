import { openChoices } from './consent.ts'
import css from '../footer/Footer.module.css'

/**
 * Opens the question of consent again, at any time. Every page has it in its markup, and shows it
 * only where there is something to choose.
 */
export function PrivacyChoices() {
  return (
    <button type="button" id="privacy-choices" className={css.privacyButton} onClick={openChoices}>
      Privacy choices
    </button>
  )
}
