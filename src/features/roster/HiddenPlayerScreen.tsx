import type { ComponentProps } from 'react'
import { MembersOnly } from '../../blocks/members/MembersOnly.tsx'
import type { Member } from '../../contract/schema/member.ts'
import PlayerScreen from './PlayerScreen.tsx'

/** The bio of a player who may not be announced yet. */
export default function HiddenPlayerScreen({ member, ...page }: ComponentProps<typeof PlayerScreen> & { member: Member | null }) {
  return <MembersOnly member={member}><PlayerScreen {...page} /></MembersOnly>
}
