import { install, useInstall } from '../../platform/install.ts'
import css from '../footer/Footer.module.css'

/**
 * Puts the site on the home screen, at any time; only where a browser can, or its visitor. Its room
 * is there from the start.
 */
export function InstallButton() {
  const { way } = useInstall()
  const canBe = way === 'asks' || way === 'by-hand' || way === 'elsewhere'
  return (
    <button
      type="button"
      className={css.installButton}
      data-shown={canBe || undefined}
      onClick={() => void install()}
    >
      Install the app
    </button>
  )
}
