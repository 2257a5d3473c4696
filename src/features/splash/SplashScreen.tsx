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
 * A splash as a page, whatever its dates. Escape continues to the home page, like on a splash over
 * a page.
 */
export default function SplashScreen({ splash: { data: splash } }: { splash: SplashAnswer }) {
  const navigate = useNavigate()
  const { splashId = '' } = useParams()
  const page = useRef<HTMLDivElement>(null)

  useEffect(() => {
    rememberShown(splash.id)
    const timer = setTimeout(() => {
      // Does not take focus from a menu or link.
      if (document.activeElement === document.body || document.activeElement?.id === 'main')
        page.current?.querySelector<HTMLElement>('[data-continue]')?.focus({ preventScroll: true })
    }, splashFocusAfter)
    return () => clearTimeout(timer)
  }, [splash.id])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // An open menu handles Escape itself.
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
