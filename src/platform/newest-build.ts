import { noteReached } from './reached.ts'

/**
 * The newest build as the server tells it; undefined when it does not. The time keeps caches on the
 * way from answering.
 */
export async function newestBuild(): Promise<string | undefined> {
  try {
    const answer = await fetch(`/builds/latest.json?t=${Date.now()}`, { cache: 'no-store' })
    noteReached()
    return answer.ok ? ((await answer.json()) as { build?: string }).build : undefined
  } catch (fault) {
    noteReached(fault)
    return undefined
  }
}
