import type { ComponentProps } from 'react'
import { MembersOnly } from '../../blocks/members/MembersOnly.tsx'
import type { Member } from '../../contract/sign-in.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import RosterScreen from './RosterScreen.tsx'

/** A roster with everybody on it, also before it is announced. */
export default function HiddenRosterScreen({
  member,
  settings,
  ...page
}: ComponentProps<typeof RosterScreen> & { member: Member | null; settings: SiteSettings }) {
  return (
    <MembersOnly member={member} settings={settings}>
      <RosterScreen {...page} inner />
    </MembersOnly>
  )
}
