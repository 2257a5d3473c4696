import * as api from '../../contract/api.ts'
import { q } from '../../data/q.ts'
import { href } from '../href.ts'
import { firstPaths } from '../paths/first.ts'
import { noticesPaths } from '../paths/notices.ts'
import { route } from '../route.ts'

export const notices = {
  // Whatever its dates and whoever dismissed it: a splash that is asked for is shown (spec 0 §4.6).
  splash: route({
    path: noticesPaths.splash,
    layout: 'full-screen',
    kind: 'tagged',
    reads: ({ params }) => ({ splash: q(api.splash, { splashId: /^\d{1,15}$/.test(params.splashId) ? Number(params.splashId) : 0 }) }),
    needs: 'splash',
    instead: href(firstPaths.home, {}),
    meta: ({ splash, settings }) => ({ title: splash.data.title || settings.name, pageType: 'splash', noindex: true }),
    screen: () => import('../../features/splash/SplashScreen.tsx'),
  }),
}
