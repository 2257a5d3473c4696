import { statusOf, UpstreamFailure } from '../upstream/failure.ts'
import { problem } from './problem.ts'

/**
 * The answer while content that lies elsewhere is not to be had: 502, 503 or 504; every other fault
 * goes on.
 */
export function failed(fault: unknown): Response {
  if (!(fault instanceof UpstreamFailure)) throw fault
  return problem(
    statusOf(fault),
    'the content of this department cannot be read right now; ask again in a moment',
    { 'retry-after': '2' },
  )
}
