import type { ComponentProps } from 'react'
import { Elsewhere } from '../../blocks/members/Elsewhere.tsx'
import { MembersOnly } from '../../blocks/members/MembersOnly.tsx'
import type { Member } from '../../contract/schema/member.ts'
import SportFileScreen from './SportFileScreen.tsx'

/** A page that a team keeps for its members. */
export default function HiddenSportFileScreen({ member, file }: ComponentProps<typeof SportFileScreen> & { member: Member | null }) {
  return <MembersOnly member={member}><SportFileScreen file={file} /><Elsewhere of={file} /></MembersOnly>
}
