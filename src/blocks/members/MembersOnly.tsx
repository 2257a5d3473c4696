import { useEffect, useState, type ReactNode } from 'react'
import type { Member } from '../../contract/sign-in.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import { hiddenPlayerHref, hiddenRosterHref, closedHref, type Closed } from '../../routes/links.ts'
import { PeopleLinks } from '../people-links.ts'
import css from './members.module.css'
import { SignOut } from './SignOut.tsx'
import { listenToMembers } from '../../platform/member-tabs.ts'
import { isFormBegun } from '../../platform/typing.ts'

const links = { player: hiddenPlayerHref, roster: hiddenRosterHref }

/**
 * Around the screen of a page for members: who sees it, the way out, and links that stay behind the
 * login.
 */
export function MembersOnly({
  member,
  settings: { tenant },
  children,
}: {
  member: Member | null
  settings: SiteSettings
  children: ReactNode
}) {
  // A page that the browser took back from its memory may be one that was left by signing out.
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload()
    }
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [])
  if (useClosing(tenant))
    return (
      <p className={css.closed} role="status">
        This page for members is closed.
      </p>
    )
  return (
    <PeopleLinks value={links}>
      <aside className={css.bar} aria-label="Members" data-print="no">
        <p className={css.words}>
          <b>Only members see this page.</b> {member && <span>Signed in as {member.name}</span>}
        </p>
        <SignOut tenant={tenant} />
      </aside>
      {children}
    </PeopleLinks>
  )
}

/**
 * Whether this page for members is to be seen no more: another tab has signed out, or the session
 * is over when somebody comes back to it, who has nothing half written here. It is gone from the
 * screen at once, and then left for the login, which says why: nothing that was read here stays in
 * the tab's memory.
 */
function useClosing(tenant: string): boolean {
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
