import type { ComponentProps } from 'react'
import { MembersOnly } from '../../blocks/members/MembersOnly.tsx'
import type { Member } from '../../contract/sign-in.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import RosterScreen from './RosterScreen.tsx'

/** A full roster with players who are not announced yet. */
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
