import { useEffect, useRef } from 'react'
import { rememberContinued, rememberShown } from '../../blocks/splash/dismiss.ts'
import { SplashView } from '../../blocks/splash/SplashView.tsx'
import type { Splash } from '../../contract/notices.schema.ts'
import { splashFocusAfter } from '../../domain/constants.ts'
import css from './SplashDialog.module.css'

/**
 * A splash over a page. It covers the page at once and becomes modal when the focus moves into it,
 * 1.5 s later or with the first Tab. Escape, and whatever else a device takes for "close", is
 * 'Continue to Home'; it makes no step in the history, so Back is where it was.
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
