import { useEffect, useRef, useState } from 'react'

/** Milliseconds after a pointer was lifted in which its click arrives. */
const clickWithin = 80

/**
 * Fields that were left. What is said of them then makes room for itself: while a pointer is down
 * that waits until it has clicked, or what it was pressed on would be gone from under it.
 */
export function useLeft() {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const pressed = useRef(false)
  const waiting = useRef<string[]>([])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const down = () => {
      pressed.current = true
    }
    const up = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        pressed.current = false
        const names = waiting.current.splice(0)
        if (names.length > 0) setLeft((all) => new Set([...all, ...names]))
      }, clickWithin)
    }
    addEventListener('pointerdown', down, true)
    addEventListener('pointerup', up, true)
    addEventListener('pointercancel', up, true)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', down, true)
      removeEventListener('pointerup', up, true)
      removeEventListener('pointercancel', up, true)
    }
  }, [])
  return {
    left,
    leave: (name: string) => {
      if (pressed.current) waiting.current.push(name)
      else setLeft((all) => (all.has(name) ? all : new Set([...all, name])))
    },
    forget: () => setLeft(new Set()),
  }
}
