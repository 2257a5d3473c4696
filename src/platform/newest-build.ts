import { recordReachability } from './reachability.ts'

/**
 * The latest build by the server; undefined without an answer. The time in the URL bypasses caches.
 */
export async function newestBuild(): Promise<string | undefined> {
  try {
    const answer = await fetch(`/builds/latest.json?t=${Date.now()}`, { cache: 'no-store' })
    recordReachability()
    return answer.ok ? ((await answer.json()) as { build?: string }).build : undefined
  } catch (error) {
    recordReachability(error)
    return undefined
  }
}
