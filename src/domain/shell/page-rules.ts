import { lostGuards } from '../../contract/rendering.ts'
import type { Guard, RouteRule } from '../../contract/rules.schema.ts'

/** The row of a page; none for a URL without a page. */
export type RowOfRules = { guards?: readonly Guard[] | undefined } | null | undefined

/** Longest path with rules (contract, RouteRules). */
const maxPathLength = 2000

/** The query for the rule of a URL: by the guards of its page, then those of a lost URL. */
export const ruleQuery = (row: RowOfRules, path: string): { path: string; guards: string } | null =>
  path.length > maxPathLength
    ? null
    : { path, guards: [...new Set([...(row?.guards ?? []), ...lostGuards])].join(',') }

/** A rule of a guard of the page comes before the page. Any other is for when there is no page. */
export const isBeforePage = (row: RowOfRules, { guard }: RouteRule): boolean =>
  row?.guards?.includes(guard) ?? false
