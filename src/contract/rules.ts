import { get } from './endpoint.ts'
import { hours, minutes, type Nothing } from './queries.ts'
import type { Redirect, RouteRule } from './rules.schema.ts'

export const redirects = get<Nothing, Redirect[]>('/api/v2/Redirects', {
  empty: [],
  fresh: 1 * hours,
  offline: 'keep',
})
export const routeRule = get<{ path: string; guards?: string | undefined }, RouteRule | null>(
  '/api/v2/RouteRules',
  { empty: null, fresh: 5 * minutes, offline: 'keep' },
)
