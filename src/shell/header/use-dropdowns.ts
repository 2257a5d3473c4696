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
 * The behavior of a row of dropdowns, `details` elements with one name, so that the browser keeps
 * one open. A resting mouse opens and leaving closes; focus leaving closes; arrow keys move within;
 * Escape closes and focus returns to the item after 300 ms; a click outside and a navigation close.
 * In an overlay the same items are an accordion, where only arrow keys apply.
 */
export function useDropdowns(nav: RefObject<HTMLElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Opened by hover: the following click is meant to open it and must not close it. */
  const byMouse = useRef<HTMLDetailsElement>(null)
  /** Closed by the visitor while the mouse is still over it. */
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
    const closeOutside = ({ target }: Event) => {
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
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
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
      ].filter((candidate) => candidate.offsetWidth > 0)
      const index = tops.indexOf(event.target as HTMLElement)
      const next = tops[index + step]
      if (index < 0 || !next) return
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
        // Stays open for keyboard users.
        if (panel && !panel.querySelector(':focus-visible')) panel.open = false
      }, hoverClosesAfter)
    },
    /** In the accordion a group above may have closed: scrolls the opened one into view. */
    onToggleCapture({ target, currentTarget, newState }: ToggleEvent<HTMLElement>) {
      if (target instanceof HTMLDetailsElement && newState === 'open' && isOverlay(currentTarget))
        target.firstElementChild?.scrollIntoView({ block: 'nearest' })
    },
  }
}
