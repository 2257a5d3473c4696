import type { ComponentProps } from 'react'
import { MembersOnly } from '../../blocks/members/MembersOnly.tsx'
import type { Member } from '../../contract/sign-in.schema.ts'
import FormScreen from './FormScreen.tsx'

/** A members' form. */
export default function HiddenFormScreen({
  member,
  ...page
}: ComponentProps<typeof FormScreen> & { member: Member | null }) {
  return (
    <MembersOnly member={member} settings={page.settings}>
      <FormScreen {...page} />
    </MembersOnly>
  )
}
