import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react'
import { addRotator, rotatorsPaused } from '../platform/rotators.ts'
import { useReducedMotion } from '../platform/reduced-motion.ts'
import type { CarouselMotion, CarouselPlace, CarouselRules } from './carousel-swiper.ts'

type CarouselOptions = {
  rules: CarouselRules
  /** Distance below the window in pixels at which it is initialized. */
  margin: number
  delay: number | null
  pausable: boolean
}

/** The state of a carousel: overflow, position, autoplay, and controls. */
export function useCarousel({ rules, margin, delay, pausable }: CarouselOptions) {
  const frame = useRef<HTMLDivElement>(null)
  const overflowing = useOverflowing(frame)
  const near = useNear(frame, margin)
  const still = useReducedMotion()
  const [motion, setMotion] = useState<CarouselMotion | null>(null)
  const [position, setPosition] = useState<CarouselPlace | null>(null)
  const [halted, setHalted] = useState(false)
  const [resting, setResting] = useState({ pointer: false, focus: false })

  useEffect(() => {
    const element = frame.current
    if (!near || !overflowing || !element) return
    let attached: CarouselMotion | undefined
    let isUnmounted = false
    import('./carousel-swiper.ts')
      .then(({ attachSwiper }) => attachSwiper(element, rules, setPosition))
      .then((motion) => {
        if (isUnmounted) motion.end()
        else setMotion((attached = motion))
      })
      .catch(() => {
        // Its chunk failed: the list still scrolls.
      })
    return () => {
      isUnmounted = true
      attached?.end()
      setMotion(null)
      setPosition(null)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- rules never change
  }, [near, overflowing])

  const rotates = delay !== null && overflowing && !still
  useEffect(() => {
    if (!rotates) return
    setHalted(rotatorsPaused())
    return addRotator(setHalted)
  }, [rotates])

  const turning = rotates && motion !== null && !halted
  const waits = resting.pointer || resting.focus
  const step = position?.step
  // Each step restarts the timer, also after a manual one.
  useEffect(() => {
    if (!turning || waits || !motion || delay === null) return
    const timer = setInterval(motion.next, delay)
    return () => clearInterval(timer)
  }, [turning, waits, motion, delay, step])

  return {
    frame,
    motion,
    place: position,
    turning,
    /** Whether there is a pause button: with autoplay, where the placement allows it. */
    stoppable: rotates && pausable && motion !== null,
    toggle: () => setHalted(!halted),
    /**
     * Pauses on hover. Keyboard focus stops it until it is resumed (APG); without a button, until
     * focus leaves.
     */
    manners: {
      onPointerEnter: ({ pointerType }: PointerEvent) =>
        pointerType === 'mouse' && setResting((now) => ({ ...now, pointer: true })),
      onPointerLeave: () => setResting((now) => ({ ...now, pointer: false })),
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        if (!target.matches(':focus-visible') || target.closest('[data-rotation]')) return
        if (pausable) setHalted(true)
        else setResting((now) => ({ ...now, focus: true }))
      },
      onBlur: () => setResting((now) => ({ ...now, focus: false })),
    },
  }
}

/** Whether its track is wider than its frame. */
function useOverflowing(frame: { current: HTMLElement | null }): boolean {
  const [overflowing, setOverflowing] = useState(false)
  useEffect(() => {
    const track = frame.current?.firstElementChild
    if (!track) return
    const observer = new ResizeObserver(() =>
      setOverflowing(track.scrollWidth > track.clientWidth + 1),
    )
    observer.observe(track)
    return () => observer.disconnect()
  }, [frame])
  return overflowing
}

/** Whether it has been in or near the window. */
function useNear(frame: { current: HTMLElement | null }, margin: number): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!frame.current || near) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `${margin}px` },
    )
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [frame, margin, near])
  return near
}
