import { z } from 'zod'

/**
 * The access checks of spec 0 §2.1 (what each is about: server/import/README.md), and the paths
 * outside the app, which the tenant's map sends elsewhere.
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
export const Guard = z.enum(guards)
export type Guard = z.infer<typeof Guard>

export const Redirect = z.object({ from: z.string(), to: z.string() })
export type Redirect = z.infer<typeof Redirect>

/** What a rule says of one path. */
export const RouteRule = z.object({
  guard: Guard,
  /** 301 moved for good, 302 for now; 404 switched off, 410 gone: those have no target. */
  status: z.union([z.literal(301), z.literal(302), z.literal(404), z.literal(410)]),
  /** A path of this site, or an absolute address on a host that the tenant lists. */
  target: z.string().nullable(),
  /** The target is another site: the page is loaded whole. */
  absolute: z.boolean(),
})
export type RouteRule = z.infer<typeof RouteRule>
