import type { ComponentProps } from 'react'
import { LinkedStory } from '../../blocks/members/LinkedStory.tsx'
import { MembersOnly } from '../../blocks/members/MembersOnly.tsx'
import type { Member } from '../../contract/sign-in.schema.ts'
import StoryScreen from './StoryScreen.tsx'

/** A members' story. */
export default function HiddenStoryScreen({
  member,
  ...page
}: ComponentProps<typeof StoryScreen> & { member: Member | null }) {
  return (
    <MembersOnly member={member} settings={page.settings}>
      <LinkedStory of={page.story} />
      <StoryScreen {...page} />
    </MembersOnly>
  )
}
