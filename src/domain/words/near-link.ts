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
    .flatMap(({ title, url }) => (url ? { title, url, distance: editDistance(path, url) } : []))
    .toSorted((a, b) => a.distance - b.distance)[0]
  return near && near.distance > 0 && near.distance <= maxDistance ? near : undefined
}

/** How many letters must be inserted, deleted or replaced to make one text the other. */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1]
    for (let j = 0; j < to.length; j++)
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (letter === to[j] ? 0 : 1)))
    row = next
  }
  return row[to.length]!
}
