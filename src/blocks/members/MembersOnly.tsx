import { useEffect, type ReactNode } from 'react'
import type { Member } from '../../contract/schema/member.ts'
import type { SiteSettings } from '../../contract/schema/site.ts'
import { hiddenPlayerHref, hiddenRosterHref } from '../../routes/links/hidden.ts'
import { PeopleLinks } from '../people-links.ts'
import css from './MembersOnly.module.css'
import { SignOut } from './SignOut.tsx'
import { useClosing } from './use-closing.ts'

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
