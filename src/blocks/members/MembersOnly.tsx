import { useEffect, useState, type ReactNode } from 'react'
import type { Member } from '../../contract/sign-in.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import { href } from '../../routes/href.ts'
import { hiddenPlayerHref, hiddenRosterHref, closedHref, type Closed } from '../../routes/links.ts'
import { paths } from '../../routes/paths.ts'
import { PeopleLinks } from '../people-links.ts'
import css from './members.module.css'
import { SignOut } from './SignOut.tsx'
import { listenToMembers } from '../../platform/member-tabs.ts'
import { isFormBegun } from '../../platform/typing.ts'

const links = { player: hiddenPlayerHref, roster: hiddenRosterHref }

/**
 * The frame of a members' page: who is signed in, sign-out, and links that stay behind the login.
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
  // A page from the back-forward cache may be from before signing out.
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
        This members page is not available.
      </p>
    )
  return (
    <PeopleLinks value={links}>
      <aside className={css.bar} aria-label="Members" data-print="no">
        <p className={css.words}>
          <b>Only members see this page.</b> {member && <span>Signed in as {member.name}</span>}
          <a href={href(paths.hiddenHealth, {})}>Site health</a>
        </p>
        <SignOut tenant={tenant} />
      </aside>
      {children}
    </PeopleLinks>
  )
}

/**
 * Whether this members' page must close: another tab signed out, or the session ended while the
 * visitor was away and nothing is half written. It is removed from the screen at once and then
 * replaced by the login page with the reason, so that its content does not stay in the tab's
 * memory.
 */
function useClosing(tenant: string): boolean {
  const [closed, setClosed] = useState<Closed | null>(null)
  useEffect(() => listenToMembers(tenant, () => setClosed('signed-out')), [tenant])
  useEffect(() => {
    const back = async () => {
      if (document.visibilityState !== 'visible' || isFormBegun()) return
      // A form begun during the check keeps the page open.
      if ((await leadsAway()) && !isFormBegun()) setClosed('session-over')
    }
    const seen = () => void back()
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [])
  // In an effect, so that the content has left the document.
  useEffect(() => {
    if (closed) location.replace(closedHref(location.pathname + location.search, closed))
  }, [closed])
  return closed !== null
}

/**
 * Whether the page's URL redirects to the login, because the session has ended. False without a
 * network.
 */
async function leadsAway(): Promise<boolean> {
  const answer = await fetch(location.href, {
    method: 'HEAD',
    redirect: 'manual',
    cache: 'no-store',
  }).catch(() => undefined)
  return answer?.type === 'opaqueredirect'
}
