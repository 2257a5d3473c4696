import { useEffect } from 'react'
import { savedAtHeader } from '../../contract/messages.ts'
import { withTimeout } from '../../domain/with-timeout.ts'
import { reloadOnce } from '../../platform/missing-chunk.ts'
import { savedHref } from '../../routes/links.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../errors/Notice.tsx'

/** Milliseconds between two checks. */
const every = 500

/**
 * Shown while a page loads slowly. Whatever comes first is shown: its answers, or its document,
 * which the worker stores even if late. There is no router yet, so links load documents.
 */
export function StillWaiting({ tenant }: { tenant: string }) {
  useEffect(() => {
    const opened = Date.now() - performance.now()
    const findCopy = async () => {
      const copy = await withTimeout(
        () => caches.match(location.pathname + location.search, { cacheName: `pages-${tenant}` }),
        undefined,
      )
      const savedAt = Date.parse(copy?.headers.get(savedAtHeader) ?? '')
      if (savedAt > opened) reloadOnce('late-page')
    }
    const timer = setInterval(() => void findCopy(), every)
    return () => clearInterval(timer)
  }, [tenant])
  return (
    <main id="main">
      <Notice
        title="Still waiting for this page"
        actions={
          <>
            <Button onClick={() => location.reload()}>Try again</Button>
            <ButtonLink kind="alternate" to={savedHref()} reloadDocument>
              View saved pages
            </ButtonLink>
            <ButtonLink kind="alternate" to="/" reloadDocument>
              Go to the home page
            </ButtonLink>
          </>
        }
      >
        <p role="status">The connection is very slow. The page will appear when it arrives.</p>
      </Notice>
    </main>
  )
}
