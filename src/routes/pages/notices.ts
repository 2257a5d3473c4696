import * as api from '../../contract/api.ts'
import type { SplashAnswer } from '../../contract/notices.schema.ts'
import { apiQuery } from '../../data/api-query.ts'
import { href } from '../href.ts'
import { paths } from '../paths.ts'
import { route } from '../route.ts'

export const parseSplashId = ({ splashId }: { splashId: string }): number =>
  /^\d{1,15}$/.test(splashId) ? Number(splashId) : 0
export const splashMeta = ({
  splash,
  settings,
}: {
  splash: SplashAnswer
  settings: { name: string }
}) => ({ title: splash.data.title || settings.name, pageType: 'splash', noindex: true })

export const notices = {
  // A splash has its page whatever its dates and dismissals.
  splash: route({
    path: paths.splash,
    starts: true,
    layout: 'full-screen',
    kind: 'tagged',
    reads: ({ params }) => ({ splash: apiQuery(api.splash, { splashId: parseSplashId(params) }) }),
    needs: 'splash',
    redirectWhenMissing: href(paths.home, {}),
    meta: (page) => splashMeta(page),
    screen: () => import('../../features/splash/SplashScreen.tsx'),
  }),
}
