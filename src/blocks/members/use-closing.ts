import { useEffect, useState } from 'react'
import { listenToMembers } from '../../platform/member-tabs.ts'
import { isFormBegun } from '../../platform/typing.ts'
import { closedHref, type Closed } from '../../routes/links/hidden.ts'

/**
 * Whether this page for members is to be seen no more: another tab has signed out, or the session
 * is over when somebody comes back to it, who has nothing half written here. It is gone from the
 * screen at once, and then left for the login, which says why: nothing that was read here stays in
 * the tab's memory.
 */
export function useClosing(tenant: string): boolean {
  const [closed, setClosed] = useState<Closed | null>(null)
  useEffect(() => listenToMembers(tenant, () => setClosed('signed-out')), [tenant])
  useEffect(() => {
    const back = async () => {
      if (document.visibilityState !== 'visible' || isFormBegun()) return
      // Whoever began to write while it was asked keeps the page.
      if ((await leadsAway()) && !isFormBegun()) setClosed('session-over')
    }
    const seen = () => void back()
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [])
  // In an effect: what stood here has left the document by then.
  useEffect(() => {
    if (closed) location.replace(closedHref(location.pathname + location.search, closed))
  }, [closed])
  return closed !== null
}

/**
 * The page's own address leads to the login once nobody is signed in. Without a network it is not
 * known.
 */
async function leadsAway(): Promise<boolean> {
  const answer = await fetch(location.href, {
    method: 'HEAD',
    redirect: 'manual',
    cache: 'no-store',
  }).catch(() => undefined)
  return answer?.type === 'opaqueredirect'
}
