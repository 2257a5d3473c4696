import type { HonorGroups } from '../../contract/schema/honors.ts'
import { choicesText } from '../../domain/search/page-number.ts'
import { href } from '../href.ts'
import { honorsPaths } from '../paths/honors.ts'

/** Awards: all of them, or of one kind. */
export const awardsHref = ({
  type,
  page,
}: { type?: number | undefined; page?: number } = {}): string =>
  href(honorsPaths.awards, {}) + choicesText({ type, page })

/** All-Americans in groups; without a grouping in the department's own order. */
export const allAmericansHref = (by?: string): string =>
  href(honorsPaths.allAmericans, {}) + choicesText({ by })

/** An honor of the department, its first one without a slug; `words` are looked for in it. */
export const honorHref = (
  slug?: string,
  grouping?: HonorGroups['grouping'],
  words?: string,
): string =>
  href(honorsPaths.honors, { slug, grouping: slug && grouping }) + choicesText({ q: words })
