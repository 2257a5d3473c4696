import {
  useEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type ToggleEvent,
} from 'react'
import { focusBackDesktop, hoverClosesAfter, hoverOpensAfter } from '../../domain/constants.ts'
import { useOnNavigation } from '../use-on-navigation.ts'

const openIn = (nav: HTMLElement | null) => nav?.querySelector<HTMLDetailsElement>('details[open]')
const summaryAt = (target: EventTarget) => (target as Element).closest('summary')
const isOverlay = (nav: HTMLElement | null) => nav?.matches(':popover-open') ?? false

/**
 * The manners of a row of dropdowns, each a `details` of one name, so that the browser keeps one
 * open: the mouse opens by staying and closes by leaving; the focus closes by leaving, and moves
 * what is open by the arrows; Escape closes and 300 ms later the focus is back on the item; a click
 * beside and a new page close. In an overlay the same items are an accordion, and only its groups
 * move.
 */
export function useDropdowns(nav: RefObject<HTMLElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What the mouse opened by itself: the click that follows is meant to open it. */
  const byMouse = useRef<HTMLDetailsElement>(null)
  /** What the visitor closed with the mouse still on it. */
  const quiet = useRef<HTMLDetailsElement>(null)
  const later = (act: () => void, wait: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, wait)
  }

  useOnNavigation(() => {
    clearTimeout(timer.current)
    openIn(nav.current)?.removeAttribute('open')
  })

  useEffect(() => {
    const row = () => (isOverlay(nav.current) ? null : openIn(nav.current))
    const away = ({ target }: Event) => {
      const panel = row()
      if (panel && !panel.contains(target as Node)) panel.open = false
    }
    const escape = ({ key: pressed, defaultPrevented }: globalThis.KeyboardEvent) => {
      const panel = row()
      if (pressed !== 'Escape' || defaultPrevented || !panel) return
      clearTimeout(timer.current)
      quiet.current = panel
      panel.open = false
      setTimeout(() => {
        const { activeElement } = document
        if (!activeElement || activeElement === document.body || panel.contains(activeElement))
          panel.querySelector('summary')?.focus()
      }, focusBackDesktop)
    }
    document.addEventListener('pointerdown', away)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', away)
      document.removeEventListener('keydown', escape)
      clearTimeout(timer.current)
    }
  }, [nav])

  return {
    onClick(event: MouseEvent<HTMLElement>) {
      const details = summaryAt(event.target)?.parentElement as HTMLDetailsElement | undefined
      if (!details || isOverlay(event.currentTarget)) return
      clearTimeout(timer.current)
      if (details.open && byMouse.current === details) event.preventDefault()
      else if (details.open) quiet.current = details
      byMouse.current = null
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
      if (!step || isOverlay(event.currentTarget)) return
      const tops = [
        ...event.currentTarget.querySelectorAll<HTMLElement>(':scope > ul > li > a, summary'),
      ]
      const at = tops.indexOf(event.target as HTMLElement)
      const next = tops[at + step]
      if (at < 0 || !next) return
      event.preventDefault()
      const panel = openIn(event.currentTarget)
      next.focus()
      if (panel && next.parentElement instanceof HTMLDetailsElement) next.parentElement.open = true
    },
    onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
      const panel = openIn(currentTarget)
      if (relatedTarget && panel && !isOverlay(currentTarget) && !panel.contains(relatedTarget))
        panel.open = false
    },
    onPointerOver({ target, pointerType, currentTarget }: PointerEvent<HTMLElement>) {
      if (pointerType !== 'mouse' || isOverlay(currentTarget)) return
      clearTimeout(timer.current)
      const details = (target as Element).closest('details')
      if (details !== quiet.current) quiet.current = null
      const panel = openIn(currentTarget)
      if (!details && panel)
        later(() => {
          panel.open = false
        }, hoverClosesAfter)
      if (!details || details === panel || details === quiet.current || !summaryAt(target)) return
      later(() => {
        byMouse.current = details
        details.open = true
      }, hoverOpensAfter)
    },
    onPointerLeave({ pointerType, currentTarget }: PointerEvent<HTMLElement>) {
      if (pointerType !== 'mouse' || isOverlay(currentTarget)) return
      quiet.current = null
      later(() => {
        const panel = openIn(currentTarget)
        // Who reads it by keyboard keeps it.
        if (panel && !panel.querySelector(':focus-visible')) panel.open = false
      }, hoverClosesAfter)
    },
    /** In the accordion another group may have closed above: the one just opened stays in sight. */
    onToggleCapture({ target, currentTarget, newState }: ToggleEvent<HTMLElement>) {
      if (target instanceof HTMLDetailsElement && newState === 'open' && isOverlay(currentTarget))
        target.firstElementChild?.scrollIntoView({ block: 'nearest' })
    },
  }
}
