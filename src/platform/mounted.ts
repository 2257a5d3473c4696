import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False on the server and during hydration, then true: for values that only this browser knows (the
 * time, a stored answer).
 */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
