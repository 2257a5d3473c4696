import { paths } from '../../routes/paths.ts'
import { useEffect, useRef } from 'react'
import { useNavigate, useParams } from 'react-router'
import { rememberContinued, rememberShown } from '../../blocks/splash/dismiss.ts'
import { SplashView } from '../../blocks/splash/SplashView.tsx'
import type { SplashAnswer } from '../../contract/notices.schema.ts'
import { splashFocusAfter } from '../../domain/constants.ts'
import { href } from '../../routes/href.ts'
import css from './SplashScreen.module.css'

/**
 * A splash as a page of its own, whatever its dates. Escape goes on home, as on a splash over a
 * page.
 */
export default function SplashScreen({ splash: { data: splash } }: { splash: SplashAnswer }) {
  const navigate = useNavigate()
  const { splashId = '' } = useParams()
  const page = useRef<HTMLDivElement>(null)

  useEffect(() => {
    rememberShown(splash.id)
    const timer = setTimeout(() => {
      // Whoever is elsewhere by then, in the menu or on a link, is left there.
      if (document.activeElement === document.body || document.activeElement?.id === 'main')
        page.current?.querySelector<HTMLElement>('[data-continue]')?.focus({ preventScroll: true })
    }, splashFocusAfter)
    return () => clearTimeout(timer)
  }, [splash.id])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // An open menu takes its Escape for itself.
      if (
        event.key !== 'Escape' ||
        event.defaultPrevented ||
        document.querySelector('dialog:modal, :popover-open')
      )
        return
      rememberContinued(splash.id)
      void navigate(href(paths.home, {}))
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [navigate, splash.id])

  return (
    <div ref={page} className={css.page}>
      <SplashView
        splash={splash}
        here={href(paths.splash, { splashId })}
        asPage
        onDone={() => void navigate(href(paths.home, {}))}
      />
    </div>
  )
}
