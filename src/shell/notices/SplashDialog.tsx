import { useEffect, useRef } from 'react'
import { rememberContinued, rememberShown } from '../../blocks/splash/dismiss.ts'
import { SplashView } from '../../blocks/splash/SplashView.tsx'
import type { Splash } from '../../contract/notices.schema.ts'
import { splashFocusAfter } from '../../domain/constants.ts'
import css from './SplashDialog.module.css'

/**
 * A splash over a page. It becomes modal when focus moves into it, after 1.5 s or with the first
 * Tab. Escape and other close requests mean 'Continue to Home'. It adds no history entry.
 */
export function SplashDialog({
  splash,
  here,
  onDone,
}: {
  splash: Splash
  here: string
  onDone(): void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })

  const goOn = () => {
    rememberContinued(splash.id)
    done.current()
  }
  const leave = useRef(goOn)

  useEffect(() => {
    rememberShown(splash.id)
    const enter = () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', onKey, true)
      const element = dialog.current
      if (!element || element.matches(':modal')) return
      element.removeAttribute('open')
      element.showModal()
      element.querySelector<HTMLElement>('[data-continue]')?.focus({ preventScroll: true })
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' && event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      if (event.key === 'Tab') enter()
      else leave.current()
    }
    const timer = setTimeout(enter, splashFocusAfter)
    document.addEventListener('keydown', onKey, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', onKey, true)
      document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [splash.id])

  return (
    <dialog
      ref={dialog}
      open
      className={css.dialog}
      aria-label={splash.title || 'Announcement'}
      onClose={() => leave.current()}
    >
      <SplashView splash={splash} here={here} onDone={onDone} onFollowed={onDone} />
    </dialog>
  )
}
