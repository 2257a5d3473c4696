import { paths } from '../paths.ts'
import { gate, route } from '../route.ts'

/** The way in, and what stands behind it. */
export const login = {
  login: route({
    path: paths.login,
    kind: 'quiet',
    guards: ['redirects'],
    meta: ({ settings }) => ({ title: 'Sign In', description: `Signing in to the members' part of ${settings.name}.`, pageType: 'login', noindex: true }),
    screen: () => import('../../features/login/LoginScreen.tsx'),
  }),

  hidden: gate({ path: paths.hidden, kind: 'quiet', login: true }),
}
