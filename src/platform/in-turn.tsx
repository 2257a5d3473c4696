import { Suspense, use, useId, useSyncExternalStore, type ReactNode } from 'react'
import { whenIdle } from './when-idle.ts'

const never = () => () => {}
const waited = new Set<string>()
let last = Promise.resolve()

/**
 * A part of a page that the app takes over in a task of its own, when the browser is idle: React
 * would commit all that it hydrates, and run all its effects, in one. Until then the server's
 * markup stays, and `shell/early-click.ts` keeps what is tapped. Drawn at once where the server
 * drew nothing.
 */
export const InTurn = ({ children }: { children: ReactNode }) => (
  <Suspense>
    <Turn>{children}</Turn>
  </Suspense>
)

function Turn({ children }: { children: ReactNode }) {
  const id = useId()
  let isHydrating = false
  useSyncExternalStore(
    never,
    () => true,
    // React reads the server's value while it hydrates, within this render.
    // oxlint-disable-next-line react/immutability
    () => (isHydrating = true),
  )
  // Waits once only: a new render of the page must not find it waiting, or React would draw it
  // again instead of hydrating it.
  if (isHydrating && !import.meta.env.SSR && !waited.has(id)) {
    waited.add(id)
    // oxlint-disable-next-line react/globals -- the queue of all parts
    use((last = last.then(() => new Promise(whenIdle))))
  }
  return children
}
