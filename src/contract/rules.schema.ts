import { z } from 'zod'
import { nothing, type DescribedOf } from './parts.schema.ts'

/**
 * The guards (server/import/README.md describes each), and the paths outside the app, which the
 * tenant's map redirects.
 */
export const guards = [
  'url-cleanup',
  'legacy-urls',
  'redirects',
  'external-urls',
  'cume-stats',
  'document',
  'coach',
  'roster-bio',
  'hof',
  'publications',
  'news',
  'schedule',
  'sport-file',
  'facilities',
  'outside',
] as const
export const Guard = z.enum(guards).meta({ id: 'Guard' })
export type Guard = z.infer<typeof Guard>

export const Redirect = z.object({ from: z.string(), to: z.string() }).meta({ id: 'Redirect' })
export type Redirect = z.infer<typeof Redirect>

export const RouteRule = z
  .object({
    guard: Guard,
    status: z.union([z.literal(301), z.literal(302), z.literal(404), z.literal(410)]).meta({
      description: '301 moved for good, 302 for now; 404 switched off, 410 gone: no target.',
    }),
    target: z.string().nullable().meta({
      description: 'A path of this site, or an absolute URL on a host from the list of the tenant.',
    }),
    absolute: z
      .boolean()
      .meta({ description: 'The target is another site: the page is loaded whole.' }),
  })
  .meta({ id: 'RouteRule', description: 'What a rule says of one path.' })
export type RouteRule = z.infer<typeof RouteRule>

const path = z.string().max(2000).regex(/^\//, 'must begin with /')
const known = new RegExp(`^(?:${guards.join('|')})(?:,(?:${guards.join('|')}))*$`)

export const ruleSchemas: DescribedOf<typeof import('./rules.ts')> = {
  redirects: {
    summary: 'The department’s own list of redirects.',
    query: nothing,
    result: z.array(Redirect),
    example: {},
  },
  routeRule: {
    summary:
      'What the rules of the department say of one path: where it leads, or that it is ' +
      'switched off.',
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
