import { useEffect, useRef, useState, type RefObject } from 'react'

export type Settled<T> = {
  /** What to render: the newest value that was let in. */
  value: T
  /** A newer value waits, because showing it would move what the reader sees. */
  waiting: boolean
  settle: () => void
  ref: RefObject<HTMLDivElement | null>
}

/**
 * Keeps a visible part of the page, that of `ref`, from moving. A value with the same `shape` is
 * rendered at once; one with another shape (a new play, a new row) waits until the part is out of
 * view or the reader asks for it. `newest` must be the same object between renders while nothing
 * changed: the answer of a read, not a derived value.
 */
export function useDeferredLayout<T>(newest: T, shape: string): Settled<T> {
  const [rendered, setRendered] = useState({ value: newest, shape })
  const ref = useRef<HTMLDivElement>(null)
  const waiting = rendered.shape !== shape
  if (!waiting && rendered.value !== newest) setRendered({ value: newest, shape })

  useEffect(() => {
    if (!waiting || !ref.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) setRendered({ value: newest, shape })
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [waiting, newest, shape])

  return {
    value: rendered.value,
    waiting,
    settle: () => setRendered({ value: newest, shape }),
    ref,
  }
}
