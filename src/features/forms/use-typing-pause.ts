import { useEffect, useRef, useState } from 'react'

/** Fields whose messages wait for a pause in typing: `delay` in milliseconds. */
export function useTypingPause() {
  const [waits, setWaits] = useState<ReadonlySet<string>>(new Set())
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  useEffect(
    () => () => {
      for (const timer of timers.current.values()) clearTimeout(timer)
    },
    [],
  )
  const without = (name: string) =>
    setWaits((all) => new Set([...all].filter((other) => other !== name)))
  return {
    waits,
    touch: (name: string, delay: number) => {
      clearTimeout(timers.current.get(name))
      timers.current.set(
        name,
        setTimeout(() => without(name), delay),
      )
      setWaits((all) => new Set([...all, name]))
    },
    /** Sending ends the pause. */
    settle: () => {
      for (const timer of timers.current.values()) clearTimeout(timer)
      setWaits(new Set())
    },
  }
}
