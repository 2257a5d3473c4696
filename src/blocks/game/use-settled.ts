import { useEffect, useRef, useState, type RefObject } from 'react'

export type Settled<T> = {
  /** What to draw: the newest value whose shape was let in. */
  value: T
  /** A newer one waits, because letting it in would push what the reader is looking at. */
  waiting: boolean
  settle: () => void
  ref: RefObject<HTMLElement | null>
}

/**
 * Keeps a part of an open page still while somebody looks at it. A value of the same `shape` is
 * drawn at once; one of another shape (a new play, a new row) waits until the part is out of sight
 * or the reader asks for it. `newest` must be the same object from one drawing to the next while
 * nothing is new: the answer of a read, not something made of it.
 */
export function useSettled<T>(newest: T, shape: string): Settled<T> {
  const [drawn, setDrawn] = useState({ value: newest, shape })
  const ref = useRef<HTMLElement>(null)
  const waiting = drawn.shape !== shape
  if (!waiting && drawn.value !== newest) setDrawn({ value: newest, shape })

  useEffect(() => {
    if (!waiting || !ref.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) setDrawn({ value: newest, shape })
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [waiting, newest, shape])

  return { value: drawn.value, waiting, settle: () => setDrawn({ value: newest, shape }), ref }
}
