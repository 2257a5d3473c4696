import { install, useInstall } from '../../platform/install.ts'
import css from '../footer/Footer.module.css'

/** The install button, shown where installation is possible. Its space is reserved. */
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
