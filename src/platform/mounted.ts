import { useBrowserValue } from './use-browser-value.ts'

const never = () => () => {}

/**
 * False on the server and during hydration, then true: for values that only this browser knows (the
 * time, a stored answer).
 */
export const useMounted = (): boolean =>
  useBrowserValue(
    never,
    () => true,
    () => false,
  )
