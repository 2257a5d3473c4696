import { use, useEffect, useState } from 'react'
import { installOfferAfter } from '../../domain/constants.ts'
import { install, declineInstall, startInstall, useInstall } from '../../platform/install.ts'
import { lazyHydrated } from '../../platform/lazy-hydrated.tsx'
import { useUpdateReady } from '../../platform/use-update-ready.ts'
import { Button } from '../../ui/Button.tsx'
import { SettingsContext } from '../settings.ts'
import css from '../DeferredShell.module.css'

const { Piece: Help } = lazyHydrated(() => import('./InstallHelp.tsx'))

/**
 * The install offer, after a follow or on a second day: a bar that moves nothing and takes no
 * focus. An update offer comes first.
 */
export function InstallBar() {
  const settings = use(SettingsContext)
  const { isOffered, isHelping } = useInstall()
  const isUpdateReady = useUpdateReady()
  const [isTime, setIsTime] = useState(false)
  useEffect(startOnce, [])
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), installOfferAfter)
    return () => clearTimeout(timer)
  }, [])
  if (!settings) return null
  const isVisible = isTime && isOffered && !isHelping && !isUpdateReady
  return (
    <>
      {isVisible && (
        <section className={`${css.footBar} ${css.installBar}`} aria-label="Install the app">
          <img className={css.icon} src="/icons/any-192.png" alt="" width={40} height={40} />
          <p className={css.words}>
            <strong>{settings.shortName} on your home screen.</strong> Works offline.
          </p>
          <p className={css.installWays}>
            <Button onClick={() => void install()}>Install</Button>
            <Button kind="text" onClick={declineInstall}>
              Not now
            </Button>
          </p>
        </section>
      )}
      {isHelping && <Help name="InstallHelp" shortName={settings.shortName} />}
    </>
  )
}

let started = false
function startOnce(): void {
  if (!started) startInstall()
  started = true
}
