import { get } from './endpoint.ts'
import { hours, minutes, type EmptyQuery } from './queries.ts'
import type { Redirect, RouteRule } from './rules.schema.ts'

export const redirects = get<EmptyQuery, Redirect[]>('/api/v2/Redirects', {
  empty: [],
  staleTimeSeconds: 1 * hours,
})
export const routeRule = get<{ path: string; guards?: string | undefined }, RouteRule | null>(
  '/api/v2/RouteRules',
  { empty: null, staleTimeSeconds: 5 * minutes },
)
