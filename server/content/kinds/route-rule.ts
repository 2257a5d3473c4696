import { z } from 'zod'
import { Guard } from '../../../src/contract/rules.schema.ts'
import { baseOf, parseRule } from '../../../src/domain/shell/path-rule.ts'
import { kind } from './kind.ts'

/** `to` null: the path is switched off, for good where it is `gone`. */
export const routeRule = kind({
  name: 'route-rule',
  doc: z.object({
    guard: Guard,
    from: z.string(),
    to: z.string().nullable(),
    permanent: z.boolean(),
    gone: z.boolean(),
  }),
  columns: ({ from, to }) => {
    const rule = parseRule(from)
    return { slug: typeof rule === 'string' ? null : baseOf(rule), words: `${from} ${to ?? ''}` }
  },
})
