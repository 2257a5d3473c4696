import { get } from './endpoint.ts'
import { minutes, type EmptyQuery } from './queries.ts'
import type { Alert, SplashAnswer, Takeovers } from './notices.schema.ts'

export const alerts = get<EmptyQuery, Alert[]>('/api/v2/Alert/active', {
  empty: [],
  staleTimeSeconds: 1 * minutes,
})
const failed = 'Failed to fetch splash page content'
export const splash = get<{ splashId?: number | undefined }, SplashAnswer | null>(
  '/api/v2/Splash',
  { empty: null, staleTimeSeconds: 1 * minutes, offline: 'never', failed },
)
export const sportSplash = get<{ sportId: number }, SplashAnswer | null>(
  '/api/v2/Splash/:sportId',
  { empty: null, staleTimeSeconds: 1 * minutes, offline: 'never', failed },
)
export const countSplashClick = get<{ splashId: number }, null>('/api/v2/Splash/click/:splashId', {
  empty: null,
  staleTimeSeconds: 0,
  offline: 'never',
  isCounter: true,
})
export const takeovers = get<{ sportId?: number | undefined }, Takeovers>('/api/v2/Takeovers', {
  empty: { config: { isConcurrent: false }, takeovers: [] },
  staleTimeSeconds: 1 * minutes,
  offline: 'never',
  timeout: 7000,
})
