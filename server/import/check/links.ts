import { isInside } from '../../../src/contract/links.ts'
import type { CheckedPack } from './checked-pack.ts'
import { warningOf, type Finding } from './finding.ts'
import { sitePaths } from './site-paths.ts'
import { writtenLinks } from './written-links.ts'

const found = warningOf('links')

/** Links into this site, in menus, stories, lists and redirects, that lead nowhere. */
export async function deadLinks(pack: CheckedPack): Promise<Finding[]> {
  const wrong = await sitePaths(pack)
  const findings: Finding[] = []
  for (const { file, line, target } of await writtenLinks(pack)) {
    if (pack.signal?.aborted) break
    if (!isInside(target)) continue
    const reason = await wrong(target)
    if (reason)
      findings.push(
        found(
          file,
          line,
          `${target} leads nowhere: ${reason}`,
          'mend the address, or add what it leads to',
        ),
      )
  }
  return findings
}
