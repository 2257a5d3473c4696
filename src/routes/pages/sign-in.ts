import * as api from '../../contract/api.ts'
import { apiQuery } from '../../data/api-query.ts'
import { paths } from '../paths.ts'
import { route } from '../route.ts'

/** The login page. */
export const signIn = {
  login: route({
    path: paths.login,
    starts: true,
    kind: 'quiet',
    guards: ['redirects'],
    textParams: { returnTo: 2000 },
    isCachedWhenEmpty: true,
    reads: () => ({ signIn: apiQuery(api.signIn, {}) }),
    meta: ({ settings }) => ({
      title: 'Sign In',
      description: `Sign in to the members area of ${settings.name}.`,
      pageType: 'login',
      noindex: true,
    }),
    screen: () => import('../../features/login/LoginScreen.tsx'),
  }),
}
