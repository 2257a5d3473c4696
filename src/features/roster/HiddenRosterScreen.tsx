import type { ComponentProps } from 'react'
import { MembersOnly } from '../../blocks/members/MembersOnly.tsx'
import type { Member } from '../../contract/schema/member.ts'
import RosterScreen from './RosterScreen.tsx'

/** A roster with everybody on it, also before it is announced. */
export default function HiddenRosterScreen({ member, ...page }: ComponentProps<typeof RosterScreen> & { member: Member | null }) {
  return <MembersOnly member={member}><RosterScreen {...page} inner /></MembersOnly>
}
