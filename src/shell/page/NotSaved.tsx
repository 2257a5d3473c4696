import { useEffect } from 'react'
import { isServerReachable } from '../../platform/reachability.ts'
import { useMounted } from '../../platform/mounted.ts'
import { savedHref } from '../../routes/links.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../errors/Notice.tsx'

/**
 * Milliseconds to wait for an in-place update after the server has the page, before it is reloaded.
 */
const drawnWithin = 3000

/**
 * Shown instead of a page that is neither available nor saved: offline, or because the server
 * cannot answer now.
 */
export function NotSaved({
  offline,
  inPlace = false,
}: {
  /** If known. */
  offline?: boolean
  /** Its reads are repeated in place (`data/refresh.ts`). */
  inPlace?: boolean
}) {
  // A page sent by a server is not offline.
  const mounted = useMounted()
  const isOffline = offline ?? (mounted && !(navigator.onLine && isServerReachable()))
  // The page has nothing to lose, so it reloads by itself when the network is back.
  useEffect(() => {
    let end = () => {}
    let isUnmounted = false
    let load: ReturnType<typeof setTimeout> | undefined
    void import('../../platform/wait-for-server.ts').then(
      ({ waitForServer }) => {
        if (!isUnmounted)
          end = waitForServer(() => {
            load = setTimeout(() => location.reload(), inPlace ? drawnWithin : 0)
          })
      },
      () => {},
    )
    return () => {
      isUnmounted = true
      clearTimeout(load)
      end()
    }
  }, [inPlace])
  return (
    <Notice
      title={isOffline ? 'This page is not on your device yet' : 'This page could not be loaded'}
      actions={
        <>
          <Button onClick={() => location.reload()}>Try again</Button>
          {isOffline && (
            <ButtonLink kind="alternate" to={savedHref()}>
              View saved pages
            </ButtonLink>
          )}
          <ButtonLink kind="alternate" to="/">
            Go to the home page
          </ButtonLink>
        </>
      }
    >
      <p>
        {isOffline
          ? 'You’re offline, and this page is not saved. Pages you have visited still open.'
          : 'The site is not responding. Try again in a moment.'}
      </p>
    </Notice>
  )
}
