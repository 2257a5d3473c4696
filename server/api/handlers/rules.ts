import type { Guard } from '../../../src/contract/schema/route-rule.ts'
import { readRedirects, readRouteRule } from '../../content/department/route-rules.ts'
import type { HandlersOf } from './parts.ts'

export const ruleHandlers: HandlersOf<typeof import('../../../src/contract/api/rules.ts')> = {
  redirects: (reading) => readRedirects(reading),
  // The names were checked with the query.
  routeRule: (reading, { path, guards }) =>
    readRouteRule(reading, path, guards === undefined ? undefined : (guards.split(',') as Guard[])),
}
