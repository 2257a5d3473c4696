import { MembersOnly } from '../../blocks/members/MembersOnly.tsx'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { Health } from '../../contract/health.schema.ts'
import type { Member } from '../../contract/sign-in.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import { HealthPart } from './HealthPart.tsx'
import { healthParts } from './health-parts.tsx'
import css from './health.module.css'

type Props = { member: Member | null; health: Health; settings: SiteSettings }

/** What the department's own people should know about their site, and what to do. */
export default function HiddenHealthScreen({ member, health, settings }: Props) {
  const parts = healthParts(health, settings.timeZone)
  const open = parts.filter(({ isWell }) => !isWell).length
  return (
    <MembersOnly member={member} settings={settings}>
      <ScreenHead title="Site Health">
        <p>
          {open === 0
            ? 'Nothing needs your attention.'
            : open === 1
              ? 'One thing needs your attention.'
              : `${open} things need your attention.`}
        </p>
      </ScreenHead>
      <div className={css.parts}>
        {parts.map((part) => (
          <HealthPart key={part.title} {...part} />
        ))}
      </div>
    </MembersOnly>
  )
}
