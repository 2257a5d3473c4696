import type { ComponentProps } from 'react'
import { LinkedStory } from '../../blocks/members/LinkedStory.tsx'
import { MembersOnly } from '../../blocks/members/MembersOnly.tsx'
import type { Member } from '../../contract/sign-in.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import SportFileScreen from './SportFileScreen.tsx'

/** A team's page for members. */
export default function HiddenSportFileScreen({
  member,
  settings,
  file,
}: ComponentProps<typeof SportFileScreen> & { member: Member | null; settings: SiteSettings }) {
  return (
    <MembersOnly member={member} settings={settings}>
      <SportFileScreen file={file} />
      <LinkedStory of={file} />
    </MembersOnly>
  )
}
