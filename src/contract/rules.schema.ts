import { z } from 'zod'
import { emptyQuery, type CallSchemaOf } from './parts.schema.ts'

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
      description:
        '301 moved permanently, 302 temporarily; 404 turned off, 410 gone: ' + 'without a target.',
    }),
    target: z.string().nullable().meta({
      description: 'A path of this site, or an absolute URL on an allowed host.',
    }),
    absolute: z
      .boolean()
      .meta({ description: 'The target is another site and needs a full page load.' }),
  })
  .meta({ id: 'RouteRule', description: 'The rule for one path.' })
export type RouteRule = z.infer<typeof RouteRule>

const path = z.string().max(2000).regex(/^\//, 'must begin with /')
const guardList = new RegExp(`^(?:${guards.join('|')})(?:,(?:${guards.join('|')}))*$`)

export const ruleSchemas: CallSchemaOf<typeof import('./rules.ts')> = {
  redirects: {
    summary: 'The department’s own list of redirects.',
    query: emptyQuery,
    result: z.array(Redirect),
    example: {},
  },
  routeRule: {
    summary: "The department's rule for one path: its redirect, or that it is turned " + 'off.',
    notes:
      'The rule for one path with its query. `guards`: check only these ' +
      '(comma-separated); the first match applies.',
    query: z.object({
      path,
      guards: z
        .string()
        .max(300)
        .regex(guardList, `must be names of guards with commas: ${guards.join(', ')}`)
        .optional(),
    }),
    result: RouteRule.nullable(),
    example: { path: '/fb' },
  },
}
