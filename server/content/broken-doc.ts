import type { ReadContext } from './read-context.ts'

/**
 * What has been said of stored documents that cannot be read: once each, so that a list that is
 * asked for every second does not fill the log.
 */
const said = new Set<string>()

/** Names kept at most: a store that is broken through and through must not fill the memory. */
const most = 1000

/** A document that cannot be read must not take the list down with it: it is said, and left out. */
export function readable<T>(
  { tenant }: Pick<ReadContext, 'tenant'>,
  what: string,
  id: number,
  read: () => T,
): T | null {
  try {
    return read()
  } catch (fault) {
    const name = `${tenant} ${what} ${id}`
    if (!said.has(name) && said.size < most)
      process.stderr.write(
        `fieldhouse: Error parsing ${what} ${id} of ${tenant}: ${String(fault)}\n`,
      )
    said.add(name)
    return null
  }
}
