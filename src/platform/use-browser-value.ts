import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react'

/**
 * A value that only this browser knows (a setting, the followed teams): the server's value during
 * hydration, then the browser's. React's own hook shows the browser's value in one blocking task
 * for all components; this one shows it in a transition, between whose slices a touch is answered.
 */
export function useBrowserValue<T>(
  subscribe: (listener: () => void) => () => void,
  read: () => T,
  readOnServer: () => T,
): T {
  const isHydrating = useRef(false)
  const [, redraw] = useState(false)
  const value = useSyncExternalStore(
    subscribe,
    () => (isHydrating.current ? readOnServer() : read()),
    () => {
      isHydrating.current = true
      return readOnServer()
    },
  )
  // After the subscription, which would draw a changed value at once.
  useEffect(() => {
    if (!isHydrating.current) return
    isHydrating.current = false
    // The state changes only to draw again.
    if (!Object.is(read(), readOnServer())) startTransition(() => redraw(true))
  })
  return value
}
