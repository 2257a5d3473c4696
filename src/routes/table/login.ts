import * as api from '../../contract/api.ts'
import { apiQuery } from '../../data/api-query.ts'
import { firstPaths } from '../paths/first.ts'
import { route } from '../route.ts'

/** The way in. */
export const login = {
  login: route({
    path: firstPaths.login,
    kind: 'quiet',
    guards: ['redirects'],
    free: { returnTo: 2000 },
    isCachedWhenEmpty: true,
    reads: () => ({ signIn: apiQuery(api.signIn, {}) }),
    meta: ({ settings }) => ({
      title: 'Sign In',
      description: `Signing in to the members' part of ${settings.name}.`,
      pageType: 'login',
      noindex: true,
    }),
    screen: () => import('../../features/login/LoginScreen.tsx'),
  }),
}
