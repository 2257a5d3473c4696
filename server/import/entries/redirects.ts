import { z } from 'zod'
import { Guard } from '../../../src/contract/rules.schema.ts'
import { matchRule, namesIn, namesOf, parseRule } from '../../../src/domain/shell/path-rule.ts'
import { routeRule } from '../../content/kinds/route-rule.ts'
import { entryFile } from './entry.ts'

/** What is moved by these is moved for good, unless the entry says otherwise. */
const forGood: readonly Guard[] = ['legacy-urls', 'url-cleanup']

/** A rule is read as the lookup reads it; what it could never do is refused. */
const from = z
  .string({ error: 'is missing or is no text' })
  .trim()
  .superRefine((text, context) => {
    const rule = parseRule(text)
    if (typeof rule === 'string') context.addIssue({ code: 'custom', message: rule })
  })

export const routeRules = entryFile({
  file: 'redirects.yaml',
  kind: routeRule,
  entry: ({ flag, target }) =>
    z.strictObject({
      guard: Guard.default('redirects'),
      from,
      to: target.nullable().default(null),
      permanent: z.boolean().optional(),
      gone: flag,
    }),
  faults: ({ from, to }) => {
    const rule = parseRule(from)
    if (to === null || typeof rule === 'string') return []
    const missing = namesIn(to).filter((name) => !namesOf(rule).includes(name))
    if (missing.length > 0)
      return [
        {
          field: 'to',
          reason: `to asks for ${missing.map((name) => (name === '*' ? '*' : `:${name}`)).join(', ')}, which from does not have`,
        },
      ]
    // Only what stands still can be seen from here; circles of several rules are cut when they are
    // asked.
    return namesIn(to).length === 0 && to.startsWith('/') && matchRule(rule, to)
      ? [{ field: 'to', reason: 'to leads back to itself' }]
      : []
  },
  complete: (read) => ({ ...read, permanent: read.permanent ?? forGood.includes(read.guard) }),
  keyIsExact: true,
  key: ({ guard, from }) => `${guard} ${from.toLowerCase()}`,
})
