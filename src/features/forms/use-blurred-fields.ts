import { useEffect, useRef, useState } from 'react'

/** Milliseconds after a pointer is released within which its click arrives. */
const clickWithin = 80

/**
 * Fields that lost focus, whose problems are shown. While a pointer is down this waits for its
 * click, because a new message would move the target.
 */
export function useBlurredFields() {
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
