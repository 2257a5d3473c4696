import { Suspense, use, useId, useSyncExternalStore, type ReactNode } from 'react'
import { whenIdle } from './when-idle.ts'

const never = () => () => {}
const asked = new Set<string>()
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
  // The server's value is read during hydration only.
  useSyncExternalStore(
    never,
    () => true,
    () => (isHydrating = true),
  )
  // Waits once only: a new render of the page must not find it waiting, or React would draw it
  // again instead of hydrating it.
  if (isHydrating && !asked.has(id) && typeof document !== 'undefined') {
    asked.add(id)
    use((last = last.then(idle)))
  }
  return children
}

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve))
