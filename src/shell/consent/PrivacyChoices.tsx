import { openChoices } from './consent.ts'
import css from '../footer/Footer.module.css'

/**
 * Opens the consent choices again at any time. In the markup of every page, and visible only where
 * there is a choice.
 */
export function PrivacyChoices() {
  return (
    <button type="button" id="privacy-choices" className={css.privacyButton} onClick={openChoices}>
      Privacy choices
    </button>
  )
}
