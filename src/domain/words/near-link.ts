import { distance as countDifferences } from 'fastest-levenshtein'

/** The most letters that may differ. */
const maxDistance = 2

/**
 * The link whose URL differs from this path by the fewest letters, at most two; undefined when one
 * is this path, because it was not misspelled.
 */
export function findNearLink(
  path: string,
  links: readonly { title: string; url: string | null }[],
): { title: string; url: string } | undefined {
  const near = links
    .flatMap(({ title, url }) => (url ? { title, url, distance: countDifferences(path, url) } : []))
    .toSorted((a, b) => a.distance - b.distance)[0]
  return near && near.distance > 0 && near.distance <= maxDistance ? near : undefined
}
