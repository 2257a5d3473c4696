import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False on the server and while hydrating, true from then on: for what only this browser knows (the
 * time, a saved answer).
 */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
