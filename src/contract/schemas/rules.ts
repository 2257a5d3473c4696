import { z } from 'zod'
import { guards, Redirect, RouteRule } from '../schema/route-rule.ts'
import { nothing, type DescribedOf } from './parts.ts'

const path = z.string().max(2000).regex(/^\//, 'must begin with /')
const known = new RegExp(`^(?:${guards.join('|')})(?:,(?:${guards.join('|')}))*$`)

export const ruleSchemas: DescribedOf<typeof import('../api/rules.ts')> = {
  redirects: {
    summary: 'The department’s own list of redirects.',
    query: nothing,
    result: z.array(Redirect),
    example: {},
  },
  routeRule: {
    summary:
      'What the rules of the department say of one path: where it leads, or that it is switched off.',
    notes:
      "What the department's rules say of one path, its query included; `guards`: " +
      'only these, with commas, the first that says something decides.',
    query: z.object({
      path,
      guards: z
        .string()
        .max(300)
        .regex(known, `must be names of guards with commas: ${guards.join(', ')}`)
        .optional(),
    }),
    result: RouteRule.nullable(),
    example: { path: '/fb' },
  },
}
