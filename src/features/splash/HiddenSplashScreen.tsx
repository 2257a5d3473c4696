import { paths } from '../../routes/paths.ts'
import { MembersOnly } from '../../blocks/members/MembersOnly.tsx'
import { SplashView } from '../../blocks/splash/SplashView.tsx'
import type { SplashAnswer } from '../../contract/notices.schema.ts'
import type { Member } from '../../contract/sign-in.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import { href } from '../../routes/href.ts'
import css from './SplashScreen.module.css'

/** A preview of a splash, also of a draft: nothing is counted or remembered. */
export default function HiddenSplashScreen({
  member,
  settings,
  splash: { data: splash },
}: {
  member: Member | null
  settings: SiteSettings
  splash: SplashAnswer
}) {
  return (
    <MembersOnly member={member} settings={settings}>
      <div className={css.page}>
        <SplashView
          splash={splash}
          here={href(paths.hiddenSplash, { splashId: String(splash.id) })}
          asPage
          preview
          onDone={() => {}}
        />
      </div>
    </MembersOnly>
  )
}
