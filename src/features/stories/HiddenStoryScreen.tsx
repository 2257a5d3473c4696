import type { ComponentProps } from 'react'
import { Elsewhere } from '../../blocks/members/Elsewhere.tsx'
import { MembersOnly } from '../../blocks/members/MembersOnly.tsx'
import type { Member } from '../../contract/schema/member.ts'
import StoryScreen from './StoryScreen.tsx'

/** A story for members. */
export default function HiddenStoryScreen({
  member,
  ...page
}: ComponentProps<typeof StoryScreen> & { member: Member | null }) {
  return (
    <MembersOnly member={member} settings={page.settings}>
      <Elsewhere of={page.story} />
      <StoryScreen {...page} />
    </MembersOnly>
  )
}
