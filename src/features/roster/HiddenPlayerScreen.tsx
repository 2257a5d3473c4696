import type { ComponentProps } from 'react'
import { MembersOnly } from '../../blocks/members/MembersOnly.tsx'
import type { Member } from '../../contract/sign-in.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import PlayerScreen from './PlayerScreen.tsx'

/** The bio of a player who is not announced yet. */
export default function HiddenPlayerScreen({
  member,
  settings,
  ...page
}: ComponentProps<typeof PlayerScreen> & { member: Member | null; settings: SiteSettings }) {
  return (
    <MembersOnly member={member} settings={settings}>
      <PlayerScreen {...page} />
    </MembersOnly>
  )
}
